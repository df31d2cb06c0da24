import type { Cluster } from "./cluster.fixture.js";
import type { Instance } from "./instance.fixture.js";
import { inputOf, type Pace } from "./paced-agent.js";
import { shownRunOf } from "./chat-run.fixture.js";
import { readChat, readStubbornly, type ChatClient, type Reading } from "./reader.fixture.js";
import type { Random } from "./random.fixture.js";

/** A turn that runs, and three readers of it, each begun at another instance. */
export interface TurnStory {
  readonly client: ChatClient;
  readonly input: string;
  readonly messageId: string;
  readonly chatId: string;
  readonly runner: Instance;
  readonly begunAtMs: number;
  /** When its agent would be through, were it not disturbed. */
  readonly throughAtMs: number;
  readonly readers: Promise<readonly (readonly Reading[])[]>;
}

let stories = 0;

/** A message's id that no other has. */
export const newMessageId = (): string => `${1_700_000_000_000 + ++stories}-message`;

/** Sends a new user's message and lets three readers follow it; settles when the first line is there. */
export const beginStory = async (
  cluster: Cluster,
  random: Random,
  runner: Instance,
  words: number,
): Promise<TurnStory> => {
  const messageId = newMessageId();
  const client = { apiKey: cluster.apiKey, externalId: `user-${messageId}` };
  const pace = { words, everyMs: 40, toolEvery: random.between(4, 15), messageId };
  const input = inputOf(pace satisfies Pace & { readonly messageId: string });
  const first = cluster.instances().indexOf(runner);
  const begunAtMs = performance.now();
  const body = { input, messageId };
  let follow = (_: string): void => undefined;
  const begun = new Promise<string>((resolve) => (follow = resolve));
  const onLine = (line: string): void => {
    follow(line);
  };
  const own = readStubbornly(cluster.instances, client, body, { first, onLine });
  const { chatId = "none" } = shownRunOf([await begun]);
  const others = [1, 2].map((at) =>
    readStubbornly(cluster.instances, client, body, { first: first + at }),
  );
  const steps = words * (1 + 1 / pace.toolEvery);
  const throughAtMs = begunAtMs + steps * pace.everyMs;
  const readers = Promise.all([own, ...others]);
  return { client, input, messageId, chatId, runner, begunAtMs, throughAtMs, readers };
};

/** An abort that has been taken, after those that were not. */
export interface Aborted {
  readonly takenAtMs: number;
  readonly tries: readonly Reading[];
}

/** Aborts at that instance until it is taken. */
export const abortStubbornly = async (
  instance: Instance,
  client: ChatClient,
  chatId: string,
): Promise<Aborted> => {
  const tries: Reading[] = [];
  for (;;) {
    const reading = await readChat(instance, client, { chatId }, { abort: true });
    tries.push(reading);
    if (reading.status === 204 || tries.length > 100) {
      return { takenAtMs: performance.now(), tries };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
