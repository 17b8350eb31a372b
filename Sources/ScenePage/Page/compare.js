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
