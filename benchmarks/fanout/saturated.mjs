// How many lines come through when the agent is as fast as it can be.
import { byName, median, medianRatio, table } from "../chat/figures.mjs";
import { watched } from "./processes.mjs";

/** Who publishes for each reader would need minutes for what others do in a second. */
const linesOf = (name, readers, lines) =>
  name === "resumable-stream" ? Math.max(20, Math.min(lines, 100_000 / readers)) : lines;

/** Contestants take turns round by round; the time is that from the first word to the last end. */
export const saturated = async (pairs, { rounds, lines }) => {
  const rows = [];
  for (const readers of [1, 10, 100, 1000]) {
    const figures = byName(pairs);
    for (let round = 0; round < rounds; round++) {
      for (const pair of pairs) {
        const count = linesOf(pair.name, readers, lines);
        const { begunMs, closedMs } = await watched(pair, readers, { lines: count }, false);
        figures.get(pair.name).push((count * 1000) / (closedMs - begunMs));
      }
    }
    const beside = (name, other) => medianRatio(figures.get(name), figures.get(other)).toFixed(2);
    for (const [name, perSecond] of figures) {
      rows.push([
        readers,
        name,
        median(perSecond).toFixed(0),
        beside(name, "raw"),
        beside(name, "resumable-stream"),
      ]);
    }
  }
  console.log(`As fast as it goes, 64 lines at once: medians of ${rounds} rounds`);
  table(["readers", "", "lines/s for each", "beside raw", "beside resumable-stream"], rows);
};
