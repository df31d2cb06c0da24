// What a waiting reader holds in its process.
import { byName, median, table } from "../chat/figures.mjs";
import { newStream } from "./processes.mjs";

const count = 1000;

/** Contestants take turns round by round; one reader is there before it is counted. */
export const memory = async (pairs, rounds) => {
  const figures = byName(pairs);
  for (let round = 0; round < rounds; round++) {
    for (const { name, writer, readers } of pairs) {
      const id = newStream();
      await writer.call("begin", id, { lines: 1 });
      const before = await readers.call("memory");
      await readers.call("follow", id, count, false);
      figures.get(name).push(((await readers.call("memory")) - before) / count);
      await writer.call("go");
      await readers.call("seen", id);
      await writer.call("spoken", id);
    }
  }
  console.log(`Memory of a reader, kB: ${count} of one stream, medians of ${rounds} rounds`);
  table(
    ["", "kB"],
    [...figures].map(([name, bytes]) => [name, (median(bytes) / 1000).toFixed(2)]),
  );
};
