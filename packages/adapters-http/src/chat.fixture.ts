import { once } from "node:events";
import { connect, type Socket } from "node:net";
import {
  createEmbeddedAnalytics,
  type AgentTask,
  type AgentEvent,
  type EmbeddedAnalytics,
  type EmbeddedAnalyticsOptions,
  type Ports,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { createRouter, type RouterOptions } from "./create-router.js";
import { hosting, type TestHost } from "./host.fixture.js";

/** What the agent does with a message. */
export type Act = (task: AgentTask, signal: AbortSignal) => AsyncIterable<AgentEvent>;

/** A service over in-memory ports, with one agent that does as a test says. */
export interface ChatHost {
  readonly host: TestHost;
  readonly analytics: EmbeddedAnalytics;
  /** What was reported as a defect. */
  readonly errors: unknown[];
  /** A message on a bare socket, whose reader may stop reading and may leave. */
  readonly reader: (body: object) => Promise<Socket>;
  readonly close: () => Promise<void>;
}

const apiKey = `sk-${"demo".padEnd(12, "0")}-${"s".repeat(43)}`;

const declaration = {
  accounts: [
    {
      name: "demo",
      keys: [{ name: "server", fromEnv: "KEY" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      agents: [{ id: "1", name: "analyst", deployment: 1, thinking: "always" }],
    },
  ],
};

export const streamPath = "/local/api/v1/public/demo/agents/1/chat/stream-chat-state";

export const chatHeaders = {
  Authorization: `Api-Key ${apiKey}`,
  "Content-Type": "application/json",
};

/** A message of Jane's, or what else a body says. */
export const bodyOf = (more: object): string =>
  JSON.stringify({ sessionSettings: { externalId: "jane" }, ...more });

/** Tests of one turn that very many read are about what each of them costs. */
const anyReaders = { userMax: Infinity, threadMax: Infinity };

/** Serves a chat; `change` may put other ports in the place of some. */
export const chatHost = async (
  act: Act,
  options: RouterOptions = {},
  change: (ports: Ports) => Partial<Ports> = () => ({}),
  service: EmbeddedAnalyticsOptions = { chatReaders: anyReaders },
): Promise<ChatHost> => {
  const ports = inMemoryPorts({
    agents: { answer: (_account, task, signal) => act(task, signal) },
  });
  const analytics = createEmbeddedAnalytics({ ...ports, ...change(ports) }, service);
  await analytics.applyDeclaration(declaration, { KEY: apiKey });
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const host = await hosting((app) => app.use(createRouter(analytics, { onError, ...options })));
  const sockets: Socket[] = [];
  return {
    host,
    analytics,
    errors,
    reader: async (body) => {
      const socket = connect({
        host: "127.0.0.1",
        port: Number(new URL(host.baseUrl).port),
        allowHalfOpen: true,
      });
      sockets.push(socket);
      await once(socket, "connect");
      socket.write(requestOf(bodyOf(body)));
      return socket;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await analytics.stopTurns(0);
      await host.close();
    },
  };
};

/** A chat request as it goes over the socket, with the length that a test claims. */
export const requestOf = (body: string, length = Buffer.byteLength(body)): string => {
  const headers = Object.entries({ Host: "x", ...chatHeaders, "Content-Length": String(length) });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `POST ${streamPath} HTTP/1.1\r\n${head}\r\n${body}`;
};

/** Says these pieces, one after another. */
export const saying = (...texts: readonly string[]): Act =>
  async function* () {
    for (const text of texts) {
      await Promise.resolve();
      yield { kind: "content", text };
    }
  };

/** An agent's answer that a test holds back until it lets it go. */
export const gate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

export type ChatLine = Readonly<Record<string, unknown>>;

/** The lines of an answer, of which empty ones say nothing. */
export const chatLinesOf = (text: string): readonly ChatLine[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ChatLine);
