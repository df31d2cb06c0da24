// What an open chat holds in the server, and what each further reader of it does.
import { Agent } from "node:http";
import { byName, median, table } from "./figures.mjs";
import { newChat, read } from "./read.mjs";

const script = { lines: 0, held: true };

/** Bytes that each of so many requests adds while it is open. */
const bytesPer = async (server, count, chatIdOf) => {
  const agent = new Agent({ keepAlive: false });
  const ask = (chatId) => read(server, chatId, script, { agent });
  const first = ask(chatIdOf());
  await first.accepted;
  const before = await server.ask("memory");
  const open = [];
  // Some at a time: more would wait in the queue of connections.
  while (open.length < count) {
    const some = Array.from({ length: 50 }, () => ask(chatIdOf()));
    await Promise.all(some.map(({ accepted }) => accepted));
    open.push(...some);
  }
  const after = await server.ask("memory");
  await server.ask("go");
  await Promise.all([first, ...open].map(({ closed }) => closed));
  agent.destroy();
  return (after - before) / open.length;
};

/** Servers take turns round by round. */
export const memory = async (servers, { rounds, count }) => {
  const streams = byName(servers);
  const readers = byName(servers);
  for (let round = 0; round < rounds; round++) {
    for (const server of servers) {
      streams.get(server.name).push(await bytesPer(server, count, newChat));
      const one = newChat();
      readers.get(server.name).push(await bytesPer(server, count, () => one));
    }
  }
  const kilobytes = (figures) => (median(figures) / 1000).toFixed(1);
  const [bare] = servers;
  console.log(`Memory, kB of heap and buffers: ${count} at once, medians of ${rounds} rounds`);
  table(
    ["", "an open chat and its reader", "a further reader", "the same beyond (a)"],
    servers.map(({ name }) => [
      name,
      kilobytes(streams.get(name)),
      kilobytes(readers.get(name)),
      ((median(readers.get(name)) - median(readers.get(bare.name))) / 1000).toFixed(1),
    ]),
  );
};
