// Whether a thousand statements at once, of one user, of fifty or of two accounts, are all answered, and rightly:
//   npm run benchmark statements -- [--requests 1000] [--rounds 3] [--seed 1] [--redis]
import { Agent } from "node:http";
import { parseArgs } from "node:util";
import { redisProgram, startRedis } from "@embedded-analytics/adapters-redis/testing";
import { quantile, table } from "../chat/figures.mjs";
import { startChild } from "../sessions/child.mjs";
import { startDatabase } from "../sessions/database.mjs";
import { ask } from "./ask.mjs";
import { accounts, drawing, questionOf } from "./world.mjs";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "1000" },
    rounds: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    redis: { type: "boolean", default: false },
  },
});
const [requests, rounds, seed] = ["requests", "rounds", "seed"].map((name) => Number(values[name]));
const draw = drawing(seed);

/** Who asks the statement with that number: an account's key, and one of its users. */
const crowds = {
  "one user": () => [accounts.first, 0],
  "50 users of one account": (at) => [accounts.first, at % 50],
  "2 accounts of 50 users": (at) => [at % 2 ? accounts.second : accounts.first, at % 50],
};

if (values.redis && redisProgram === undefined) throw new Error("There is no Redis on the PATH.");
const database = await startDatabase();
const redis = values.redis ? await startRedis() : undefined;
const service = await startChild(new URL("service.mjs", import.meta.url), {
  ...database.addresses,
  ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
});

/** As many connections as statements, all of which are opened at the same moment, or are there already. */
const round = async (crowd, agent) => {
  const asked = Array.from({ length: requests }, (_, at) => {
    const [key, user] = crowd(at);
    return ask(service.url, key, questionOf(user, draw), agent);
  });
  return Promise.all(asked);
};

const rows = [];
let isWhole = true;
try {
  const warm = questionOf(0, draw);
  for (const key of Object.values(accounts)) {
    const { outcome, text } = await ask(service.url, key, warm, undefined);
    if (outcome !== "right") throw new Error(`${outcome}: ${text}`);
  }
  for (const [name, crowd] of Object.entries(crowds)) {
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    for (let at = 0; at < rounds; at++) {
      const startedMs = performance.now();
      const answers = await round(crowd, agent);
      const allMs = performance.now() - startedMs;
      const others = answers.filter(({ outcome }) => outcome !== "right");
      isWhole &&= others.length === 0;
      const times = answers.map(({ ms }) => ms);
      rows.push([
        name,
        at === 0 ? "new" : "kept",
        answers.length - others.length,
        describe(others),
        ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(0)),
        allMs.toFixed(0),
      ]);
    }
    agent.destroy();
  }
} finally {
  await service.stop();
  await redis?.stop();
  await database.stop();
}
console.log(
  `${requests} statements at once, seed ${seed}, limits ${redis ? "on Redis" : "in memory"}`,
);
table(["who asks", "connections", "right", "others", "p50 ms", "p99 ms", "all ms"], rows);
if (!isWhole) process.exitCode = 1;

/** How often what else was answered. */
function describe(others) {
  const counts = new Map();
  for (const { outcome } of others) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts.size === 0 ? "none" : [...counts].map((each) => each.join(": ")).join(", ");
}
