const personChoice = document.getElementById("person");
const place = document.getElementById("frame");
const calls = document.getElementById("calls");
const people = await (await fetch("/people")).json();

for (const { id, name, role } of people) personChoice.append(new Option(`${name} · ${role}`, id));

/** Adds a line to what happens behind: a summary, and what it opens to. */
const showCall = (summary, detail) => {
  const item = document.createElement("li");
  const details = document.createElement("details");
  const head = document.createElement("summary");
  const body = document.createElement("pre");
  head.textContent = summary;
  body.textContent = detail;
  body.tabIndex = 0;
  details.append(head, body);
  item.append(details);
  calls.prepend(item);
  details.open = true;
  for (const older of [...calls.querySelectorAll("details")].slice(1)) older.open = false;
};

let asked = 0;

/** Asks our own server for a session of a person, and opens the chat with it. */
const openChat = async (person) => {
  asked += 1;
  const turn = asked;
  document.getElementById("sees").textContent = `${person.name} sees ${person.sees}.`;
  place.replaceChildren();
  const response = await fetch(`/sessions/${person.id}`, { method: "POST" });
  const answer = await response.json();
  if (turn !== asked) return; // somebody else was chosen meanwhile
  if (!response.ok) {
    place.textContent = answer.error;
    return;
  }
  const frame = document.createElement("iframe");
  frame.title = "Chat about your data";
  frame.allow = "clipboard-write";
  frame.sandbox =
    "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox";
  frame.src = answer.frameUrl;
  place.replaceChildren(frame);
  showCall(
    `A session for ${person.name}`,
    `POST /api/v1/embed/generate-session\nAuthorization: Api-Key …\n\n${JSON.stringify(answer.call, null, 2)}`,
  );
};

const chosen = () => people.find(({ id }) => id === personChoice.value);
personChoice.addEventListener("change", () => void openChat(chosen()));
await openChat(chosen());
