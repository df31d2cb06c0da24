import { afterAll } from "@jest/globals";
import { inMemoryPorts, inMemoryTurnLogs } from "@embedded-analytics/domain/in-memory";
import {
  chatOracleContract,
  chatOracleOptions,
  type ChatTester,
} from "@embedded-analytics/testkit";
import { emptyStores } from "./testing/empty-stores.js";
import { ageTables } from "./testing/table-contents.js";
import { prismaPorts } from "./ports.js";

const stores = emptyStores({ walled: true, connectionsMax: 4 });
afterAll(() => stores.close());

/** Instances with connections of their own to one database; the logs of turns are in memory. */
const tester: ChatTester = {
  name: "PostgreSQL",
  open: async () => {
    const store = await stores.take();
    const turnLogs = inMemoryTurnLogs(() => Date.now());
    const opened: ReturnType<typeof stores.open>[] = [];
    return {
      openInstance: () => {
        const database = stores.open(store);
        opened.push(database);
        const others = inMemoryPorts({ secretKeys: ["one key for all instances"] });
        return Promise.resolve({ ...others, ...prismaPorts(database), turnLogs });
      },
      advanceMs: (ms) => ageTables(store.owner.pool, ms),
      close: async () => {
        await Promise.all(opened.map((database) => database.close()));
        await store.release();
      },
    };
  },
};

chatOracleContract(tester, chatOracleOptions(10));
