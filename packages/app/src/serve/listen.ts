import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerUnreadableRequests, limitConnections } from "@embedded-analytics/adapters-http";
import { addressOf } from "../configuration/address.js";
import { inNetworks } from "../configuration/trusted-proxies.js";

/** An HTTP server that accepts connections. */
export interface Listening {
  /** `http://host:port` as it can be opened from this machine. */
  readonly url: string;
  /** Accepts nothing new, lets running requests end, and cuts what is left after the time. */
  close(withinSeconds: number): Promise<void>;
}

/** The address cannot be listened on; the sentence says what to do about it. */
export class AddressUnusable extends Error {
  override readonly name = "AddressUnusable";
}

/** How often Node looks for requests that take too long. */
const connectionsCheckingInterval = 5000;

/** How many connections may wait to be accepted, as far as the system allows: Node's 511 are few for a burst. */
const backlog = 4096;

export const listen = async (
  app: RequestListener,
  host: string,
  port: number,
  trustedProxies: readonly string[] = [],
): Promise<Listening> => {
  const server = createServer({ connectionsCheckingInterval }, app);
  answerUnreadableRequests(server);
  limitConnections(server, { isProxy: inNetworks(trustedProxies) });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      reject(new AddressUnusable(sentence(cause, host, port), { cause }));
    });
    server.listen({ port, host, backlog }, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: addressOf(host, bound),
    close: (withinSeconds) => close(server, withinSeconds),
  };
};

const close = async (server: Server, withinSeconds: number): Promise<void> => {
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, withinSeconds * 1000);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });
  clearTimeout(cut);
};

const sentence = (cause: NodeJS.ErrnoException, host: string, port: number): string => {
  if (cause.code === "EADDRINUSE") {
    return `Port ${port} on ${host} is in use. Set PORT to another one, or stop what uses it.`;
  }
  if (cause.code === "EACCES") return `Port ${port} needs more rights than this process has.`;
  return `Cannot listen on ${host}, port ${port} (${cause.code ?? cause.message}). Set HOST or PORT.`;
};
