import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { createRouter, type RouterOptions } from "@embedded-analytics/adapters-http";
import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type Ports,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import {
  conformanceBranches,
  conformanceData,
  conformanceDeclaration,
  conformanceEnvironment,
  conformanceKeys,
  inputScriptAgent,
} from "@embedded-analytics/testkit/http";
import { createClient, type Client, type ClientOptions } from "./create-client.js";

/** A server on a free port of this machine. */
export interface TestServer {
  readonly baseUrl: string;
  readonly close: () => Promise<void>;
}

/** Answers requests as a test says. */
export const serve = async (listener: RequestListener): Promise<TestServer> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The service with in-memory ports, mounted below a path of its host. */
export interface TestService extends TestServer {
  readonly analytics: EmbeddedAnalytics;
  /** Lets the service's clock go on by so many seconds. */
  readonly passTime: (seconds: number) => void;
}

/** Serves the accounts of the conformance suite; agents do what their input says, unless others are given. */
export const serveAnalytics = async (
  change: Partial<Ports> = {},
  options: RouterOptions = {},
): Promise<TestService> => {
  let passedMs = 0;
  const ports = inMemoryPorts({
    nowMs: () => Date.now() + passedMs,
    branches: conformanceBranches,
    data: conformanceData,
    agents: inputScriptAgent(),
  });
  const chatReaders = { userMax: Infinity, threadMax: Infinity };
  const analytics = createEmbeddedAnalytics({ ...ports, ...change }, { chatReaders });
  await analytics.applyDeclaration(conformanceDeclaration, conformanceEnvironment);
  const app = express();
  app.use("/analytics", createRouter(analytics, { onError: () => undefined, ...options }));
  const server = await serve(app);
  return {
    baseUrl: `${server.baseUrl}/analytics`,
    analytics,
    passTime: (seconds) => void (passedMs += seconds * 1000),
    close: async () => {
      await analytics.stopTurns(0);
      await server.close();
    },
  };
};

/** A client of the account `acme` that tries again at once. */
export const acmeClient = (baseUrl: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({
    baseUrl,
    apiKey: conformanceKeys.acme,
    accountName: "acme",
    retry: { firstWaitMs: 1 },
    ...options,
  });

/** What a promise rejects with; fails where it does not. */
export const rejectionOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const outcome = await promise.then(
    () => ({ rejected: false as const }),
    (error: unknown) => ({ rejected: true as const, error }),
  );
  if (!outcome.rejected) throw new Error("It did not reject.");
  return outcome.error;
};

/** All items of an iteration. */
export const allOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};
