// What a host does that writes an adapter of its own: it runs the contracts of its port over it.
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts, type Tester } from "@embedded-analytics/testkit";

const tester: Tester = {
  name: "the host's adapter",
  lacks: { clock: "the host's clock cannot be moved", dump: "the host's store cannot be listed" },
  open: ({ secretKeys, branches }) =>
    Promise.resolve({
      ports: inMemoryPorts({ secretKeys, branches }),
      advanceMs: () => Promise.reject(new Error("no clock")),
      dump: () => Promise.reject(new Error("no dump")),
      close: () => Promise.resolve(),
    }),
};

portContracts(tester, ["apiKeys", "secrets"]);
