import type { EmbeddedAnalytics, Ports } from "@embedded-analytics/domain";
import { inMemoryTester } from "../../in-memory-tester.js";
import { randomNumbers } from "../../scripted-agent/random-script.js";
import type { ServedInstance } from "./chat-calls.js";
import { storeOptions } from "./accounts.js";

/** One store and one log that several instances of the service share, with nothing in them. */
export interface ChatFixture {
  /** The ports of one more instance; its connections are its own where there are any. */
  openInstance(): Promise<Ports>;
  /** Puts an instance behind a transport; omitted where its methods are called. */
  serve?(service: EmbeddedAnalytics): Promise<ServedInstance>;
  /** Lets whole milliseconds pass for all that is stored, as `Store.advanceMs` does. */
  advanceMs(ms: number): Promise<void>;
  /** As the option of the service, for scenarios that want it; 0 where it is omitted. */
  readonly turnAppendEveryMs?: number | undefined;
  /**
   * What a scenario still holds once all its instances have stopped: a sentence for each resource that is
   * held, or kept without an end. What ends by itself is waited for. Omitted where nothing can be held.
   */
  leftovers?(): Promise<readonly string[]>;
  /** Closes all connections; no instance asks for anything any more. */
  close(): Promise<void>;
}

/** How adapters are given to the oracle of chats. */
export interface ChatTester {
  /** Their name, as it stands in the title of the test. */
  readonly name: string;
  /** `seed` decides on whatever the fixture does at random, such as delays. */
  open(seed: number): Promise<ChatFixture>;
}

/** How many of 1 calls are slow, and how many turns of the event loop they take at most. */
const slowShare = 0.1;
const slowTicksMax = 40;

/** The in-memory adapters: instances in one process over the same tables, each a little away from them. */
export const inMemoryChatTester: ChatTester = {
  name: inMemoryTester.name,
  open: async (seed) => {
    const store = await inMemoryTester.open(storeOptions);
    const random = randomNumbers(seed);
    // Of themselves they answer at once, and calls at the same time would run one behind the other. A
    // few calls take far longer than the others, so that one overtakes several.
    const lag = async (): Promise<void> => {
      const ticksMax = random() < slowShare ? slowTicksMax : 4;
      for (let remaining = Math.floor(random() * ticksMax); remaining > 0; remaining--) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return {
      openInstance: () => {
        const { provisioning, threads, turnLogs } = store.ports;
        return Promise.resolve({
          ...store.ports,
          provisioning: lagging(provisioning, lag),
          threads: lagging(threads, lag),
          turnLogs: lagging(turnLogs, lag),
        });
      },
      advanceMs: (ms) => store.advanceMs(ms),
      close: () => store.close(),
    };
  },
};

/** The same port, from some way off. */
const lagging = <Port extends object>(port: Port, lag: () => Promise<void>): Port =>
  Object.fromEntries(
    Object.entries(port as Record<string, (...asked: unknown[]) => unknown>).map(
      ([name, method]) => [
        name,
        async (...asked: unknown[]) => {
          await lag();
          const answer = await method(...asked);
          await lag();
          return answer;
        },
      ],
    ),
  ) as Port;
