// How long a line takes from the agent in one process to its readers in another.
import { byName, median, medianRatio, table } from "../chat/figures.mjs";
import { watched } from "./processes.mjs";

/** So many readers are told of so many lines a second that all contestants can keep up. */
const perSecondOf = { 1: 100, 10: 100, 100: 100, 1000: 20 };

/** Contestants take turns round by round. */
export const latency = async (pairs, { rounds, seconds }) => {
  const rows = [];
  for (const [readers, perSecond] of Object.entries(perSecondOf)) {
    const p50s = byName(pairs);
    const p99s = byName(pairs);
    for (let round = 0; round < rounds; round++) {
      for (const pair of pairs) {
        const script = { lines: perSecond * seconds, perSecond };
        const { p50, p99 } = await watched(pair, Number(readers), script, true);
        p50s.get(pair.name).push(p50);
        p99s.get(pair.name).push(p99);
      }
    }
    const [raw] = pairs;
    for (const { name } of pairs) {
      rows.push([
        readers,
        perSecond,
        name,
        median(p50s.get(name)).toFixed(2),
        median(p99s.get(name)).toFixed(2),
        medianRatio(p50s.get(name), p50s.get(raw.name)).toFixed(2),
        medianRatio(p99s.get(name), p99s.get(raw.name)).toFixed(2),
      ]);
    }
  }
  console.log(`From agent to reader, ms: medians of ${rounds} rounds of ${seconds} s`);
  table(["readers", "lines/s", "", "p50", "p99", "p50 beside raw", "p99 beside raw"], rows);
};
