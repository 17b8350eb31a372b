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
