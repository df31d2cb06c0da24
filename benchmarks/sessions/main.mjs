// How fast generate-session is beside bare Express routes, in one interleaved run:
//   npm run benchmark sessions -- [--requests 2000] [--rounds 5] [--seconds 3]
import { availableParallelism, cpus, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { bootstrap, newUser, unchangedUser } from "./account.mjs";
import { startChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { measure, median, once } from "./load.mjs";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "2000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
  },
});
const requests = Number(values.requests);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const database = await startDatabase();
const service = await startChild("service.mjs", database.addresses);
const bare = await startChild("bare.mjs", { DATABASE_URL: database.url });
const endpoint = `${service.url}/api/v1/embed/generate-session`;
const cases = [
  { name: "(c) bare Express, one read, one insert", url: `${bare.url}/least`, body: unchangedUser },
  { name: "(b) bare Express, a constant", url: `${bare.url}/constant`, body: unchangedUser },
  { name: "(a) generate-session, unchanged user", url: endpoint, body: unchangedUser },
  { name: "(a) generate-session, new user", url: endpoint, body: newUser },
  { name: "(a) creator mode, 20 groups + 20 attributes", url: endpoint, body: bootstrap },
];

console.log(
  `${availableParallelism()} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
console.log("Load, servers and PostgreSQL share the machine.\n");

try {
  // The user must be there before anybody reads it, and every path must be warm.
  for (const warm of [cases[2], ...cases]) await measure(warm, 8, 1);
  await oneCaller();
  await manyCallers(32);
} finally {
  await service.stop();
  await bare.stop();
  await database.stop();
}

/** Cases take turns request by request, so that whatever else the machine does meets all of them. */
async function oneCaller() {
  const figures = new Map(cases.map(({ name }) => [name, []]));
  for (let turn = 0; turn < requests; turn++) {
    for (const one of cases) figures.get(one.name).push(await once(one));
  }
  const leastMs = median(figures.get(cases[0].name));
  console.log(`One caller, ${requests} requests of each case in turn`);
  console.log("| case | p50 ms | speed beside (c) |\n|---|---|---|");
  for (const [name, timesMs] of figures) {
    const p50Ms = median(timesMs);
    console.log(`| ${name} | ${p50Ms.toFixed(2)} | ${(leastMs / p50Ms).toFixed(2)} |`);
  }
  console.log("");
}

/** Cases take turns round by round; a share is that of one round, and the median of the rounds. */
async function manyCallers(connections) {
  const figures = new Map(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const one of cases) figures.get(one.name).push(await measure(one, connections, seconds));
  }
  const least = figures.get(cases[0].name);
  console.log(`${connections} callers, medians of ${rounds} rounds of ${seconds} s`);
  console.log("| case | requests/s | p50 ms | share of (c) |\n|---|---|---|---|");
  for (const [name, rows] of figures) {
    const share = median(rows.map(({ perSecond }, round) => perSecond / least[round].perSecond));
    const perSecond = median(rows.map((row) => row.perSecond));
    const p50Ms = median(rows.map((row) => row.p50Ms));
    console.log(`| ${name} | ${perSecond.toFixed(0)} | ${p50Ms} | ${share.toFixed(2)} |`);
  }
}
