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
