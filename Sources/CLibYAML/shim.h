// The only header through which scenec uses libyaml.
#include <yaml.h>
