import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";

/** Has the form of a key, which is all that is looked at before the service is asked (B1). */
export const anyKey = `sk-anybody00000-${"k".repeat(43)}`;

/** An app behind a socket, for tests. */
export interface TestHost {
  readonly baseUrl: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** Serves an app that `furnish` has put something into, on a free port of this machine. */
export const hosting = async (furnish: (app: Express) => void): Promise<TestHost> => {
  const app = express();
  furnish(app);
  const server = createServer(app);
  // A thousand clients of one test may come before the first of them is accepted.
  const place = { port: 0, host: "127.0.0.1", backlog: 4096 };
  await new Promise<void>((resolve) => server.listen(place, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A service of which only the given methods are there; calling another one is a mistake. */
export const analyticsWith = (methods: Partial<EmbeddedAnalytics>): EmbeddedAnalytics =>
  new Proxy(methods as EmbeddedAnalytics, {
    get: (headers, name) => {
      if (Object.hasOwn(headers, name)) return Reflect.get(headers, name) as unknown;
      throw new Error(`${String(name)} was not expected to be called`);
    },
  });
