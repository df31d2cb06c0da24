// Where our service ends a turn that would go on (D13).
import { once } from "node:events";
import { request } from "node:http";
import { headers, messageOf } from "./account.mjs";
import { table } from "./figures.mjs";
import { newChat } from "./read.mjs";

const textOf = async (url, script) => {
  const sent = request(url, { method: "POST", headers });
  sent.end(JSON.stringify(messageOf(newChat(), script)));
  const [response] = await once(sent, "response");
  response.setEncoding("utf8");
  let text = "";
  for await (const part of response) text += part;
  return text;
};

const endless = 1e6;
const kibibytes = (size) => `${(size / 1024).toFixed(0)} KiB`;
const lettersOf = (lines) =>
  lines.filter(({ isDelta }) => isDelta).reduce((sum, { content }) => sum + content.length, 0);
const callsOf = (lines) =>
  lines.filter(({ toolCall, isInProcess }) => toolCall && !isInProcess).length;

/** Each limit: what the agent tries, and what of it has come through. */
const cases = [
  {
    name: "answer, 1024 KiB",
    script: { lines: endless, length: 1000 },
    came: ({ lines }) => kibibytes(lettersOf(lines)),
  },
  {
    name: "lines, 8192 KiB",
    script: { lines: endless, length: 1000, kind: "thinking" },
    came: ({ text }) => kibibytes(Buffer.byteLength(text)),
  },
  {
    name: "tool calls, 20",
    script: { lines: endless, kind: "tool" },
    came: ({ lines }) => callsOf(lines),
  },
  {
    name: "seconds, 2 (declared)",
    address: "hasty",
    script: { lines: endless, perSecond: 10 },
    came: ({ seconds }) => `${seconds.toFixed(2)} s`,
  },
];

/** Shows for each limit that the turn ends, where, and with which words. */
export const limits = async (server) => {
  const rows = [];
  for (const { name, script, came, address = "stream" } of cases) {
    const startedMs = performance.now();
    const text = await textOf(server[address], script);
    const seconds = (performance.now() - startedMs) / 1000;
    const lines = text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
    const failed = lines.find((line) => "error" in line);
    rows.push([name, came({ text, lines, seconds }), failed?.error ?? "it did not end as failed"]);
  }
  console.log("Limits of a turn (D13)");
  table(["limit", "what came", "the error line"], rows);
};
