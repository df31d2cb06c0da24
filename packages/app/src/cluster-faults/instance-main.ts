// One instance of the service with an agent whose every word is fixed, in a process of its own. It
// does not outlive the test that started it.
import { readConfiguration } from "../configuration/read-configuration.js";
import { serve } from "../serve/serve.js";
import { pacedAgent, type AgentWord } from "./paced-agent.js";

/** What an instance tells the test. */
export type InstanceWord = AgentWord | { readonly url: string };

process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
const tell = (word: InstanceWord): void => {
  process.send?.(word);
};

const read = readConfiguration(process.env, process.cwd());
if ("problems" in read) throw new Error(read.problems.join("\n"));
const service = await serve(read.configuration, process.env, {
  agents: pacedAgent(tell),
  // Very many read one turn here.
  chatLimits: { chatReaders: { userMax: Infinity, threadMax: Infinity } },
});
process.once("SIGTERM", () => void service.stop().then(() => process.exit(0)));
tell({ url: service.url });
