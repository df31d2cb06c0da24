// Statements over a database beside the SQL of an expert with the filter in it, in one interleaved run:
//   npm run benchmark sources -- [--rows 10000000] [--rounds 9] [--seconds 5] [--seed 1]
//   [--only grouped,first,rows,callers]
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { startEmbeddedPostgres } from "@embedded-analytics/adapters-prisma/embedded";
import { openPorts, userWith } from "../queries/engine.mjs";
import { inTurns, median, perSecond, table } from "../queries/measure.mjs";
import { makeDatabase, makeFile } from "./data.mjs";
import { openExpert } from "./expert.mjs";
import { firstGroups, groupedStatements, rowStatements } from "./statements.mjs";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000000" },
    rounds: { type: "string", default: "9" },
    seconds: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "grouped,first,rows,callers" },
  },
});
const [rows, rounds, seconds, seed] = ["rows", "rounds", "seconds", "seed"].map((name) =>
  Number(values[name]),
);
const only = values.only.split(",");
const userOf = ({ group }) => userWith([group], { city: "c7" });
const connections = 4;
const warmRounds = 40;

const [{ model }] = cpus();
const memoryGib = Math.round(totalmem() / 2 ** 30);
console.log(
  `${availableParallelism()} cores (${model}), ${memoryGib} GiB, Node ${process.version}`,
);
console.log(`${rows.toLocaleString("en")} rows, seed ${seed}\n`);

