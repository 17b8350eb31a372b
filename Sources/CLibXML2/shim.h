// The only header through which scenec uses libxml2.
//
// Debian builds libxml2 with ICU, so that <libxml/encoding.h> includes ICU's headers. They conflict with Foundation's copy of ICU
// if a Swift module imports both. ICU's types are not needed here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>

// Stops a parser from inside a callback, like xmlStopParser, but does not free the text: libxml2 2.9 frees it although its
// functions continue to use pointers into it (for example after “]]>” in text). The parser then is at the end of its input.
// In C, because later versions mark these members as deprecated.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static inline void scenecHaltParser(xmlParserCtxtPtr context) {
  context->instate = XML_PARSER_EOF;
  context->disableSAX = 1;
  context->wellFormed = 0;
  if (context->input != NULL && context->input->end != NULL) context->input->cur = context->input->end;
}
#pragma GCC diagnostic pop
