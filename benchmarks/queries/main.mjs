// What the guard and the workers cost beside the bare engine, in one interleaved run:
//   npm run benchmark queries -- [--rows 10000000] [--rounds 9] [--seconds 3] [--only waiting]
import { isDeepStrictEqual, parseArgs } from "node:util";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { makeEvents, shopFolder, workFolder } from "./data.mjs";
import { openBare, openPorts, userWith } from "./engine.mjs";
import { guardFigures } from "./guard.mjs";
import { inTurns, median, perSecond, table } from "./measure.mjs";
import { searchFigures } from "./search.mjs";
import { eventStatements, shopStatements } from "./statements.mjs";
import { waitingFigures } from "./waiting.mjs";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000000" },
    rounds: { type: "string", default: "9" },
    seconds: { type: "string", default: "3" },
    only: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const berlin = userWith(["analysts"], { city: "Berlin" });

console.log(
  `${availableParallelism()} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
const { folder, remove } = await workFolder();
try {
  await waitingFigures(folder, berlin);
  if (values.only !== "waiting") await allElse();
} finally {
  await remove();
}

async function allElse() {
  const shop = await openPorts(shopFolder, join(folder, "shop"), availableParallelism());
  const bareShop = await openBare(join(folder, "shop"));
  try {
    await guardFigures(shop.model, shopFolder, join(folder, "shop"), berlin, rounds * 20);
    const ratios = await beside(
      "The shop, an analyst of Berlin",
      shop,
      bareShop,
      shopStatements,
      () => berlin,
    );
    await throughput(shop, bareShop);
    await events(ratios);
  } finally {
    await shop.close();
    bareShop.close();
  }
  await searchFigures();
}

/** Ten million rows, in a folder of their own. */
async function events(shopRatios) {
  const model = await makeEvents(join(folder, "events"), Number(values.rows));
  const ports = await openPorts(model, join(folder, "events-cache"), availableParallelism());
  const bare = await openBare(join(folder, "events-cache"), {
    big: join(model, "data", "big.duckdb"),
  }).catch((error) => {
    throw new Error("The events cannot be opened", { cause: error });
  });
  try {
    const userOf = ({ group }) => userWith([group], { city: "c7" });
    const ratios = await beside(
      `${Number(values.rows).toLocaleString("en")} events`,
      ports,
      bare,
      eventStatements,
      userOf,
    );
    const all = [...shopRatios, ...ratios];
    console.log(
      `All statements: median ${median(all).toFixed(2)}, greatest ${Math.max(...all).toFixed(2)}\n`,
    );
  } finally {
    await ports.close();
    bare.close();
  }
}

/** Each statement as the guard writes it beside the same by hand, in one engine; both give the same. */
async function beside(title, ports, bare, statements, userOf) {
  const run = await bare.connect();
  const rows = [];
  const ratios = [];
  for (const statement of statements) {
    const guarded = await ports.explain(ports.queryOf(statement.guarded, userOf(statement)));
    const same = isDeepStrictEqual(
      rounded(await run(guarded)),
      rounded(await run(statement.byHand)),
    );
    if (!same) throw new Error(`Not the same: ${statement.name}`);
    const figures = await inTurns(
      { byHand: () => run(statement.byHand), guarded: () => run(guarded) },
      rounds,
    );
    const ratio = figures.get("guarded") / figures.get("byHand");
    ratios.push(ratio);
    rows.push([
      statement.name,
      figures.get("byHand").toFixed(1),
      figures.get("guarded").toFixed(1),
      ratio.toFixed(2),
    ]);
  }
  console.log(`${title}: guarded beside by hand, p50 of ${rounds}`);
  table(["statement", "by hand ms", "guarded ms", "ratio"], rows);
  return ratios;
}

/** Sums of doubles differ in their last digits with the order in which threads add them up. */
function rounded(rows) {
  return rows.map((row) =>
    row.map((cell) => (Number.isFinite(Number(cell)) ? Number(cell).toPrecision(9) : cell)),
  );
}

/** Queries through the port, worker processes and all, beside the engine in this process. */
async function throughput(ports, bare) {
  const rows = [];
  for (const callers of [1, 8, 32]) {
    const runs = await Promise.all(Array.from({ length: callers }, () => bare.connect()));
    let turn = 0;
    const next = () => shopStatements[turn++ % shopStatements.length];
    const byPort = () => ports.run(ports.queryOf(next().guarded, berlin));
    const byHand = (caller) => runs[caller](next().byHand);
    await perSecond(byPort, callers, 1); // workers are started, statements are known
    const figures = { byPort: [], byHand: [] };
    for (let round = 0; round < 3; round++) {
      figures.byHand.push(await perSecond(byHand, callers, seconds));
      figures.byPort.push(await perSecond(byPort, callers, seconds));
    }
    const share = median(figures.byPort.map((each, at) => each / figures.byHand[at]));
    rows.push([
      callers,
      median(figures.byHand).toFixed(0),
      median(figures.byPort).toFixed(0),
      share.toFixed(2),
    ]);
  }
  console.log(
    "The shop's statements through the query runner beside the bare engine in one process",
  );
  table(["callers", "bare queries/s", "queries/s", "share"], rows);
}
