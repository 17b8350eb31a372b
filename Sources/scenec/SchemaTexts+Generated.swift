// The JSON Schemas of scenec's outputs. Written by Scripts/generate-schema-texts.py from Schemas; edit those.
// swift-format-ignore-file

enum SchemaTexts {
  /// Name and text of each schema, by name.
  static let all: [(name: String, text: String)] = [
    ("compile", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:compile:1",
  "title": "The layouts of a scene file",
  "description": "What `scenec compile` and `scenec convert --what layout` write: the solved frame of every view and layout guide, in points, in each environment that was asked for, and the findings. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "compile"},
    "schemaVersion": {"const": 1},
    "file": {"description": "The input's path.", "type": "string"},
    "document": {
      "description": "Null when the file is no document that can be read; then only the findings are there.",
      "oneOf": [{"type": "null"}, {"$ref": "#/$defs/document"}]
    },
    "layouts": {"description": "One per environment.", "type": "array", "items": {"$ref": "#/$defs/layout"}},
    "diagnostics": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}}
  },
  "required": ["schema", "schemaVersion", "file", "document", "layouts", "diagnostics"],
  "$defs": {
    "document": {
      "type": "object",
      "properties": {
        "kind": {"enum": ["storyboard", "xib"]},
        "platform": {"enum": ["iOS", "macOS", "tvOS", "watchOS", "unknown"]},
        "toolsVersion": {
          "description": "The build of Interface Builder that saved the file, as the file has it: 22505 or 14460.31.",
          "type": "string"
        },
        "usesAutoLayout": {"type": "boolean"},
        "usesTraitCollections": {"type": "boolean"},
        "usesSafeAreas": {"type": "boolean"},
        "isLaunchScreen": {"const": true},
        "initialViewController": {"description": "The id of a controller.", "type": "string"},
        "device": {
          "type": "object",
          "properties": {
            "id": {"type": "string"},
            "orientation": {"enum": ["portrait", "landscape"]},
            "layout": {"type": "string"}
          },
          "required": ["id", "orientation"]
        }
      },
      "required": ["kind", "platform", "usesAutoLayout", "usesTraitCollections", "usesSafeAreas"]
    },
    "layout": {
      "type": "object",
      "properties": {
        "environment": {
          "description": "Null where nothing could be laid out: then the frames are those that the file stores.",
          "oneOf": [{"type": "null"}, {"$ref": "#/$defs/environment"}]
        },
        "scenes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {"type": "string"},
              "controllers": {"type": "array", "items": {"$ref": "#/$defs/controller"}},
              "views": {
                "description": "Views that hang in no controller and no other view.",
                "type": "array",
                "items": {"$ref": "#/$defs/view"}
              }
            },
            "required": ["controllers", "views"]
          }
        }
      },
      "required": ["environment", "scenes"]
    },
    "environment": {
      "type": "object",
      "properties": {
        "device": {"type": "string"},
        "orientation": {"enum": ["portrait", "landscape"]},
        "screen": {"$ref": "#/$defs/size"},
        "scale": {"description": "Pixels per point.", "type": "number", "exclusiveMinimum": 0},
        "idiom": {"type": "string"},
        "horizontalSizeClass": {"enum": ["any", "compact", "regular"]},
        "verticalSizeClass": {"enum": ["any", "compact", "regular"]},
        "direction": {"enum": ["leftToRight", "rightToLeft"]},
        "textSize": {"type": "string"},
        "isDocumentsOwn": {"description": "Whether it is the environment that the file was saved for.", "type": "boolean"},
        "isRunTime": {
          "description": "Laid out as a running app does, not as Interface Builder's canvas; missing where not.",
          "const": true
        }
      },
      "required": [
        "device",
        "orientation",
        "screen",
        "scale",
        "idiom",
        "horizontalSizeClass",
        "verticalSizeClass",
        "direction",
        "textSize",
        "isDocumentsOwn"
      ]
    },
    "controller": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "class": {"type": "string"},
        "label": {"type": "string"},
        "title": {"type": "string"},
        "storyboardIdentifier": {"type": "string"},
        "storyboard": {"type": "string"},
        "referencedIdentifier": {"type": "string"},
        "parent": {"description": "The id of the controller that holds this one.", "type": "string"},
        "surroundings": {
          "description": "Which containers and bars were taken to surround the root view, outermost first.",
          "type": "array",
          "items": {"type": "string"}
        },
        "safeAreaInsets": {"$ref": "#/$defs/insets"},
        "layoutGuides": {"type": "array", "items": {"$ref": "#/$defs/guide"}},
        "view": {"$ref": "#/$defs/view"}
      },
      "required": ["id", "element"]
    },
    "view": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "class": {"type": "string"},
        "label": {"type": "string"},
        "role": {"description": "How it hangs in its parent; missing for a plain subview.", "type": "string"},
        "frame": {"$ref": "#/$defs/frame"},
        "hidden": {"const": true},
        "contentSize": {"description": "Of a scroll view, in points.", "$ref": "#/$defs/size"},
        "intrinsicSizeConfidence": {
          "description": "How the intrinsic content size was found.",
          "enum": ["measured", "learned", "placeholder", "assumed"]
        },
        "layoutGuides": {"type": "array", "items": {"$ref": "#/$defs/guide"}},
        "subviews": {"type": "array", "items": {"$ref": "#/$defs/view"}}
      },
      "required": ["id", "element", "frame"]
    },
    "guide": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "kind": {
          "enum": [
            "top",
            "bottom",
            "safeArea",
            "layoutMargins",
            "readableContent",
            "frame",
            "content",
            "keyboard",
            "custom",
            "unknown"
          ]
        },
        "identifier": {"type": "string"},
        "length": {"description": "Of a controller's guide: what bars cover, in points.", "type": "number"},
        "frame": {"$ref": "#/$defs/frame"}
      },
      "required": ["id", "kind", "frame"]
    },
    "frame": {
      "description": "In points; a view's in its superview's coordinates, a guide's in its view's. Null where it has none.",
      "oneOf": [
        {"type": "null"},
        {
          "type": "object",
          "properties": {
            "x": {"type": "number"},
            "y": {"type": "number"},
            "width": {"type": "number"},
            "height": {"type": "number"}
          },
          "required": ["x", "y", "width", "height"]
        }
      ]
    },
    "size": {
      "type": "object",
      "properties": {"width": {"type": "number"}, "height": {"type": "number"}},
      "required": ["width", "height"]
    },
    "insets": {
      "type": "object",
      "properties": {
        "top": {"type": "number"},
        "left": {"type": "number"},
        "bottom": {"type": "number"},
        "right": {"type": "number"}
      },
      "required": ["top", "left", "bottom", "right"]
    },
    "diagnostic": {
      "type": "object",
      "properties": {
        "rule": {
          "description": "The rule's name; scenec explain RULE says more.",
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
        },
        "severity": {"enum": ["note", "warning", "error"]},
        "message": {"type": "string", "minLength": 1},
        "objects": {
          "description": "Ids of the objects concerned, the culprit first.",
          "type": "array",
          "items": {"type": "string"}
        },
        "constraints": {
          "description": "Ids of the authored constraints concerned.",
          "type": "array",
          "items": {"type": "string"}
        },
        "axes": {"type": "array", "items": {"enum": ["horizontal", "vertical"]}, "uniqueItems": true},
        "location": {"$ref": "#/$defs/location"},
        "objectPath": {"description": "The culprit in words, from the scene inwards.", "type": "string"},
        "environments": {
          "description": "The environments in which it shows; missing where it shows in every one.",
          "type": "array",
          "items": {"type": "string"}
        },
        "restsOnAssumedSize": {"description": "The verdict hangs on a text or control size that was assumed.", "const": true},
        "notes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {"message": {"type": "string"}, "location": {"$ref": "#/$defs/location"}},
            "required": ["message"]
          }
        },
        "help": {"description": "What to do, as one sentence.", "type": "string"},
        "fixes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "title": {"type": "string"},
              "safe": {
                "description": "Whether scenec may apply it without being asked about this one finding.",
                "type": "boolean"
              },
              "verified": {
                "description": "Whether solving again has shown that it removes the finding.",
                "type": "boolean"
              },
              "edits": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "location": {"$ref": "#/$defs/location"},
                    "bytes": {
                      "description": "The byte offsets of the start and the end.",
                      "type": "array",
                      "prefixItems": [{"type": "integer", "minimum": 0}, {"type": "integer", "minimum": 0}],
                      "minItems": 2,
                      "items": false
                    },
                    "replacement": {"type": "string"}
                  },
                  "required": ["location", "bytes", "replacement"]
                }
              }
            },
            "required": ["title", "safe", "edits"]
          }
        }
      },
      "required": ["rule", "severity", "message", "objects", "constraints", "axes", "location"]
    },
    "location": {
      "description": "Lines and columns count from 1, columns in Unicode scalars; the end is the position after the last character. A finding about a file as a whole has only its name.",
      "type": "object",
      "properties": {
        "file": {"type": "string"},
        "line": {"type": "integer", "minimum": 1},
        "column": {"type": "integer", "minimum": 1},
        "endLine": {"type": "integer", "minimum": 1},
        "endColumn": {"type": "integer", "minimum": 1}
      },
      "required": ["file"],
      "dependentRequired": {"line": ["column", "endLine", "endColumn"]}
    }
  }
}

