// How long until something is there to be read: from the request, and from its acceptance.
import { byName, median, quantile, table } from "./figures.mjs";
import { newChat, read } from "./read.mjs";

/** Servers take turns request by request; each request begins a chat of its own. */
export const firstLine = async (servers, turns) => {
  const figures = byName(servers);
  for (let turn = 0; turn < turns; turn++) {
    for (const server of servers) {
      figures.get(server.name).push(await read(server, newChat(), { lines: 1 }).closed);
    }
  }
  console.log(`First line, ms: ${turns} chats of each in turn, p50 (p99)`);
  const shown = (seen, from, to) => {
    const times = seen.map((one) => one[to] - one[from]);
    return `${median(times).toFixed(2)} (${quantile(times, 0.99).toFixed(1)})`;
  };
  table(
    [
      "",
      "request to headers",
      "headers to first line",
      "headers to agent's first words",
      "request to end",
    ],
    [...figures].map(([name, seen]) => [
      name,
      shown(seen, "sentMs", "acceptedMs"),
      shown(seen, "acceptedMs", "firstLineMs"),
      shown(seen, "acceptedMs", "firstWordMs"),
      shown(seen, "sentMs", "closedMs"),
    ]),
  );
};
