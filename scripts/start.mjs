import { buildService, serviceProgram } from "./build-service.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runService } from "./run-service.mjs";

await ensureInstalled();
const built = await buildService();
process.exitCode = built === 0 ? await runService(serviceProgram, process.argv.slice(2)) : built;
