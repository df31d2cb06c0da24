// Whole instances over HTTP: turns run at A, and their readers are at B.
import { nowMs } from "../chat/clock.mjs";
import { median, quantile, table } from "../chat/figures.mjs";
import { abort, newChat, read } from "../chat/read.mjs";

/** One turn at an instance, read at another by so many. */
export const watchedAcross = async (at, from, readers, script) => {
  const chatId = newChat();
  const held = { ...script, held: true };
  const reader = read(at, chatId, held);
  await reader.accepted;
  const others = Array.from({ length: readers }, () => read(from, chatId, held));
  await Promise.all(others.map(({ accepted }) => accepted));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await at.ask("go");
  await reader.closed;
  return (await Promise.all(others.map(({ closed }) => closed))).flatMap((one) => one.delaysMs);
};

/** Ways of the lines take turns round by round. */
export const latencyOverHttp = async ({ a, b, langGraph }, { rounds, seconds }) => {
  const rows = [];
  const perSecond = 100;
  for (const readers of [1, 10, 100]) {
    const script = { lines: perSecond * seconds, perSecond };
    const ways = {
      "ours, readers at another instance": () => watchedAcross(a, b, readers, script),
      "ours, readers at the same instance": () => watchedAcross(a, a, readers, script),
      ...(langGraph && { "LangGraph, one process": () => langGraph.watched(readers, script) }),
    };
    const figures = new Map(Object.keys(ways).map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, way] of Object.entries(ways)) figures.get(name).push(await way());
    }
    for (const [name, seen] of figures) {
      const of = (share) => median(seen.map((delays) => quantile(delays, share))).toFixed(2);
      rows.push([readers, name, of(0.5), of(0.99)]);
    }
  }
  console.log(
    `Over HTTP, from agent to reader, ms: ${perSecond} lines/s, medians of ${rounds} rounds`,
  );
  table(["readers", "", "p50", "p99"], rows);
};

const stopped = async (a, b) => {
  const chatId = newChat();
  const script = { lines: 10_000, perSecond: 100 };
  let askedMs;
  let acceptedMs;
  let accepted;
  const onWord = ({ words }) => {
    if (words !== 5) return;
    askedMs = nowMs();
    accepted = abort(b, chatId).then(() => (acceptedMs = nowMs()));
  };
  const { closedMs } = await read(a, chatId, script, { onWord }).closed;
  await accepted;
  return { fromAskedMs: closedMs - askedMs, fromAcceptedMs: Math.max(0, closedMs - acceptedMs) };
};

/** The abort is sent to B; the turn and its reader are at A. */
export const abortAcross = async ({ a, b }, turns) => {
  const seen = [];
  for (let turn = 0; turn < turns; turn++) seen.push(await stopped(a, b));
  console.log(`Abort at B to the closing line at a reader of A, ms: ${turns} chats, 100 lines/s`);
  table(
    ["", "p50", "p99", "slowest"],
    [
      ["since it was sent", "fromAskedMs"],
      ["since it was accepted", "fromAcceptedMs"],
    ].map(([said, name]) => [
      said,
      ...[0.5, 0.99, 1].map((share) =>
        quantile(
          seen.map((one) => one[name]),
          share,
        ).toFixed(2),
      ),
    ]),
  );
};

/** Kills A, which cannot say a word any more, while B has readers of its turns. */
export const deadProducer = async ({ a, b }, turns) => {
  const script = { lines: 100_000, perSecond: 20 };
  const readers = [];
  for (let turn = 0; turn < turns; turn++) {
    const chatId = newChat();
    const reader = read(a, chatId, script);
    reader.closed.catch(() => undefined); // cut off with its server
    await reader.accepted;
    readers.push(read(b, chatId, script));
    // So that their leases are not all prolonged at one moment.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const killedMs = nowMs();
  process.kill(a.pid, "SIGKILL");
  const seen = await Promise.all(readers.map(({ closed }) => closed));
  const seconds = seen.map(({ closedMs }) => (closedMs - killedMs) / 1000);
  console.log(
    `A killed, until readers at B have the closing line, s: ${turns} turns, lease of 15 s`,
  );
  table(
    ["fastest", "p50", "slowest"],
    [[0, 0.5, 1].map((share) => quantile(seconds, share).toFixed(1))],
  );
};
