import { afterAll, jest } from "@jest/globals";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts } from "@embedded-analytics/testkit";
import { prismaPorts } from "./ports.js";
import { emptyStores } from "./testing/empty-stores.js";
import { ageTables, dumpTables } from "./testing/table-contents.js";

jest.setTimeout(30_000);

const stores = emptyStores();

afterAll(() => stores.close());

portContracts({
  name: "PostgreSQL",
  open: async (options) => {
    const { database, release } = await stores.take();
    return {
      ports: { ...inMemoryPorts(options), ...prismaPorts(database) },
      advanceMs: (ms) => ageTables(database.pool, ms),
      dump: () => dumpTables(database.pool),
      close: release,
    };
  },
});
