// A small host, compiled and run against the packed packages: mints a session on its server and lets the
// mounted router exchange it.
import express from "express";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts, webCryptoSecrets } from "@embedded-analytics/domain/in-memory";

const apiKey = `sk-yourownkey00-${"k".repeat(43)}`;

const declared = async (): Promise<EmbeddedAnalytics> => {
  const analytics = createEmbeddedAnalytics({
    ...inMemoryPorts(),
    secrets: webCryptoSecrets(["the secret key of this host"]),
  });
  await analytics.applyDeclaration(
    {
      accounts: [
        {
          name: "your-company",
          keys: [{ name: "server", fromEnv: "YOUR_KEY" }],
          deployments: [{ id: 1, name: "shop", default: true }],
        },
      ],
    },
    { YOUR_KEY: apiKey },
  );
  return analytics;
};

const listen = (app: express.Express): Promise<Server> =>
  new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => {
      resolve(server);
    });
  });

const analytics = await declared();
const app = express();
app.use("/analytics", createRouter(analytics));
const server = await listen(app);
const { port } = server.address() as AddressInfo;

const { sessionId } = await analytics.generateSession({ apiKey }, { externalId: "jane" });
const exchange = (): Promise<Response> =>
  fetch(`http://127.0.0.1:${String(port)}/analytics/api/v1/embed/session/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sessionId }),
  });
const first = await exchange();
const second = await exchange();
const { token } = (await first.json()) as { token: string };
console.log(
  JSON.stringify({ statuses: [first.status, second.status], parts: token.split(".").length }),
);
server.close();
