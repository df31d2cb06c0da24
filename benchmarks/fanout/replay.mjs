// How long a newcomer takes to have what was said before.
import { byName, quantile, table } from "../chat/figures.mjs";
import { newStream } from "./processes.mjs";

const linesBefore = 500;

/** Each newcomer is the first reader in its process: nothing of the stream is there yet. */
export const replay = async (pairs, turns) => {
  const figures = byName(pairs);
  for (let turn = 0; turn < turns; turn++) {
    for (const { name, writer, readers } of pairs) {
      const id = newStream();
      await writer.call("begin", id, { lines: linesBefore, lingers: true });
      await writer.call("go");
      // Until all of it is put down.
      await new Promise((resolve) => setTimeout(resolve, 150));
      figures.get(name).push(await readers.call("replay", id, linesBefore));
      await writer.call("go");
      await writer.call("spoken", id);
    }
  }
  console.log(`A newcomer's first ${linesBefore} lines, ms: ${turns} streams of each in turn`);
  table(
    ["", "p50", "p99", "slowest"],
    [...figures].map(([name, timesMs]) => [
      name,
      ...[0.5, 0.99, 1].map((share) => quantile(timesMs, share).toFixed(2)),
    ]),
  );
};
