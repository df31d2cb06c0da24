import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** A proxy before a service, which can cut the connections that carry answers of a chat. */
export interface CuttingProxy {
  readonly url: string;
  /** Each of the next answers is cut after so many of its bytes; later ones are whole. */
  cutAfter(byteCounts: readonly number[]): void;
  /** How many answers were cut. */
  readonly cuts: () => number;
  /** How many bytes the last answer of a chat had, head included. */
  readonly lastLength: () => number;
  readonly close: () => void;
}

const chatRequest = /^POST \S+\/stream-chat-state /m;

/** Starts a proxy of bytes to the service at `url`. */
export const startCuttingProxy = async (url: string): Promise<CuttingProxy> => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let planned: number[] = [];
  let cuts = 0;
  let lastLength = 0;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  };
  const server: Server = createServer((client) => {
    const service = connect(Number(port), hostname);
    keep(client);
    keep(service);
    let isAnswer = false;
    let bytesLeft = Number.POSITIVE_INFINITY;
    client.on("data", (bytes) => {
      isAnswer = chatRequest.test(bytes.toString("latin1"));
      bytesLeft = (isAnswer ? planned.shift() : undefined) ?? Number.POSITIVE_INFINITY;
      if (isAnswer) lastLength = 0;
      service.write(bytes);
    });
    service.on("data", (bytes) => {
      if (isAnswer) lastLength += bytes.length;
      client.write(bytes.subarray(0, bytesLeft));
      bytesLeft -= bytes.length;
      if (bytesLeft > 0) return;
      cuts += 1;
      service.destroy();
      // What was written before goes out; then the connection is reset, as by a broken network.
      client.end(() => client.resetAndDestroy());
    });
    client.on("close", () => service.destroy());
    service.on("end", () => client.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (byteCounts) => {
      planned = [...byteCounts];
    },
    cuts: () => cuts,
    lastLength: () => lastLength,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
