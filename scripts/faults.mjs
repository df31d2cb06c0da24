// Plays turns of chat over several instances, and lets things go wrong in the midst of them:
// npm run faults -- --turns 50 --seed 7
import { join } from "node:path";
import { commandOptions } from "./set-up/command-options.mjs";
import { root } from "./set-up/ensure-installed.mjs";
import { runChild } from "./children/run-child.mjs";

const { values } = commandOptions("faults -- [--turns N] [--seed N] [--only FAULT]", {
  options: {
    turns: { type: "string", default: "50" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    only: { type: "string" },
  },
});
process.exitCode = await runChild(
  process.execPath,
  [join(root, "scripts", "test.mjs"), "packages/app/src/cluster-faults/cluster-faults"],
  {
    cwd: root,
    env: {
      ...process.env,
      FAULT_TURNS: values.turns,
      FAULT_SEED: values.seed,
      ...(values.only === undefined ? {} : { FAULT_ONLY: values.only }),
    },
  },
);
