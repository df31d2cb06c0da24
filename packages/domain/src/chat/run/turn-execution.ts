import { sentenceOfStop } from "../turn/agent-stopped.js";
import type { ToolName } from "../../accounts/agent-options.js";
import type { AgentEvent } from "../ports/agent.js";
import { AppendQueue, type AppendLines, type Pace } from "./append-queue.js";
import {
  answerTooLong,
  turnBudgetSpent,
  type BudgetEnd,
  type TurnBudget,
} from "../turn/turn-budget.js";
import {
  beginTurn,
  endTurn,
  noteUsage,
  writeContent,
  writeThinking,
  writeTool,
  type TurnEnd,
  type TurnNames,
  type Written,
  type WrittenTurn,
} from "./turn-writer.js";
import { boundedName, boundedResult, inputTooLong, toolBounds } from "../turn/tool-bounds.js";
import type { JsonObject } from "../../shared/json/json.js";
import { hasEnded } from "../turn/turn-state.js";
import { onAbort } from "../../shared/on-abort.js";
import type { Sort } from "../../shared/text/branded.js";

/** What a turn runs on. */
export interface TurnSetup {
  readonly names: TurnNames;
  readonly input: string;
  /** The number of the thread's last line before the turn. */
  readonly sort: Sort;
  readonly budget: TurnBudget;
  /** Whether readers see what the agent thinks (D13). */
  readonly thinking: boolean;
  /** What the tools are called in the lines (D11). */
  readonly toolNames: Readonly<Record<ToolName, string>>;
  readonly append: AppendLines;
  readonly pace?: Pace | undefined;
  /** Runs a tool under the rights of the turn's user and answers a JSON text. */
  readonly runTool: (tool: ToolName, input: JsonObject, signal: AbortSignal) => Promise<string>;
  readonly newId: () => string;
  /** Whether so many bytes of lines, all of the turn, may be kept (D15). */
  readonly mayKeep?: ((bytes: number) => boolean) | undefined;
  /** Called with what an agent threw, which is for the log only (invariant 8). */
  readonly onAgentError?: ((error: unknown) => void) | undefined;
}

/** How it came out. */
export interface TurnOutcome {
  readonly turn: WrittenTurn;
  /** Another writer has taken the turn over: what this one says counts no more. */
  readonly fenced: boolean;
}

/** What an agent reads of a call whose input cannot be read. */
const inputNotJson = JSON.stringify({ error: "The input of the tool is not a JSON object." });

/** Undefined for what JSON does not have: cycles, big integers, nothing at all. */
const jsonText = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

/** Not waited for, whatever comes of it: an agent that ignores its signal must not hold the turn up. */
const closeIterator = (events: AsyncIterator<AgentEvent>): void => {
  const returned = async (): Promise<unknown> => events.return?.();
  returned().catch(() => undefined);
};

/** Thrown to an agent that goes on after its turn has ended. */
export class TurnOver extends Error {
  readonly _tag = "TurnOver";

  constructor() {
    super("The turn is over.");
    this.name = "TurnOver";
  }
}

/**
 * One run of a turn by one writer: what the agent says becomes lines, and the first to end it ends
 * it for all (invariants 2 and 3 of SPEC.md). Times are the caller's business; it tells of them by
 * `end`.
 */
export class TurnExecution {
  readonly #setup: TurnSetup;
  readonly #over = new AbortController();
  /** For who waits for something that is needless then. */
  readonly #whenOver: Promise<undefined>;
  #turn: WrittenTurn;
  #toolCalls = 0;
  #fenced = false;
  readonly #queue: AppendQueue;

