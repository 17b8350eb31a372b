// The JSON Schemas of scenec's outputs. Written by Scripts/generate/schema-texts from Schemas; edit those.
// swift-format-ignore-file

enum SchemaTexts {
  /// Name and text of each schema, by name.
  static let all: [(name: String, text: String)] = [
    ("compile", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:compile:1",
  "title": "The layouts of a scene file",
  "description": "What `scenec compile` and `scenec convert --what layout` write: the solved frame of every view and layout guide, in points, in each requested environment, and the findings. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "compile"},
    "schemaVersion": {"const": 1},
    "file": {"description": "The input's path.", "type": "string"},
    "document": {
      "description": "Null if the file is not a readable document; then there are only findings.",
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
          "description": "The build of Interface Builder that saved the file, as in the file: 22505 or 14460.31.",
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
          "description": "Null if nothing could be laid out; then the frames are the stored ones.",
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
                "description": "Views outside of controllers and other views.",
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
          "description": "Laid out as a running app does, not as Interface Builder's canvas; absent if not.",
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
        "parent": {"description": "The id of the controller that contains this one.", "type": "string"},
        "surroundings": {
          "description": "The containers and bars around the root view, outermost first.",
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
        "role": {"description": "Its role in its parent; absent for a plain subview.", "type": "string"},
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
        "length": {"description": "Of a controller's guide: the length that bars cover, in points.", "type": "number"},
        "frame": {"$ref": "#/$defs/frame"}
      },
      "required": ["id", "kind", "frame"]
    },
    "frame": {
      "description": "In points, in the coordinates of the superview (guides: of the owning view). Null if there is none.",
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
          "description": "The name of the rule; see scenec explain RULE.",
          "type": "string",
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
        },
        "severity": {"enum": ["note", "warning", "error"]},
        "message": {"type": "string", "minLength": 1},
        "objects": {
          "description": "The ids of the objects involved, the most likely cause first.",
          "type": "array",
          "items": {"type": "string"}
        },
        "constraints": {
          "description": "The ids of the constraints involved.",
          "type": "array",
          "items": {"type": "string"}
        },
        "axes": {"type": "array", "items": {"enum": ["horizontal", "vertical"]}, "uniqueItems": true},
        "location": {"$ref": "#/$defs/location"},
        "objectPath": {"description": "The path of the first object by names, from the scene inwards.", "type": "string"},
        "environments": {
          "description": "The environments that show the finding, by name; absent if all do.",
          "type": "array",
          "items": {"type": "string"}
        },
        "environmentIDs": {
          "description": "The ids of these environments as --device takes them, such as ipad9_7:landscape.",
          "type": "array",
          "items": {"type": "string"}
        },
        "restsOnAssumedSize": {"description": "The finding is based on an assumed text or control size.", "const": true},
        "notes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {"message": {"type": "string"}, "location": {"$ref": "#/$defs/location"}},
            "required": ["message"]
          }
        },
        "help": {"description": "What to do, in one sentence.", "type": "string"},
        "facts": {
          "description": "The numbers of the message and the notes, in points; those of the first environment that shows the finding.",
          "type": "object",
          "properties": {
            "ranges": {
              "description": "Where an ambiguous position or size may be, in the coordinates of the superview.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "properties": {
                  "object": {"description": "The id of the view.", "type": "string"},
                  "axis": {"enum": ["horizontal", "vertical"]},
                  "value": {
                    "description": "x or y of the frame, its width or height, or the width or height of scrollable content.",
                    "enum": ["position", "size", "contentSize"]
                  },
                  "lower": {"description": "Absent if nothing limits it.", "type": "number"},
                  "upper": {"description": "Absent if nothing limits it.", "type": "number"},
                  "solved": {"description": "The value in the layout.", "type": "number"}
                },
                "required": ["object", "axis", "value", "solved"]
              }
            },
            "frames": {
              "description": "The frames of a misplaced view.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "properties": {
                  "object": {"description": "The id of the view.", "type": "string"},
                  "stored": {"$ref": "#/$defs/frame"},
                  "solved": {"$ref": "#/$defs/frame"}
                },
                "required": ["object", "stored", "solved"]
              }
            },
            "terms": {
              "description": "The members of a conflict, at most 200. The sum of factor × points over all of them is the excess.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "properties": {
                  "constraint": {"description": "The id of the constraint; absent for an implicit fact.", "type": "string"},
                  "object": {"description": "The id of the first item, or of the view that the fact is about.", "type": "string"},
                  "sentence": {"type": "string", "minLength": 1},
                  "priority": {"type": "number"},
                  "factor": {"type": "number"},
                  "points": {"description": "The constant, with what margins and safe areas add.", "type": "number"},
                  "ignored": {"description": "The layout was solved without it.", "const": true},
                  "location": {"$ref": "#/$defs/location"}
                },
                "required": ["sentence", "priority", "factor", "points"]
              }
            }
          }
        },
        "fixes": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "title": {"type": "string"},
              "safe": {
                "description": "Whether scenec fix applies it.",
                "type": "boolean"
              },
              "verified": {
                "description": "Whether the layout was solved again with the fix and the finding was gone.",
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
      "description": "Lines and columns start at 1; columns count Unicode scalars. The end is the position after the last character. A finding about a whole file has only its name.",
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
  "description": "One line of `scenec lint --format json`, and one item of `diagnostics` in the output of `scenec compile`. New members may be added within a version.",
  "type": "object",
  "properties": {
    "rule": {
      "description": "The name of the rule; see scenec explain RULE.",
      "type": "string",
      "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
    },
    "severity": {"enum": ["note", "warning", "error"]},
    "message": {"type": "string", "minLength": 1},
    "objects": {
      "description": "The ids of the objects involved, the most likely cause first.",
      "type": "array",
      "items": {"type": "string"}
    },
    "constraints": {
      "description": "The ids of the constraints involved.",
      "type": "array",
      "items": {"type": "string"}
    },
    "axes": {"type": "array", "items": {"enum": ["horizontal", "vertical"]}, "uniqueItems": true},
    "location": {"$ref": "#/$defs/location"},
    "objectPath": {"description": "The path of the first object by names, from the scene inwards.", "type": "string"},
    "environments": {
      "description": "The environments that show the finding, by name; absent if all do.",
      "type": "array",
      "items": {"type": "string"}
    },
    "environmentIDs": {
      "description": "The ids of these environments as --device takes them, such as ipad9_7:landscape.",
      "type": "array",
      "items": {"type": "string"}
    },
    "restsOnAssumedSize": {"description": "The finding is based on an assumed text or control size.", "const": true},
    "notes": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {"message": {"type": "string"}, "location": {"$ref": "#/$defs/location"}},
        "required": ["message"]
      }
    },
    "help": {"description": "What to do, in one sentence.", "type": "string"},
    "facts": {
      "description": "The numbers of the message and the notes, in points; those of the first environment that shows the finding.",
      "type": "object",
      "properties": {
        "ranges": {
          "description": "Where an ambiguous position or size may be, in the coordinates of the superview.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "object",
            "properties": {
              "object": {"description": "The id of the view.", "type": "string"},
              "axis": {"enum": ["horizontal", "vertical"]},
              "value": {
                "description": "x or y of the frame, its width or height, or the width or height of scrollable content.",
                "enum": ["position", "size", "contentSize"]
              },
              "lower": {"description": "Absent if nothing limits it.", "type": "number"},
              "upper": {"description": "Absent if nothing limits it.", "type": "number"},
              "solved": {"description": "The value in the layout.", "type": "number"}
            },
            "required": ["object", "axis", "value", "solved"]
          }
        },
        "frames": {
          "description": "The frames of a misplaced view.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "object",
            "properties": {
              "object": {"description": "The id of the view.", "type": "string"},
              "stored": {"$ref": "#/$defs/rect"},
              "solved": {"$ref": "#/$defs/rect"}
            },
            "required": ["object", "stored", "solved"]
          }
        },
        "terms": {
          "description": "The members of a conflict, at most 200. The sum of factor × points over all of them is the excess.",
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "object",
            "properties": {
              "constraint": {"description": "The id of the constraint; absent for an implicit fact.", "type": "string"},
              "object": {"description": "The id of the first item, or of the view that the fact is about.", "type": "string"},
              "sentence": {"type": "string", "minLength": 1},
              "priority": {"type": "number"},
              "factor": {"type": "number"},
              "points": {"description": "The constant, with what margins and safe areas add.", "type": "number"},
              "ignored": {"description": "The layout was solved without it.", "const": true},
              "location": {"$ref": "#/$defs/location"}
            },
            "required": ["sentence", "priority", "factor", "points"]
          }
        }
      }
    },
    "fixes": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "title": {"type": "string"},
          "safe": {
            "description": "Whether scenec fix applies it.",
            "type": "boolean"
          },
          "verified": {"description": "Whether the layout was solved again with the fix and the finding was gone.", "type": "boolean"},
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
    "rect": {
      "description": "A frame in the coordinates of the superview, in points.",
      "type": "object",
      "properties": {
        "x": {"type": "number"},
        "y": {"type": "number"},
        "width": {"type": "number"},
        "height": {"type": "number"}
      },
      "required": ["x", "y", "width", "height"]
    },
    "location": {
      "description": "Lines and columns start at 1; columns count Unicode scalars. The end is the position after the last character. A finding about a whole file has only its name.",
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
    "edits": {"description": "Removed objects first, then the others in the order of the new document.", "type": "array", "items": {"$ref": "#/$defs/change"}},
    "consequences": {"description": "Objects of which only the frame, or a flag of Interface Builder, changed as a consequence.", "type": "array", "items": {"$ref": "#/$defs/change"}}
  },
  "required": ["schema", "schemaVersion", "old", "new", "differs", "edits", "consequences"],
  "$defs": {
    "change": {
      "type": "object",
      "properties": {
        "kind": {"enum": ["added", "removed", "moved", "changed"]},
        "id": {"description": "Absent for the document itself.", "type": "string"},
        "element": {"type": "string"},
        "name": {"description": "The name of the object: its label, text, title or class, or the equation of a constraint.", "type": "string"},
        "scene": {"type": "string"},
        "oldName": {"description": "The old name, if it differs.", "type": "string"},
        "oldParent": {"$ref": "#/$defs/object"},
        "newParent": {"$ref": "#/$defs/object"},
        "isReordered": {"description": "Of a moved object: whether it moved among its siblings in the same parent.", "type": "boolean"},
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
      "description": "Null if the property is absent; an object for a frame; the name of an element without attributes.",
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
    "file": {"description": "The input's path, with --ndjson. Ignored by --to xml.", "type": "string"},
    "declaration": {
      "description": "The XML declaration; null if there is none.",
      "oneOf": [
        {"type": "null"},
        {
          "type": "object",
          "properties": {
            "version": {"type": "string"},
            "encoding": {"type": "string"},
            "standalone": {"type": "boolean"},
            "spelling": {"description": "The declaration as in the file, if it is unusual.", "type": "string"}
          },
          "required": ["version"],
          "additionalProperties": false
        }
      ]
    },
    "form": {
      "description": "The form of the text, if it differs from Interface Builder's (UTF-8 without byte-order mark, LF, four spaces).",
      "type": "object",
      "properties": {
        "encoding": {"enum": ["UTF-8", "UTF-16LE", "UTF-16BE"]},
        "byteOrderMark": {"type": "boolean"},
        "lineEnding": {"enum": ["lf", "crlf", "cr"]},
        "indentation": {"description": "The indentation of one level.", "type": "string", "pattern": "^[ \\t]{0,16}$"}
      },
      "additionalProperties": false
    },
    "unresolved": {
      "description": "Ids that constraints, connections or masks name but no object has. With --to xml, any other such id is an error.",
      "type": "array",
      "items": {"type": "string"}
    },
    "prolog": {"description": "The text between the XML declaration and the root, unless it is one line end.", "type": "array", "items": {"$ref": "#/$defs/other"}},
    "root": {"$ref": "#/$defs/element"},
    "epilog": {"description": "The text after the root, unless it is one line end.", "type": "array", "items": {"$ref": "#/$defs/other"}}
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
          "description": "In the order of the file, as numbers, Booleans (YES and NO) and strings. The name of the attribute decides, so a title “YES” stays a string.",
          "type": "object",
          "additionalProperties": {"type": ["string", "number", "boolean"]}
        },
        "spelling": {
          "description": "Attributes as in the file, if their value alone would be spelled differently (a multiplier “1:2”). Ignored unless it means the value in `attributes`.",
          "type": "object",
          "additionalProperties": {"type": "string"}
        },
        "startTag": {"description": "The start tag as in the file, if its spacing or quotes are unusual. Ignored unless it means `attributes`.", "type": "string"},
        "endTag": {"description": "The end tag as in the file, if its spacing is unusual.", "type": "string"},
        "defaults": {
          "description": "Of a constraint: the defaults of absent attributes. Ignored by --to xml.",
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
          "description": "What the element's attributes refer to. Ignored by --to xml.",
          "type": "object",
          "properties": {
            "traits": {
              "description": "Of a variation: its traits; empty for the default one.",
              "type": "object",
              "properties": {
                "widthClass": {"enum": ["compact", "regular"]},
                "heightClass": {"enum": ["compact", "regular"]},
                "userInterfaceIdiom": {"type": "string"}
              },
              "additionalProperties": false
            },
            "text": {"description": "Of a string in base 64: its text.", "type": "string"}
          },
          "additionalProperties": {
            "description": "The object that the attribute names; null if no object has the id.",
            "oneOf": [{"type": "null"}, {"$ref": "#/$defs/object"}]
          }
        },
        "text": {"description": "The element's text, if it contains nothing else.", "type": "string"},
        "children": {
          "description": "Elements, comments and text. White space is omitted if children are on lines of their own; otherwise it is written as text, and --to xml adds none.",
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
        "cdata": {"description": "The text between <![CDATA[ and ]]>.", "type": "string"},
        "comment": {"description": "The text between <!-- and -->.", "type": "string"},
        "processingInstruction": {"description": "The text between <? and ?>.", "type": "string"},
        "spelling": {"description": "The characters as in the file, if the value alone would be spelled differently.", "type": "string"}
      },
      "oneOf": [{"required": ["text"]}, {"required": ["cdata"]}, {"required": ["comment"]}, {"required": ["processingInstruction"]}],
      "additionalProperties": false
    },
    "object": {
      "type": "object",
      "properties": {
        "id": {"type": "string"},
        "element": {"type": "string"},
        "name": {"description": "A distinctive name: the label, text, title or class.", "type": "string"}
      },
      "required": ["element"],
      "additionalProperties": false
    }
  }
}

