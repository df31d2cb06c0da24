// Brings the commands in docs/command-line.md up to date with the help of the built command line:
// `npm run commands`. A test fails when they differ.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildService } from "../set-up/build-service.mjs";
import { ensureInstalled, root } from "../set-up/ensure-installed.mjs";

const heading = "## Commands\n";

await ensureInstalled();
const built = await buildService();
if (built !== 0) process.exit(built);
const verbs = (name) =>
  import(pathToFileURL(join(root, "packages", "cli", "dist", "verbs", `${name}.js`)).href);
const [{ commandLine }, { commandReference }] = await Promise.all([
  verbs("command-line"),
  verbs("command-reference"),
]);
const path = join(root, "docs", "command-line.md");
const document = await readFile(path, "utf8");
const [before] = document.split(heading);
await writeFile(path, `${before}${heading}\n${commandReference(commandLine(() => undefined))}`);
