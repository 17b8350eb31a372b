// The one header through which scenec sees libxml2.
//
// Debian builds libxml2 with ICU, and <libxml/encoding.h> then includes ICU's headers, which clash with the
// copy of ICU inside Foundation as soon as one Swift module imports both. Nothing here needs ICU's types.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
