// A stream's way from one process to readers in another over one Redis, ours beside others', in one
// interleaved run:
//   npm run benchmark fanout -- [--rounds 5] [--seconds 2] [--turns 100] [--lines 20000]
//   [--only latency,aborts] [--langgraph folder]
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { startRedis } from "@embedded-analytics/adapters-redis/testing";
import { Redis } from "ioredis";
import { startServer } from "../chat/child.mjs";
import { kept } from "../chat/read.mjs";
import { startDatabase } from "../sessions/database.mjs";
import { contestants } from "./contestants.mjs";
import { abortAcross, deadProducer, latencyOverHttp } from "./instances.mjs";
import { startLangGraph } from "./langgraph.mjs";
import { latency } from "./latency.mjs";
import { memory } from "./memory.mjs";
import { startPair, watched } from "./processes.mjs";
import { replay } from "./replay.mjs";
import { saturated } from "./saturated.mjs";
import { traffic } from "./traffic.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    turns: { type: "string", default: "100" },
    lines: { type: "string", default: "20000" },
    only: { type: "string" },
    langgraph: { type: "string" },
  },
});
const [rounds, seconds, turns, lines] = ["rounds", "seconds", "turns", "lines"].map((name) =>
  Number(values[name]),
);

const closing = [];
const started = (opened) => {
  if (opened !== undefined) closing.unshift(() => opened.stop());
  return opened;
};

try {
  const redis = started(await startRedis());
  const admin = new Redis(redis.url);
  started({ stop: () => admin.disconnect() });
  const pairs = Object.keys(contestants).map((name) => started(startPair(name, redis.url)));
  const keeping = pairs.filter(({ name }) => name !== "raw");
  const database = started(await startDatabase());
  const environment = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SECRET_KEY: "k".repeat(40),
  };
  const a = started(await startServer("postgres", environment));
  const b = started(await startServer("postgres", environment));
  const langGraph = started(await startLangGraph(values.langgraph));
  const instances = { a, b, langGraph };

  console.log(
    `${availableParallelism()} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
  );
  console.log(
    "All processes share the machine: two of each contestant, Redis, PostgreSQL, two instances.\n",
  );
  const measures = {
    latency: () => latency(pairs, { rounds, seconds }),
    saturated: () => saturated(pairs, { rounds, lines }),
    traffic: () => traffic(admin, pairs, { seconds, lines }),
    replay: () => replay(keeping, turns),
    memory: () => memory(pairs, Math.min(rounds, 3)),
    overHttp: () => latencyOverHttp(instances, { rounds: Math.min(rounds, 3), seconds }),
    aborts: () => abortAcross(instances, turns),
    // The last one: A does not survive it.
    deadProducer: () => deadProducer(instances, 10),
  };
  for (const pair of pairs) await watched(pair, 10, { lines: lines / 4 }, true); // to be warm
  for (const [name, measure] of Object.entries(measures)) {
    if (values.only === undefined || values.only.split(",").includes(name)) await measure();
  }
} finally {
  kept.destroy();
  for (const close of closing) await close();
}
