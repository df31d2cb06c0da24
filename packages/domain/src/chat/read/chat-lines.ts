import { encodeLine, type CutoffLine } from "../turn/chat-line.js";
import { isFullPage, linePage } from "../turn/line-page.js";
import type { ReadableTurn, TurnSource } from "./read-turn.js";
import { numbersReserved } from "../recover-turn.js";
import { interruptedSentence } from "../run/turn-persistence.js";
import { withoutThinking } from "../turn/shows-thinking.js";
import type { TurnBroadcasts } from "./turn-broadcasts.js";
import { stateLine, usageLine } from "../run/turn-writer.js";
import type { AccountId, ChatId, Sort } from "../../shared/text/branded.js";

/** What one response shows. */
export interface ChatView {
  readonly accountId: AccountId;
  readonly chatId: ChatId;
  /** Messages of the thread with numbers up to this come first; 0 for none. */
  readonly olderUpTo: Sort;
  /** Undefined: the thread is only read, and no turn runs. */
  readonly turn: ReadableTurn | undefined;
  /** Whether its reader sees what the agent thinks (D13). */
  readonly showsThinking: boolean;
}

type Part = readonly string[];
type ReadResult = IteratorResult<Part, undefined>;

/** Where the lines come from: what was before the turn, the turn, and then nowhere. */
type Phase = "before" | "turn" | "over";

/**
 * The lines of one response in the order of wire-format 2, whatever happens: it ends with a closing
 * sequence unless the reader has closed it (D3). An iterator by hand, not a generator: `return` ends it at
 * once, also while it waits, and while it waits it holds next to no memory.
 */
export class ChatLines implements AsyncIterableIterator<Part, undefined, undefined> {
  readonly #view: ChatView;
  #phase: Phase = "before";
  #parts: AsyncIterator<Part, unknown, undefined>;
  /** Begins to read the turn; undefined once it has, so that what it holds on to can be freed. */
  #readTurn: (() => AsyncIterator<Part, boolean, undefined>) | undefined;
  /** The read that rejected; its error is thrown after the closing sequence has been sent. */
  #broken: Promise<unknown> | undefined;
  /** Removes the listener of the signal, if there is one. */
  #release: (() => void) | undefined;
  readonly #onOver: () => void;

  /** `onOver` is called once or more when nothing more is read. */
  constructor(
    readings: TurnBroadcasts,
    source: TurnSource,
    view: ChatView,
    signal?: AbortSignal,
    onOver: () => void = () => undefined,
  ) {
    const { turn } = view;
    this.#view = view;
    this.#onOver = onOver;
    this.#parts = beforeTurn(source, view);
    if (turn !== undefined) this.#readTurn = () => readings.read(source, turn);
    if (signal !== undefined) this.#returnAt(signal);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<ReadResult> {
    if (this.#phase === "over") return this.#end();
    const parts = this.#parts.next();
    return parts.then(
      (broadcast) => this.#onBroadcast(broadcast),
      () => {
        if (this.#phase !== "over") this.#broken = parts;
        return this.#brokenOff("The answer cannot be read right now. Try again.");
      },
    );
  }

  /** The reader closes the stream. */
  return(): Promise<ReadResult> {
    this.#over();
    this.#broken = undefined;
    void this.#parts.return?.();
    return Promise.resolve(done);
  }

  #onBroadcast({
    done: isOver,
    value,
  }: IteratorResult<Part, unknown>): ReadResult | Promise<ReadResult> {
    if (this.#phase === "over") return done;
    if (isOver !== true) {
      return { done: false, value: this.#view.showsThinking ? value : withoutThinking(value) };
    }
    if (this.#readTurn !== undefined) {
      this.#phase = "turn";
      this.#parts = this.#readTurn();
      this.#readTurn = undefined;
      return this.next();
    }
    if (value === false) return this.#brokenOff(interruptedSentence);
    this.#over();
    return done;
  }

  #brokenOff(error: string): ReadResult {
    if (this.#phase === "over") return done;
    const { chatId, turn, olderUpTo } = this.#view;
    const before = turn?.sortFrom ?? olderUpTo;
    // Behind all that the turn may have said.
    const sort = this.#phase === "turn" ? before + numbersReserved + 1 : before;
    this.#over();
    return { done: false, value: [encodeLine({ error }), ...closing(chatId, sort)] };
  }

  #end(): Promise<ReadResult> {
    const broken = this.#broken ?? Promise.resolve();
    this.#broken = undefined;
    return broken.then(() => done);
  }

  #over(): void {
    this.#phase = "over";
    this.#readTurn = undefined;
    this.#release?.();
    this.#onOver();
  }

  #returnAt(signal: AbortSignal): void {
    const leave = () => void this.return();
    signal.addEventListener("abort", leave);
    this.#release = () => {
      signal.removeEventListener("abort", leave);
    };
    if (signal.aborted) leave();
  }
}

const done = { done: true, value: undefined } as const;

/** The thread up to the turn; where there is none, all of the response. */
async function* beforeTurn(
  source: TurnSource,
  view: ChatView,
): AsyncGenerator<Part, undefined, undefined> {
  const { chatId, turn, olderUpTo } = view;
  const sort = turn?.sortFrom ?? olderUpTo;
  yield* olderMessages(source, view);
  yield [encodeLine(cutoffLine(chatId, sort, turn !== undefined))];
  // Under the number that the state had at the end of the last turn.
  if (turn === undefined) yield closing(chatId, sort);
}

const closing = (chatId: ChatId, sort: Sort): Part => [
  encodeLine(stateLine(chatId, sort)),
  encodeLine(usageLine()),
];

async function* olderMessages(
  { threads }: TurnSource,
  { accountId, chatId, olderUpTo }: ChatView,
): AsyncGenerator<Part, undefined, undefined> {
  let after = 0;
  while (after < olderUpTo) {
    const { linesMax, bytesMax } = linePage;
    const lines = await threads.messages(accountId, chatId, after, olderUpTo, linesMax, bytesMax);
    const isLast = !isFullPage(lines);
    after = lines.at(-1)?.sort ?? olderUpTo;
    if (lines.length > 0) yield lines.map(({ text }) => text);
    if (isLast) return undefined;
  }
  return undefined;
}

const cutoffLine = (chatId: ChatId, sort: Sort, isStreaming: boolean): CutoffLine => ({
  id: "__cutoff__",
  role: "assistant",
  sort,
  state: { chatId, isStreaming },
});
