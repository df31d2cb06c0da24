import { encodeLine, type CutoffLine } from "./chat-line.js";
import { readTurn, type TurnSource } from "./read-turn.js";
import { numbersReserved } from "./recover-turn.js";
import type { StoredTurn } from "./thread.js";
import { interruptedSentence } from "./turn-record.js";
import { stateLine, usageLine } from "./turn-writer.js";

/** What one response shows. */
export interface ChatView {
  readonly accountId: number;
  readonly chatId: string;
  /** Messages of the thread with numbers up to this come first; 0 for none. */
  readonly olderUpTo: number;
  /** Undefined: the thread is only read, and no turn runs. */
  readonly turn: Pick<StoredTurn, "id" | "sortFrom"> | undefined;
}

const messagesAtOnce = 50;

/**
 * The lines of one response in the order of wire-format 2, whatever happens: it ends with a closing
 * sequence unless the reader has gone (D3).
 */
export async function* chatLines(
  source: TurnSource,
  view: ChatView,
  signal: AbortSignal,
): AsyncGenerator<readonly string[], void, undefined> {
  const { chatId, turn, olderUpTo } = view;
  let sort = turn?.sortFrom ?? olderUpTo;
  const closing = (): readonly string[] => [
    encodeLine(stateLine(chatId, sort)),
    encodeLine(usageLine()),
  ];
  const brokenOff = (error: string): readonly string[] => [encodeLine({ error }), ...closing()];
  try {
    yield* olderMessages(source, view);
    yield [encodeLine(cutoffLine(chatId, sort, turn !== undefined))];
    if (turn === undefined) {
      // Under the number that the state had at the end of the last turn.
      yield closing();
      return;
    }
    // Behind all that the turn may have said, should it break off.
    sort += numbersReserved + 1;
    const isThere = yield* readTurn(source, turn, signal);
    if (!isThere) yield brokenOff(interruptedSentence);
  } catch (error) {
    if (signal.aborted) return;
    yield brokenOff("The answer cannot be read right now. Try again.");
    throw error;
  }
}

async function* olderMessages(
  { threads }: TurnSource,
  { accountId, chatId, olderUpTo }: ChatView,
): AsyncGenerator<readonly string[], void, undefined> {
  let after = 0;
  while (after < olderUpTo) {
    const lines = await threads.messages(accountId, chatId, after, olderUpTo, messagesAtOnce);
    if (lines.length > 0) yield lines.map(({ text }) => text);
    if (lines.length < messagesAtOnce) return;
    after = lines.at(-1)?.sort ?? olderUpTo;
  }
}

const cutoffLine = (chatId: string, sort: number, isStreaming: boolean): CutoffLine => ({
  id: "__cutoff__",
  role: "assistant",
  sort,
  state: { chatId, isStreaming },
});
