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
