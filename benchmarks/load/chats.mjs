// Chats that each say ten lines a second, at moments of their own.
import { Agent } from "node:http";
import { newChat, read } from "../chat/read.mjs";
import { quantile } from "../chat/figures.mjs";

const perSecond = 10;
const agent = new Agent({ keepAlive: true, timeout: 2000 });

/** So many chats at once, for a time: how long a line takes from its agent to its reader. */
export const chatsAtOnce = async (server, count, seconds) => {
  const script = { lines: perSecond * seconds, perSecond };
  const begun = Array.from({ length: count }, async (_, at) => {
    // Hosts' users do not press a key at the same moment, and new chats are no part of the figure.
    await new Promise((resolve) => setTimeout(resolve, (at * 1000) / count));
    const reading = read(server, newChat(), script, { agent });
    await reading.accepted;
    return reading.closed;
  });
  const seen = await Promise.all(begun);
  const lost = seen.filter(({ words }) => words !== script.lines).length;
  if (lost > 0) throw new Error(`${lost} of ${count} chats lost lines`);
  const delaysMs = seen.flatMap((one) => one.delaysMs);
  const [p50Ms, p99Ms] = [0.5, 0.99].map((share) => quantile(delaysMs, share));
  return { p50Ms, p99Ms, isHeld: p99Ms < 100 };
};

/** Frees the connections. */
export const closeChats = () => agent.destroy();
