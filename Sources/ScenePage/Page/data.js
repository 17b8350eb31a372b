// The data of the page: the index of all files, which is read at once, and the details and pictures of single
// files, which are read when they are first shown.

const byID = (id) => document.getElementById(id);

/// Makes an element. Text from files only ever becomes text and attributes, never markup.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const severities = ["error", "warning", "note"];
const changeKinds = ["added", "removed", "moved", "changed", "consequence"];

const index = JSON.parse(byID("index").textContent);
const isComparison = index.kind === "comparison";
/// What the list of kinds filters: severities of findings, or kinds of changes.
const kinds = isComparison ? changeKinds : severities;

/// The findings of a file, or the changes of a comparison, in one form.
function remarks(file) {
  return isComparison ? file.changes : file.findings;
}
const kindOf = (remark) => (isComparison ? remark.kind : remark.severity);
const ruleOf = (remark) => (isComparison ? remark.element : remark.rule);

/// The folder that all files are in, with its slash; it is not repeated in the list.
const commonFolder = (() => {
  const folders = index.files.map((entry) => entry.path.split("/").slice(0, -1));
  let length = Math.min(...folders.map((parts) => parts.length));
  while (length > 0 && folders.some((parts) => parts.slice(0, length).join("/") !== folders[0].slice(0, length).join("/"))) {
    length -= 1;
  }
  return length > 0 && Number.isFinite(length) ? folders[0].slice(0, length).join("/") + "/" : "";
})();
const shownPath = (path) => path.slice(commonFolder.length);

const knownDetails = new Map();

/// The views, constraints and excerpts of a file. A comparison has those of both versions.
function details(number, version = "") {
  const key = version + number;
  if (!knownDetails.has(key)) {
    const source = byID("details-" + key);
    knownDetails.set(key, source ? JSON.parse(source.textContent) : {});
    if (knownDetails.size > 40) knownDetails.delete(knownDetails.keys().next().value);
  }
  return knownDetails.get(key);
}

/// Draws a picture from its inert text. Nothing in it can run: the page's policy allows only this script.
function drawing(key) {
  const source = byID("picture-" + key);
  if (!source) return null;
  const parsed = new DOMParser().parseFromString(source.textContent, "image/svg+xml");
  const svg = parsed.documentElement;
  if (svg.localName !== "svg" || parsed.getElementsByTagName("parsererror").length > 0) return null;
  return document.importNode(svg, true);
}

/// Styles inside pictures. Each picture has a shadow root of its own, so that ids in it, such as those of
/// clips, do not meet those of other pictures; properties of the page reach into it.
const pictureSheet = new CSSStyleSheet();
const layers = [
  ["frames", "Frames"], ["constraints", "Constraints"], ["guides", "Guides"], ["margins", "Margins"],
  ["safe-area", "Safe area"], ["baselines", "Baselines"], ["ids", "Ids"], ["stored", "Stored frames"],
  ["findings", "Findings"],
];
pictureSheet.replaceSync(`
  :host { display: block; }
  svg { display: block; width: 100%; height: auto; }
  :host(.thumbnail) svg { height: 100%; }
  ${layers.map(([name]) => `.layer.${name} { display: var(--layer-${name}, none); }`).join("\n")}
  :host(.live) { cursor: pointer; }
  .mark { fill: none; stroke: var(--mark); stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
  .mark.second { stroke-dasharray: 4 3; }
  ${changeKinds.map((kind) => `.mark.${kind} { --mark: var(--${kind}); }`).join("\n")}
  .mark.area { fill: var(--mark); fill-opacity: 0.12; }
`);

/// Puts a picture into an element; false if there is none.
function show(key, host) {
  const svg = drawing(key);
  if (!svg) return false;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [pictureSheet];
  root.replaceChildren(svg);
  return true;
}

/// “1 error”, “2 errors”.
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/// A number with at most two decimals, without trailing zeros, and with a real minus sign.
function points(value) {
  if (value === null || value === undefined) return "∞";
  const text = String(Math.round(value * 100) / 100);
  return text.startsWith("-") ? "−" + text.slice(1) : text;
}
