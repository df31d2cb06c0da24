import type { Id } from "../shared/id.js";
import type { Plain } from "../shared/plain.js";
import { encodeLine, type MessageLine } from "./chat-line.js";
import { followTurn } from "./follow-turn.js";
import type { KeptLine } from "./kept-line.js";
import type { StoredTurn } from "./thread.js";
import type { ThreadsMethods } from "./threads.js";
import type { TurnLogsMethods } from "./turn-logs.js";
import { hasEnded } from "./turn-state.js";
import { deltaLine } from "./turn-writer.js";

/** Where a turn's lines come from. */
export interface TurnSource {
  readonly accountId: Id;
  readonly threads: Plain<ThreadsMethods>;
  readonly logs: Plain<TurnLogsMethods>;
  /** Waits a moment, or until the signal aborts. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
}

const linesAtOnce = 200;

/**
 * All lines of a turn from its first, those that are there and then those that come, until its end
 * (D5, D6). They come from its log; where that is not here any more, from the store, which has the
 * messages but no deltas. False: the turn itself has gone.
 */
export async function* readTurn(
  { accountId, threads, logs, pause }: TurnSource,
  turn: Pick<StoredTurn, "id" | "sortFrom">,
  signal: AbortSignal,
): AsyncGenerator<readonly string[], boolean, undefined> {
  let cursor = 0;
  for (;;) {
    const followed = yield* followTurn(logs, accountId, turn.id, signal, cursor);
    if (followed.ended || signal.aborted) return true;
    ({ cursor } = followed);
    const kept = await threads.turn(accountId, turn.id, cursor, linesAtOnce);
    if (kept === undefined) return false;
    const { lines, state } = kept;
    if (lines.length > 0) yield cursor === 0 ? withDelta(lines, turn.sortFrom) : lines.map(textOf);
    cursor = (lines.at(-1)?.at ?? cursor - 1) + 1;
    if (lines.length === linesAtOnce) continue;
    if (hasEnded(state)) return true;
    await pause(signal);
  }
}

const textOf = ({ text }: KeptLine): string => text;

/**
 * Programs in the field show nothing but deltas: behind the user's message goes the whole answer as
 * one, under the number that its first, empty one had.
 */
const withDelta = (lines: readonly KeptLine[], sortFrom: number): readonly string[] => {
  const texts = lines.map(textOf);
  const closing = lines.find(({ kind }) => kind === "closing");
  if (lines[0]?.kind !== "user" || closing === undefined) return texts;
  const { id, content, graphPath } = JSON.parse(closing.text) as MessageLine;
  const delta = deltaLine({ id, graphPath, content, thinking: "", sort: sortFrom + 2 });
  return [...texts.slice(0, 1), encodeLine(delta), ...texts.slice(1)];
};
