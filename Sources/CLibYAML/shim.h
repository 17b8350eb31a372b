// The one header through which scenec sees libyaml.
#include <yaml.h>
