// The reader: what it sees of an answer, and when.
import { once } from "node:events";
import { Agent, request } from "node:http";
import { headers, messageOf } from "./account.mjs";
import { nowMs } from "./clock.mjs";

/**
 * Connections are kept, as those of a host's server would be, but not for so long that a server may
 * close one while it is taken up again.
 */
export const kept = new Agent({ keepAlive: true, timeout: 2000 });

const post = (url, body, agent) => {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const sent = request(url, {
    method: "POST",
    agent,
    headers: { ...headers, "content-length": length },
  });
  sent.end(text);
  return sent;
};

const wordMark = '"content":"@';

/**
 * Sends a script and reads what comes. `accepted` and `closed` both give what was seen: moments in
 * ms, the time that each word took, and how many came.
 */
export const read = (server, chatId, script, { onWord = () => undefined, agent = kept } = {}) => {
  const seen = {
    sentMs: nowMs(),
    acceptedMs: undefined,
    firstLineMs: undefined,
    firstWordMs: undefined,
    closedMs: undefined,
    delaysMs: [],
    words: 0,
  };
  const take = (line, atMs) => {
    seen.firstLineMs ??= atMs;
    if (line.startsWith('{"id":"__usage__"')) seen.closedMs = atMs;
    if (!line.includes('"isDelta":true')) return;
    const at = line.indexOf(wordMark);
    if (at < 0) return;
    seen.firstWordMs ??= atMs;
    seen.delaysMs.push(atMs - Number.parseFloat(line.slice(at + wordMark.length, at + 40)));
    seen.words += 1;
    onWord(seen);
  };
  const accepted = (async () => {
    const [response] = await once(
      post(server.stream, messageOf(chatId, script), agent),
      "response",
    );
    if (response.statusCode !== 200) throw new Error(`${server.name}: ${response.statusCode}`);
    seen.acceptedMs = nowMs();
    let rest = "";
    response.setEncoding("latin1");
    response.on("data", (chunk) => {
      const atMs = nowMs();
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      for (const line of lines) take(line, atMs);
    });
    return { seen, ended: once(response, "end") };
  })();
  return {
    accepted: accepted.then(() => seen),
    closed: accepted.then(async ({ ended }) => {
      await ended;
      if (seen.closedMs === undefined) throw new Error(`${server.name}: the answer broke off`);
      return seen;
    }),
  };
};

/** Tells a chat to stop; resolves when that was answered. */
export const abort = async (server, chatId) => {
  const { sessionSettings } = messageOf(chatId, {});
  const [response] = await once(post(server.abort, { chatId, sessionSettings }, kept), "response");
  if (response.statusCode !== 204) throw new Error(`${server.name}: ${response.statusCode}`);
  response.resume();
};

let chats = 0;

/** The id of a new chat. */
export const newChat = () => `chat-${process.pid}-${String(++chats).padStart(20, "0")}`;
