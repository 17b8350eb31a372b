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
