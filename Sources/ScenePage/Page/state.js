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
