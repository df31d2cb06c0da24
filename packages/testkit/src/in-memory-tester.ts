import {
  emptyTables,
  inMemoryPorts,
  textOfTables,
  type InMemoryData,
} from "@embedded-analytics/domain/in-memory";
import type { StoreOptions, Tester } from "./contracts/tester.js";

/** The in-memory adapters, with a clock that only tests move. */
export const inMemoryTester: Tester = {
  name: "in-memory",
  open: (options) => {
    const tables = emptyTables();
    let nowMs = Date.UTC(2030, 0, 1);
    return Promise.resolve({
      ports: inMemoryPorts({
        ...options,
        data: inMemoryDataOf(options),
        tables,
        nowMs: () => nowMs,
      }),
      advanceMs: (ms) => {
        nowMs += ms;
        return Promise.resolve();
      },
      dump: () => Promise.resolve(textOfTables(tables)),
      close: () => Promise.resolve(),
    });
  },
};

/** The models of a case, for the in-memory adapters. */
const inMemoryDataOf = ({ modelFolders }: StoreOptions): InMemoryData => ({
  models: Object.fromEntries(
    Object.entries(modelFolders).map(([folder, { model }]) => [folder, model]),
  ),
});
