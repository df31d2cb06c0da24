// What the guard and the workers cost beside the bare engine, in one interleaved run:
//   npm run benchmark queries -- [--rows 10000000] [--rounds 9] [--seconds 3] [--only waiting]
import { isDeepStrictEqual, parseArgs } from "node:util";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import {
  createExtractSql,
  dropExtractSql,
} from "../../packages/adapters-duckdb/dist/guard/row-extract.js";
import { makeEvents, shopFolder, workFolder } from "./data.mjs";
import { openBare, openPorts, userWith } from "./engine.mjs";
import { guardFigures, openGuard } from "./guard.mjs";
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
  const shopGuard = await openGuard(shopFolder, join(folder, "shop"));
  try {
    await guardFigures(shop.model, shopGuard.guard, berlin, rounds * 20);
    const ratios = await beside(
      "The shop, an analyst of Berlin",
      (request) => shopGuard.guard(request),
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
    shopGuard.close();
  }
  await searchFigures();
}

/** Ten million rows, in a folder of their own. */
async function events(shopRatios) {
  const model = await makeEvents(join(folder, "events"), Number(values.rows));
  const ports = await openPorts(model, join(folder, "events-cache"), availableParallelism());
  const opened = await openGuard(model, join(folder, "events-cache"));
  const bare = await openBare(join(folder, "events-cache"), {
    big: join(model, "data", "big.duckdb"),
  }).catch((error) => {
    throw new Error("The events cannot be opened", { cause: error });
  });
  try {
    const userOf = ({ group }) => userWith([group], { city: "c7" });
    const ratios = await beside(
      `${Number(values.rows).toLocaleString("en")} events`,
      (request) => opened.guard(request),
      ports,
      bare,
      eventStatements,
      userOf,
    );
    const all = [...shopRatios, ...ratios];
    for (const [run, figures] of [
      ["first run", all.map(({ first }) => first)],
      ["from the second on", all.map(({ again }) => again)],
    ]) {
      const [middle, greatest] = [median(figures), Math.max(...figures)];
      console.log(
        `All statements, ${run}: median ${middle.toFixed(2)}, greatest ${greatest.toFixed(2)}`,
      );
    }
    console.log("");
  } finally {
    await ports.close();
    bare.close();
    opened.close();
  }
}

/**
 * Each statement as the guard writes it beside the same by hand, in one engine; both give the same.
 * The first run copies the visible rows, where a policy hides some; from the second on they are there.
 */
async function beside(title, guard, ports, bare, statements, userOf) {
  const run = await bare.connect();
  const rows = [];
  const ratios = [];
  for (const statement of statements) {
    const { sql, access } = ports.queryOf(statement.guarded, userOf(statement));
    const guarded = await guard({ sql, access, timezone: "UTC", nowMs: 0 });
    if (guarded.kind !== "allowed") throw new Error(`${sql}: ${guarded.sentence}`);
    const copy = async () => {
      for (const extract of guarded.extracts) await run(createExtractSql(extract));
    };
    const forget = async () => {
      for (const extract of guarded.extracts) await run(dropExtractSql(extract));
    };
    await copy();
    const byHand = rounded(await run(statement.byHand));
    const same = isDeepStrictEqual(rounded(await run(guarded.sql)), byHand);
    if (!same) throw new Error(`Not the same: ${statement.name}`);
    const figures = await inTurns(
      {
        byHand: () => run(statement.byHand),
        first: async () => {
          await copy();
          await run(guarded.sql);
        },
        again: () => run(guarded.sql),
      },
      rounds,
      { first: forget },
    );
    await forget();
    const [hand, first, again] = ["byHand", "first", "again"].map((name) => figures.get(name));
    ratios.push({ first: first / hand, again: again / hand });
    const cells = [hand, first, again].map((ms) => ms.toFixed(1));
    const shares = [first / hand, again / hand].map((share) => share.toFixed(2));
    rows.push([statement.name, ...cells, ...shares]);
  }
  console.log(`${title}: guarded beside by hand, p50 of ${rounds}`);
  table(["statement", "by hand ms", "first run ms", "again ms", "first run", "again"], rows);
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
