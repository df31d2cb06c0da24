import type { Id } from "../../shared/text/id.js";
import type { PortAdapter } from "../../shared/port/port-adapter.js";
import { encodeLine, type MessageLine } from "../turn/chat-line.js";
import { TurnFollower, type Followed } from "./follow-turn.js";
import { withIdleTimeout } from "./with-idle-timeout.js";
import type { KeptLine } from "../turn/kept-line.js";
import { isFullPage, linePage } from "../turn/line-page.js";
import { mapMaybePromise } from "../../shared/port/map-maybe-promise.js";
import type { StoredTurn } from "../ports/thread.js";
import type { KeptTurn, ThreadsMethods } from "../ports/threads.js";
import type { TurnLogsMethods } from "../ports/turn-logs.js";
import { hasEnded } from "../turn/turn-state.js";
import { deltaLine } from "../run/turn-writer.js";

/** A turn as its readers know it. */
export type ReadableTurn = Pick<StoredTurn, "id" | "sortFrom">;

/** Where a turn's lines come from. */
export interface TurnSource {
  readonly accountId: Id;
  readonly threads: PortAdapter<ThreadsMethods>;
  readonly logs: PortAdapter<TurnLogsMethods>;
  /** Waits so long, or until the signal aborts. */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** How long a log may be silent before the store is asked whether the turn has ended. */
const silenceSecondsMax = 5;

/** The same where it is known to have ended: a log that comes back tells the rest at once, or never. */
const silenceOfEndedSeconds = 2;

/** How often the store is asked about a turn whose log is not here, or cannot be reached. */
const askSeconds = 0.5;

/**
 * So many times in a row it is asked while the log cannot be reached, before it tells the turn: it has
 * no deltas, and a log that comes back has. Whoever has read deltas waits longer for the others.
 */
const asksAwayMax = { beforeFirstLine: 3, later: 10 };

/** So many times in a row the store may be away as well before the reader is told (D3). */
const asksFailedMax = 60;

/** Lines, or at the end whether the turn is there; false: it has gone. */
export type Told = IteratorResult<readonly string[], boolean>;

/**
 * All lines of a turn from its first, those that are there and then those that come, until its end
 * (D5, D6). They come from its log; where that is not here any more, or will never end since its
 * writer died between its two ends, from the store, which has the messages but no deltas.
 */
export class TurnLines {
  readonly #moves: ReturnType<typeof movesOf>;
  #follower: TurnFollower | undefined;

  constructor(source: TurnSource, turn: ReadableTurn, signal: AbortSignal) {
    this.#moves = movesOf(source, turn, signal);
  }

  /** What comes next: at once where the log has it, since a generator would cost more than a line. */
  next(): Told | Promise<Told> {
    if (this.#follower === undefined) return this.#move();
    return mapMaybePromise(this.#follower.next(), (step) =>
      "why" in step ? this.#move(step) : { done: false, value: step },
    );
  }

  /** Nobody asks any more. */
  async return(): Promise<void> {
    await this.#moves.return(true);
  }

  async #move(followed?: Followed): Promise<Told> {
    this.#follower = undefined;
    for (let sentSort = followed; ;) {
      const move = await this.#moves.next(sentSort);
      if (move.done === true) return move;
      const { value } = move;
      if (!(value instanceof TurnFollower)) return { done: false, value };
      const step = await value.next();
      if (!("why" in step)) {
        this.#follower = value;
        return { done: false, value: step };
      }
      sentSort = step;
    }
  }
}

/**
 * How to read a turn: lines, or a log to be followed for as long as it has lines, and then to be told
 * why it has no more.
 */
async function* movesOf(
  source: TurnSource,
  turn: ReadableTurn,
  signal: AbortSignal,
): AsyncGenerator<readonly string[] | TurnFollower, boolean, Followed | undefined> {
  const { accountId, threads } = source;
  const store = new StoreSays();
  const { logs: patient, pause } = source;
  const isOver = (): boolean => store.over;
  const silenceSeconds = (): number => (store.hasEnd ? silenceOfEndedSeconds : silenceSecondsMax);
  const attentive = () => withIdleTimeout({ log: patient, pause, silenceSeconds, isOver }, signal);
  let log = attentive();
  let cursor = 0;
  // Whether nothing has come from the log: then the store tells the whole turn, and all of it.
  let isUntold = true;
  try {
    for (;;) {
      const followed = yield new TurnFollower(log, accountId, turn.id, signal, cursor);
      if (followed === undefined || followed.why === "ended" || signal.aborted) return true;
      const { why } = followed;
      isUntold &&= followed.cursor === 0;
      cursor = followed.cursor;
      const wasOver = store.over;
      try {
        const kept = await threads.turn(accountId, turn.id, cursor, 0);
        if (store.accept(kept, why, isUntold)) {
          // Its clock runs on for as long as a turn that runs may be silent.
          log.leave();
          log = attentive();
        }
        // A log that is here is read to where it goes before the store has its say.
        if (why !== "quiet" || (store.over && wasOver)) {
          if (kept === undefined) return false;
          if (store.over) return yield* toldByStore(source, turn, cursor, isUntold);
        }
      } catch (error) {
        if (store.failed(why)) throw error;
      }
      // What is kept of a turn that runs is not told: its log, once it is here, has all between, too.
      if (why !== "quiet") await pause(askSeconds, signal);
    }
  } finally {
    log.leave();
  }
}

/** What the store has said of a turn that is read from its log. */
class StoreSays {
  /** Whether the turn has ended. */
  hasEnd = false;
  /** Whether it is over for its reader: then the log is read to where it goes, without waiting. */
  over = false;
  #asksFailed = 0;
  #asksAway = 0;

  /** Notes an answer to a log that is so; whether it says for the first time that the turn has ended. */
  accept(kept: KeptTurn | undefined, why: Followed["why"], isUntold: boolean): boolean {
    this.#asksFailed = 0;
    this.#asksAway = why === "away" ? this.#asksAway + 1 : 0;
    const asksMax = isUntold ? asksAwayMax.beforeFirstLine : asksAwayMax.later;
    const mayComeBack = why === "away" && this.#asksAway < asksMax;
    const knewEnd = this.hasEnd;
    this.hasEnd = kept === undefined || hasEnded(kept.state);
    this.over = kept === undefined || (this.hasEnd && !mayComeBack);
    return this.hasEnd && !knewEnd;
  }

  /** Notes an outage; whether the reader has to be told: beside a log that is only silent it is no matter. */
  failed(why: Followed["why"]): boolean {
    return why === "gone" || (why === "away" && ++this.#asksFailed > asksFailedMax);
  }
}

/** What the store has of an ended turn behind a cursor. */
async function* toldByStore(
  { accountId, threads }: TurnSource,
  turn: ReadableTurn,
  from: number,
  isUntold: boolean,
): AsyncGenerator<readonly string[], boolean, unknown> {
  let cursor = from;
  // The last number that was told here.
  let sentSort = turn.sortFrom;
  for (;;) {
    const { linesMax, bytesMax } = linePage;
    const kept = await threads.turn(accountId, turn.id, cursor, linesMax, bytesMax);
    if (kept === undefined) return false;
    const { lines } = kept;
    if (lines.length > 0) yield isUntold ? withDelta(lines, sentSort) : lines.map(textOf);
    sentSort = lines.findLast(({ sort }) => sort !== undefined)?.sort ?? sentSort;
    cursor = (lines.at(-1)?.at ?? cursor - 1) + 1;
    if (!isFullPage(lines)) return true;
  }
}

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
