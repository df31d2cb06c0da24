// Sessions at a rate that does not wait for answers: a slow answer delays nobody's request, and is not
// hidden by those that were never sent.
import { Agent, request } from "node:http";
import { quantile } from "../chat/figures.mjs";
import { headers, sessionOf } from "./account.mjs";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
let asked = 0;

/** One session; ms from the moment at which it was due. */
const mint = (url, dueMs) =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(sessionOf(asked++));
    const length = Buffer.byteLength(text);
    const sent = request(
      url,
      { method: "POST", agent, headers: { ...headers, "content-length": length } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.resume();
        response.on("end", () => resolve(performance.now() - dueMs));
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });

/** So many sessions a second, for a time; when they fall behind by two seconds, no more are sent. */
export const sessionsAt = async ({ session }, perSecond, seconds) => {
  const startedMs = performance.now();
  const sent = [];
  let answered = 0;
  const count = perSecond * seconds;
  while (sent.length < count && sent.length - answered < perSecond * 2) {
    const dueMs = startedMs + (sent.length * 1000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    sent.push(mint(session, dueMs).finally(() => (answered += 1)));
  }
  const timesMs = await Promise.all(sent);
  const isWhole = sent.length >= count;
  const [p50Ms, p99Ms] = [0.5, 0.99].map((share) => quantile(timesMs, share));
  return { p50Ms, p99Ms, isHeld: isWhole && p99Ms < 50 };
};

/** Frees the connections. */
export const closeSessions = () => agent.destroy();
