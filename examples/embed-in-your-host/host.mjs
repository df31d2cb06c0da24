import express from "express";
import { createRouter } from "@embedded-analytics/adapters-http";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";

/**
 * Your own adapter for one port: where branches of the data model live is your business. It is a
 * plain object with async methods; nothing of ours has to be extended or imported.
 */
export const catalogOfYourGitServer = (catalog, listBranches) => ({
  load: (...asked) => catalog.load(...asked),
  async hasBranch(_accountId, deployment, branchName) {
    const names = await listBranches(deployment.modelFolder);
    return names.includes(branchName);
  },
});

/** Your product: an Express app of your own, with embedded analytics as one more router in it. */
export const createHost = async ({ listBranches, apiKey }) => {
  const ports = inMemoryPorts();
  const analytics = createEmbeddedAnalytics({
    ...ports,
    semanticCatalog: catalogOfYourGitServer(ports.semanticCatalog, listBranches),
  });
  await analytics.applyDeclaration(
    {
      accounts: [
        {
          name: "your-company",
          keys: [{ name: "server", fromEnv: "YOUR_KEY" }],
          deployments: [{ id: 1, name: "shop", default: true, model: "models/shop" }],
          groups: [{ name: "analysts" }],
          userAttributes: [{ name: "city", type: "string" }],
        },
      ],
    },
    { YOUR_KEY: apiKey },
  );

  const app = express();
  app.get("/", (_request, response) => {
    response.send("Your product");
  });
  // A page of yours asks your server for a session; the API key never leaves it.
  app.post("/my-dashboard-session", async (_request, response) => {
    const session = await analytics.generateSession(
      { apiKey },
      {
        externalId: "jane",
        groups: ["analysts"],
        userAttributes: [{ name: "city", value: "Berlin" }],
      },
    );
    response.json(session);
  });
  // The iframe, and servers of other teams, speak HTTP.
  app.use("/analytics", createRouter(analytics));
  return app;
};
