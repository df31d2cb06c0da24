// Writes the last section of PROTOCOL.md: for each rule the test files whose names of tests carry
// its id. `npm run rules` brings it up to date; a test fails when it is not.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const heading = "## Rules and their tests";

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
  C1: "lists and cursors",
  C2: "items of lists",
  C3: "deletion",
  C4: "trailing slashes",
  C5: "declarations",
  D9: "ephemeral users",
  F1: "problem bodies",
  F2: "the list of codes",
  F3: "secrets and supported stores",
  F4: "configuration",
};

/** Test files and, of the testkit, the suites that adapters' test files run. */
const holdsTests = (path) =>
  /\.test\.(ts|mjs)$/.test(path) || /^packages\/testkit\/src\/.*\.ts$/.test(path);

/** The ids that stand in texts of a source: names of tests, and nothing that a comment says. */
const idsIn = (source) => {
  const texts =
    source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "").match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
  return new Set(texts.flatMap((text) => text.match(/\b[A-F]\d{1,2}\b/g) ?? []));
};

/** The files that prove each rule. */
export const proofs = async () => {
  const found = new Map(Object.keys(rules).map((rule) => [rule, []]));
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

/** PROTOCOL.md with its last section made anew. */
export const withRuleIndex = (protocol, found) => {
  const rows = [...found].map(([rule, paths]) => {
    const links = paths.map((path) => `[${shorter(path)}](${path})`);
    return `| ${rule} | ${rules[rule]} | ${links.join(", ")} |`;
  });
  const table = ["| rule | about | proven by |", "|---|---|---|", ...rows].join("\n");
  const [before] = protocol.split(`\n${heading}`);
  return `${before}\n${heading}\n\n${table}\n`;
};

const shorter = (path) =>
  path
    .replace(/^packages\//, "")
    .replace("/src/", "/")
    .replace(/(\.test)?\.(ts|mjs)$/, "");

export const protocolPath = join(root, "PROTOCOL.md");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const protocol = await readFile(protocolPath, "utf8");
  await writeFile(protocolPath, withRuleIndex(protocol, await proofs()));
}
