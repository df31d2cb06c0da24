import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import type { Tester } from "@embedded-analytics/testkit";
import { prismaPorts } from "../ports.js";
import type { EmptyStores } from "./empty-stores.js";
import { ageTables, dumpTables } from "./table-contents.js";

/** Shows the adapters to the contract suites; secrets and branches are the in-memory ones. */
export const postgresTester = (stores: EmptyStores): Tester => ({
  name: "PostgreSQL",
  open: async (options) => {
    const { database, owner, release } = await stores.take();
    return {
      ports: { ...inMemoryPorts(options), ...prismaPorts(database) },
      advanceMs: (ms) => ageTables(owner.pool, ms),
      dump: () => dumpTables(owner.pool),
      close: release,
    };
  },
});
