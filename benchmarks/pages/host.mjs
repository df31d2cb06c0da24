import { createServer } from "node:http";
import express from "express";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import { barePage } from "./bare-page.mjs";
import { asked, cutoff, delta, ends, longThread, message } from "./lines.mjs";

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
export const chatPath = "/local/api/v1/public/demo/agents/1/chat/stream-chat-state";

/** Sends `count` deltas, `perSecond` of them a second, and notes when each was sent. */
const stream = async (response, { count, perSecond }, sentAt, messageId) => {
  const send = (line) => response.write(`${JSON.stringify(line)}\n`);
  send(cutoff(true));
  send(asked(messageId, "stream"));
  const begin = Date.now();
  let whole = "";
  for (let at = 0; at < count; at += 1) {
    const due = begin + (at * 1000) / perSecond;
    const wait = due - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const word = `w${at}. ${at % 40 === 39 ? "\n\n" : ""}`;
    whole += word;
    sentAt.push(Date.now());
    send(delta("a", word));
  }
  send(message("a", whole));
  send(message("f", whole, ["final"]));
  for (const line of ends()) send(line);
  response.end();
};

/** The service's page and a bare page on one server, over the same scripted answers. */
export const startHost = async ({ count, perSecond }) => {
  const analytics = createEmbeddedAnalytics(inMemoryPorts({}));
  await analytics.applyDeclaration(declaration, { KEY: apiKey });
  const app = express();
  let sentAt = [];
  app.post(chatPath, express.json(), (request, response) => {
    response.setHeader("Content-Type", "application/x-ndjson");
    if (request.body.input === undefined) {
      response.end(
        `${longThread()
          .map((line) => JSON.stringify(line))
          .join("\n")}\n`,
      );
      return;
    }
    sentAt = [];
    void stream(response, { count, perSecond }, sentAt, request.body.messageId);
  });
  app.get("/bare", (_request, response) => response.type("html").send(barePage(chatPath)));
  app.use(createRouter(analytics, { pagesFolder }));
  const server = createServer(app);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  const session = async () => {
    const settings = { locale: "en" };
    const body = { externalId: "jane", settings };
    const { sessionId } = await analytics.generateSession({ apiKey, accountName: undefined }, body);
    return sessionId;
  };
  return {
    ours: async (search = "") => `${url}/embed/d/1/chat?session=${await session()}${search}`,
    bare: async (search = "") => `${url}/bare?session=${await session()}${search}`,
    sentAt: () => sentAt,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
