import { buildService, serviceProgram } from "./set-up/build-service.mjs";
import { ensureInstalled } from "./set-up/ensure-installed.mjs";
import { runService } from "./children/run-service.mjs";

// `npm run cli` is the whole command line, which helps where nothing is asked for; `npm start` serves then.
const [first, ...rest] = process.argv.slice(2);
const asked = rest.length > 0 ? rest : ["--help"];
const args = first === "cli" ? asked : process.argv.slice(2);

await ensureInstalled();
const built = await buildService();
process.exitCode = built === 0 ? await runService(serviceProgram, args) : built;
