import { setTimeout as sleep } from "node:timers/promises";
import { ContainerModule } from "inversify";
import { aiModule } from "@embedded-analytics/adapters-ai/inversify";
import type { Database } from "@embedded-analytics/adapters-prisma";
import { prismaModule } from "@embedded-analytics/adapters-prisma/inversify";
import {
  ageTables,
  createDatabase,
  openPatientDatabase,
} from "@embedded-analytics/adapters-prisma/testing";
import { redisHealthKey } from "@embedded-analytics/adapters-redis/inversify";
import { startRedis } from "@embedded-analytics/adapters-redis/testing";
import { portKey } from "@embedded-analytics/domain";
import { inMemoryData } from "@embedded-analytics/domain/in-memory";
import type { ChatFixture, ChatTester } from "@embedded-analytics/testkit";
import { KeySets } from "./adapters/token-signatures/key-sets.js";
import { appModule } from "./composition/app-module.js";
import { turnLogsModule } from "./composition/turn-logs-module.js";
import { askRedis } from "./cluster-faults/redis-admin.fixture.js";
import { builtinKinds } from "./composition/builtin-kinds.js";
import { compose, type Composition } from "./composition/container.js";
import { appendToRedisEveryMs } from "./composition/runtime.js";

/** One PostgreSQL and one Redis for all scenarios of a run. */
export interface ChatCluster {
  readonly tester: ChatTester;
  /** What is held although no scenario is played: connections are open, and there is time to forget. */
  resourcesAtRest(): Promise<readonly string[]>;
  /** Closes the instances as the service does; answers what they still hold. */
  closeInstances(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The service's ports, with connections of their own. */
interface Composed extends Composition {
  readonly database: Database;
}

/** What a scenario held is free in far less; each try at a shorter scenario that fails waits as long. */
const patienceMs = 8000;
/** The same for a replica of a log without readers. */
const forgettingMsMax = 30_000;

/**
 * Opens it. A scenario has the database and the Redis to itself, and finds them empty; instances are
 * those of earlier scenarios, since connecting takes longer than most scenarios do.
 */
export const openCluster = async (): Promise<ChatCluster> => {
  const stored = await createDatabase();
  const redis = await startRedis();
  const own = openPatientDatabase(stored.url, { connectionsMax: 1 });
  const all: Composed[] = [];
  const free: Composed[] = [];

  const begin = async (): Promise<Composed> => {
    const database = openPatientDatabase(stored.url, { connectionsMax: 3 });
    const composition = compose(
      prismaModule(database),
      appModule(["one key for all instances"], { environment: {}, keySets: new KeySets() }),
      turnLogsModule(redis.url),
      noData,
      aiModule({ kinds: builtinKinds }),
    );
    const begun = { ...composition, database };
    all.push(begun);
    const isReady = async () => (await begun.find(redisHealthKey)?.())?.status === "ready";
    await until(async () => ((await isReady()) ? [] : ["no Redis"]));
    return begun;
  };

  const openFixture = (): ChatFixture => {
    const taken: Composed[] = [];
    return {
      turnAppendEveryMs: appendToRedisEveryMs,
      openInstance: async () => {
        const instance = free.pop() ?? (await begin());
        taken.push(instance);
        return instance.ports;
      },
      advanceMs: async (ms) => {
        await ageTables(own.pool, ms);
        await askRedis(redis.url, ageEndedLogs(ms));
      },
      leftovers: () =>
        until(async () => {
          const { rows } = await own.pool.query("select id from turn where state = 'claimed'");
          const kept = await askRedis(redis.url, keysKeptForEver);
          const busy = taken.filter(({ database: { pool } }) => isBusy(pool));
          return [
            ...rows.map(() => "a turn that runs, for the store"),
            ...(kept === ":0\r\n+OK\r\n" ? [] : [`keys without an end: ${kept}`]),
            ...busy.map(() => "a connection to PostgreSQL in use"),
          ];
        }),
      close: async () => {
        await own.pool.query("delete from account");
        await askRedis(redis.url, "FLUSHDB");
        free.push(...taken);
      },
    };
  };

  return {
    tester: {
      name: "PostgreSQL and Redis",
      open: () => Promise.resolve(openFixture()),
    },
    resourcesAtRest: () =>
      until(async () => {
        const channels = await askRedis(redis.url, "PUBSUB CHANNELS *");
        return channels.startsWith("*0\r\n") ? [] : [`channels with subscribers: ${channels}`];
      }, forgettingMsMax),
    closeInstances: async () => {
      for (const { close } of all) await close();
      return until(async () => {
        const clients = (await askRedis(redis.url, "CLIENT LIST")).match(/^id=/gm)?.length ?? 0;
        const { rows } = await own.pool.query(
          `select application_name from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend'
             and pid <> pg_backend_pid()`,
        );
        return [
          ...(clients === 1 ? [] : [`${clients - 1} connections to Redis`]),
          ...(rows.length === 0 ? [] : [`${rows.length} connections to PostgreSQL`]),
        ];
      });
    },
    close: async () => {
      for (const { close } of all) await close();
      await own.close();
      await redis.stop();
      await stored.drop();
    },
  };
};

/** Chats of the model ask for no data, and the engine is a process for each instance. */
const noData = new ContainerModule(({ bind }) => {
  const { queryExplainer, queryRunner, semanticCatalog, declaredDashboards } = inMemoryData({
    models: {},
  });
  bind(portKey("queryExplainer")).toConstantValue(queryExplainer);
  bind(portKey("queryRunner")).toConstantValue(queryRunner);
  bind(portKey("semanticCatalog")).toConstantValue(semanticCatalog);
  bind(portKey("declaredDashboards")).toConstantValue(declaredDashboards);
});

const isBusy = ({ waitingCount, idleCount, totalCount }: Database["pool"]): boolean =>
  waitingCount > 0 || idleCount < totalCount;

/** What is left in the end; nothing as soon as there is nothing. */
const until = async (
  leftovers: () => Promise<readonly string[]>,
  waitMs = patienceMs,
): Promise<readonly string[]> => {
  const endMs = Date.now() + waitMs;
  for (;;) {
    const found = await leftovers();
    if (found.length === 0 || Date.now() > endMs) return found;
    await sleep(20);
  }
};

const evaluate = (script: string): string => `EVAL "${script.replaceAll(/\s+/g, " ")}" 0`;

/**
 * For the logs of ended turns time passes, too: from then on the store tells of them. One that has
 * not ended lives longer than any turn may run, whereas turns of the model stand still for hours.
 */
const ageEndedLogs = (ms: number): string =>
  evaluate(`
    for _, meta in ipairs(redis.call('KEYS', '*:meta')) do
      if redis.call('HEXISTS', meta, 'ended') == 1 then
        for _, key in ipairs({ meta, (meta:gsub(':meta$', ':log')) }) do
          local left = redis.call('PTTL', key) - ${ms}
          if left > 0 then redis.call('PEXPIRE', key, left) else redis.call('DEL', key) end
        end
      end
    end
    return 0`);

const keysKeptForEver = evaluate(`
  local kept = 0
  for _, key in ipairs(redis.call('KEYS', '*')) do
    if redis.call('TTL', key) == -1 then kept = kept + 1 end
  end
  return kept`);