const folder = await mkdtemp(join(tmpdir(), "benchmark-sources-"));
const server = await startEmbeddedPostgres({ directory: join(folder, "postgres"), durable: false });
try {
  await measure();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure() {
  const inDatabase = await makeDatabase(server.url, join(folder, "database"), rows, seed);
  const inFile = await makeFile(join(folder, "file"), rows, seed);
  const source = { name: "default", kind: "postgres", urlFromEnv: "URL", poolMax: connections };
  const cores = availableParallelism();
  const ours = await openPorts(inDatabase, join(folder, "database-cache"), cores, 120, {
    sources: [source],
    environment: () => server.url,
  });
  const embedded = await openPorts(inFile, join(folder, "file-cache"), cores, 120);
  const expert = await openExpert(server.url, connections);
  try {
    await warmUp(ours, expert);
    if (only.includes("grouped")) await groupedFigures(ours, embedded, expert);
    if (only.includes("first")) await firstFigures(ours, expert);
    if (only.includes("rows")) await rowFigures(ours, expert);
    if (only.includes("callers")) await callerFigures(ours, expert);
  } finally {
    await ours.close();
    await embedded.close();
    await expert.close();
  }
}

/** Both have run for a while, as in a service: the first statements of a process wait for its own code. */
async function warmUp(ours, expert) {
  const short = groupedStatements.filter(({ group }) => group === "local");
  for (let round = 0; round < warmRounds; round++) {
    for (const statement of short) {
      await expert.rows(statement.byHand);
      await asking(ours, statement)();
    }
  }
}

function asking(ports, statement) {
  return () => ports.run(ports.queryOf(statement.guarded, userOf(statement)));
}

async function groupedFigures(ours, embedded, expert) {
  const lines = [];
  const ratios = [];
  for (const statement of groupedStatements) {
    const programs = {
      byHand: () => expert.rows(statement.byHand),
      ours: asking(ours, statement),
      embedded: asking(embedded, statement),
    };
    await checkSame(statement, programs);
    const figures = await inTurns(programs, rounds);
    const [hand, guarded, files] = ["byHand", "ours", "embedded"].map((name) => figures.get(name));
    ratios.push(guarded / hand);
    const ms = [hand, guarded, files].map((each) => each.toFixed(1));
    lines.push([statement.name, ...ms, (guarded / hand).toFixed(2)]);
  }
  console.log(`Grouped scans, p50 of ${rounds}`);
  table(["statement", "by hand ms", "ours ms", "embedded engine ms", "ours beside by hand"], lines);
  const greatest = Math.max(...ratios).toFixed(2);
  console.log(`All: median ${median(ratios).toFixed(2)}, greatest ${greatest}\n`);
}

async function firstFigures(ours, expert) {
  const lines = [];
  for (const statement of firstGroups) {
    const programs = {
      byHand: () => expert.rows(statement.byHand),
      allCome: asking(ours, { ...statement, guarded: statement.allCome }),
      ours: asking(ours, statement),
    };
    await checkSame(statement, programs);
    const came = [];
    for (const sql of [statement.allCome, statement.guarded]) {
      const [scan] = await ours.scansOf(ours.queryOf(sql, userOf(statement)));
      came.push(scan.figures.run.rows);
    }
    const figures = await inTurns(programs, rounds);
    const ms = ["byHand", "allCome", "ours"].map((name) => figures.get(name).toFixed(1));
    lines.push([statement.name, ...came, ...ms]);
  }
  console.log(`First groups of an order, p50 of ${rounds}`);
  const head = ["statement", "groups that come without", "with", "by hand ms", "without ms"];
  table([...head, "with ms"], lines);
}

async function rowFigures(ours, expert) {
  const lines = [];
  for (const statement of rowStatements) {
    const programs = {
      copy: () => expert.copy(statement.byHand),
      select: () => expert.rows(statement.byHand),
      ours: asking(ours, statement),
    };
    const count = (await programs.select()).length;
    const given = (await programs.ours()).length;
    if (given !== count) throw new Error(`${statement.name}: ${given} rows and not ${count}`);
    const figures = await inTurns(programs, rounds);
    const [copy, select, guarded] = ["copy", "select", "ours"].map((name) => figures.get(name));
    const ms = [copy, select, guarded].map((each) => each.toFixed(1));
    const shares = [guarded / copy, guarded / select].map((each) => each.toFixed(2));
    lines.push([statement.name, count, ...ms, ...shares]);
  }
  console.log(`Row scans, p50 of ${rounds}`);
  const head = ["statement", "rows", "COPY ms", "SELECT ms", "ours ms", "beside COPY"];
  table([...head, "beside SELECT"], lines);
}

async function callerFigures(ours, expert) {
  const lines = [];
  const mix = groupedStatements.filter(({ group }) => group === "local");
  for (const callers of [1, 8, 32]) {
    let turn = 0;
    const next = () => mix[turn++ % mix.length];
    const programs = {
      byHand: () => expert.rows(next().byHand),
      ours: () => asking(ours, next())(),
    };
    await perSecond(programs.ours, callers, 1);
    const figures = { byHand: [], ours: [] };
    for (let round = 0; round < 3; round++) {
      for (const [name, program] of Object.entries(programs)) {
        figures[name].push(await perSecond(program, callers, seconds));
      }
    }
    const share = median(figures.ours.map((each, at) => each / figures.byHand[at]));
    const rates = [median(figures.byHand), median(figures.ours)].map((each) => each.toFixed(0));
    lines.push([callers, ...rates, share.toFixed(2)]);
  }
  console.log(`Groups of one city, over ${connections} connections each`);
  table(["callers", "by hand queries/s", "ours queries/s", "share"], lines);
}

/** All programs of a statement give the same numbers, whatever the form of their rows. */
async function checkSame({ name }, programs) {
  const results = [];
  for (const program of Object.values(programs)) {
    results.push((await program()).map((row) => JSON.stringify(row.map(plain))).sort());
  }
  const [first, ...others] = results;
  for (const other of others) {
    if (!isDeepStrictEqual(other, first)) {
      throw new Error(`Not the same: ${name}: ${first[0]} | ${other[0]}`);
    }
  }
}

function plain(cell) {
  if (/^\d{4}-\d{2}-\d{2}/.test(String(cell))) return String(cell).slice(0, 10);
  return cell === null || Number.isNaN(Number(cell)) ? cell : Number(cell).toPrecision(10);
}
