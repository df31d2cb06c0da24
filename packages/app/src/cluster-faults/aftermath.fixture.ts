import { shownRunOf } from "./chat-run.fixture.js";
import { problemsOf } from "./check-readers.fixture.js";
import type { Cluster } from "./cluster.fixture.js";
import { inputOf } from "./paced-agent.js";
import { readStubbornly, readChat, type Reading } from "./reader.fixture.js";
import type { Random } from "./random.fixture.js";
import { newMessageId, type TurnStory } from "./turn-story.fixture.js";

/** What the store has of a message: states of turns, and whether its user is there. */
export const storedOf = async (
  { database }: Cluster,
  messageId: string,
): Promise<{ readonly states: readonly string[]; readonly hasUser: boolean }> => {
  const { rows } = await database.pool.query<{ states: string[] | null; users: string }>(
    `select (select array_agg(state) from turn where message_id = $1) as states,
       (select count(*) from external_user where external_id = $2) as users`,
    [messageId, `user-${messageId}`],
  );
  return { states: rows[0]?.states ?? [], hasUser: rows[0]?.users !== "0" };
};

/** What is wrong once a turn has ended: with what is kept, and with what comes next in its thread. */
export const problemsAfter = async (
  cluster: Cluster,
  random: Random,
  { client, chatId, messageId, input }: TurnStory,
  readers: readonly (readonly Reading[])[],
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const { states } = await storedOf(cluster, messageId);
  if (states.length !== 1 || states[0] === "claimed") problems.push(`stored as ${states.join()}`);
  problems.push(...(await problemsOfKept(cluster, { client, chatId }, readers)));

  const isInterrupted = states[0] === "interrupted";
  const next = isInterrupted
    ? { chatId, messageId, input }
    : { chatId, messageId: newMessageId(), input: inputOf({ words: 3, everyMs: 5, toolEvery: 2 }) };
  const first = random.between(0, cluster.instances().length - 1);
  const readings = await readStubbornly(cluster.instances, client, next, { first });
  const wrong = problemsOf({ input: next.input, readers: [readings], mayLoseDeltas: false });
  problems.push(...wrong.map((problem) => `next message: ${problem}`));
  const stored = await storedOf(cluster, next.messageId);
  if (stored.states.join() !== "completed") problems.push(`next message: ${stored.states.join()}`);
  return problems;
};

/** The thread reads the same everywhere, and has nothing that no reader saw. */
const problemsOfKept = async (
  cluster: Cluster,
  { client, chatId }: Pick<TurnStory, "client" | "chatId">,
  readers: readonly (readonly Reading[])[],
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const seen = new Set(readers.flat().flatMap(({ lines }) => lines));
  const reads = await Promise.all(
    cluster.instances().map((each) => readChat(each, client, { chatId })),
  );
  const [one] = reads;
  for (const read of reads) {
    if (read.lines.join() !== one?.lines.join()) problems.push("kept messages differ by instance");
    const { older, isStreaming } = shownRunOf(read.lines);
    if (isStreaming) problems.push("thread still streams");
    const unseen = older.filter((line) => !seen.has(line));
    if (unseen.length > 0) problems.push(`kept, and seen by nobody: ${unseen.join(" ")}`);
    const runs = readers.flat().map(({ lines }) => shownRunOf(lines));
    const last = Math.max(...runs.flatMap(({ lines }) => lines.map(({ sort }) => sort ?? 0)));
    const shown = runs.find(({ lines }) => lines.some(({ sort }) => sort === last));
    for (const { kind, text } of shown?.lines ?? []) {
      const isKept = kind === "user" || kind === "closing";
      if (isKept && !older.includes(text)) problems.push(`seen, and not kept: ${text}`);
    }
  }
  return problems;
};
