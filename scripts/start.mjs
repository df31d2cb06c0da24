import { join } from "node:path";
import { ensureInstalled, root } from "./ensure-installed.mjs";
import { runChild } from "./run-child.mjs";
import { runService } from "./run-service.mjs";

await ensureInstalled();

// With nothing to do the compiler needs a tenth of a second, so it is always asked.
const app = join(root, "packages", "app");
const compiler = join(root, "node_modules", "ts7", "bin", "tsc");
const built = await runChild(process.execPath, [compiler, "--build", app]);
process.exitCode =
  built === 0 ? await runService(join(app, "dist", "main.js"), process.argv.slice(2)) : built;
