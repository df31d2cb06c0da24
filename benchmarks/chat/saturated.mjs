// How many lines come through when the agent is as fast as it can be.
import { byName, median, medianRatio, table } from "./figures.mjs";
import { watched } from "./latency.mjs";

/** An agent's words come one by one from its network, or many at once out of its memory. */
const cases = [1, 64].flatMap((burst) => [1, 10].map((readers) => ({ burst, readers })));

/** Servers take turns round by round; the time is that from the first word to the last reader's end. */
export const saturated = async (servers, { rounds, lines }) => {
  const rows = [];
  for (const { burst, readers } of cases) {
    const figures = byName(servers);
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) {
        const seen = await watched(server, readers, { lines, burst });
        const fromMs = Math.min(...seen.map(({ firstWordMs }) => firstWordMs));
        const toMs = Math.max(...seen.map(({ closedMs }) => closedMs));
        figures.get(server.name).push((lines * readers * 1000) / (toMs - fromMs));
      }
    }
    const bare = figures.get(servers[0].name);
    for (const [name, perSecond] of figures) {
      rows.push([
        burst,
        readers,
        name,
        median(perSecond).toFixed(0),
        medianRatio(perSecond, bare).toFixed(2),
      ]);
    }
  }
  console.log(`As fast as it goes: ${lines} lines, medians of ${rounds} rounds`);
  table(["lines at once", "readers", "", "lines read/s", "share of (a)"], rows);
};
