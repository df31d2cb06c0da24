import type { FaultProxy } from "@embedded-analytics/testkit";
import type { Cluster } from "./cluster.fixture.js";
import type { Instance } from "./instance.fixture.js";
import type { Random } from "./random.fixture.js";
import { askRedis } from "./redis-admin.fixture.js";

type Named = Pick<Instance, "name">;

/** One thing that can go wrong, and what may then be expected. */
export interface Fault {
  readonly name: FaultName;
  /** The runner of a turn is lost: the turn is interrupted within the lease and five seconds (D8). */
  readonly losesRunner?: true;
  /** The log is lost, and nobody can put it down anew within the lease: deltas may be missing. */
  readonly losesLog?: true;
  /** Only for who has time. */
  readonly takesLong?: true;
  /** New turns are refused while it lasts; whose, by who is hit. */
  readonly refuses?: (instance: Named, victim: Named) => boolean;
  /** Lets it happen, waits as long as it lasts, and heals it. */
  inflict(context: FaultContext): Promise<void>;
}

/** Where it happens. */
export interface FaultContext {
  readonly cluster: Cluster;
  /** The instance that is hit: one that runs a turn. */
  readonly victim: Instance;
  readonly random: Random;
  /** Called when the fault has begun; settles when the new turns that it refuses have been answered. */
  readonly begun: () => Promise<void>;
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Short enough for a turn to outlive it. */
const outageMs = ({ random }: FaultContext): number => random.between(700, 1500);

/** Less than the lease: beyond it a turn is lost. */
const refusalMsMax = 3000;

/**
 * Lets a fault last that long, and until new turns have been refused: on a busy machine a new turn may
 * come to the logs so late that a short fault is over, and would rightly be taken.
 */
const lasts = async ({ begun }: FaultContext, forMs: number): Promise<void> => {
  await Promise.all([passed(forMs), Promise.race([begun(), passed(refusalMsMax)])]);
};

const restartRedis = async (context: FaultContext, forMs: number): Promise<void> => {
  await context.cluster.stopRedis();
  await lasts(context, forMs);
  await context.cluster.startRedis();
};

const halfOpen = async (context: FaultContext, ways: readonly FaultProxy[]): Promise<void> => {
  for (const way of ways) {
    way.set("silent");
    way.freeze();
  }
  await lasts(context, outageMs(context));
  for (const way of ways) way.set("pass");
};

const waysToRedis = ({ cluster }: FaultContext): readonly FaultProxy[] =>
  cluster.instances().map(({ redis }) => redis);

/** Nobody reaches Redis for as long as a lost turn may take to be ended, and its runner dies at once. */
const killWhileAway = async (
  { cluster, victim, begun }: FaultContext,
  leave: () => Promise<void>,
  comeBack: () => Promise<void>,
): Promise<void> => {
  await leave();
  void begun();
  await victim.kill();
  await passed(cluster.leaseSeconds * 1000 + patienceMs);
  await comeBack();
};

const delayed = async (context: FaultContext, hit: readonly Instance[], delayMs: number) => {
  for (const { redis } of hit) redis.delay(delayMs);
  await lasts(context, 2000);
  for (const { redis } of hit) redis.delay(0);
};

/** Beyond the lease (D8). */
const patienceMs = 5000;

const isVictim = (instance: Named, victim: Named): boolean => instance.name === victim.name;

const isAnother = (instance: Named, victim: Named): boolean => !isVictim(instance, victim);

const all = {
  kill: {
    losesRunner: true,
    inflict: async ({ victim, begun }) => {
      void begun();
      await victim.kill();
    },
  },
  pause: {
    losesRunner: true,
    inflict: async ({ victim, cluster, begun }) => {
      process.kill(victim.pid, "SIGSTOP");
      void begun();
      await passed(cluster.leaseSeconds * 1000 + 2000);
      process.kill(victim.pid, "SIGCONT");
    },
  },
  "redis restart": {
    refuses: () => true,
    inflict: (context) => restartRedis(context, outageMs(context)),
  },
  "redis away for longer than the lease": {
    takesLong: true,
    losesLog: true,
    refuses: () => true,
    inflict: (context) => restartRedis(context, context.cluster.leaseSeconds * 1000 + 1500),
  },
  flush: {
    inflict: async ({ cluster, begun }) => {
      void begun();
      await askRedis(cluster.redisUrl, "FLUSHALL");
    },
  },
  "kill and flush": {
    losesRunner: true,
    losesLog: true,
    inflict: async ({ cluster, victim, begun }) => {
      void begun();
      await victim.kill();
      await askRedis(cluster.redisUrl, "FLUSHALL");
    },
  },
  "flush and kill": {
    takesLong: true,
    losesRunner: true,
    losesLog: true,
    inflict: async ({ cluster, victim, begun }) => {
      void begun();
      process.kill(victim.pid, "SIGSTOP");
      await askRedis(cluster.redisUrl, "FLUSHALL");
      await victim.kill();
    },
  },
  "kill while redis is stopped": {
    takesLong: true,
    losesRunner: true,
    losesLog: true,
    refuses: isAnother,
    inflict: (context) =>
      killWhileAway(
        context,
        () => context.cluster.stopRedis(),
        () => context.cluster.startRedis(),
      ),
  },
  // The log is there all the time, and comes back without an end.
  "kill while redis is out of reach": {
    takesLong: true,
    losesRunner: true,
    losesLog: true,
    refuses: isAnother,
    inflict: (context) => {
      const ways = waysToRedis(context);
      return killWhileAway(
        context,
        async () => {
          for (const way of ways) {
            way.set("refuse");
            way.reset();
          }
        },
        async () => {
          for (const way of ways) way.set("pass");
        },
      );
    },
  },
  "subscriber cut": {
    inflict: async ({ cluster, random, begun }) => {
      void begun();
      for (let times = random.between(1, 3); times > 0; times--) {
        random.pick(cluster.instances()).redis.reset("subscribe");
        await passed(random.between(50, 400));
      }
    },
  },
  "half open for one": {
    refuses: isVictim,
    inflict: (context) => halfOpen(context, [context.victim.redis]),
  },
  "half open for all": {
    takesLong: true,
    refuses: () => true,
    inflict: (context) => halfOpen(context, waysToRedis(context)),
  },
  "slow, 200 ms": {
    inflict: (context) => delayed(context, context.cluster.instances(), 200),
  },
  "slow, 2 s": {
    takesLong: true,
    refuses: isVictim,
    inflict: (context) => delayed(context, [context.victim], 2000),
  },
  // A lease of a few seconds may be over before a dead connection is noticed.
  "postgres half open for one": {
    losesRunner: true,
    inflict: (context) => halfOpen(context, [context.victim.postgres]),
  },
  "postgres reset": {
    inflict: async ({ cluster, random, begun }) => {
      void begun();
      for (let times = random.between(1, 3); times > 0; times--) {
        for (const { postgres } of cluster.instances()) postgres.reset();
        await passed(random.between(50, 400));
      }
    },
  },
} satisfies Record<string, Omit<Fault, "name">>;

/** What they are called. */
export type FaultName = keyof typeof all;

/** All of them. */
export const faults: readonly Fault[] = Object.entries(all).map(([name, fault]) => ({
  name: name as FaultName,
  ...fault,
}));
