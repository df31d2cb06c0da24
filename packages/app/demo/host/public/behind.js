// The drawer "What happens behind": each call and message as one line that opens.
const list = document.getElementById("calls");
const linesMax = 60;

/** Ids and tokens are rights: they are not shown. */
const blanked = (text) =>
  text.replace(/[0-9a-f]{32,}/g, "…").replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, "…");

/** Adds a line: what kind it is, a summary, and what it opens to. */
export const show = (kind, summary, detail) => {
  const item = document.createElement("li");
  const details = document.createElement("details");
  const head = document.createElement("summary");
  const label = document.createElement("span");
  const body = document.createElement("pre");
  label.className = `kind ${kind}`;
  label.textContent = { server: "Server", event: "Page says", action: "We ask" }[kind];
  head.append(label, blanked(summary));
  body.textContent = blanked(typeof detail === "string" ? detail : JSON.stringify(detail, null, 2));
  body.tabIndex = 0;
  details.append(head, body);
  item.append(details);
  list.prepend(item);
  while (list.children.length > linesMax) list.lastElementChild.remove();
};
