import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import { scriptedAgent } from "@embedded-analytics/testkit";
import { answerLines, type ScriptedAnswer } from "./answer-lines.fixture.js";

const apiKey = `sk-${"demo".padEnd(12, "0")}-${"s".repeat(43)}`;
const declaration = {
  accounts: [
    {
      name: "demo",
      keys: [{ name: "server", fromEnv: "KEY" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      agents: [{ id: "1", name: "analyst", deployment: 1 }],
    },
  ],
};

/** `settings` of a session. */
export type PageSettings = Readonly<Record<string, string | boolean>>;

/** What the service of a page answers, where a test has to know it to the letter. */
export interface HostScript {
  /** The answer to a question; `undefined` for reading a thread. */
  readonly answer: (input: string | undefined, chatId: string | undefined) => ScriptedAnswer;
  /** The rows of every statement. */
  readonly rows?: readonly (readonly unknown[])[];
  readonly schema?: readonly { readonly name: string; readonly column_type: string }[];
  /** Adds routes of its own, before all others. */
  readonly routes?: (app: Express) => void;
}

/** A host of the pages: the real router with its headers, and scripted answers of chat and data. */
export interface PageHost {
  readonly url: string;
  /** The address of a new chat page of a session with these settings. */
  readonly address: (settings?: PageSettings, search?: string) => Promise<string>;
  readonly close: () => void;
}

const chatPath = "/local/api/v1/public/demo/agents/1/chat";

export const startPageHost = async (script: HostScript): Promise<PageHost> => {
  const agents = scriptedAgent([]);
  const analytics = createEmbeddedAnalytics(inMemoryPorts({ agents }));
  await analytics.applyDeclaration(declaration, { KEY: apiKey });
  const app = express();
  script.routes?.(app);
  app.post(`${chatPath}/stream-chat-state`, express.json(), (request, response) => {
    const { input, chatId, messageId } = request.body as Record<string, string | undefined>;
    response.setHeader("Content-Type", "application/x-ndjson");
    for (const line of answerLines(script.answer(input, chatId), { input, chatId, messageId })) {
      response.write(`${JSON.stringify(line)}\n`);
    }
    response.end();
  });
  // The service does not keep the scripted threads, and so no ratings of their answers.
  app.get(`${chatPath}/threads/:id/feedback`, (_request, response) => {
    response.json({ items: [], pageInfo: { hasNextPage: false } });
  });
  app.post("/api/v1/deployments/1/sql", (_request, response) => {
    const { schema = [], rows = [] } = script;
    response.setHeader("Content-Type", "application/x-ndjson");
    response.write(`${JSON.stringify({ schema })}\n`);
    for (let at = 0; at < rows.length; at += 500) {
      response.write(`${JSON.stringify({ data: rows.slice(at, at + 500) })}\n`);
    }
    response.end(`${JSON.stringify({ totalRows: rows.length })}\n`);
  });
  app.use(createRouter(analytics, { pagesFolder }));
  const server: Server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    address: async (settings = {}, search = "") => {
      const { sessionId } = await analytics.generateSession(
        { apiKey, accountName: undefined },
        { externalId: "jane", settings },
      );
      return `${url}/embed/d/1/chat?session=${sessionId}${search}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
