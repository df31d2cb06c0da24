// How long a line takes from the agent to its readers.
import { byName, median, medianRatio, quantile, table } from "./figures.mjs";
import { newChat, read } from "./read.mjs";

/** One turn that so many watch from its beginning; what each of them saw. */
export const watched = async (server, readers, script) => {
  const chatId = newChat();
  const held = { ...script, held: true };
  const first = read(server, chatId, held);
  await first.accepted;
  const others = Array.from({ length: readers - 1 }, () => read(server, chatId, held));
  await Promise.all(others.map(({ accepted }) => accepted));
  // A reader's headers may be there before it has subscribed to what it will read.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.ask("go");
  const seen = await Promise.all([first, ...others].map(({ closed }) => closed));
  for (const { words } of seen) {
    if (words !== script.lines)
      throw new Error(`${server.name}: ${words} of ${script.lines} lines`);
  }
  return seen;
};

/** Servers take turns round by round; a ratio is that of one round, and the median of the rounds. */
export const latency = async (servers, { rounds, seconds, perSecond }) => {
  const rows = [];
  for (const readers of [1, 10, 100]) {
    const p50s = byName(servers);
    const p99s = byName(servers);
    for (let round = 0; round < rounds; round++) {
      for (const server of servers) {
        const seen = await watched(server, readers, { lines: perSecond * seconds, perSecond });
        const delaysMs = seen.flatMap((one) => one.delaysMs);
        p50s.get(server.name).push(median(delaysMs));
        p99s.get(server.name).push(quantile(delaysMs, 0.99));
      }
    }
    const [bare] = servers;
    for (const { name } of servers) {
      const shown = [p50s, p99s].flatMap((figures) => [
        median(figures.get(name)).toFixed(2),
        medianRatio(figures.get(name), figures.get(bare.name)).toFixed(2),
      ]);
      rows.push([readers, name, ...shown]);
    }
  }
  console.log(
    `From agent to reader, ms: ${perSecond} lines/s, medians of ${rounds} rounds of ${seconds} s`,
  );
  table(["readers", "", "p50", "beside (a)", "p99", "beside (a)"], rows);
};
