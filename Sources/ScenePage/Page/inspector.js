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
