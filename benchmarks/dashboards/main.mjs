// How long a dashboard of twenty tiles takes for viewers of different rights, beside the bare engine:
//   npm run benchmark dashboards -- [--rows 10000000] [--rounds 9] [--viewers 1,10,100] [--concurrency 4] [--only shop,events] [--cache 64]
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeEvents, shopFolder, workFolder } from "../queries/data.mjs";
import { median, table } from "../queries/measure.mjs";
import { openBareEngine } from "./bare.mjs";
import { loadPages, percentile } from "./load.mjs";
import { eventsDashboard, shopDashboard } from "./twenty-tiles.mjs";
import { openService, viewer } from "./world.mjs";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000000" },
    rounds: { type: "string", default: "9" },
    viewers: { type: "string", default: "1,10,100" },
    // How many statements run at once: QUERY_CONCURRENCY of a service, as many as cores unless set.
    concurrency: { type: "string", default: String(availableParallelism()) },
    only: { type: "string", default: "shop,events" },
    // QUERY_CACHE_MB: 0 runs each statement each time.
    cache: { type: "string", default: "64" },
  },
});
const rounds = Number(values.rounds);
const counts = values.viewers.split(",").map(Number);
const only = values.only.split(",");
// Every worker has met every tile after some rounds; pages of these are not counted, but for the first.
const warmRounds = 4;
const cities = ["Berlin", "Hamburg", "Munich", "Cologne", "Paris", "Lyon", "Rome", "Milan"];
const regions = ["North", "South", "East", "West"];

console.log(
  `${availableParallelism()} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
const { folder, remove } = await workFolder();
try {
  if (only.includes("shop")) {
    await measure({
      title: "The shop",
      modelFolder: shopFolder,
      cacheDirectory: join(folder, "shop"),
      dashboard: shopDashboard,
      attached: {},
      viewerAt: (at) =>
        viewer(at, ["analysts"], {
          city: cities[at % cities.length],
          regions: regions.filter((_, bit) => ((at >> 3) & (1 << bit)) !== 0),
        }),
    });
  }
  if (only.includes("events")) {
    const events = await makeEvents(join(folder, "events"), Number(values.rows));
    await measure({
      title: `${Number(values.rows).toLocaleString("en")} events`,
      modelFolder: events,
      cacheDirectory: join(folder, "events-cache"),
      dashboard: eventsDashboard,
      attached: { big: join(events, "data", "big.duckdb") },
      // One in ten sees half of the rows, the others one of a thousand cities each.
      viewerAt: (at) =>
        at % 10 === 9
          ? viewer(at, ["half"], { city: `c${at}` })
          : viewer(at, ["local"], { city: `c${at}` }),
    });
  }
} finally {
  await remove();
}

/** Pages of both ways take turns, so that whatever else the machine does meets both. */
async function measure({ title, viewerAt, attached, ...of }) {
  const service = await openService({
    ...of,
    concurrency: Number(values.concurrency),
    cacheMb: Number(values.cache),
  });
  const bare = await openBareEngine(of.modelFolder, of.cacheDirectory, attached);
  // Statements are read off another service, so that the first page of this one is a first one.
  const other = await openService({
    ...of,
    cacheDirectory: `${of.cacheDirectory}-2`,
    concurrency: 1,
  });
  const rows = [];
  try {
    for (const count of counts) {
      const viewers = Array.from({ length: count }, (_, at) => viewerAt(at));
      const ways = {
        ours: await pagesOf(service, viewers),
        bare: await barePagesOf(other, bare, viewers),
      };
      const figures = await inTurns(ways, count === 1 ? rounds : Math.max(1, rounds >> 2));
      rows.push(...rowsOf(count, figures));
    }
  } finally {
    await service.close();
    await other.close();
    bare.close();
  }
  console.log(`${title}, twenty tiles, ms`);
  const figures = ["tile p50", "tile p95", "p95/p50", "page p50", "page p95", "page", "first page"];
  table(["viewers", "", ...figures], rows);
}

async function inTurns(ways, rounds) {
  const empty = () => ({ firstMs: [], tilesMs: [], pagesMs: [] });
  const figures = new Map(Object.keys(ways).map((name) => [name, empty()]));
  for (let round = 0; round < warmRounds + rounds; round++) {
    for (const [name, { viewers, page }] of Object.entries(ways)) {
      const { tilesMs, pagesMs } = await loadPages(viewers, page);
      if (round === 0) figures.get(name).firstMs.push(...pagesMs);
      if (round < warmRounds) continue;
      figures.get(name).tilesMs.push(...tilesMs);
      figures.get(name).pagesMs.push(...pagesMs);
    }
  }
  return figures;
}

async function pagesOf(service, viewers) {
  const page = async ({ settings }) => {
    const { definition } = await service.open(settings);
    const tiles = definition.rows.flatMap((row) => row.tiles.map(({ id }) => id));
    return { tiles, run: (id) => service.tile(settings, id) };
  };
  return { viewers, page };
}

async function barePagesOf(service, bare, viewers) {
  const pages = new Map();
  for (const each of viewers) {
    const statements = [];
    for (const id of service.tileIds) statements.push(await service.tile(each.settings, id, true));
    const texts = await bare.textsOf(statements, service.accessOf(each.user));
    const free = await bare.connections();
    const run = async (sql) => {
      const connection = free.pop();
      await connection(sql);
      free.push(connection);
    };
    pages.set(each, { tiles: texts, run });
  }
  return { viewers, page: (each) => Promise.resolve(pages.get(each)) };
}

function rowsOf(count, figures) {
  const barePageMs = median(figures.get("bare").pagesMs);
  return [...figures].map(([name, { firstMs, tilesMs, pagesMs }]) => {
    const [tile50, tile95] = [0.5, 0.95].map((share) => percentile(tilesMs, share));
    const [page50, page95] = [0.5, 0.95].map((share) => percentile(pagesMs, share));
    const cells = [tile50, tile95, tile95 / tile50, page50, page95].map((ms, at) =>
      ms.toFixed(at === 2 ? 2 : 1),
    );
    const beside = name === "bare" ? "1.00" : (median(pagesMs) / barePageMs).toFixed(2);
    // Bare has the copies of visible rows from the beginning, so that its first page is no other.
    const first = name === "bare" ? "" : median(firstMs).toFixed(1);
    return [count, name, ...cells, beside, first];
  });
}
