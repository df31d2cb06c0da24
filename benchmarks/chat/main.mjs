// Our chat beside a bare route, resumable-stream and assistant-stream, in one interleaved run:
//   npm run benchmark chat -- [--rounds 5] [--seconds 2] [--turns 200] [--lines 20000]
//   [--only latency,limits]
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { startDatabase } from "../sessions/database.mjs";
import { aborts } from "./abort.mjs";
import { startServer } from "./child.mjs";
import { firstLine } from "./first-line.mjs";
import { latency, watched } from "./latency.mjs";
import { limits } from "./limits.mjs";
import { memory } from "./memory.mjs";
import { startRedis } from "./redis.mjs";
import { kept } from "./read.mjs";
import { saturated } from "./saturated.mjs";
import { stalled } from "./stalled.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    turns: { type: "string", default: "200" },
    lines: { type: "string", default: "20000" },
    only: { type: "string" },
  },
});
const [rounds, seconds, turns, lines] = ["rounds", "seconds", "turns", "lines"].map((name) =>
  Number(values[name]),
);

const closing = [];
const started = async (opening) => {
  const opened = await opening;
  if (opened !== undefined) closing.unshift(() => opened.stop());
  return opened;
};

try {
  const redis = await started(startRedis());
  const database = await started(startDatabase());
  const bare = await started(startServer("bare"));
  const resumable = await started(
    startServer("resumable-stream", redis && { REDIS_SOCKET: redis.socket }),
  );
  const assistant = await started(startServer("assistant-stream"));
  const ours = await started(startServer("ours"));
  const postgres = await started(startServer("postgres", database.addresses));
  bare.name = "(a) bare Express";
  resumable.name = `(b) resumable-stream, ${redis ? "Redis" : "publishing in memory"}`;
  assistant.name = "(c) assistant-stream, in memory";
  ours.name = "ours, in memory";
  postgres.name = "ours, PostgreSQL";
  const inMemory = [bare, resumable, assistant, ours];
  const all = [...inMemory, postgres];

  console.log(
    `${availableParallelism()} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
  );
  console.log("All servers and the readers, which are one process, share the machine.\n");
  const measures = {
    firstLine: () => firstLine(all, turns),
    latency: () => latency(inMemory, { rounds, seconds, perSecond: 100 }),
    saturated: () => saturated(inMemory, { rounds, lines }),
    aborts: () => aborts(all, turns),
    memory: () => memory(inMemory, { rounds: Math.min(rounds, 3), count: 500 }),
    stalled: () => stalled(ours, 200),
    limits: () => limits(ours),
  };
  for (const server of all) {
    for (let at = 0; at < 5; at++) await watched(server, 10, { lines: lines / 20 }); // to be warm
  }
  for (const [name, measure] of Object.entries(measures)) {
    if (values.only === undefined || values.only.split(",").includes(name)) await measure();
  }
} finally {
  kept.destroy();
  for (const close of closing) await close();
}
