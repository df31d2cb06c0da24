import { emptyTables, inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import type { Tester } from "./contracts/tester.js";

/** The in-memory adapters, with a clock that only tests move. */
export const inMemoryTester: Tester = {
  name: "in-memory",
  open: (options) => {
    const tables = emptyTables();
    let nowMs = Date.UTC(2030, 0, 1);
    return Promise.resolve({
      ports: inMemoryPorts({ ...options, tables, nowMs: () => nowMs }),
      advanceMs: (ms) => {
        nowMs += ms;
        return Promise.resolve();
      },
      dump: () => Promise.resolve(JSON.stringify(tables, plain, 1)),
      close: () => Promise.resolve(),
    });
  },
};

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...value] : value;
