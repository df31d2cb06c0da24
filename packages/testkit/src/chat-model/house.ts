import type { Ports } from "@embedded-analytics/domain";
import { inMemoryTester } from "../in-memory-tester.js";
import { storeOptions } from "./company.js";

/** One store and one log that several instances of the service share, with nothing in them. */
export interface ChatHouse {
  /** The ports of one more instance; its connections are its own where there are any. */
  openInstance(): Promise<Ports>;
  /** Lets whole milliseconds pass for all that is stored, as `Store.advanceMs` does. */
  advanceMs(ms: number): Promise<void>;
  /** Closes all connections; no instance asks for anything any more. */
  close(): Promise<void>;
}

/** How adapters show themselves to the model of chat. */
export interface ChatTester {
  /** Their name, as it stands in the title of the test. */
  readonly name: string;
  open(): Promise<ChatHouse>;
}

/** The in-memory adapters: instances in one process, over the same tables. */
export const inMemoryChatTester: ChatTester = {
  name: inMemoryTester.name,
  open: async () => {
    const store = await inMemoryTester.open(storeOptions);
    return {
      openInstance: () => Promise.resolve(store.ports),
      advanceMs: (ms) => store.advanceMs(ms),
      close: () => store.close(),
    };
  },
};
