import { join } from "node:path";
import { buildService } from "./set-up/build-service.mjs";
import { ensureInstalled, root } from "./set-up/ensure-installed.mjs";
import { runChild } from "./children/run-child.mjs";

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  console.error("Which one? For instance: npm run benchmark sessions");
  process.exit(2);
}

await ensureInstalled();
const built = await buildService();
const [folder = "", program = "main"] = name.split("/");
process.exitCode =
  built === 0
    ? await runChild(process.execPath, [
        join(root, "benchmarks", folder, `${program}.mjs`),
        ...args,
      ])
    : built;
