import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts, type Tester } from "@embedded-analytics/testkit";
import { nodeSecrets } from "./node-secrets.js";

// The one adapter of the app, with in-memory ones beside it.
const tester: Tester = {
  name: "app",
  lacks: {
    clock: "it does not know the time",
    dump: "it stores nothing",
  },
  open: (options) =>
    Promise.resolve({
      ports: {
        ...inMemoryPorts(options),
        secrets: nodeSecrets(options.secretKeys),
      },
      advanceMs: () => Promise.reject(new Error("There is no clock")),
      dump: () => Promise.reject(new Error("There is nothing to show")),
      close: () => Promise.resolve(),
    }),
};

portContracts(tester, ["secrets"]);
