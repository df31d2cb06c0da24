// Writes docs/coverage.md: for each rule, and for each threat, the test files in whose texts its id
// stands. `npm run rules` brings it up to date; a test fails when it is not.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The rules that the service keeps today; each must be proven by at least one test. */
export const rules = {
  A1: "accounts by key and host; foreign is like missing",
  A2: "plans",
  A3: "API keys",
  A4: "identity of users",
  A5: "two lanes of rights",
  A6: "names",
  B1: "what a body may be",
  B2: "order of checks, all or nothing",
  B3: "failures of generate-session",
  B4: "clearing and keeping",
  B5: "exchange, token, revocation",
  B6: "additional fields",
  B7: "repeating is cheap",
  B8: "null in optional fields",
  B9: "addresses and themes that pages show",
  C1: "lists and cursors",
  C2: "items of lists",
  C3: "deletion",
  C4: "trailing slashes",
  C5: "declarations",
  D1: "where agents are asked",
  D2: "who may ask them",
  D3: "failures before and after the first line; every stream is closed",
  D4: "threads: whose they are, and ids that clients made up",
  D5: "reading a thread, and following a turn",
  D6: "messages that are sent again; one turn at a time",
  D7: "leaving and aborting",
  D8: "instances that die or end in mid-turn",
  D9: "ephemeral users: they go when their time is over",
  D10: "what a message says of its user",
  D11: "results: their types and columns, and no more rows than are wanted",
  D12: "whole lines, a heartbeat, stalled readers",
  D13: "budgets of a turn",
  D14: "figures in full",
  D15: "bounds of what is kept of turns and of their readers",
  E1: "row-level security where the query runs, as of now",
  E2: "one SELECT over the model; denied is like unknown",
  E3: "charts that load nothing",
  E4: "branches of a model, and who chooses them",
  E5: "model folders and their mistakes",
  E6: "access policies",
  E7: "budgets and the end of queries",
  E8: "the data API",
  E9: "hidden rows are not felt",
  E10: "slots for queries, shared by account and user",
  F1: "problem bodies",
  F2: "the list of codes",
  F3: "secrets and supported stores",
  F4: "configuration",
  G1: "pages in the iframe, and the one use of a session id",
  G2: "origins that may frame a page and call the service",
  G3: "policies of pages; text that is never markup",
  G4: "renewal of a page's session in place",
  G5: "messages between a host and a page",
  G6: "languages and formats of pages",
  G7: "lines of chat as events",
  H1: "declared dashboards and their tiles",
  H2: "who may open a dashboard",
  H3: "dashboards that users make",
  I1: "assistants ask with the rights of a stored user",
  I2: "results are complete in the text, and say when they were cut",
  J1: "administration over HTTP",
  J2: "what applying a declaration would do, and the file of what is there",
  J3: "the OpenAPI document, and a page to read it",
  J4: "limits of calls, of what runs and of what is stored",
  J5: "metrics and traces",
  J6: "dry runs of a session",
  J8: "revocation of what was issued, with the turns that run",
  J10: "the audit log, sealed in a chain",
  K1: "databases as sources",
  K2: "one meaning of a statement on every engine",
  K3: "budgets of what is read of a database",
  K5: "kept answers, found by what would run",
};

