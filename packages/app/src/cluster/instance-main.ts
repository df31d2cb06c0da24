// One instance of a cluster, in a process of its own. The channel to the process that started it is
// also its lifeline: it does not outlive that one, whatever way it ends.
import { describeFailure } from "../program/describe-failure.js";
import { serveCommand } from "../program/serve-command.js";
import { readConfiguration } from "../configuration/read-configuration.js";
import type { InstanceWord } from "./start-instance.js";

process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.channel?.unref();

const tell = (word: InstanceWord): boolean => process.send?.(word) ?? false;
const output = {
  say: (): boolean => true,
  printError: (text: string) => process.stderr.write(text),
};

const read = readConfiguration(process.env, process.cwd());
if ("problems" in read) throw new Error(read.problems.join("\n"));
try {
  process.exitCode = await serveCommand(read.configuration, process.env, output, ({ url }) => {
    tell({ url });
  });
} catch (cause) {
  output.printError(describeFailure(cause));
  process.exitCode = 1;
}
