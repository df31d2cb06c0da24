// What a line costs: the Redis, and the processor.
import { table } from "../chat/figures.mjs";
import { watched } from "./processes.mjs";

const factsOf = async (redis, { writer, readers }) => {
  const text = await redis.call("INFO", "everything");
  const facts = new Map(text.split("\r\n").map((line) => line.split(":")));
  const numberOf = (name) => Number(facts.get(name));
  const calls = [...facts].flatMap(([name, value]) => {
    const count = /^calls=(\d+)/.exec(value)?.[1];
    return name.startsWith("cmdstat_") ? [[name.slice("cmdstat_".length), Number(count)]] : [];
  });
  return {
    calls: new Map(calls),
    bytesIn: numberOf("total_net_input_bytes"),
    bytesOut: numberOf("total_net_output_bytes"),
    processor: [
      await writer.call("processor"),
      (numberOf("used_cpu_user") + numberOf("used_cpu_sys")) * 1e6,
      await readers.call("processor"),
    ],
  };
};

/** From outside, each a round trip; what a script calls is done on the way. */
const roundTrips = ["eval", "evalsha", "evalsha_ro", "publish", "get", "set"];

const rowOf = (before, after, { name, isScripted, lines }) => {
  const perLine = (count) => (count / lines).toFixed(count / lines < 10 ? 2 : 0);
  const more = (command) => (after.calls.get(command) ?? 0) - (before.calls.get(command) ?? 0);
  const asked = roundTrips.filter((command) => !isScripted || command.startsWith("eval"));
  const all = [...after.calls.keys()].filter((command) => !command.startsWith("info"));
  const sum = (commands) => commands.reduce((total, command) => total + more(command), 0);
  return [
    name,
    perLine(sum(asked)),
    perLine(sum(all)),
    perLine(after.bytesIn - before.bytesIn),
    perLine(after.bytesOut - before.bytesOut),
    ...after.processor.map((at, which) => perLine(at - before.processor[which])),
  ];
};

/** One turn at a pace, and one as fast as it goes. */
export const traffic = async (redis, pairs, { seconds, lines }) => {
  const cases = [
    { said: "100 lines/s, 10 readers", script: { lines: 100 * seconds, perSecond: 100 } },
    { said: "as fast as it goes, 10 readers", script: { lines } },
  ];
  const rows = [];
  for (const { said, script } of cases) {
    for (const pair of pairs) {
      const before = await factsOf(redis, pair);
      await watched(pair, 10, script, false);
      const isScripted = pair.name.startsWith("ours");
      const what = { name: pair.name, isScripted, lines: script.lines };
      rows.push([said, ...rowOf(before, await factsOf(redis, pair), what)]);
    }
  }
  console.log(
    "What a line costs the Redis, and µs of processor in the writer, the Redis, the readers",
  );
  const head = ["round trips", "commands", "bytes in", "bytes out", "writer", "Redis", "readers"];
  table(["", "", ...head], rows);
};