/** The threats and faults that the service stands up to today; each must be proven, too. */
export const threats = {
  T1: "API keys stolen from the database",
  T2: "finding out about keys by time or by answer",
  T3: "a key used where it has no right",
  T4: "one tenant's data reached from another",
  T5: "session ids guessed, or stolen from the database",
  T6: "a session exchanged twice",
  T7: "threads of somebody else",
  T8: "aborts that tell or stop what they must not",
  T9: "instructions in data and prompts",
  T10: "agents that do more than they may",
  T11: "queries and turns that take without end",
  T12: "writes and stacked statements",
  T13: "functions that reach outside",
  T14: "a statement that changes who asks",
  T15: "hidden rows shown by errors",
  T16: "charts that carry data away",
  T17: "secrets or other users' data in messages",
  T18: "lines broken by what they hold",
  T19: "readers that stall or vanish",
  T20: "connections that are dead and do not say so",
  T21: "large, deep or odd bodies",
  T22: "internal fields set from outside",
  T23: "names that look alike",
  T24: "cursors altered, or used on another list",
  T25: "pages that skip or repeat",
  T26: "more users than the limit, by a race",
  T27: "one definition made twice, by a race",
  T28: "memberships blended, by a race",
  T29: "an abort and an end at the same time",
  T30: "an instance killed in mid-turn",
  T31: "Redis away, slow, failed over, or without its data",
  T32: "the database away, restarted, cut in mid-request",
  T33: "a message sent twice",
  T34: "clocks that disagree",
  T35: "secrets in logs and messages",
  T36: "errors that tell what is inside",
  T37: "floods of calls and of guessed keys",
  T38: "the end of the service in mid-stream",
  T39: "providers of models that answer too much, never, or nonsense",
  T40: "weak secrets in production",
  T41: "hidden rows felt through statistics, dictionaries, memory and time",
  T42: "work or answers that grow faster than a body",
  T43: "a page's token stays in the memory of its page",
  T44: "pages framed by strangers, and origins that look alike",
  T45: "markup in names, titles, rows and files",
  T46: "content of another customer",
  T47: "two editors at once",
  T48: "administration as a door to the host",
  T49: "a preview that reads or writes what is the user's own",
  T50: "assistants with stolen, replayed or foreign grants",
  T51: "statements over a source leave nothing to each other",
  T52: "neighbours that are starved",
  T53: "tokens of identity providers: forged, misdirected, or of a provider that is away",
};

/**
 * Test files and, of the testkit, the suites that adapters' test files run; not the test of
 * docs/rules.md, which speaks of ids and proves no rule.
 */
const holdsTests = (path) =>
  path !== "scripts/documents/rules-document.test.mjs" &&
  (/\.test\.(ts|mjs)$/.test(path) || /^packages\/testkit\/src\/.*\.ts$/.test(path));

/** The ids that stand in texts of a source: names of tests, and nothing that a comment says. */
const idsIn = (source) => {
  const code = source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  const texts = code.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
  return new Set(texts.flatMap((text) => text.match(/\b[A-KT]\d{1,2}\b/g) ?? []));
};

/** The files that prove each of the ids. */
export const proofs = async (ids) => {
  const found = new Map(Object.keys(ids).map((id) => [id, []]));
  for (const folder of ["packages", "examples", "scripts"]) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const path = relative(root, join(entry.parentPath ?? entry.path, entry.name));
      if (!entry.isFile() || /node_modules|\/dist\//.test(path) || !holdsTests(path)) continue;
      for (const id of idsIn(await readFile(join(root, path), "utf8"))) found.get(id)?.push(path);
    }
  }
  for (const paths of found.values()) paths.sort();
  return found;
};

/** Where the lists stand. */
export const coverageFile = join(root, "docs", "coverage.md");

/** The whole document. */
export const coverage = async () => {
  const parts = [
    { heading: "Rules", ids: rules },
    { heading: "Threats and faults", ids: threats },
  ];
  const sections = [];
  for (const { heading, ids } of parts) {
    const rows = [...(await proofs(ids))].map(([id, paths]) => {
      const links = paths.map((path) => `[${shorter(path)}](../${path})`);
      return `| [${id}](rules.md#${id.toLowerCase()}) | ${ids[id]} | ${links.join(", ")} |`;
    });
    const table = ["| id | about | proven by |", "|---|---|---|", ...rows].join("\n");
    sections.push(`## ${heading}\n\n${table}`);
  }
  return `${intro}\n\n${sections.join("\n\n")}\n`;
};

const intro = `# Which tests prove which rule

Made by \`npm run rules\` from the names of tests. [rules.md](rules.md) has the text of each id,
[PROTOCOL.md](../PROTOCOL.md) the contract of HTTP, [SECURITY.md](../SECURITY.md) what is promised.`;

const shorter = (path) =>
  path
    .replace(/^packages\//, "")
    .replace("/src/", "/")
    .replace(/(\.test)?\.(ts|mjs)$/, "");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(coverageFile, await coverage());
}