  constructor(setup: TurnSetup) {
    this.#setup = setup;
    this.#queue = new AppendQueue({
      append: setup.append,
      pace: setup.pace,
      onRefused: () => {
        this.fence();
      },
      onBroken: () => {
        this.#over.abort();
      },
    });
    this.#whenOver = new Promise((resolve) =>
      onAbort(this.signal, () => {
        resolve(undefined);
      }),
    );
    const begun = beginTurn(setup.names, setup.input, setup.sort);
    this.#turn = begun.turn;
    this.#queue.put(begun);
  }

  /** Aborts when the turn is over, for the agent and its tools. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** Lets the agent speak until it has finished, fails, or the turn is ended from outside. */
  async drive(
    answer: () => AsyncIterable<AgentEvent> | Promise<AsyncIterable<AgentEvent>>,
  ): Promise<TurnOutcome> {
    await Promise.race([this.#hear(answer), this.#whenOver]);
    return this.settled();
  }

  /** Ends the turn, unless it has ended; true for the one call that did (invariant 2). */
  end(end: TurnEnd): boolean {
    if (this.#fenced) return false;
    const ended = endTurn(this.#turn, end);
    if (ended.turn === this.#turn) return false;
    // Counted, not asked: the lines of the end have to be read, too.
    this.#setup.mayKeep?.(ended.turn.bytes);
    this.#put(ended);
    this.#over.abort();
    return true;
  }

  /** Another writer has the turn: nothing more is written, and the agent stops (invariant 6). */
  fence(): void {
    this.#fenced = true;
    this.#queue.close();
    this.#over.abort();
  }

  /** When all lines are in the log. */
  async settled(): Promise<TurnOutcome> {
    await this.#queue.settled();
    return { turn: this.#turn, fenced: this.#fenced };
  }

  /** A tool's call with its two lines; a call past the budget ends the turn. */
  async callTool(tool: ToolName, input: JsonObject | undefined): Promise<string> {
    this.#toolCalls += 1;
    if (this.#toolCalls > this.#setup.budget.toolCalls) this.#exceed(turnBudgetSpent);
    this.#orThrow();
    const id = this.#setup.newId();
    const text = jsonText(input);
    const isTooLong = text !== undefined && text.length > toolBounds.input;
    const call = { name: this.#nameOf(tool), input: isTooLong ? "{}" : (text ?? "{}") };
    this.#write(writeTool(this.#turn, id, call));
    this.#orThrow();
    const answer = async (): Promise<string | undefined> => {
      if (input === undefined || text === undefined) return inputNotJson;
      if (isTooLong) return inputTooLong;
      return Promise.race([this.#setup.runTool(tool, input, this.signal), this.#whenOver]);
    };
    const found = await answer();
    this.#orThrow();
    if (found === undefined) throw new TurnOver();
    const result = boundedResult(found);
    this.#write(writeTool(this.#turn, id, { ...call, result }));
    return result;
  }

  /** A model may call a tool that there is not: readers see what it called it (T10). */
  #nameOf(tool: ToolName): string {
    const { toolNames } = this.#setup;
    return Object.hasOwn(toolNames, tool) ? toolNames[tool] : boundedName(String(tool));
  }

  async #hear(
    answer: () => AsyncIterable<AgentEvent> | Promise<AsyncIterable<AgentEvent>>,
  ): Promise<void> {
    try {
      const answered = await answer();
      if (this.#isOver()) return;
      const events = answered[Symbol.asyncIterator]();
      const leave = onAbort(this.signal, () => {
        closeIterator(events);
      });
      for (;;) {
        const next = await events.next();
        if (this.#isOver()) return;
        if (next.done === true) break;
        this.#take(next.value);
      }
      leave();
      this.end({ event: "completed" });
    } catch (error) {
      const ended = this.end({ event: "failed", error: sentenceOfStop(error) });
      if (ended) this.#setup.onAgentError?.(error);
    }
  }

  #take(event: AgentEvent): void {
    if (hasEnded(this.#turn.state)) return;
    switch (event.kind) {
      case "thinking":
        if (event.text === "" || !this.#setup.thinking) return;
        this.#write(writeThinking(this.#turn, event.text));
        return;
      case "content":
        if (event.text === "") return;
        if (this.#turn.content.length + event.text.length > this.#setup.budget.answerLength) {
          this.#exceed(answerTooLong);
          return;
        }
        this.#write(writeContent(this.#turn, event.text));
        return;
      case "usage":
        this.#turn = noteUsage(this.#turn, event.usage);
    }
  }

  /** What would pass the budget of lines is not written: readers keep what they saw. */
  #write(written: Written): void {
    const { budget, mayKeep } = this.#setup;
    const { bytes } = written.turn;
    if (bytes > budget.lineBytes || mayKeep?.(bytes) === false) this.#exceed(turnBudgetSpent);
    else this.#put(written);
  }

  #exceed({ sentence }: BudgetEnd): void {
    this.end({ event: "failed", error: sentence });
  }

  #put(written: Written): void {
    this.#turn = written.turn;
    this.#queue.put(written);
  }

  #isOver(): boolean {
    return this.signal.aborted;
  }

  #orThrow(): void {
    if (this.#isOver()) throw new TurnOver();
  }
}
