// What readers that read nothing cost the server.
import { once } from "node:events";
import { connect } from "node:net";
import { headers, messageOf } from "./account.mjs";
import { table } from "./figures.mjs";
import { newChat, read } from "./read.mjs";

/** Asks on a bare socket, and never reads from it. */
const stalledReader = async ({ stream }, body) => {
  const { hostname, port, pathname } = new URL(stream);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  socket.on("error", () => undefined);
  await once(socket, "connect");
  const all = { host: hostname, ...headers, "content-length": Buffer.byteLength(body) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${pathname} HTTP/1.1\r\n${head.join("")}\r\n${body}`);
  return socket;
};

/** A turn of nearly 8 MiB of lines, for one who reads it and so many who do not. */
export const stalled = async (server, readers) => {
  const chatId = newChat();
  const length = 8100;
  const script = { lines: 1000, length, kind: "thinking", held: true };
  const reading = read(server, chatId, script);
  await reading.accepted;
  const body = JSON.stringify(messageOf(chatId, script));
  const sockets = [];
  for (let at = 0; at < readers; at++) sockets.push(await stalledReader(server, body));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = await server.ask("watch");
  await server.ask("go");
  await reading.closed;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const peak = await server.ask("peak");
  const after = await server.ask("memory");
  for (const socket of sockets) socket.destroy();
  const mebibytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
  console.log(
    `A turn of ${mebibytes(script.lines * length)} MiB, ${readers} readers that read nothing`,
  );
  table(
    ["heap and buffers of the server", "MiB more than before"],
    [
      ["at most, garbage and all", mebibytes(peak - before)],
      ["at its end, collected", mebibytes(after - before)],
    ],
  );
};
