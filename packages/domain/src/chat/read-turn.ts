import type { Id } from "../shared/id.js";
import type { Plain } from "../shared/plain.js";
import { encodeLine, type MessageLine } from "./chat-line.js";
import { followTurn } from "./follow-turn.js";
import { impatientLog } from "./impatient-log.js";
import type { KeptLine } from "./kept-line.js";
import type { StoredTurn } from "./thread.js";
import type { KeptTurn, ThreadsMethods } from "./threads.js";
import type { TurnLogsMethods } from "./turn-logs.js";
import { hasEnded } from "./turn-state.js";
import { deltaLine } from "./turn-writer.js";

/** Where a turn's lines come from. */
export interface TurnSource {
  readonly accountId: Id;
  readonly threads: Plain<ThreadsMethods>;
  readonly logs: Plain<TurnLogsMethods>;
  /** Waits so long, or until the signal aborts. */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void>;
}

const linesAtOnce = 200;

/** How long a log may be silent before the store is asked whether the turn has ended. */
const silenceSeconds = 5;

/** How often the store is asked about a turn that has no log here. */
const askSeconds = 0.5;

/**
 * All lines of a turn from its first, those that are there and then those that come, until its end
 * (D5, D6). They come from its log; where that is not here any more, or will never end since its
 * writer died between its two ends, from the store, which has the messages but no deltas. False: the
 * turn itself has gone.
 */
export async function* readTurn(
  source: TurnSource,
  turn: Pick<StoredTurn, "id" | "sortFrom">,
  signal: AbortSignal,
): AsyncGenerator<readonly string[], boolean, undefined> {
  const { accountId, threads } = source;
  // Whether the store says that it has ended: then the log is read to where it goes, without waiting.
  let over = false;
  const { logs: patient, pause } = source;
  const isOver = (): boolean => over;
  const log = impatientLog({ log: patient, pause, silenceSeconds, isOver }, signal);
  let cursor = 0;
  // The last number that came from the store, for as long as nothing came from the log.
  let told: number | undefined = turn.sortFrom;
  try {
    for (;;) {
      const { why, cursor: reached } = yield* followTurn(log, accountId, turn.id, signal, cursor);
      if (why === "ended" || signal.aborted) return true;
      if (reached > cursor) told = undefined;
      cursor = reached;
      const ask = async () => threads.turn(accountId, turn.id, reached, linesAtOnce);
      // Beside a log that is only silent, an outage of the store is no matter.
      const kept = await (why === "quiet" ? ask().catch(() => running) : ask());
      const wasOver = over;
      over = kept === undefined || hasEnded(kept.state);
      if (why === "quiet" && !(over && wasOver)) continue;
      if (kept === undefined) return false;
      const { lines, state } = kept;
      if (lines.length > 0) yield told === undefined ? lines.map(textOf) : withDelta(lines, told);
      if (told !== undefined) told = lines.findLast(({ sort }) => sort !== undefined)?.sort ?? told;
      cursor = (lines.at(-1)?.at ?? cursor - 1) + 1;
      if (lines.length === linesAtOnce) continue;
      if (hasEnded(state)) return true;
      await pause(askSeconds, signal);
    }
  } finally {
    log.leave();
  }
}

const running: KeptTurn = { state: "streaming", lines: [] };

const textOf = ({ text }: KeptLine): string => text;

/**
 * Programs in the field show nothing but deltas: the whole answer goes as one before the closing
 * message, under the number behind the line before it; or, where that one is taken, behind what the
 * user said, where a delta was always.
 */
const withDelta = (lines: readonly KeptLine[], after: number): readonly string[] => {
  const texts = lines.map(textOf);
  const closingAt = lines.findIndex(({ kind }) => kind === "closing");
  const closing = lines[closingAt];
  if (closing === undefined) return texts;
  const numberAt = (place: number): number => (lines[place - 1]?.sort ?? after) + 1;
  const behindUser = lines.findIndex(({ kind }) => kind === "user") + 1;
  const at = [closingAt, behindUser].find((place) => numberAt(place) < (lines[place]?.sort ?? 0));
  if (at === undefined) return texts;
  const { id, content, graphPath } = JSON.parse(closing.text) as MessageLine;
  const sort = numberAt(at);
  const delta = encodeLine(deltaLine({ id, graphPath, content, thinking: "", sort }));
  return [...texts.slice(0, at), delta, ...texts.slice(at)];
};
