// A service over a model folder and a dashboard of twenty tiles, and viewers who each see other rows.
import {
  accessOf,
  createEmbeddedAnalytics,
  parseDeclaredDashboard,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { duckdbPorts } from "@embedded-analytics/adapters-duckdb";
import { nodeSecrets } from "../../packages/app/dist/adapters/node-secrets.js";

const key = `sk-benchmark000-${"k".repeat(43)}`;
const caller = { apiKey: key };
const deploymentId = 1;

/** The library on in-memory stores and the embedded engine; nothing of HTTP. */
export const openService = async ({
  modelFolder,
  cacheDirectory,
  dashboard,
  concurrency,
  cacheMb,
}) => {
  const data = duckdbPorts({
    folderOf: (folder) => folder,
    cacheDirectory,
    query: { seconds: 120, rowsMax: 1_000_000, concurrency, memoryMb: 2048, cacheMb },
    log: { info: () => undefined, warn: console.warn, error: console.error },
  });
  const parsed = parseDeclaredDashboard(dashboard);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const content = { dashboard: parsed.dashboard, version: "1", updatedAtMs: 0 };
  const ports = {
    ...inMemoryPorts(),
    // As the service has them: those of the in-memory ports take a thread for each digest.
    secrets: nodeSecrets(["the secret key of a benchmark"]),
    queryRunner: data.queryRunner,
    semanticCatalog: data.semanticCatalog,
    declaredDashboards: { load: () => ({ kind: "found", dashboards: [content] }) },
  };
  const analytics = createEmbeddedAnalytics(ports);
  await analytics.applyDeclaration(declaration(modelFolder), { BENCHMARK: key });
  const deployment = { id: deploymentId, modelFolder, requirePolicies: false, timezone: "UTC" };
  const found = await data.semanticCatalog.load(1, deployment, undefined);
  if (found.kind !== "found") throw new Error(`The model cannot be used: ${found.kind}`);
  const { publicId, definition } = parsed.dashboard;
  return {
    tileIds: definition.rows.flatMap(({ tiles }) => tiles.map(({ id }) => id)),
    open: (sessionSettings) =>
      analytics.getDashboard(caller, deploymentId, publicId, { sessionSettings }),
    /** Runs a tile and reads its rows; answers the statement where it is asked for. */
    tile: async (sessionSettings, tileId, showSql = false) => {
      const body = { sessionSettings, showSql };
      const result = await analytics.queryTile(caller, deploymentId, publicId, tileId, body);
      for await (const part of result.parts) void part;
      return result.sql;
    },
    accessOf: (user) => accessOf(found.model, user, false),
    close: () => data.close(),
  };
};

const declaration = (model) => ({
  accounts: [
    {
      name: "demo",
      keys: [{ name: "server", fromEnv: "BENCHMARK" }],
      deployments: [{ id: deploymentId, name: "data", default: true, model }],
      groups: ["analysts", "everybody", "half", "local"].map((name) => ({ name })),
      userAttributes: [
        { name: "city", type: "string" },
        { name: "regions", type: "string_array" },
      ],
    },
  ],
});

/** A user as a request names one, and the same as policies see it. */
export const viewer = (at, groups, values) => ({
  settings: {
    externalId: `viewer-${at}`,
    groups,
    userAttributes: Object.entries(values).map(([name, value]) => ({ name, value })),
  },
  user: {
    lane: "tenant_wide",
    embedTenantName: undefined,
    groupScope: "demo",
    groups,
    userAttributes: values,
    securityContext: {},
  },
});
