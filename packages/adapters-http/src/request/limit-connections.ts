import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientGroup } from "./client-group.js";

/** How many connections may wait for a request, and how long a request's headers and body may take. */
export interface ConnectionLimits {
  /** Connections of which no request is being answered, in all; 4,000 unless said otherwise. */
  readonly countMax?: number;
  /** The same of one address; 1,000 unless said otherwise. */
  readonly addressCountMax?: number;
  /** How long headers may take; 20 unless said otherwise. */
  readonly headersSeconds?: number;
  /** How long a whole request may take; 60 unless said otherwise. */
  readonly requestSeconds?: number;
  /** How long a connection is kept between two requests; 75 unless said otherwise. */
  readonly idleSeconds?: number;
  /** Whether an address is that of a proxy, behind which there are many clients. */
  readonly isProxy?: (address: string) => boolean;
}

/**
 * Bounds the connections that do nothing (B1): those that were opened and say nothing, or have not
 * ended the headers of a request, and those that are kept between two requests. Past a limit the one
 * that has waited longest is closed, which clients do not mind between two requests. Connections whose
 * request is being answered are not counted: what they ask has bounds of its own. The owner of the
 * server calls it before the server listens.
 */
export const limitConnections = (server: Server, limits: ConnectionLimits = {}): void => {
  const { countMax = 4000, addressCountMax = 1000, isProxy = () => false } = limits;
  // Proxies and clients that keep connections do so for 60 seconds mostly, and send a request over one that is there:
  // had the server closed it in that moment, they would see a reset. So it waits for longer than they do.
  const { headersSeconds = 20, requestSeconds = 60, idleSeconds = 75 } = limits;
  server.headersTimeout = headersSeconds * 1000;
  server.requestTimeout = requestSeconds * 1000;
  server.keepAliveTimeout = idleSeconds * 1000;
  /** Each in the order in which they began to wait. */
  const waiting = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  /** The client's address; none for a proxy. */
  const groups = new WeakMap<Socket, string>();

  const remove = (socket: Socket): void => {
    waiting.delete(socket);
    const group = groups.get(socket);
    if (group === undefined) return;
    const others = byAddress.get(group);
    others?.delete(socket);
    if (others?.size === 0) byAddress.delete(group);
  };
  const add = (socket: Socket): void => {
    waiting.add(socket);
    if (waiting.size > countMax) close(waiting);
    const group = groups.get(socket);
    if (group === undefined || !waiting.has(socket)) return;
    const others = byAddress.get(group) ?? new Set();
    byAddress.set(group, others.add(socket));
    if (others.size > addressCountMax) close(others);
  };
  const close = (sockets: Iterable<Socket>): void => {
    for (const socket of sockets) {
      remove(socket);
      socket.destroy();
      return;
    }
  };

  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (!isProxy(remoteAddress)) groups.set(socket, clientGroup(remoteAddress));
    socket.once("close", () => {
      remove(socket);
    });
    add(socket);
  });
  server.on("request", ({ socket }, response) => {
    remove(socket);
    response.once("close", () => {
      if (!socket.destroyed) add(socket);
    });
  });
};