"""#),
    ("merge", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:merge:1",
  "title": "What a merge of three versions of a scene file did",
  "description": "What `scenec merge --report FILE` writes. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "merge"},
    "schemaVersion": {"const": 1},
    "file": {"description": "The path of the merged file.", "type": "string"},
    "favored": {"description": "The side that the file has at a conflict.", "$ref": "#/$defs/side"},
    "ours": {"description": "What we edited since the base.", "$ref": "#/$defs/edits"},
    "theirs": {"description": "What they edited since the base.", "$ref": "#/$defs/edits"},
    "conflicts": {"description": "In the order of the merged file; what is edited and in no conflict is in the file.", "type": "array", "items": {"$ref": "#/$defs/conflict"}}
  },
  "required": ["schema", "schemaVersion", "file", "favored", "ours", "theirs", "conflicts"],
  "$defs": {
    "side": {"enum": ["ours", "theirs"]},
    "edits": {
      "description": "Numbers of objects. Frames that only followed other edits are not counted.",
      "type": "object",
      "properties": {
        "added": {"type": "integer", "minimum": 0},
        "removed": {"type": "integer", "minimum": 0},
        "moved": {"type": "integer", "minimum": 0},
        "changed": {"type": "integer", "minimum": 0}
      },
      "required": ["added", "removed", "moved", "changed"]
    },
    "conflict": {
      "type": "object",
      "properties": {
        "kind": {"enum": ["value", "frame", "text", "removed-and-changed", "removed-and-referenced", "moved", "order", "property", "document"]},
        "object": {"$ref": "#/$defs/object"},
        "property": {"description": "The attribute or list of children, such as constant or fontDescription.pointSize; absent for the object itself.", "type": "string"},
        "base": {"description": "The value before the edits, or the place of a moved object; null if there was none. Absent, like the sides' values, where the kind has none.", "type": ["string", "null"]},
        "ours": {"type": ["string", "null"]},
        "theirs": {"type": ["string", "null"]},
        "removedBy": {"description": "The side that removed an object.", "$ref": "#/$defs/side"},
        "target": {"description": "The object that the reference names.", "$ref": "#/$defs/object"},
        "removed": {"description": "The outermost object that was removed with the target.", "$ref": "#/$defs/object"}
      },
      "required": ["kind", "object"]
    },
    "object": {
      "type": "object",
      "properties": {
        "id": {"description": "Absent for the document itself.", "type": "string"},
        "element": {"type": "string"},
        "name": {"description": "Its label, text, title or class, or the equation of a constraint.", "type": "string"},
        "scene": {"type": "string"}
      },
      "required": ["element"]
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
    "file": {"description": "The input's path, with --ndjson.", "type": "string"},
    "document": {
      "type": "object",
      "properties": {
        "kind": {"enum": ["storyboard", "xib"]},
        "platform": {"enum": ["iOS", "macOS", "tvOS", "watchOS", "unknown"]},
        "toolsVersion": {
          "description": "The build of Interface Builder that saved the file, as in the file: 22505 or 14460.31.",
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
      "description": "In document order; a xib is one scene without an id.",
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "id": {"type": "string"},
          "name": {"description": "The name of the scene: the label, title, identifier or class of its controller.", "type": "string"},
          "controllers": {"type": "array", "items": {"$ref": "#/$defs/controller"}},
          "views": {"description": "Views outside of controllers and other views.", "type": "array", "items": {"$ref": "#/$defs/view"}},
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
          "description": "Of a storyboard reference: its target.",
          "type": "object",
          "properties": {"storyboard": {"type": "string"}, "identifier": {"type": "string"}}
        },
        "parent": {"description": "The id of the controller that contains this one.", "type": "string"},
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
        "name": {"description": "The name of the view: its kind, and its label, text or class.", "type": "string"},
        "key": {"description": "The property of its parent, such as contentView.", "type": "string"},
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
      "description": "The object at the other end; only its id if it is not in the document.",
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
    ("rules", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:rules:1",
  "title": "The rules",
  "description": "The output of `scenec rules --format json`. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "rules"},
    "schemaVersion": {"const": 1},
    "version": {"description": "The version of scenec.", "type": "string"},
    "rules": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "name": {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"},
          "category": {"enum": ["syntax", "structure", "layout", "quality"]},
          "severity": {"description": "Unless configured otherwise.", "enum": ["note", "warning", "error"]},
          "enabled": {"description": "Whether it runs unless configured otherwise.", "type": "boolean"},
          "configurable": {"description": "Whether it can be turned off.", "type": "boolean"},
          "summary": {"description": "What it reports.", "type": "string"},
          "rationale": {"description": "Why it matters.", "type": "string"},
          "remedy": {"description": "How to resolve a finding.", "type": "string"},
          "page": {"description": "The address of its documentation.", "type": "string"},
          "options": {"description": "What a configuration can set.", "type": "array", "items": {"type": "string"}}
        },
        "required": ["name", "category", "severity", "enabled", "configurable", "summary", "page"]
      }
    }
  },
  "required": ["schema", "schemaVersion", "version", "rules"]
}

"""#),
    ("why", #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "urn:scenec:why:1",
  "title": "Why a view or layout guide is where it is",
  "description": "What `scenec why --format json` writes: each number of the frame as a sum over the rows that decide it, in points. New members may be added within a version.",
  "type": "object",
  "properties": {
    "schema": {"const": "why"},
    "schemaVersion": {"const": 1},
    "file": {"type": "string"},
    "id": {"description": "The view or layout guide.", "type": "string"},
    "layouts": {"description": "One per environment.", "type": "array", "items": {"$ref": "#/$defs/layout"}}
  },
  "required": ["schema", "schemaVersion", "file", "id", "layouts"],
  "$defs": {
    "layout": {
      "type": "object",
      "properties": {
        "device": {"type": "string"},
        "environment": {"description": "As messages name it.", "type": "string"},
        "label": {"description": "As messages name the item.", "type": "string"},
        "numbers": {
          "description": "First those of the item, then numbers of other items that these follow from.",
          "type": "array",
          "items": {"$ref": "#/$defs/number"}
        },
        "slack": {
          "description": "Constraints of the item that decide nothing.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "constraint": {"description": "An id; empty if it has none.", "type": "string"},
              "equation": {"type": "string"},
              "points": {"description": "How far it is from deciding; negative if it gives way.", "type": "number"}
            },
            "required": ["constraint", "equation", "points"]
          }
        },
        "assumptions": {"type": "array", "items": {"type": "string"}}
      },
      "required": ["device", "environment", "label", "numbers", "slack", "assumptions"]
    },
    "number": {
      "description": "The points of all terms and the offset sum to the value.",
      "type": "object",
      "properties": {
        "item": {"description": "The id of a view or guide.", "type": "string"},
        "quantity": {"description": "x and y are in the coordinates of the superview, or of a guide's owner.", "enum": ["x", "y", "width", "height"]},
        "value": {"type": "number"},
        "terms": {"type": "array", "items": {"$ref": "#/$defs/term"}},
        "offset": {"description": "What insets, guides and margins add without a row.", "type": "number"},
        "alsoTight": {
          "description": "The ids of constraints that hold with equality, too, and move the item if they change.",
          "type": "array",
          "items": {"type": "string"}
        },
        "throughInsets": {
          "description": "The ids of constraints that give way, but move the item if they change, because a margin or safe area follows.",
          "type": "array",
          "items": {"type": "string"}
        },
        "range": {
          "description": "Values that fit as well, where nothing decides; without an end where a member is missing.",
          "type": "object",
          "properties": {"minimum": {"type": "number"}, "maximum": {"type": "number"}}
        }
      },
      "required": ["item", "quantity", "value", "terms", "offset", "alsoTight"]
    },
    "term": {
      "type": "object",
      "properties": {
        "constraint": {"description": "The id of a constraint; absent for a rule that nobody wrote.", "type": "string"},
        "fact": {"description": "The constraint as an equation, or the rule in words.", "type": "string"},
        "multiplier": {"description": "How many points the number changes per point of the constant.", "type": "number"},
        "points": {"type": "number"},
        "isBound": {"description": "Others ask for the same: the constraint cannot change without contradicting them.", "const": true},
        "isOffset": {"description": "A margin, safe area or content follows and makes up for changes of the constraint.", "const": true},
        "parts": {
          "description": "Margins, guides and sizes of contents in the points.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {"name": {"type": "string"}, "points": {"type": "number"}},
            "required": ["name", "points"]
          }
        }
      },
      "required": ["fact", "multiplier", "points"]
    }
  }
}

"""#),
  ]
}
