// The one header through which scenec sees libxml2.
//
// Debian builds libxml2 with ICU, and <libxml/encoding.h> then includes ICU's headers, which clash with the
// copy of ICU inside Foundation as soon as one Swift module imports both. Nothing here needs ICU's types.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>

// Ends a parser's reading from inside a callback, as xmlStopParser does, but leaves the text where it is: that of libxml2
// 2.9 frees it, and its functions go on from pointers into it (after “]]>” in a text, for one). The parser finds itself at
// the end of its input. In C, as later versions mark the members as deprecated.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static inline void scenecHaltParser(xmlParserCtxtPtr context) {
  context->instate = XML_PARSER_EOF;
  context->disableSAX = 1;
  context->wellFormed = 0;
  if (context->input != NULL && context->input->end != NULL) context->input->cur = context->input->end;
}
#pragma GCC diagnostic pop
