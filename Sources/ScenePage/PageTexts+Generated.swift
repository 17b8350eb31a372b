// The style, script and body of the page. Written by Scripts/generate/page-texts from Sources/ScenePage/Page; edit those.
// swift-format-ignore-file

enum PageTexts {
  static let scriptHash = "sha256-OuyDPg43jFPO7e+M2Eocz/8C6r85TZAHF/B7BbsYysI="
  static let styleHash = "sha256-l8v7l+Na7aFnnebmeJ5P8cBD7QIg6YOxVDjygrxE0Mg="

  static let body = #"""
<a class="skip" href="#stage">Skip to the picture</a>
<header class="top">
  <div class="title">
    <h1 id="title"></h1>
    <p id="summary"></p>
  </div>
  <div class="search">
    <label for="search" class="quiet">Search</label>
    <input id="search" type="search" placeholder="Search scenes, views, classes, ids, findings" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">
    <kbd aria-hidden="true">/</kbd>
  </div>
  <div class="filters" role="group" aria-label="Filters">
    <label id="device-filter"><span>Device</span><select id="device"></select></label>
    <label><span id="rule-label">Rule</span><select id="rule"></select></label>
    <div id="severities" role="group" aria-label="Severity"></div>
  </div>
  <button id="theme" type="button" class="icon"></button>
</header>
<main>
  <nav id="list" aria-label="Files and scenes"></nav>
  <section id="stage" aria-labelledby="name" tabindex="-1">
    <header>
      <div class="place">
        <h2 id="name"></h2>
        <p id="place"></p>
      </div>
      <div id="tools"></div>
    </header>
    <div id="picture"></div>
  </section>
  <aside id="inspector" aria-label="Findings and views">
    <section id="details" aria-live="polite" aria-label="Details"></section>
    <section aria-labelledby="findings-heading">
      <h3 id="findings-heading">Findings</h3>
      <ul id="findings" class="rows"></ul>
    </section>
    <section id="views-section" aria-labelledby="views-heading">
      <h3 id="views-heading">Views</h3>
      <ul id="views" class="rows"></ul>
    </section>
  </aside>
</main>
<p id="status" role="status" class="quiet"></p>
<noscript><p class="nothing">This page shows its scenes with a script of its own. It loads nothing from the network.</p></noscript>
"""#

  static let style = #"""
/* The look of the page, in light and dark. Sizes are in rem, so that the reader's text size applies. */

:root {
  color-scheme: light dark;
  --page: light-dark(#f6f7f9, #14171b);
  --panel: light-dark(#ffffff, #1b1f25);
  --raised: light-dark(#eef1f5, #262b33);
  --line: light-dark(#dfe3e9, #323945);
  --text: light-dark(#1c2128, #e6e9ee);
  --soft: light-dark(#5d6673, #9aa4b2);
  --accent: light-dark(#2563c9, #7db0ff);
  --accent-soft: light-dark(#e5eefb, #22324d);
  --error: light-dark(#c62f2f, #ff7b74);
  --warning: light-dark(#a86500, #e8b054);
  --note: light-dark(#3b6fb5, #86b4f0);
  --added: light-dark(#1f8a4c, #5bc98a);
  --removed: light-dark(#c62f2f, #ff7b74);
  --moved: light-dark(#7a4fc0, #b497f0);
  --changed: light-dark(#a86500, #e8b054);
  --consequence: light-dark(#6b7480, #9aa4b2);
  --mark: light-dark(#e0245e, #ff5c8d);
  --stage: light-dark(#e9ecf1, #101317);
  --code: light-dark(#f3f5f8, #14171b);
  font: 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}

:root[data-scheme="light"] { color-scheme: light; }
:root[data-scheme="dark"] { color-scheme: dark; }

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }

body {
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: var(--page);
  color: var(--text);
  font-size: 0.8125rem;
}

h1, h2, h3, h4, p, ul, dl, dd, figure { margin: 0; padding: 0; list-style: none; }

.quiet {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.skip { position: absolute; left: -99rem; z-index: 2; padding: 0.5rem 0.75rem; background: var(--panel); color: var(--accent); }
.skip:focus { left: 0.5rem; top: 0.5rem; }

:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 6px; }
#stage:focus-visible { outline-offset: -3px; }

button, select, input { font: inherit; color: inherit; }

button, select {
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--panel);
  padding: 0.25rem 0.6rem;
  cursor: pointer;
}

select { padding-inline-end: 0.3rem; max-width: 11rem; }
button:hover, select:hover, summary:hover { background: var(--raised); }
button[aria-pressed="true"] { background: var(--accent-soft); border-color: var(--accent); color: var(--accent); }
select:disabled { opacity: 0.6; cursor: default; }

/* The bar at the top. */
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6rem 1rem;
  padding: 0.6rem 0.9rem;
  background: var(--panel);
  border-bottom: 1px solid var(--line);
}

.title { min-width: 0; }
.title h1 { font-size: 0.95rem; font-weight: 650; line-height: 1.2; overflow-wrap: anywhere; }
.title p { color: var(--soft); font-size: 0.75rem; }
.search { position: relative; flex: 1 1 12rem; max-width: 28rem; }

.search input {
  width: 100%;
  padding: 0.35rem 1.9rem 0.35rem 0.7rem;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--page);
}

.search kbd {
  position: absolute;
  right: 0.5rem;
  top: 50%;
  transform: translateY(-50%);
  padding: 0 0.35rem;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--soft);
  font: 0.7rem ui-monospace, monospace;
  pointer-events: none;
}

.search:focus-within kbd { display: none; }
.filters { order: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem 0.8rem; }
.filters label { display: flex; align-items: center; gap: 0.4rem; color: var(--soft); }
.filters label select { color: var(--text); }
#severities { display: flex; flex-wrap: wrap; gap: 0.35rem; }
.chip { display: inline-flex; align-items: center; gap: 0.35rem; border-radius: 99px; }
.icon { width: 2rem; padding-inline: 0; font-size: 1rem; line-height: 1.3; margin-inline-start: auto; order: 2; }

.dot { flex: none; width: 0.55rem; height: 0.55rem; border-radius: 50%; background: var(--kind); display: inline-block; }
.error { --kind: var(--error); }
.warning { --kind: var(--warning); }
.note { --kind: var(--note); }
.added { --kind: var(--added); }
.removed { --kind: var(--removed); }
.moved { --kind: var(--moved); }
.changed { --kind: var(--changed); }
.consequence { --kind: var(--consequence); }

/* Three columns. */
main { display: grid; grid-template-columns: 17rem minmax(0, 1fr) 22rem; min-height: 0; }
#list, #inspector { overflow-y: auto; background: var(--panel); min-height: 0; overscroll-behavior: contain; }
#list { border-inline-end: 1px solid var(--line); padding: 0.35rem; }
#inspector { border-inline-start: 1px solid var(--line); }

.row {
  display: flex;
  gap: 0.6rem;
  width: 100%;
  padding: 0.35rem 0.6rem;
  border: 0;
  border-radius: 8px;
  background: none;
  text-align: start;
  align-items: flex-start;
}

.row[aria-current], .row[aria-pressed="true"] { background: var(--accent-soft); color: inherit; }
.row .words { display: flex; flex-direction: column; gap: 0.1rem; min-width: 0; }
.row .name { overflow-wrap: anywhere; }
.kind { color: var(--soft); font-size: 0.75rem; overflow-wrap: anywhere; }

.group { content-visibility: auto; contain-intrinsic-size: auto 12rem; margin-bottom: 0.35rem; }
.file { position: sticky; top: -0.35rem; z-index: 1; background: var(--panel); border-radius: 0; }
.file .name { font-weight: 650; }
.file:hover { background: var(--raised); }

.thumbnail {
  flex: none;
  width: 3rem;
  height: 4.5rem;
  overflow: hidden;
  border-radius: 5px;
  background: var(--stage);
  pointer-events: none;
}

.thumbnail.empty { border: 1px dashed var(--line); background: none; }

.badges { display: flex; gap: 0.3rem; margin-top: 0.15rem; }
.badge { padding: 0 0.4rem; border-radius: 99px; font-size: 0.7rem; font-weight: 600; color: var(--kind); background: color-mix(in srgb, var(--kind) 14%, transparent); }

/* The picture. */
#stage { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); min-width: 0; min-height: 0; background: var(--stage); }
#stage > header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.55rem 0.9rem; background: var(--page); border-bottom: 1px solid var(--line); }
.place { min-width: 8rem; flex: 1 1 12rem; }
.place h2 { font-size: 0.95rem; font-weight: 650; overflow-wrap: anywhere; }
.place p { color: var(--soft); font-size: 0.75rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#tools { display: flex; flex-wrap: wrap; gap: 0.4rem 0.7rem; }
#tools > div { display: flex; flex-wrap: wrap; }
#tools button { border-radius: 0; margin-inline-start: -1px; font-size: 0.75rem; }
#tools > div > :first-child { border-start-start-radius: 6px; border-end-start-radius: 6px; }
#tools > div > :last-child { border-start-end-radius: 6px; border-end-end-radius: 6px; }
#layers { position: relative; }
summary { list-style: none; padding: 0.25rem 0.7rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); font-size: 0.75rem; cursor: pointer; user-select: none; }
summary::after { content: " ▾"; }
#layers > div { position: absolute; z-index: 3; right: 0; top: calc(100% + 0.3rem); width: max-content; padding: 0.3rem; display: grid; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); box-shadow: 0 6px 20px rgb(0 0 0 / 18%); }
#layers button { display: block; width: 100%; border: 0; border-radius: 5px; background: none; text-align: start; padding: 0.3rem 0.7rem; margin: 0; }
#layers button::before { content: "✓"; display: inline-block; width: 1.2rem; visibility: hidden; }
#layers button:hover { background: var(--raised); }
#layers button[aria-pressed="true"]::before { visibility: visible; }
#legend { margin-top: 0.3rem; padding: 0.4rem 0.7rem 0.2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.75rem; }
#legend li { display: flex; align-items: center; gap: 0.5rem; }
#legend svg { flex: none; width: 1.4rem; height: 0.5rem; stroke-width: 2; }
#picture { overflow: auto; padding: 1.5rem; display: grid; place-items: safe center; }
.sheet { flex: none; }
.nothing { color: var(--soft); padding: 0.6rem 0.9rem; }

/* The details. */
#inspector section { padding: 0.75rem 0.6rem; border-bottom: 1px solid var(--line); }
#inspector h3 { font-size: 0.85rem; font-weight: 650; padding: 0 0.6rem 0.3rem; overflow-wrap: anywhere; }
#details { display: grid; gap: 0.45rem; background: var(--page); }
#details > * { margin-inline: 0.6rem; min-width: 0; }
#details h3 { padding: 0; line-height: 1.35; }
#details h4 { font-size: 0.7rem; font-weight: 650; letter-spacing: 0.04em; text-transform: uppercase; color: var(--soft); margin-top: 0.35rem; }
.tag { display: flex; gap: 0.4rem; align-items: center; color: var(--kind); font-size: 0.75rem; font-weight: 600; }
.fact { overflow-wrap: anywhere; }
.fact b { font-weight: 600; color: var(--soft); }
.remark .dot { margin-top: 0.35rem; }
.remark .message { overflow-wrap: anywhere; }
.excerpt { margin-block: 0; padding: 0.5rem 0.6rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--code); font: 0.75rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.excerpt .number { color: var(--soft); user-select: none; }
mark { background: color-mix(in srgb, var(--mark) 18%, transparent); color: inherit; text-decoration: underline; text-decoration-color: var(--mark); text-decoration-thickness: 2px; text-underline-offset: 3px; }
.frame { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1px; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; background: var(--line); }
.frame div { padding: 0.25rem 0.5rem; background: var(--panel); }
.frame dt { color: var(--soft); font-size: 0.7rem; }
.frame dd, .amount { font-variant-numeric: tabular-nums; }
.sum li { display: grid; grid-template-columns: 3.4rem 1fr; gap: 0.5rem; overflow-wrap: anywhere; }
.amount { text-align: end; color: var(--soft); }
.doubt, .doubts li { color: var(--warning); }
.constraints, .doubts { display: grid; gap: 0.4rem; }
.constraints li { display: grid; padding-inline-start: 0.6rem; border-inline-start: 3px solid var(--line); overflow-wrap: anywhere; }
.constraints .deciding { border-color: var(--accent); }
.link { padding: 0; border: 0; background: none; color: inherit; text-align: start; text-decoration: underline; text-underline-offset: 2px; }

/* Comparisons. */
.side { display: flex; gap: 1.5rem; align-items: flex-start; }
figure { display: grid; gap: 0.5rem; justify-items: center; }
figcaption { color: var(--soft); overflow-wrap: anywhere; }
.over { display: grid; gap: 0.75rem; justify-items: center; }
.blend { display: flex; gap: 0.75rem; align-items: center; color: var(--soft); }
.blend input { width: 18rem; accent-color: var(--accent); }
.stack { position: relative; }
.stack .new { position: absolute; inset: 0 auto auto 0; }
.stack.wipe::after { content: ""; position: absolute; inset-block: 0; left: var(--edge); width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none; }

.lost .top { border-bottom-color: var(--error); box-shadow: inset 0 -2px var(--error); }

/* Narrow windows: the details are below the picture. */

@media (max-width: 1040px) {
  main { grid-template-columns: 14rem minmax(0, 1fr); grid-template-rows: minmax(0, 3fr) minmax(0, 2fr); }
  #list { grid-row: 1 / 3; }
  .icon { order: 0; }
  #inspector { border-inline-start: 0; border-top: 1px solid var(--line); }
}

@media (max-width: 620px) {
  body { display: block; }
  main { display: block; }
  #list { max-height: 40vh; }
  #picture { min-height: 60vh; }
}

@media (prefers-reduced-motion: no-preference) {
  button, .row { transition: background-color 0.12s; }
}
"""#

  static let script = #"""
(() => {
"use strict";

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

// What is chosen: the file, scene, device, finding and view, the filters and the layers. The address keeps the
// place, so that it can be bookmarked and survives a reload; the rest is kept for the session.

const state = {
  file: 0,
  /// The number of the scene; −1 shows the whole file.
  scene: -1,
  layout: 0,
  remark: null,
  view: null,
  query: "",
  device: "",
  rule: "",
  kinds: new Set(),
  layers: new Set(index.layers),
  zoom: 0,
  comparing: "side",
  blend: 50,
};

const file = () => index.files[state.file];
const scene = () => file()?.scenes[state.scene];

/// The layout to show of a file: the chosen device if the file has it.
function layoutNumber(entry) {
  if (state.device) {
    const number = entry.layouts.indexOf(state.device);
    if (number >= 0) return number;
  }
  return Math.min(state.layout, Math.max(0, entry.layouts.length - 1));
}

const layoutName = () => file()?.layouts[layoutNumber(file())] ?? "";

function saveState() {
  const place = new URLSearchParams();
  if (file()) place.set("file", file().path);
  if (scene()) place.set("scene", scene().id);
  if (state.view !== null) place.set("view", state.view);
  history.replaceState(null, "", "#" + place);
  try {
    sessionStorage.setItem("scenec", JSON.stringify({
      query: state.query, device: state.device, rule: state.rule, kinds: [...state.kinds],
      layers: [...state.layers], zoom: state.zoom, comparing: state.comparing, blend: state.blend,
      scroll: byID("list").scrollTop,
    }));
  } catch {
    // Without storage, a reload forgets the filters.
  }
}

/// Restores the place from the address and the rest from the session. Returns the list's position.
function restoreState() {
  let scroll = 0;
  try {
    const saved = JSON.parse(sessionStorage.getItem("scenec") ?? "{}");
    for (const name of ["query", "device", "rule", "zoom", "comparing", "blend"]) {
      if (typeof saved[name] === typeof state[name]) state[name] = saved[name];
    }
    state.kinds = new Set((saved.kinds ?? []).filter((kind) => kinds.includes(kind)));
    state.layers = new Set(saved.layers ?? index.layers);
    scroll = saved.scroll ?? 0;
  } catch {
    // Nothing was saved.
  }
  const place = new URLSearchParams(location.hash.slice(1));
  const number = index.files.findIndex((entry) => entry.path === place.get("file"));
  if (number >= 0) {
    state.file = number;
    state.scene = file().scenes.findIndex((entry) => entry.id === place.get("scene"));
    state.view = place.get("view");
  } else {
    const first = index.files.findIndex((entry) => entry.scenes.length > 0);
    state.file = Math.max(0, first);
    state.scene = first >= 0 ? 0 : -1;
  }
  return scroll;
}

// MARK: Filters

const haystacks = new Map();

/// The text of a scene in lower case, in which the search looks; that of the file itself for −1.
function haystack(fileNumber, sceneNumber) {
  const key = fileNumber + "-" + sceneNumber;
  if (!haystacks.has(key)) {
    const entry = index.files[fileNumber];
    const inside = entry.scenes[sceneNumber];
    const texts = [entry.path];
    if (inside) texts.push(inside.name, inside.kind, inside.words ?? "", inside.id);
    for (const remark of remarks(entry)) {
      if ((remark.scene ?? -1) === sceneNumber) texts.push(remark.message, ruleOf(remark));
    }
    haystacks.set(key, texts.join("\n").toLowerCase());
  }
  return haystacks.get(key);
}

const holdsOn = (remark, device) => !remark.layouts || !device || remark.layouts.includes(device);

/// Whether a finding or change passes the filters.
function passes(remark) {
  return (state.kinds.size === 0 || state.kinds.has(kindOf(remark)))
    && (!state.rule || ruleOf(remark) === state.rule) && holdsOn(remark, state.device);
}

/// The scenes of a file that pass the search and the filters, and whether the file itself does.
function visibleParts(fileNumber) {
  const entry = index.files[fileNumber];
  if (state.device && entry.layouts.length > 0 && !entry.layouts.includes(state.device)) {
    return { scenes: [], isFound: false };
  }
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFiltered = state.kinds.size > 0 || state.rule !== "";
  const marked = new Set();
  if (isFiltered) {
    for (const remark of remarks(entry)) if (passes(remark)) marked.add(remark.scene ?? -1);
  }
  const isFound = (number) =>
    (!isFiltered || marked.has(number)) && words.every((word) => haystack(fileNumber, number).includes(word));
  return {
    scenes: entry.scenes.map((_, number) => number).filter(isFound),
    isFound: isFound(-1),
  };
}

// The list of files and scenes, with thumbnails that are drawn when they come into view and dropped when they
// are far away.

/// The rows of the list by “file-scene”.
let rows = new Map();

const thumbnails = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const host = entry.target;
    if (entry.isIntersecting && !host.shadowRoot?.firstChild) {
      if (!show(host.dataset.picture, host)) host.classList.add("empty");
    } else if (!entry.isIntersecting) {
      host.shadowRoot?.replaceChildren();
    }
  }
}, { root: byID("list"), rootMargin: "400px 0px" });

/// The counts of findings by severity, or of changes by kind, as dots with numbers.
function badges(list) {
  const box = make("span", { class: "badges" });
  for (const kind of kinds) {
    const count = list.filter((remark) => kindOf(remark) === kind).length;
    if (count === 0) continue;
    box.append(make("span", { class: "badge " + kind, title: label(kind, count) },
      make("span", { class: "quiet" }, label(kind, count) + " "),
      make("span", { "aria-hidden": "true" }, String(count))));
  }
  return box;
}

const label = (kind, count) =>
  isComparison ? `${count} ${kind === "consequence" ? plural(count, kind).replace(/^\d+ /, "") : kind}` : plural(count, kind);

function thumbnailKey(fileNumber, sceneNumber) {
  const entry = index.files[fileNumber];
  const version = isComparison ? (entry.scenes[sceneNumber].change === "removed" ? "old-" : "new-") : "";
  return `${version}${fileNumber}-${sceneNumber}-${layoutNumber(entry)}`;
}

function sceneRow(fileNumber, sceneNumber) {
  const inside = index.files[fileNumber].scenes[sceneNumber];
  const thumbnail = make("span", {
    class: "thumbnail", "data-picture": thumbnailKey(fileNumber, sceneNumber), "aria-hidden": "true",
  });
  thumbnails.observe(thumbnail);
  const own = remarks(index.files[fileNumber]).filter((remark) => remark.scene === sceneNumber && passes(remark));
  const row = make("button", {
    type: "button", class: "row scene", click: () => choose(fileNumber, sceneNumber),
  }, thumbnail, make("span", { class: "words" },
    make("span", { class: "name" }, inside.name),
    make("span", { class: "kind" }, inside.change && inside.change !== "changed" ? `${inside.kind}, ${inside.change}` : inside.kind),
    badges(own)));
  rows.set(fileNumber + "-" + sceneNumber, row);
  return make("li", {}, row);
}

function fileRow(fileNumber, isOpen) {
  const entry = index.files[fileNumber];
  const path = shownPath(entry.path);
  const slash = path.lastIndexOf("/") + 1;
  const own = remarks(entry).filter((remark) => remark.scene === undefined && passes(remark));
  const row = make("button", {
    type: "button", class: "row file", "aria-expanded": String(isOpen), click: () => choose(fileNumber, -1),
  }, make("span", { class: "words" },
    make("span", { class: "name" }, path.slice(slash)),
    make("span", { class: "kind" }, path.slice(0, slash)),
    badges(own)));
  rows.set(fileNumber + "--1", row);
  return row;
}

/// Writes the list anew, for the search and the filters.
function writeList() {
  thumbnails.disconnect();
  rows = new Map();
  const list = byID("list");
  const groups = [];
  let [fileCount, sceneCount] = [0, 0];
  for (const fileNumber of index.files.keys()) {
    const parts = visibleParts(fileNumber);
    if (parts.scenes.length === 0 && !parts.isFound) continue;
    fileCount += 1;
    sceneCount += parts.scenes.length;
    groups.push(make("section", { class: "group" }, fileRow(fileNumber, parts.scenes.length > 0),
      make("ul", {}, ...parts.scenes.map((number) => sceneRow(fileNumber, number)))));
  }
  list.replaceChildren(...groups);
  if (groups.length === 0) list.append(make("p", { class: "nothing" }, "Nothing matches the search and the filters."));
  byID("status").textContent = `${plural(fileCount, "file")} and ${plural(sceneCount, "scene")} found`;
  markRow(false);
}

/// Marks the row of what is shown.
function markRow(scrolls = true) {
  for (const row of byID("list").querySelectorAll("[aria-current]")) row.removeAttribute("aria-current");
  const row = rows.get(state.file + "-" + state.scene);
  row?.setAttribute("aria-current", "true");
  if (scrolls) row?.scrollIntoView({ block: "nearest" });
}

/// The number of findings of each rule and severity.
function writeFilters() {
  const [byRule, byKind, devices] = [new Map(), new Map(), new Set()];
  for (const entry of index.files) {
    for (const name of entry.layouts) devices.add(name);
    for (const remark of remarks(entry)) {
      byRule.set(ruleOf(remark), (byRule.get(ruleOf(remark)) ?? 0) + 1);
      byKind.set(kindOf(remark), (byKind.get(kindOf(remark)) ?? 0) + 1);
    }
  }
  const options = (first, names) => [make("option", { value: "" }, first), ...names];
  byID("device").replaceChildren(...options(devices.size > 1 ? "All" : [...devices][0] ?? "None",
    devices.size > 1 ? [...devices].map((name) => make("option", { value: name }, name)) : []));
  byID("device").disabled = devices.size < 2;
  byID("rule").replaceChildren(...options("All", [...byRule.keys()].sort().map((name) =>
    make("option", { value: name }, `${name} (${byRule.get(name)})`))));
  if (!devices.has(state.device)) state.device = "";
  if (!byRule.has(state.rule)) state.rule = "";
  byID("device").value = state.device;
  byID("rule").value = state.rule;
  byID("severities").replaceChildren(...kinds.filter((kind) => byKind.has(kind)).map((kind) =>
    make("button", {
      type: "button", class: "chip " + kind, "aria-pressed": String(state.kinds.has(kind)), "data-kind": kind,
      click: (event) => {
        if (!state.kinds.delete(kind)) state.kinds.add(kind);
        event.currentTarget.setAttribute("aria-pressed", String(state.kinds.has(kind)));
        filtersChanged();
      },
    }, make("span", { class: "dot", "aria-hidden": "true" }), label(kind, byKind.get(kind)))));
  const scenes = index.files.reduce((sum, entry) => sum + entry.scenes.length, 0);
  byID("title").textContent = index.title;
  byID("summary").textContent = `${plural(index.files.length, "file")}, ${plural(scenes, "scene")}`;
}

function filtersChanged() {
  writeList();
  writeInspector();
  saveState();
}

// The picture in the middle: one scene on one device, or a whole storyboard, with layers, zoom and marks.

/// The element with the picture in which views are marked and clicked.
let live = null;

function writeStage() {
  const entry = file();
  const box = byID("picture");
  live = null;
  box.replaceChildren();
  if (!entry) {
    byID("name").textContent = "Nothing to show";
    return;
  }
  byID("name").textContent = scene()?.name ?? entry.path.slice(entry.path.lastIndexOf("/") + 1);
  byID("place").textContent = [scene() ? shownPath(entry.path) : "", layoutName()].filter(Boolean).join(" · ");
  writeTools();
  if (isComparison && scene()) writeComparison(box);
  else writePicture(box);
  fit();
  markObjects();
}

function writePicture(box) {
  const host = make("div", { class: "sheet live" });
  if (show(pictureEnd(), host)) {
    box.append(host);
    live = host;
    host.addEventListener("click", clicked);
  } else {
    box.append(make("p", { class: "nothing" }, reasonForNothing()));
  }
}

function reasonForNothing() {
  if (!file().isReadable) return "This file cannot be read; its findings say why.";
  return "This scene has nothing to draw.";
}

/// The ids of the objects at a point of a picture, the uppermost first. Goes by their frames, because views
/// without a background catch no pointer.
function objectsAt(event, host) {
  const items = [...(host.shadowRoot?.querySelectorAll("[data-id][data-size]") ?? [])];
  return items.filter((item) => {
    const [width, height] = item.dataset.size.split(" ").map(Number);
    const matrix = item.getScreenCTM();
    if (!matrix) return false;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }).map((item) => item.dataset.id).reverse();
}

/// A click on a picture chooses the uppermost view below the pointer; in the picture of a whole storyboard, its
/// scene.
function clicked(event) {
  if (state.scene >= 0) return chooseView(objectsAt(event, event.currentTarget)[0] ?? null);
  const item = event.composedPath().find((node) => node.dataset?.scene);
  const number = file().scenes.length === 1 ? 0 : file().scenes.findIndex((entry) => entry.id === item?.dataset.scene);
  if (number >= 0) choose(state.file, number);
}

// MARK: Tools

function writeTools() {
  const entry = file();
  const tools = byID("tools");
  const parts = [];
  if (entry.layouts.length > 1 && state.scene >= 0) {
    const select = make("select", {
      id: "layout", "aria-label": "Device of the picture",
      change: (event) => {
        state.layout = Number(event.target.value);
        if (state.device) {
          state.device = entry.layouts[state.layout];
          byID("device").value = state.device;
          writeList();
        }
        update();
      },
    }, ...entry.layouts.map((name, number) => make("option", { value: String(number) }, name)));
    select.value = String(layoutNumber(entry));
    parts.push(select);
  }
  if (isComparison && scene()) parts.push(...comparisonTools());
  const buttons = layerButtons();
  if (buttons.length > 0) {
    const isOpen = byID("layers")?.open ?? false;
    parts.push(make("details", { id: "layers", open: isOpen },
      make("summary", {}, "Layers"), make("div", {},
        make("div", { role: "group", "aria-label": "Layers" }, ...buttons), legend())));
  }
  parts.push(make("div", { class: "zoom", role: "group", "aria-label": "Zoom" },
    make("button", { type: "button", "aria-label": "Smaller", click: () => zoomBy(0.8) }, "−"),
    make("button", { type: "button", id: "fit", click: () => zoomBy(0) }, "Fit"),
    make("button", { type: "button", "aria-label": "Larger", click: () => zoomBy(1.25) }, "+")));
  tools.replaceChildren(...parts);
}

function layerButtons() {
  const present = presentLayers();
  return layers.filter(([name]) => present.has(name)).map(([name, title]) =>
    make("button", {
      type: "button", "data-layer": name, "aria-pressed": String(state.layers.has(name)),
      click: (event) => {
        if (!state.layers.delete(name)) state.layers.add(name);
        event.currentTarget.setAttribute("aria-pressed", String(state.layers.has(name)));
        applyLayers();
        saveState();
      },
    }, title));
}

/// What the lines of the layers mean.
function legend() {
  const present = presentLayers();
  const entries = index.legend.filter(([, , , ...names]) => names.some((name) => present.has(name)));
  return make("ul", { id: "legend", "aria-label": "Legend" }, ...entries.map(([color, isDashed, text]) => {
    const sample = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sample.setAttribute("viewBox", "0 0 22 8");
    sample.setAttribute("aria-hidden", "true");
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    for (const [name, value] of [["d", "M0 4H22"], ["stroke", color], ["stroke-dasharray", isDashed ? "4 3" : "none"]]) {
      line.setAttribute(name, value);
    }
    sample.append(line);
    return make("li", {}, sample, text);
  }));
}

/// The layers of the shown picture, read from its text without drawing it.
function presentLayers() {
  const version = isComparison ? (byID(`picture-new-${pictureEnd()}`) ? "new-" : "old-") : "";
  const text = byID("picture-" + version + pictureEnd())?.textContent ?? "";
  return new Set(layers.map(([name]) => name).filter((name) => text.includes(`class="layer ${name}"`)));
}

/// The end of the id of the shown picture. A file without a canvas shows its first scene.
function pictureEnd() {
  if (state.scene < 0 && byID(`picture-${state.file}-canvas`)) return `${state.file}-canvas`;
  return `${state.file}-${Math.max(0, state.scene)}-${layoutNumber(file())}`;
}

function applyLayers() {
  for (const [name] of layers) {
    byID("picture").style.setProperty("--layer-" + name, state.layers.has(name) ? "inline" : "none");
  }
}

function zoomBy(factor) {
  const width = byID("picture").querySelector(".sheet")?.clientWidth ?? 0;
  const natural = naturalSize().width;
  state.zoom = factor === 0 || natural === 0 ? 0 : Math.min(8, Math.max(0.05, (width / natural) * factor));
  fit();
  saveState();
}

/// The size of the shown picture in points.
function naturalSize() {
  const box = byID("picture").querySelector(".sheet")?.shadowRoot?.querySelector("svg")?.viewBox.baseVal;
  return { width: box?.width ?? 0, height: box?.height ?? 0 };
}

/// Scales the pictures to the room that there is, or as chosen.
function fit() {
  const { width, height } = naturalSize();
  if (width === 0 || height === 0) return;
  const box = byID("picture");
  const sheets = [...box.querySelectorAll(".sheet")];
  const columns = isComparison && state.comparing === "side" ? sheets.length : 1;
  const room = {
    width: (box.clientWidth - 48 - 24 * (columns - 1)) / columns,
    height: Math.max(160, box.clientHeight - (isComparison ? 96 : 48)),
  };
  const scale = state.zoom || Math.min(room.width / width, room.height / height, 1.6);
  for (const sheet of sheets) {
    const own = sheet.shadowRoot?.querySelector("svg")?.viewBox.baseVal;
    if (own) sheet.style.width = own.width * scale + "px";
  }
}

// MARK: Marks

/// Draws outlines around objects of a picture, which are found by their ids.
function mark(host, ids, style) {
  const svg = host?.shadowRoot?.querySelector("svg");
  if (!svg) return;
  for (const id of ids) {
    if (id === "") continue;
    for (const item of svg.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) {
      const area = areaOf(item, svg);
      if (!area) continue;
      const outline = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const name of ["x", "y", "width", "height"]) outline.setAttribute(name, area[name]);
      outline.setAttribute("class", "mark " + style);
      svg.append(outline);
    }
  }
}

/// The area of a drawn item in the coordinates of its picture.
function areaOf(item, svg) {
  const size = item.dataset.size?.split(" ").map(Number);
  const box = size?.length === 2 ? { x: 0, y: 0, width: size[0], height: size[1] } : item.getBBox();
  const matrix = item.getScreenCTM();
  const base = svg.getScreenCTM();
  if (!matrix || !base) return null;
  const toSVG = base.inverse().multiply(matrix);
  const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
    new DOMPoint(box.x + x * box.width, box.y + y * box.height).matrixTransform(toSVG));
  const [left, top] = [Math.min(...corners.map((c) => c.x)), Math.min(...corners.map((c) => c.y))];
  return {
    x: left, y: top, width: Math.max(...corners.map((c) => c.x)) - left,
    height: Math.max(...corners.map((c) => c.y)) - top,
  };
}

function markObjects() {
  if (isComparison) return markChanges();
  live?.shadowRoot?.querySelectorAll(".mark").forEach((outline) => outline.remove());
  if (state.view !== null) mark(live, [state.view], "area");
  if (state.remark !== null) {
    const finding = details(state.file).findings?.[state.remark];
    (finding?.objects ?? []).filter((id) => id !== state.view).forEach((id, number) =>
      mark(live, [id], state.view === null && number === 0 ? "area" : "second"));
  }
}

// The column on the right: the chosen finding with its excerpt, the chosen view with what decides its frame,
// and the lists of findings and views.

function writeInspector() {
  writeDetails();
  writeRemarks();
  if (isComparison) byID("views-section").hidden = true;
  else writeViews();
}

/// The numbers of the findings or changes of what is shown.
function shownRemarks() {
  const entry = file();
  if (!entry) return [];
  return remarks(entry).map((_, number) => number).filter((number) => {
    const remark = remarks(entry)[number];
    return (state.scene < 0 || remark.scene === state.scene) && passes(remark);
  });
}

function writeRemarks() {
  const list = shownRemarks();
  byID("findings-heading").textContent = `${isComparison ? "Changes" : "Findings"} (${list.length})`;
  byID("findings").replaceChildren(...list.map((number) => {
    const remark = remarks(file())[number];
    return make("li", {}, make("button", {
      type: "button", class: "row remark " + kindOf(remark), "aria-pressed": String(state.remark === number),
      "data-remark": number, click: () => chooseRemark(state.remark === number ? null : number),
    }, make("span", { class: "dot", "aria-hidden": "true" }), make("span", { class: "words" },
      make("span", { class: "message" }, make("span", { class: "quiet" }, kindOf(remark) + ": "), remark.message),
      make("span", { class: "kind" },
        isComparison ? remark.properties.slice(0, 3).join(" · ") || ruleOf(remark) :
        [ruleOf(remark), remark.line ? "line " + remark.line : "", remark.layouts ? "only on " + remark.layouts.join(", ") : ""]
          .filter(Boolean).join(" · ")))));
  }));
  if (list.length === 0) {
    byID("findings").append(make("li", { class: "nothing" }, isComparison ? "No changes here." : "No findings here."));
  }
}

function writeViews() {
  const section = byID("views-section");
  section.hidden = state.scene < 0;
  if (section.hidden) return;
  const { views = [], layouts = [] } = details(state.file);
  const frames = layouts[layoutNumber(file())]?.frames;
  const depths = [];
  const items = [];
  views.forEach(([id, name, , , parent, sceneNumber], number) => {
    depths[number] = parent >= 0 ? depths[parent] + 1 : 0;
    if (sceneNumber !== state.scene || (frames && !frames[number])) return;
    const row = make("button", {
      type: "button", class: "row view", "aria-pressed": String(state.view === id), "data-view": id,
      click: () => chooseView(state.view === id ? null : id),
    }, name);
    row.style.paddingInlineStart = 10 + Math.min(depths[number], 14) * 12 + "px";
    items.push(make("li", {}, row));
  });
  byID("views-heading").textContent = `Views (${items.length})`;
  byID("views").replaceChildren(...items);
}

// MARK: Details

function writeDetails() {
  const box = byID("details");
  const parts = [];
  if (state.remark !== null && remarks(file())?.[state.remark]) parts.push(...remarkDetails());
  if (state.view !== null && !isComparison) parts.push(...viewDetails());
  box.replaceChildren(...parts);
  box.hidden = parts.length === 0;
}

function remarkDetails() {
  const remark = remarks(file())[state.remark];
  if (isComparison) return changeDetails(remark);
  const finding = details(state.file).findings?.[state.remark] ?? {};
  const parts = [
    make("p", { class: "tag " + remark.severity }, make("span", { class: "dot", "aria-hidden": "true" }),
      `${remark.severity} · ${remark.rule}`),
    make("h3", {}, remark.message),
  ];
  if (finding.path) parts.push(make("p", { class: "kind" }, finding.path));
  if (finding.excerpt) parts.push(excerpt(finding.excerpt));
  for (const [message, line] of finding.notes ?? []) {
    parts.push(make("p", { class: "fact" }, make("b", {}, "note "), message + (line > 0 ? ` (line ${line})` : "")));
  }
  if (finding.restsOnAssumedSize) {
    parts.push(make("p", { class: "fact" }, make("b", {}, "note "), "this is based on an assumed text or control size"));
  }
  if (finding.help) parts.push(make("p", { class: "fact" }, make("b", {}, "help "), finding.help));
  for (const fix of finding.fixes ?? []) parts.push(make("p", { class: "fact" }, make("b", {}, "fix "), fix));
  return parts;
}

// Without the indentation, which says little about a line alone.
function excerpt([line, before, marked, after]) {
  return make("pre", { class: "excerpt", tabindex: "0", "aria-label": `Line ${line}` },
    make("span", { class: "number" }, line + " "), before.trimStart(), make("mark", {}, marked), after);
}

function viewDetails() {
  const data = details(state.file);
  const number = data.views?.findIndex((view) => view[0] === state.view) ?? -1;
  if (number < 0) return [];
  const [id, name, element, customClass, , , line, isHidden] = data.views[number];
  const layout = data.layouts?.[layoutNumber(file())];
  const parts = [
    make("h3", {}, name),
    make("p", { class: "kind" }, [element, customClass, id, "line " + line, isHidden ? "hidden" : ""].filter(Boolean).join(" · ")),
  ];
  const frame = layout?.frames?.[number];
  if (frame) parts.push(frameTable(frame));
  const explanation = layout?.explanations?.[number];
  if (explanation) {
    for (const [title, names] of [["Horizontal", ["x", "width"]], ["Vertical", ["y", "height"]]]) {
      const numbers = explanation.numbers.filter((entry) => names.includes(entry[0]));
      if (numbers.length > 0) parts.push(make("h4", {}, title), ...numbers.map((entry) => sum(entry, data, layout)));
    }
  }
  parts.push(...constraintList(number, data, layout, explanation));
  parts.push(...doubts(id, explanation, data));
  return parts;
}

function frameTable(frame) {
  return make("dl", { class: "frame", "aria-label": "Frame" }, ...["x", "y", "width", "height"].flatMap((name, i) =>
    [make("div", {}, make("dt", {}, name), make("dd", {}, points(frame[i])))]));
}

/// A number as the sum of what decides it.
function sum([name, value, terms, , minimum, maximum], data) {
  const list = make("div", { class: "sum" }, make("p", {}, make("b", {}, name), ` = ${points(value)}`));
  const table = make("ul", {});
  for (const [amount, fact, constraint, factor, parts] of terms) {
    const words = (factor !== 1 ? points(factor) + " × " : "") + data.facts[fact];
    table.append(make("li", constraint >= 0 ? { "data-constraint": constraint } : {},
      make("span", { class: "amount" }, points(amount)),
      make("span", {}, words, parts ? make("span", { class: "kind" }, " with " + parts) : null)));
  }
  if (terms.length > 0) list.append(table);
  if (minimum !== undefined) {
    list.append(make("p", { class: "doubt" }, `Nothing decides it: ${points(minimum)} to ${points(maximum)} fits as well.`
      .replace("∞ to", "−∞ to")));
  }
  return list;
}

/// The view's constraints in words, each with what it decides.
function constraintList(number, data, layout, explanation) {
  const own = data.constraints.map((_, i) => i).filter((i) => data.constraints[i][3].includes(number));
  if (own.length === 0 || !layout?.equations) return [];
  const items = own.map((i) => {
    const [id, line, priority] = data.constraints[i];
    const decided = (explanation?.numbers ?? []).filter((entry) => entry[2].some((term) => term[2] === i)).map((entry) => entry[0]);
    const tight = (explanation?.numbers ?? []).some((entry) => entry[3].includes(i));
    const slack = explanation?.slack?.find((entry) => entry[0] === i)?.[1];
    const role = decided.length > 0 ? "decides " + decided.join(" and ")
      : tight ? "also tight"
      : slack !== undefined ? (slack < 0 ? `gives way by ${points(-slack)}` : `leaves ${points(slack)}`) : "";
    return make("li", { class: decided.length > 0 ? "deciding" : "" },
      make("span", {}, data.facts[layout.equations[i]]),
      make("span", { class: "kind" }, [role, priority < 1000 ? "priority " + points(priority) : "", id, "line " + line]
        .filter(Boolean).join(" · ")));
  });
  return [make("h4", {}, `Constraints (${own.length})`), make("ul", { class: "constraints" }, ...items)];
}

function doubts(id, explanation, data) {
  const items = (explanation?.assumptions ?? []).map((text) => make("li", {}, "assumed: " + text));
  (data.findings ?? []).forEach((finding, number) => {
    if (!finding.objects.includes(id) || !passes(file().findings[number])) return;
    items.push(make("li", {}, make("button", {
      type: "button", class: "link", click: () => chooseRemark(number),
    }, file().findings[number].message)));
  });
  return items.length > 0 ? [make("h4", {}, "In doubt"), make("ul", { class: "doubts" }, ...items)] : [];
}

// Two versions of a scene: side by side, one over the other with a movable edge, or faded into each other. What
// changed is outlined in both.

const comparingModes = [["side", "Side by side"], ["wipe", "Slider"], ["fade", "Fade"]];

function comparisonTools() {
  const key = pictureEnd();
  const hasBoth = byID("picture-old-" + key) && byID("picture-new-" + key);
  if (!hasBoth) return [];
  const modes = make("div", { role: "group", "aria-label": "Comparison", id: "modes" }, ...comparingModes.map(([mode, title]) =>
    make("button", {
      type: "button", "data-mode": mode, "aria-pressed": String(state.comparing === mode),
      click: () => {
        state.comparing = mode;
        writeStage();
        saveState();
        byID("modes")?.querySelector(`[data-mode="${mode}"]`)?.focus();
      },
    }, title)));
  return [modes];
}

function sheet(version) {
  const host = make("div", { class: "sheet live " + version });
  if (!show(`${version}-${pictureEnd()}`, host)) return null;
  host.addEventListener("click", clickedChange);
  return host;
}

function writeComparison(box) {
  const [before, after] = [sheet("old"), sheet("new")];
  const titled = (host, title) => make("figure", {}, make("figcaption", {}, title), host);
  if (!before || !after) {
    const only = before ?? after;
    box.append(only ? titled(only, before ? `Old: removed in ${index.newName}` : `New: not in ${index.oldName}`)
      : make("p", { class: "nothing" }, "This scene has nothing to draw."));
  } else if (state.comparing === "side") {
    box.append(make("div", { class: "side" }, titled(before, index.oldName), titled(after, index.newName)));
  } else {
    const stack = make("div", { class: "stack " + state.comparing }, before, after);
    const slider = make("input", {
      type: "range", min: "0", max: "100", value: String(state.blend), id: "blend",
      "aria-label": state.comparing === "wipe" ? "Edge between the old and the new version" : "Opacity of the new version",
      input: (event) => {
        state.blend = Number(event.target.value);
        blend(stack);
        saveState();
      },
    });
    box.append(make("div", { class: "over" }, make("div", { class: "blend" },
      make("span", {}, index.oldName), slider, make("span", {}, index.newName)), stack));
    blend(stack);
  }
}

function blend(stack) {
  const after = stack.lastElementChild;
  after.style.opacity = state.comparing === "fade" ? String(state.blend / 100) : "1";
  after.style.clipPath = state.comparing === "wipe" ? `inset(0 0 0 ${100 - state.blend}%)` : "none";
  stack.style.setProperty("--edge", 100 - state.blend + "%");
}

function clickedChange(event) {
  const ids = objectsAt(event, event.currentTarget);
  const changes = remarks(file());
  for (const id of ids) {
    const number = changes.findIndex((change) => change.scene === state.scene && change.objects.includes(id));
    if (number >= 0) return chooseRemark(number);
  }
  chooseRemark(null);
}

function markChanges() {
  const box = byID("picture");
  for (const version of ["old", "new"]) {
    const host = box.querySelector(".sheet." + version);
    host?.shadowRoot?.querySelectorAll(".mark").forEach((outline) => outline.remove());
    remarks(file())?.forEach((change, number) => {
      if (change.scene !== state.scene || !passes(change)) return;
      if (change.kind === (version === "old" ? "added" : "removed")) return;
      const isChosen = state.remark === number;
      if (state.remark !== null && !isChosen) return;
      mark(host, change.objects, change.kind + (isChosen ? " area" : ""));
    });
  }
}

function changeDetails(change) {
  return [
    make("p", { class: "tag " + change.kind }, make("span", { class: "dot", "aria-hidden": "true" }), change.kind),
    make("h3", {}, change.message),
    make("ul", { class: "constraints" }, ...change.properties.map((text) => make("li", {}, text))),
  ];
}

// The keyboard: / goes to the search, arrows move in lists, Enter chooses, Escape takes back one step.

const lists = ["list", "findings", "views"];

function rowsOf(element) {
  return [...element.querySelectorAll(".row")];
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  const isTyping = target.matches?.("input[type=search], textarea");
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    byID("search").focus();
    byID("search").select();
  } else if (event.key === "Escape" && byID("layers")?.open) {
    byID("layers").open = false;
    byID("layers").querySelector("summary").focus();
  } else if (event.key === "Escape") {
    escape(isTyping);
  } else if (isTyping) {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    const first = byID("list").querySelector(".row.scene") ?? byID("list").querySelector(".row");
    first?.focus();
    if (event.key === "Enter") first?.click();
  } else {
    moveInList(event, target);
  }
});

function escape(isTyping) {
  if (isTyping && state.query) {
    byID("search").value = "";
    state.query = "";
    filtersChanged();
  } else if (isTyping) {
    byID("search").blur();
  } else if (state.remark !== null || state.view !== null) {
    state.remark = null;
    state.view = null;
    selectionChanged();
  }
}

function moveInList(event, target) {
  const list = lists.map(byID).find((element) => element.contains(target));
  if (!list || !target.matches(".row")) return;
  const all = rowsOf(list);
  const at = all.indexOf(target);
  const goals = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  if (list.id === "list" && goal < 0) return byID("search").focus();
  all[Math.min(all.length - 1, Math.max(0, goal))]?.focus();
}

// Choices, the color scheme, and the start of the page.

/// Shows another file or scene.
function choose(fileNumber, sceneNumber) {
  Object.assign(state, { file: fileNumber, scene: sceneNumber, remark: null, view: null });
  update();
  markRow();
}

function update() {
  writeStage();
  writeInspector();
  saveState();
}

function chooseView(id) {
  state.view = id;
  state.remark = null;
  selectionChanged();
}

/// Chooses a finding or change: goes to its scene, and to a device on which it holds.
function chooseRemark(number) {
  const remark = number === null ? null : remarks(file())[number];
  Object.assign(state, { remark: number, view: null });
  const entry = file();
  let isElsewhere = false;
  if (remark?.layouts && !remark.layouts.includes(layoutName())) {
    const layout = entry.layouts.findIndex((name) => remark.layouts.includes(name));
    if (layout >= 0 && !state.device) {
      state.layout = layout;
      isElsewhere = true;
    }
  }
  if (remark?.scene !== undefined && remark.scene !== state.scene) {
    state.scene = remark.scene;
    isElsewhere = true;
  }
  if (isElsewhere) {
    update();
    markRow();
  } else {
    selectionChanged();
  }
}

function selectionChanged() {
  for (const row of byID("findings").querySelectorAll(".row")) {
    row.setAttribute("aria-pressed", String(Number(row.dataset.remark) === state.remark));
  }
  for (const row of byID("views").querySelectorAll(".row")) {
    const isChosen = row.dataset.view === state.view;
    row.setAttribute("aria-pressed", String(isChosen));
    if (isChosen) row.scrollIntoView({ block: "nearest" });
  }
  writeDetails();
  if (state.view !== null || state.remark !== null) byID("inspector").scrollTop = 0;
  markObjects();
  saveState();
}

// MARK: Color scheme

const schemes = [["", "◐", "as the system says"], ["light", "☀", "light"], ["dark", "☾", "dark"]];

function setScheme(name) {
  const number = Math.max(0, schemes.findIndex(([scheme]) => scheme === name));
  const [scheme, symbol, words] = schemes[number];
  if (scheme) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
  const button = byID("theme");
  button.textContent = symbol;
  button.title = "Colors: " + words;
  button.setAttribute("aria-label", button.title);
  button.onclick = () => {
    const next = schemes[(number + 1) % schemes.length][0];
    setScheme(next);
    try {
      localStorage.setItem("scenec-scheme", next);
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  };
}

// MARK: Reloading

/// `scenec preview` names a path that answers when a file has changed.
function watchForChanges() {
  const path = document.querySelector("meta[name=scenec-changes]")?.content;
  if (!path) return;
  let failures = 0;
  const ask = async () => {
    try {
      const answer = await fetch(path, { cache: "no-store" });
      if (answer.status === 200) {
        saveState();
        return location.reload();
      }
      failures = 0;
    } catch {
      failures += 1;
      document.documentElement.classList.add("lost");
      byID("status").textContent = "The preview has ended.";
    }
    if (failures < 100) setTimeout(ask, failures === 0 ? 0 : 1000);
  };
  ask();
}

// MARK: Start

let typing = 0;

function start() {
  let scheme = "";
  try {
    scheme = localStorage.getItem("scenec-scheme") ?? "";
  } catch {
    // As the system says.
  }
  setScheme(scheme);
  const scroll = restoreState();
  document.title = index.title + " – scenec";
  document.documentElement.classList.toggle("comparison", isComparison);
  byID("search").value = state.query;
  byID("search").addEventListener("input", (event) => {
    clearTimeout(typing);
    typing = setTimeout(() => {
      state.query = event.target.value;
      filtersChanged();
    }, 80);
  });
  byID("device").addEventListener("change", (event) => {
    state.device = event.target.value;
    writeStage();
    filtersChanged();
  });
  byID("rule").addEventListener("change", (event) => {
    state.rule = event.target.value;
    filtersChanged();
  });
  if (isComparison) {
    byID("rule-label").textContent = "Object";
    byID("severities").setAttribute("aria-label", "Kind of change");
    byID("search").placeholder = "Search scenes, objects, changes";
  }
  addEventListener("resize", fit);
  writeFilters();
  applyLayers();
  writeList();
  update();
  byID("list").scrollTop = scroll;
  markRow(scroll === 0);
  // The milliseconds until the first picture is painted, for Scripts/benchmark/page.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    document.documentElement.dataset.ready = String(Math.round(performance.now()));
  }));
  watchForChanges();
}

start();
})();
"""#
}
