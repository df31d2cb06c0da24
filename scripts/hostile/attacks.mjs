import { connect } from "node:net";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const marks = (length) => `a${"\u0301\u0316".repeat(length / 2)}`;
const chatPath = "/local/api/v1/public/hostile/agents/1/chat/stream-chat-state";
const generatePath = "/api/v1/embed/generate-session";
const exchangePath = "/api/v1/embed/session/token";

const wrongBelowLongKey = (keyLength) => {
  const wrong = `[${Array.from({ length: 900 }, () => "1e999").join(",")}]`;
  return `{"${"k".repeat(keyLength)}":[${Array.from({ length: 30 }, () => wrong).join(",")}]}`;
};

/** Every kind of hostile request: what is sent, and where. Those with a key are of the hostile account. */
const bodies = [
  [exchangePath, () => wrongBelowLongKey(165_000)],
  [generatePath, () => wrongBelowLongKey(165_000)],
  [generatePath, () => JSON.stringify({ [marks(300_000)]: 1 })],
  [generatePath, () => JSON.stringify({ externalId: "x", groups: [marks(300_000)] })],
  ["/api/v1/deployments/1/sql", () => JSON.stringify({ query: "x", branchName: marks(80_000) })],
  [chatPath, () => JSON.stringify({ input: "x", activeBranchName: marks(80_000) })],
  [chatPath, () => chatBody("\u0001".repeat(30_000))],
  [chatPath, () => chatBody("revenue by category ".repeat(1600))],
  [generatePath, () => "[".repeat(1_000_000)],
];

const chatBody = (input) => {
  const externalId = `hostile-${Math.floor(Math.random() * 20)}`;
  return JSON.stringify({ input, sessionSettings: { externalId } });
};

/** Attacks until the signal aborts; resolves with how many requests and connections there were. */
export const attack = async (url, apiKey, signal) => {
  let sent = 0;
  const headers = { "Content-Type": "application/json", Authorization: `Api-Key ${apiKey}` };
  const post = async ([path, body]) => {
    sent += 1;
    try {
      const answer = await fetch(url + path, { method: "POST", headers, body: body(), signal });
      await answer.arrayBuffer();
    } catch {
      // Refused, or cut off: it is the honest user who counts.
    }
  };
  const repeat = async (once, everyMs) => {
    while (!signal.aborted) {
      await once();
      await pause(everyMs);
    }
  };
  await Promise.all([
    ...bodies.map((each) => repeat(() => post(each), 100)),
    repeat(() => unfinished(url, apiKey, () => (sent += 1)), 200),
    repeat(() => stalled(url, apiKey, () => (sent += 1)), 500),
  ]);
  return sent;
};

const opened = (url, text) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(text);
  setTimeout(() => socket.destroy(), 20_000).unref();
  return socket;
};

const headOf = (path, length, apiKey) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
  `Authorization: Api-Key ${apiKey}\r\nContent-Length: ${length}\r\n\r\n`;

/** A few bodies that never end, and connections that say nothing. */
const unfinished = async (url, apiKey, count) => {
  for (let at = 0; at < 5; at++) {
    count();
    opened(url, headOf(generatePath, 1_048_000, apiKey)).write("x".repeat(1_000_000));
    opened(url, "POST / HTTP/1.1\r\n");
  }
};

/** A reader that takes nothing. */
const stalled = async (url, apiKey, count) => {
  count();
  const body = chatBody("x".repeat(30_000));
  opened(url, headOf(chatPath, Buffer.byteLength(body), apiKey) + body).pause();
};