"""#),
    ("diagnostics", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:diagnostics:1",
  "title": "A finding",
  "description": "One line of what `scenec lint --format json` writes, and an item of `diagnostics` in what `scenec compile` writes. New members may be added within a version.",
  "type": "object",
  "properties": {
    "rule": {
      "description": "The rule's name; scenec explain RULE says more.",
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    },
    "severity": {"enum": ["note", "warning", "error"]},
    "message": {"type": "string", "minLength": 1},
    "objects": {
      "description": "Ids of the objects concerned, the culprit first.",
      "type": "array",
      "items": {"type": "string"}
    },
    "constraints": {
      "description": "Ids of the authored constraints concerned.",
      "type": "array",
      "items": {"type": "string"}
    },
    "axes": {"type": "array", "items": {"enum": ["horizontal", "vertical"]}, "uniqueItems": true},
    "location": {"$ref": "#/$defs/location"},
    "objectPath": {"description": "The culprit in words, from the scene inwards.", "type": "string"},
    "environments": {
      "description": "The environments in which it shows; missing where it shows in every one.",
      "type": "array",
      "items": {"type": "string"}
    },
    "restsOnAssumedSize": {"description": "The verdict hangs on a text or control size that was assumed.", "const": true},
    "notes": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {"message": {"type": "string"}, "location": {"$ref": "#/$defs/location"}},
        "required": ["message"]
      }
    },
    "help": {"description": "What to do, as one sentence.", "type": "string"},
    "fixes": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "title": {"type": "string"},
          "safe": {
            "description": "Whether scenec may apply it without being asked about this one finding.",
            "type": "boolean"
          },
          "verified": {"description": "Whether solving again has shown that it removes the finding.", "type": "boolean"},
          "edits": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "location": {"$ref": "#/$defs/location"},
                "bytes": {
                  "description": "The byte offsets of the start and the end.",
                  "type": "array",
                  "prefixItems": [{"type": "integer", "minimum": 0}, {"type": "integer", "minimum": 0}],
                  "minItems": 2,
                  "items": false
                },
                "replacement": {"type": "string"}
              },
              "required": ["location", "bytes", "replacement"]
            }
          }
        },
        "required": ["title", "safe", "edits"]
      }
    }
  },
  "required": ["rule", "severity", "message", "objects", "constraints", "axes", "location"],
  "$defs": {
    "location": {
      "description": "Lines and columns count from 1, columns in Unicode scalars; the end is the position after the last character. A finding about a file as a whole has only its name.",
      "type": "object",
      "properties": {
        "file": {"type": "string"},
        "line": {"type": "integer", "minimum": 1},
        "column": {"type": "integer", "minimum": 1},
        "endLine": {"type": "integer", "minimum": 1},
        "endColumn": {"type": "integer", "minimum": 1}
      },
      "required": ["file"],
      "dependentRequired": {"line": ["column", "endLine", "endColumn"]}
    }
  }
}

"""#),
    ("diff", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:diff:1",
  "title": "Two scene files compared by object",
  "description": "What `scenec diff --format json` writes. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "diff"},
    "schemaVersion": {"const": 1},
    "old": {"description": "The old file's path.", "type": "string"},
    "new": {"description": "The new file's path.", "type": "string"},
    "differs": {"type": "boolean"},
    "edits": {"description": "What was removed, then the rest in the order of the new document.", "type": "array", "items": {"$ref": "#/$defs/change"}},
    "consequences": {"description": "Objects of which only the frame, or Interface Builder's verdict about it, followed an edit.", "type": "array", "items": {"$ref": "#/$defs/change"}}
  },
  "required": ["schema", "schemaVersion", "old", "new", "differs", "edits", "consequences"],
  "$defs": {
    "change": {
      "type": "object",
      "properties": {
        "kind": {"enum": ["added", "removed", "moved", "changed"]},
        "id": {"description": "Missing for the document itself.", "type": "string"},
        "element": {"type": "string"},
        "name": {"description": "What people call the object: its label, text, title or class; a constraint's equation.", "type": "string"},
        "scene": {"type": "string"},
        "oldName": {"description": "What it was called, where that differs.", "type": "string"},
        "oldParent": {"$ref": "#/$defs/object"},
        "newParent": {"$ref": "#/$defs/object"},
        "isReordered": {"description": "Of a moved object: whether it stayed in its parent and changed places with its siblings.", "type": "boolean"},
        "changes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {"description": "The property, such as constant or fontDescription.pointSize.", "type": "string"},
              "old": {"$ref": "#/$defs/value"},
              "new": {"$ref": "#/$defs/value"}
            },
            "required": ["path", "old", "new"]
          }
        }
      },
      "required": ["kind", "element"]
    },
    "object": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "name": {"type": "string"},
        "scene": {"type": "string"}
      },
      "required": ["element"]
    },
    "value": {
      "description": "Null where the property is missing; a frame as an object; an element without attributes by its name.",
      "oneOf": [
        {"type": ["null", "string", "number", "boolean"]},
        {
          "type": "object",
          "properties": {"x": {"type": "number"}, "y": {"type": "number"}, "width": {"type": "number"}, "height": {"type": "number"}},
          "required": ["x", "y", "width", "height"]
        },
        {"type": "object", "properties": {"element": {"type": "string"}}, "required": ["element"]}
      ]
    }
  }
}

