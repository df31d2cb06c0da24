// How long a turn goes on that was told to stop.
import { nowMs } from "./clock.mjs";
import { byName, quantile, table } from "./figures.mjs";
import { abort, newChat, read } from "./read.mjs";

const wordsBefore = 5;

const once = async (server) => {
  const chatId = newChat();
  let askedMs;
  let answered;
  const onWord = ({ words }) => {
    if (words !== wordsBefore) return;
    askedMs = nowMs();
    answered = abort(server, chatId);
  };
  const { closedMs } = await read(server, chatId, { lines: 10_000, perSecond: 200 }, { onWord })
    .closed;
  await answered;
  return closedMs - askedMs;
};

/** Servers take turns chat by chat. */
export const aborts = async (servers, turns) => {
  const figures = byName(servers);
  for (let turn = 0; turn < turns; turn++) {
    for (const server of servers) figures.get(server.name).push(await once(server));
  }
  console.log(`Abort request to closing line, ms: ${turns} chats of each in turn, 200 lines/s`);
  table(
    ["", "p50", "p99", "slowest"],
    [...figures].map(([name, timesMs]) => [
      name,
      ...[0.5, 0.99, 1].map((share) => quantile(timesMs, share).toFixed(2)),
    ]),
  );
};
