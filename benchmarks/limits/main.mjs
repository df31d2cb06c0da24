// How much one account's flood slows another account's calls (J4):
//   npm run benchmark limits -- [--seconds 20] [--rounds 3] [--connections 64]
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { startChild } from "../sessions/child.mjs";
import { startDatabase } from "../sessions/database.mjs";
import { median } from "../sessions/load.mjs";
import { keys } from "./accounts.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "64" },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const database = await startDatabase();
const service = await startChild(new URL("service.mjs", import.meta.url), {
  ...database.addresses,
});
const url = `${service.url}/api/v1/embed/generate-session`;
const body = JSON.stringify({ externalId: "jane" });
const headersFor = (key) => ({
  authorization: `Api-Key ${key}`,
  "content-type": "application/json",
});

/** One call of the calm account, until its answer was read. */
const call = async () => {
  const startedMs = performance.now();
  const response = await fetch(url, { method: "POST", headers: headersFor(keys.calm), body });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  await response.json();
  return performance.now() - startedMs;
};

/** The 50th and 95th percentile of its calls, twenty a second. */
const calm = async () => {
  const figures = [];
  const untilMs = performance.now() + seconds * 1000;
  while (performance.now() < untilMs) {
    figures.push(await call());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const sorted = figures.toSorted((one, other) => one - other);
  return { p50: median(figures), p95: sorted[Math.floor(sorted.length * 0.95)] };
};

/** The same while another account floods over all of its connections. */
const beside = async (key) => {
  const flood = autocannon({
    url,
    method: "POST",
    connections,
    duration: seconds + 5,
    headers: headersFor(key),
    body,
    workers: 1,
  });
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const figures = await calm();
  const { requests, non2xx } = await flood;
  return { ...figures, perSecond: requests.average, refused: non2xx };
};

const cases = {
  alone: calm,
  "beside a flood without limits": () => beside(keys.free),
  "beside a flood with 60 calls a minute": () => beside(keys.bound),
};

try {
  for (let at = 0; at < 200; at++) await call(); // what a start has made cold
  const figures = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [name, measure] of Object.entries(cases)) figures[name].push(await measure());
  }
  const alone = median(figures.alone.map(({ p95 }) => p95));
  console.log("| the calm account | p50 ms | p95 ms | beside alone | flood's calls/s |");
  console.log("|---|---|---|---|---|");
  for (const [name, of] of Object.entries(figures)) {
    const p95 = median(of.map((each) => each.p95));
    const p50 = median(of.map((each) => each.p50));
    const rate = of[0].perSecond === undefined ? "" : median(of.map((each) => each.perSecond));
    const ratio = (p95 / alone).toFixed(2);
    console.log(`| ${name} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${ratio} | ${rate} |`);
  }
} finally {
  await service.stop();
  await database.stop();
}
