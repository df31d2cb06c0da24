import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import express from "express";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import { hang, say, scriptedAgent } from "@embedded-analytics/testkit";

const apiKey = `sk-${"demo".padEnd(12, "0")}-${"s".repeat(43)}`;
const clientSource = fileURLToPath(new URL("../../../client/src/", import.meta.url));

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Bundles a script as a product would, with the client's sources. */
export const bundle = async (script: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: clientSource, loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    conditions: ["source"],
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
};

/** The service, and a product of another origin that embeds its pages. */
export interface Embedding {
  readonly url: string;
  /** The product: `/` has an element `#place` and the script; `/session` mints for `?user=`. */
  readonly hostUrl: string;
  readonly analytics: EmbeddedAnalytics;
  /** How many sessions were minted. */
  readonly minted: () => number;
  /** What the service is asked while this is set: each answer of `/session` is this. */
  readonly answerSession: (answer: object | undefined) => void;
  /** Lets the service's clock go on. */
  readonly passTime: (seconds: number) => void;
  readonly mint: (user: string, more?: object) => Promise<string>;
  readonly close: () => void;
}

/** Starts both; the account lists the product's origin, unless other origins are given. */
export const startEmbedding = async (
  script: string,
  origins?: readonly string[],
): Promise<Embedding> => {
  const bundled = await bundle(script);
  let passedMs = 0;
  let minted = 0;
  let answer: object | undefined;
  const agents = scriptedAgent(({ input }) =>
    input === "slow" ? [say("The first half. "), hang()] : [say(`You said ${input}.`)],
  );
  const nowMs = (): number => Date.now() + passedMs;
  const analytics = createEmbeddedAnalytics(inMemoryPorts({ agents, nowMs }));
  const mint = async (user: string, more: object = {}): Promise<string> => {
    minted += 1;
    const body = { externalId: user, ...more };
    return (await analytics.generateSession({ apiKey, accountName: undefined }, body)).sessionId;
  };
  const service = createServer(
    express().use("/base", createRouter(analytics, { pagesFolder, onError: () => undefined })),
  );
  const url = `${await listen(service)}/base`;
  const product = express();
  product.get("/", (_request, response) => {
    response.type("html").send(
      `<!doctype html><html><head><link rel="icon" href="data:,"></head><body><div id="place" style="height: 600px"></div>
       <script>globalThis.serviceUrl = ${JSON.stringify(url)};</script>
       <script src="/host.js"></script></body></html>`,
    );
  });
  product.get("/host.js", (_request, response) => void response.type("js").send(bundled));
  product.post("/session", (request, response, next) => {
    if (answer !== undefined) return void response.json(answer);
    mint(new URL(request.url, url).searchParams.get("user") ?? "jane").then(
      (sessionId) => void response.json({ sessionId }),
      next,
    );
  });
  const host = createServer(product);
  const hostUrl = await listen(host);
  await analytics.applyDeclaration(
    {
      accounts: [
        {
          name: "demo",
          allowedOrigins: origins ?? [hostUrl],
          keys: [{ name: "server", fromEnv: "KEY" }],
          deployments: [
            { id: 1, name: "shop", default: true },
            { id: 2, name: "warehouse" },
          ],
          agents: [{ id: "1", name: "analyst", deployment: 1, thinking: "always" }],
        },
      ],
    },
    { KEY: apiKey },
  );
  return {
    url,
    hostUrl,
    analytics,
    minted: () => minted,
    answerSession: (given) => void (answer = given),
    passTime: (seconds) => void (passedMs += seconds * 1000),
    mint,
    close: () => {
      for (const server of [service, host]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
