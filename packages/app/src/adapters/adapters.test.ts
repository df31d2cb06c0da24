import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts, type Tester } from "@embedded-analytics/testkit";
import { folderBranches } from "./folder-branches.js";
import { nodeSecrets } from "./node-secrets.js";

// The two adapters of the app, with in-memory ones beside them.
const tester: Tester = {
  name: "app",
  lacks: {
    clock: "neither of them knows the time",
    dump: "neither of them stores anything",
  },
  open: async (options) => {
    const folder = await mkdtemp(join(tmpdir(), "contracts-"));
    for (const [model, names] of Object.entries(options.branches)) {
      for (const name of names) {
        await mkdir(join(resolve(folder, model), "branches", name, "model"), { recursive: true });
      }
    }
    return {
      ports: {
        ...inMemoryPorts(options),
        branches: folderBranches(folder),
        secrets: nodeSecrets(options.secretKeys),
      },
      advanceMs: () => Promise.reject(new Error("There is no clock")),
      dump: () => Promise.reject(new Error("There is nothing to show")),
      close: () => rm(folder, { recursive: true }),
    };
  },
};

portContracts(tester, ["branches", "secrets"]);