"""#),
    ("document", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:document:1",
  "title": "A whole scene file",
  "description": "What `scenec convert` writes: every element, attribute, text and comment of a storyboard or xib, in order. `scenec convert --to xml` writes the file back, byte for byte.",
  "type": "object",
  "properties": {
    "schema": {"const": "document"},
    "schemaVersion": {"const": 1},
    "file": {"description": "The input's path, where several documents are written to one stream (--ndjson). Ignored on the way back.", "type": "string"},
    "declaration": {
      "description": "The XML declaration; null where the file has none.",
      "oneOf": [
        {"type": "null"},
        {
          "type": "object",
          "properties": {
            "version": {"type": "string"},
            "encoding": {"type": "string"},
            "standalone": {"type": "boolean"},
            "spelling": {"description": "The declaration as the file spells it, where that is unusual.", "type": "string"}
          },
          "required": ["version"],
          "additionalProperties": false
        }
      ]
    },
    "form": {
      "description": "How the text is laid out, where it differs from Interface Builder's form (UTF-8 without byte-order mark, LF, four spaces).",
      "type": "object",
      "properties": {
        "encoding": {"enum": ["UTF-8", "UTF-16LE", "UTF-16BE"]},
        "byteOrderMark": {"type": "boolean"},
        "lineEnding": {"enum": ["lf", "crlf", "cr"]},
        "indentation": {"description": "What each level of nesting puts in front of a line.", "type": "string", "pattern": "^[ \\t]{0,16}$"}
      },
      "additionalProperties": false
    },
    "unresolved": {
      "description": "Ids that constraints, connections or masks of the file name and that no object bears. On the way back, any other id that names nothing is an error.",
      "type": "array",
      "items": {"type": "string"}
    },
    "prolog": {"description": "What stands between the XML declaration and the root, unless it is one line end.", "type": "array", "items": {"$ref": "#/$defs/other"}},
    "root": {"$ref": "#/$defs/element"},
    "epilog": {"description": "What follows the root, unless it is one line end.", "type": "array", "items": {"$ref": "#/$defs/other"}}
  },
  "required": ["schema", "schemaVersion", "root"],
  "additionalProperties": false,
  "$defs": {
    "node": {
      "if": {"type": "object", "required": ["element"]},
      "then": {"$ref": "#/$defs/element"},
      "else": {"$ref": "#/$defs/other"}
    },
    "element": {
      "type": "object",
      "properties": {
        "element": {"description": "The element's name.", "type": "string", "minLength": 1},
        "attributes": {
          "description": "In the order of the file. Numbers are numbers, YES and NO are Booleans, all else is a string; the attribute's name decides, so that a title “YES” stays a string.",
          "type": "object",
          "additionalProperties": {"type": ["string", "number", "boolean"]}
        },
        "spelling": {
          "description": "Attributes as the file spells them, where their value alone would be spelled otherwise (a multiplier “1:2”). It counts only while it reads as the value in `attributes`.",
          "type": "object",
          "additionalProperties": {"type": "string"}
        },
        "startTag": {"description": "The start tag as the file spells it, where it is spaced or quoted unusually. It counts only while it reads as `attributes`.", "type": "string"},
        "endTag": {"description": "The end tag as the file spells it, where it is spaced unusually.", "type": "string"},
        "defaults": {
          "description": "Of a constraint: what holds because the file leaves it out. Ignored on the way back.",
          "type": "object",
          "properties": {
            "firstItem": {"description": "The view that owns the constraint.", "type": "string"},
            "relation": {"const": "equal"},
            "multiplier": {"const": 1},
            "constant": {"const": 0},
            "priority": {"const": 1000}
          },
          "additionalProperties": false
        },
        "resolved": {
          "description": "What the element's attributes refer to. Ignored on the way back.",
          "type": "object",
          "properties": {
            "traits": {
              "description": "Of a variation: the traits under which it holds; empty for the default one.",
              "type": "object",
              "properties": {
                "widthClass": {"enum": ["compact", "regular"]},
                "heightClass": {"enum": ["compact", "regular"]},
                "userInterfaceIdiom": {"type": "string"}
              },
              "additionalProperties": false
            },
            "text": {"description": "Of a string in base 64: the text it stands for.", "type": "string"}
          },
          "additionalProperties": {
            "description": "By the name of the attribute: the object that it names; null where no object bears the id.",
            "oneOf": [{"type": "null"}, {"$ref": "#/$defs/object"}]
          }
        },
        "text": {"description": "The element's text, where it holds nothing else.", "type": "string"},
        "children": {
          "description": "Elements, comments and texts. White space between children that stand on lines of their own is left out; where it differs, it is written as text, and then nothing is added on the way back.",
          "type": "array",
          "items": {"$ref": "#/$defs/node"}
        }
      },
      "required": ["element"],
      "not": {"required": ["text", "children"]},
      "additionalProperties": false
    },
    "other": {
      "type": "object",
      "properties": {
        "text": {"description": "Text among other children, references resolved.", "type": "string"},
        "cdata": {"description": "What stands between <![CDATA[ and ]]>.", "type": "string"},
        "comment": {"description": "What stands between <!-- and -->.", "type": "string"},
        "processingInstruction": {"description": "What stands between <? and ?>.", "type": "string"},
        "spelling": {"description": "The characters as the file spells them, where the value alone would be spelled otherwise.", "type": "string"}
      },
      "oneOf": [{"required": ["text"]}, {"required": ["cdata"]}, {"required": ["comment"]}, {"required": ["processingInstruction"]}],
      "additionalProperties": false
    },
    "object": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "name": {"description": "What tells the object from its like: its label, text, title or class.", "type": "string"}
      },
      "required": ["element"],
      "additionalProperties": false
    }
  }
}

"""#),
    ("outline", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:outline:1",
  "title": "The outline of a scene file",
  "description": "What `scenec convert --what outline` writes: scenes, controllers, the tree of views, and their outlets, actions and segues. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "outline"},
    "schemaVersion": {"const": 1},
    "file": {"description": "The input's path, where several outlines are written to one stream (--ndjson).", "type": "string"},
    "document": {
      "type": "object",
      "properties": {
        "kind": {"enum": ["storyboard", "xib"]},
        "platform": {"enum": ["iOS", "macOS", "tvOS", "watchOS", "unknown"]},
        "toolsVersion": {
          "description": "The build of Interface Builder that saved the file, as the file has it: 22505 or 14460.31.",
          "type": "string"
        },
        "usesAutoLayout": {"type": "boolean"},
        "usesTraitCollections": {"type": "boolean"},
        "usesSafeAreas": {"type": "boolean"},
        "isLaunchScreen": {"const": true},
        "initialViewController": {"description": "The id of a controller.", "type": "string"},
        "device": {"type": "string"}
      },
      "required": ["kind", "platform", "usesAutoLayout", "usesTraitCollections", "usesSafeAreas"]
    },
    "scenes": {
      "description": "In document order; a xib is one scene without id.",
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "id": {"type": "string"},
          "name": {"description": "What people call the scene: its controller's label, title, identifier or class.", "type": "string"},
          "controllers": {"type": "array", "items": {"$ref": "#/$defs/controller"}},
          "views": {"description": "Views that hang in no controller and no other view.", "type": "array", "items": {"$ref": "#/$defs/view"}},
          "objects": {"description": "Placeholders, exits, gesture recognizers, bar items, table sections and other objects with ids.", "type": "array", "items": {"$ref": "#/$defs/other"}}
        },
        "required": ["controllers", "views", "objects"]
      }
    },
    "resources": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "element": {"type": "string"},
          "name": {"type": "string"},
          "catalog": {"type": "string"},
          "width": {"type": "number"},
          "height": {"type": "number"}
        },
        "required": ["element"]
      }
    }
  },
  "required": ["schema", "schemaVersion", "document", "scenes"],
  "$defs": {
    "controller": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "label": {"type": "string"},
        "customClass": {"type": "string"},
        "customModule": {"type": "string"},
        "isInitial": {"const": true},
        "title": {"type": "string"},
        "storyboardIdentifier": {"type": "string"},
        "reference": {
          "description": "Of a storyboard reference: what it stands for.",
          "type": "object",
          "properties": {"storyboard": {"type": "string"}, "identifier": {"type": "string"}}
        },
        "parent": {"description": "The id of the controller that holds this one.", "type": "string"},
        "outlets": {"$ref": "#/$defs/outlets"},
        "actions": {"$ref": "#/$defs/actions"},
        "segues": {"$ref": "#/$defs/segues"},
        "runtimeAttributes": {"$ref": "#/$defs/runtimeAttributes"},
        "navigationBar": {"$ref": "#/$defs/view"},
        "toolbar": {"$ref": "#/$defs/view"},
        "tabBar": {"$ref": "#/$defs/view"},
        "view": {"$ref": "#/$defs/view"}
      },
      "required": ["element"]
    },
    "view": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "label": {"description": "The label given in Interface Builder.", "type": "string"},
        "customClass": {"type": "string"},
        "customModule": {"type": "string"},
        "name": {"description": "What people call the view: its kind, and its label, text or class.", "type": "string"},
        "key": {"description": "The property of its parent that it is, such as contentView.", "type": "string"},
        "reuseIdentifier": {"type": "string"},
        "restorationIdentifier": {"type": "string"},
        "accessibilityIdentifier": {"type": "string"},
        "accessibilityLabel": {"type": "string"},
        "outlets": {"$ref": "#/$defs/outlets"},
        "actions": {"$ref": "#/$defs/actions"},
        "segues": {"$ref": "#/$defs/segues"},
        "runtimeAttributes": {"$ref": "#/$defs/runtimeAttributes"},
        "children": {"type": "array", "items": {"$ref": "#/$defs/view"}}
      },
      "required": ["element", "name"]
    },
    "other": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "label": {"type": "string"},
        "customClass": {"type": "string"},
        "customModule": {"type": "string"},
        "title": {"type": "string"},
        "key": {"type": "string"},
        "placeholderIdentifier": {"type": "string"},
        "outlets": {"$ref": "#/$defs/outlets"},
        "actions": {"$ref": "#/$defs/actions"},
        "segues": {"$ref": "#/$defs/segues"},
        "runtimeAttributes": {"$ref": "#/$defs/runtimeAttributes"}
      },
      "required": ["element"]
    },
    "destination": {
      "description": "The object at the other end; only its id where the document does not hold it.",
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "customClass": {"type": "string"},
        "label": {"type": "string"},
        "storyboardIdentifier": {"type": "string"}
      },
      "required": ["id"]
    },
    "outlets": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "property": {"type": "string"},
          "isCollection": {"const": true},
          "destination": {"$ref": "#/$defs/destination"}
        },
        "required": ["property", "destination"]
      }
    },
    "actions": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "selector": {"type": "string"},
          "event": {"type": "string"},
          "destination": {"$ref": "#/$defs/destination"}
        },
        "required": ["selector", "destination"]
      }
    },
    "segues": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "id": {"type": "string"},
          "kind": {"description": "As the file spells it: show, presentation, relationship, …", "type": "string"},
          "relationship": {"type": "string"},
          "identifier": {"type": "string"},
          "customClass": {"type": "string"},
          "unwindAction": {"type": "string"},
          "destination": {"$ref": "#/$defs/destination"}
        },
        "required": ["id", "kind", "destination"]
      }
    },
    "runtimeAttributes": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "keyPath": {"type": "string"},
          "type": {"type": "string"},
          "value": {"type": "string"}
        },
        "required": ["keyPath", "type"]
      }
    }
  }
}

"""#),
  ]
}
