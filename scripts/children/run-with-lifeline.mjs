// Runs a program (first argument) in this process, and ends it when the process that started it is
// killed: no service is left behind that nobody remembers. File descriptor 3 is the line; the other
// end of it lives exactly as long as the starter does.
import { Socket } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const lifeline = new Socket({ fd: 3, readable: true, writable: false });
lifeline.once("close", () => process.kill(process.pid, "SIGKILL"));
lifeline.on("error", () => lifeline.destroy());
lifeline.resume();
lifeline.unref();

const main = resolve(process.argv[2]);
process.argv.splice(1, 2, main);
await import(pathToFileURL(main).href);
