// The load that one instance of the service carries on this machine, and what limits, metrics and traces cost:
//   npm run benchmark load -- [--seconds 8] [--rounds 5] [--sessions-from 50] [--chats-from 25]
//   [--doublings 12] [--halvings 3] [--mints 1000] [--only sessions,chats,cost,cpu]
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { redisProgram, startRedis } from "@embedded-analytics/adapters-redis/testing";
import { startServer } from "../chat/child.mjs";
import { median, medianRatio, table } from "../chat/figures.mjs";
import { startDatabase } from "../sessions/database.mjs";
import { headers, sessionOf } from "./account.mjs";
import { chatsAtOnce, closeChats } from "./chats.mjs";
import { highest } from "./highest.mjs";
import { startCollector } from "./collector.mjs";
import { closeSessions, sessionsAt } from "./sessions.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "5" },
    "sessions-from": { type: "string", default: "50" },
    "chats-from": { type: "string", default: "25" },
    doublings: { type: "string", default: "12" },
    halvings: { type: "string", default: "3" },
    mints: { type: "string", default: "1000" },
    only: { type: "string", default: "sessions,chats,cost,cpu" },
  },
});
const [seconds, rounds, doublings, halvings] = ["seconds", "rounds", "doublings", "halvings"].map(
  (name) => Number(values[name]),
);
const only = values.only.split(",");
let number = 0;
const program = new URL("service.mjs", import.meta.url);

const [processor] = cpus();
console.log(
  `${availableParallelism()} cores (${processor.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
);
console.log("Load, service, PostgreSQL and Redis share the machine.\n");

const database = await startDatabase();
const redis = redisProgram === undefined ? undefined : await startRedis();
const shared = { DATABASE_URL: database.url, REDIS_URL: redis?.url ?? "" };
const stores = redis === undefined ? "PostgreSQL" : "PostgreSQL and Redis";
const shipped = await startServer(`limits and metrics, ${stores}`, shared, program);
const collector = await startCollector();
const tracing = { ...shared, COLLECTOR: collector.url };
const traced = await startServer(`and traces, ${stores}`, tracing, program);
const bare = await startServer(`without them, ${stores}`, { ...shared, BARE: "1" }, program);
// Metrics are read as a scraper does it, and not by the process that is measured.
const scraping = setInterval(() => void Promise.all([shipped, traced].map(scrape)), 5000);
try {
  for (const server of [shipped, traced, bare]) await sessionsAt(server, 50, 4); // to be warm
  if (only.includes("sessions")) await sessions();
  if (only.includes("chats")) await chats();
  if (only.includes("cost")) await cost();
  if (only.includes("cpu")) await cpu();
} finally {
  clearInterval(scraping);
  closeSessions();
  closeChats();
  await shipped.stop();
  await traced.stop();
  await collector.stop();
  await bare.stop();
  await redis?.stop();
  await database.stop();
}

async function scrape({ metrics, token }) {
  const headersOfScraper = { authorization: `Bearer ${token}`, connection: "close" };
  const answer = await fetch(metrics, { headers: headersOfScraper });
  await answer.text();
}

async function sessions() {
  const best = await highest(
    { from: Number(values["sessions-from"]), doublings, halvings },
    (rate) => sessionsAt(shipped, rate, seconds),
  );
  console.log(`Sessions with p99 under 50 ms, for ${seconds} s`);
  table(["sessions/s", "p50 ms", "p99 ms"], [rowOf(best)]);
}

async function chats() {
  const from = Number(values["chats-from"]);
  await chatsAtOnce(shipped, from, 2); // to be warm
  const best = await highest({ from, doublings, halvings }, (count) =>
    chatsAtOnce(shipped, count, seconds),
  );
  console.log(`Chats at 10 lines/s whose lines take less than 100 ms at p99, for ${seconds} s`);
  table(["chats", "p50 ms", "p99 ms"], [rowOf(best)]);
}

function rowOf({ load, isHeld, p50Ms, p99Ms }) {
  return [isHeld ? load : `less than ${load}`, p50Ms.toFixed(1), p99Ms.toFixed(1)];
}

/** They take turns round by round; a ratio is that of one round, and the median of the rounds. */
async function cost() {
  const servers = [shipped, traced, bare];
  const figures = new Map(servers.map(({ name }) => [name, []]));
  // All have run as long before the first round, whatever else was measured.
  for (const server of [...servers, ...servers]) await asFastAsItGoes(server);
  for (const server of inTurns(servers)) {
    figures.get(server.name).push(await asFastAsItGoes(server));
  }
  const beside = figures.get(bare.name);
  console.log(`Sessions as fast as they go, 32 callers, medians of ${rounds} rounds`);
  const rows = [...figures].map(([name, perSecond]) => [
    name,
    median(perSecond).toFixed(0),
    medianRatio(perSecond, beside).toFixed(3),
  ]);
  table(["", "sessions/s", "beside without"], rows);
}

/**
 * The same by the processor time of the service's process alone, of so many sessions: what else the
 * machine does hardly shows in it.
 */
async function cpu() {
  const servers = [shipped, traced, bare];
  const amount = Number(values.mints);
  const figures = new Map(servers.map(({ name }) => [name, []]));
  for (const server of servers) await mint(server, { amount }); // to be warm
  for (const server of inTurns(servers)) {
    const before = await server.ask("cpu");
    await mint(server, { amount });
    figures.get(server.name).push(((await server.ask("cpu")) - before) / amount);
  }
  const beside = figures.get(bare.name);
  console.log(`Processor time of a session, 32 callers, medians of ${rounds} rounds of ${amount}`);
  const rows = [...figures].map(([name, each]) => [
    name,
    median(each).toFixed(0),
    medianRatio(each, beside).toFixed(3),
  ]);
  table(["", "µs", "beside without"], rows);
}

/** Round by round, there and back. */
function* inTurns(servers) {
  for (let round = 0; round < rounds; round++) {
    yield* round % 2 === 0 ? servers : servers.toReversed();
  }
}

async function asFastAsItGoes(server) {
  const duration = Math.max(2, Math.round(seconds / 2));
  const { requests, duration: taken } = await mint(server, { duration });
  return requests.total / taken;
}

async function mint({ session }, amountOrDuration) {
  const result = await autocannon({
    url: session,
    method: "POST",
    connections: 32,
    ...amountOrDuration,
    headers,
    requests: [
      { setupRequest: (request) => ({ ...request, body: JSON.stringify(sessionOf(number++)) }) },
    ],
  });
  const { non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were not 200, ${errors} errors`);
  return result;
}
