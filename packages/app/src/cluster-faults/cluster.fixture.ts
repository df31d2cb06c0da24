import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@embedded-analytics/adapters-prisma";
import { createDatabase, openPatientDatabase } from "@embedded-analytics/adapters-prisma/testing";
import { freePort, startRedis } from "@embedded-analytics/adapters-redis/testing";
import { startInstance, type Instance } from "./instance.fixture.js";

/** Several instances over one PostgreSQL and one Redis, each with ways of its own to both. */
export interface Cluster {
  readonly apiKey: string;
  readonly leaseSeconds: number;
  /** Those that live. */
  instances(): readonly Instance[];
  readonly redisUrl: string;
  /** Kills the Redis, or starts it again on its port. */
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  /** Past the proxies: what a test wants to look into. */
  readonly database: Database;
  /** Starts those that were killed. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
/** One clock is right, the others are wrong in either direction (T34). */
const clockOffsetsMs = [0, 5 * minuteMs, -5 * minuteMs];

/** Opens it, with three instances. */
export const openCluster = async (leaseSeconds: number): Promise<Cluster> => {
  const apiKey = `sk-clusterfault-${"f".repeat(43)}`;
  const folder = await mkdtemp(join(tmpdir(), "cluster-faults-"));
  const stored = await createDatabase();
  const database = openPatientDatabase(stored.url, { connectionsMax: 2 });
  const port = await freePort();
  let redis = await startRedis(port);
  const bootstrap = join(folder, "accounts.yaml");
  const account = {
    name: "acme",
    keys: [{ name: "server", fromEnv: "ACME_KEY" }],
    deployments: [{ id: 1, name: "shop", default: true }],
    agents: [{ id: "1", name: "analyst", thinking: "always" }],
  };
  await writeFile(bootstrap, JSON.stringify({ accounts: [account] }));
  const begin = (at: number): Promise<Instance> =>
    startInstance({
      name: `instance-${at + 1}`,
      folder: join(folder, `instance-${at + 1}`),
      redisUrl: redis.url,
      databaseUrl: stored.url,
      clockOffsetMs: clockOffsetsMs[at] ?? 0,
      environment: {
        ACME_KEY: apiKey,
        SECRET_KEY: "what all instances sign with",
        BOOTSTRAP_FILE: bootstrap,
        TURN_LEASE_SECONDS: String(leaseSeconds),
        LOG_LEVEL: process.env["FAULT_LOG_LEVEL"] ?? "silent",
      },
    });
  const instances: Instance[] = [];
  for (const at of clockOffsetsMs.keys()) instances.push(await begin(at));
  return {
    apiKey,
    leaseSeconds,
    instances: () => instances.filter((each) => each.isAlive()),
    redisUrl: redis.url,
    stopRedis: () => redis.stop(),
    startRedis: async () => {
      redis = await startRedis(port);
    },
    database,
    revive: async () => {
      for (const [at, instance] of instances.entries()) {
        if (instance.isAlive()) continue;
        await instance.close();
        instances[at] = await begin(at);
      }
    },
    close: async () => {
      await Promise.all(instances.map((each) => each.close()));
      await redis.stop();
      await database.close();
      await stored.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
