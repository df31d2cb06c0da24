import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { routes } from "@embedded-analytics/adapters-http";
import { prismaPorts } from "@embedded-analytics/adapters-prisma";
import {
  ageTables,
  createDatabase,
  dumpTables,
  openPatientDatabase,
} from "@embedded-analytics/adapters-prisma/testing";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import {
  conformanceDeclaration,
  conformanceDocuments,
  conformanceEnvironment,
  conformanceModel,
  conformanceReaders,
  conformanceServiceDomain,
  httpConformance,
  inputScriptAgent,
  type HttpTarget,
} from "@embedded-analytics/testkit/http";
import { nodeSecrets } from "./adapters/node-secrets.js";
import { readConfiguration } from "./configuration/read-configuration.js";
import { serve } from "./serve/serve.js";
import { noUpkeep } from "./serve/upkeep.js";

const secretKey = "the secret key of the service under test";

// In full, cases that repeat and search do so more often.
const size = process.env["CONFORMANCE"] === "full" ? "full" : "small";

// Set by `npm run rolling`, while another version runs on the same stores.
const sharedUrl = process.env["CONFORMANCE_DATABASE_URL"];
const redisUrl = process.env["CONFORMANCE_REDIS_URL"];

// The whole contract over the service as it is composed, on a real PostgreSQL.
httpConformance(
  async (): Promise<HttpTarget> => {
    const folder = await mkdtemp(join(tmpdir(), "conformance-"));
    // YAML is a superset of JSON, so the declaration can be written as it is.
    const file = join(folder, "accounts.yaml");
    await writeFile(file, JSON.stringify(conformanceDeclaration));
    for (const [path, text] of Object.entries(conformanceModel.files)) {
      const modelFile = join(folder, "shop", path);
      await mkdir(dirname(modelFile), { recursive: true });
      await writeFile(modelFile, text);
    }
    // Behind the second wall (T4), unless another version is there, which runs as the owner.
    const { url, serviceUrl, drop } =
      sharedUrl === undefined
        ? await createDatabase()
        : { url: sharedUrl, serviceUrl: sharedUrl, drop: () => Promise.resolve() };
    const read = readConfiguration(
      {
        DATABASE_URL: serviceUrl,
        MIGRATION_DATABASE_URL: url,
        REDIS_URL: redisUrl,
        DATA_DIR: folder,
        SECRET_KEY: secretKey,
        BOOTSTRAP_FILE: file,
        SERVICE_DOMAIN: conformanceServiceDomain,
        PORT: "0",
        LOG_LEVEL: "silent",
        // Longer than any test: nothing is written just because a turn goes on.
        TURN_LEASE_SECONDS: "600",
      },
      folder,
    );
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    const { clientDocuments } = inMemoryPorts({ documents: conformanceDocuments });
    const service = await serve(read.configuration, conformanceEnvironment, {
      agents: inputScriptAgent(),
      // Cases compare all that is stored before and after.
      upkeep: noUpkeep,
      around: (given) => ({ ...given, clientDocuments }),
      chatLimits: { chatReaders: conformanceReaders },
    });

    // Beside it, on the same data: what a test wants to look into.
    const database = openPatientDatabase(url, { connectionsMax: 2 });
    const ports = {
      ...inMemoryPorts(),
      ...prismaPorts(database),
      secrets: nodeSecrets([secretKey]),
    };
    const analytics = createEmbeddedAnalytics(ports);
    // At once, lest the other version do it while a case compares.
    const clearAway = async (): Promise<void> => {
      await analytics.removeExpiredUsers();
      await analytics.removeOutlivedSessions();
    };
    return {
      baseUrl: service.url,
      rootUrl: service.url,
      routes,
      dump: () => dumpTables(database.pool),
      provisioning: ports.provisioning,
      authenticateToken: analytics.authenticateToken,
      apply: async (declaration, environment) => {
        await analytics.applyDeclaration(declaration, environment);
      },
      passTime: async (seconds) => {
        await ageTables(database.pool, seconds * 1000);
        if (sharedUrl !== undefined) await clearAway();
      },
      close: async () => {
        await service.stop();
        await database.close();
        await drop();
        await rm(folder, { recursive: true });
      },
    };
  },
  { size },
);
