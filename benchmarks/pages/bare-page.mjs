/**
 * The least page that does the job: it exchanges the session, reads the lines, and appends their text.
 * No markdown, no charts, no state.
 */
export const barePage = (chatPath) => `<!doctype html>
<meta charset="utf-8"><title>Bare</title>
<style>body{margin:0;font:14px sans-serif}#scroll{height:90vh;overflow:auto}p{max-width:72ch;margin:8px auto}</style>
<div id="scroll"><div id="log"></div></div><textarea></textarea>
<script type="module">
const address = new URL(location.href);
const log = document.getElementById("log");
const scroll = document.getElementById("scroll");
const exchanged = await fetch("/api/v1/embed/session/token", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ sessionId: address.searchParams.get("session") }),
});
const { token } = await exchanged.json();
const shown = new Map();
const append = (line) => {
  if (typeof line.content !== "string") return;
  const before = shown.get(line.id);
  const place = before ?? document.createElement("p");
  if (line.isDelta) place.append(line.content);
  else place.textContent = line.content;
  if (before === undefined) {
    place.className = line.role === "user" ? "turn" : "markdown";
    shown.set(line.id, place);
    log.append(place);
  }
  scroll.scrollTop = scroll.scrollHeight;
};
const read = async (body) => {
  const response = await fetch(${JSON.stringify(chatPath)}, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer " + token },
    body: JSON.stringify(body),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\\n");
    rest = lines.pop();
    for (const line of lines) if (line !== "") append(JSON.parse(line));
  }
};
if (address.searchParams.has("chatId")) await read({ chatId: address.searchParams.get("chatId") });
else log.append("What would you like to see?");
document.querySelector("textarea").addEventListener("keydown", (event) => {
  if (event.key === "Enter") void read({ input: "stream", messageId: "1600000000000-message" });
});
</script>`;
