import { expect } from "@jest/globals";
import type { AgentUsage, PastMessage, PastToolCall } from "@embedded-analytics/domain";
import { agentName, leaseSeconds, type AgentId } from "./accounts.js";
import {
  beginning,
  closingOf,
  delta,
  noUsage,
  toolCall,
  type EndState,
  type ExpectedLine,
} from "./expected-lines.js";
import type { PromptedAgent } from "./prompted-agents.js";
import type { Token } from "./users.js";

/** What a turn is made of. */
export interface TurnStart {
  readonly chatId: string;
  readonly agentId: AgentId;
  /** Undefined: the service makes one. */
  readonly messageId: string | undefined;
  readonly input: string;
  /** The number of the thread's last line before the turn. */
  readonly sortFrom: number;
  readonly leaseUntilMs: number;
  /** The token with which it was begun; undefined where a key was shown. */
  readonly askedBy: Token | undefined;
}

/** An ended turn's log may be dropped after so long. */
const logKeptMs = 120_000;

/** One turn as the oracle has it, and the lines that readers received of it. */
export class Turn {
  state: "running" | EndState = "running";
  /** Whether its writer is neither dead nor fenced. */
  isWritten = true;
  agent: PromptedAgent | undefined;
  leaseUntilMs: number;
  endedAtMs = 0;
  content = "";
  usage: AgentUsage = noUsage;
  /** All lines that there are. */
  readonly expected: ExpectedLine[];
  /** A word that its writer may or may not have put down when it died. */
  maybe: string | undefined;
  /** The lines as the first reader received them; all others receive the same bytes. */
  readonly shown: string[] = [];
  readonly #calls: Omit<PastToolCall, "result">[] = [];
  readonly #chosen = new Map<string, string>();
  #sort: number;

  constructor(readonly start: TurnStart) {
    const { messageId = "$message", input, sortFrom, leaseUntilMs } = start;
    this.expected = beginning(messageId, input, this.#node);
    this.leaseUntilMs = leaseUntilMs;
    this.#sort = sortFrom;
  }

  /** The id of its message; undefined until a line has shown it. */
  get messageId(): string | undefined {
    return this.start.messageId ?? this.#chosen.get("$message");
  }

  /** The number of its last line. */
  get sort(): number {
    return this.#sort;
  }

  /** Whatever the service chose for it, and must not choose again. */
  get chosen(): readonly string[] {
    return [...this.#chosen].filter(([name]) => !name.startsWith("$result")).map(([, id]) => id);
  }

  say(text: string): void {
    if (text === "") return;
    this.content += text;
    this.expected.push(delta(this.#node, text, ""));
  }

  think(text: string): void {
    if (text !== "") this.expected.push(delta(this.#node, "", text));
  }

  call(searchQuery: string): void {
    const input = JSON.stringify({ searchQuery });
    this.expected.push(...toolCall(this.#node, this.#calls.length, { name: "svcMeta", input }));
    this.#calls.push({ tool: "svcMeta", input });
  }

  /** Its instance has said that it runs it still. */
  hold(nowMs: number): void {
    this.leaseUntilMs = nowMs + leaseSeconds * 1000;
  }

  end(state: EndState, nowMs: number): void {
    this.state = state;
    this.isWritten = false;
    this.endedAtMs = nowMs;
    const { chatId, input, messageId = "$message" } = this.start;
    const { content, usage } = this;
    const said = { chatId, node: this.#node, messageId, input, content, usage };
    this.expected.push(...closingOf(state, said));
  }

  /** Checks the `at`th line as a reader received it. */
  show(at: number, text: string): void {
    const before = this.shown[at];
    if (before !== undefined) return expect(text).toBe(before);
    if (at === this.expected.length && this.maybe !== undefined) this.#wasSaid();
    const expected = this.expected[at];
    if (expected === undefined) throw new Error(`A line that nobody said: ${text}`);
    expect(text.indexOf("\n")).toBe(text.length - 1);
    const { sort, ...line } = JSON.parse(text) as { readonly sort?: number };
    expect(line).toEqual(this.#resolved(expected.line, line));
    if (expected.counts) {
      expect(sort).toBeGreaterThan(this.#sort);
      this.#sort = sort ?? 0;
    } else expect(sort).toBeUndefined();
    this.shown.push(text);
  }

  /** What is read back of it: all messages, as they were shown. */
  messages(): readonly string[] {
    return this.#shownOf((kind) => !["delta", "call", "ending"].includes(kind));
  }

  /** Whether these lines are all of it, shown again at that time, when it had ended. */
  expectReplay(lines: readonly string[], nowMs: number): void {
    if (nowMs - this.endedAtMs < logKeptMs || lines.length === this.shown.length) {
      return expect(lines).toEqual(this.shown);
    }
    // The log was dropped: messages as they were, and all deltas as one.
    const isDelta = (text: string): boolean => text.includes('"isDelta":true,');
    const kept = this.#shownOf((kind) => kind !== "delta" && kind !== "call");
    expect(lines.filter((text) => !isDelta(text))).toEqual(kept);
    const parsed = lines.map((text) => JSON.parse(text) as { content?: string; sort?: number });
    const sorts = parsed.flatMap(({ sort }) => sort ?? []);
    expect(sorts).toEqual([...new Set(sorts)].toSorted((left, right) => left - right));
    const deltas = parsed.filter((_line, at) => isDelta(lines[at] ?? ""));
    expect(deltas.map(({ content }) => content).join("")).toBe(this.content);
  }

  /** What an agent is reminded of. */
  history(): readonly PastMessage[] {
    const { input, content } = this.#said();
    const toolCalls = this.#calls.flatMap((call, number) => {
      const result = this.#chosen.get(`$result${number}`);
      return result === undefined ? [] : [{ ...call, result }];
    });
    const isAnswered = content !== "" || toolCalls.length > 0;
    return [
      { role: "user", content: input, toolCalls: [] },
      ...(isAnswered ? [{ role: "assistant" as const, content, toolCalls }] : []),
    ];
  }

  /** The results that readers were shown of its tools. */
  results(): readonly (string | undefined)[] {
    return this.#calls.map((_call, number) => this.#chosen.get(`$result${number}`));
  }

  /** The word of its dying writer has reached a reader after all. */
  #wasSaid(): void {
    const text = this.maybe ?? "";
    this.maybe = undefined;
    this.say(text);
  }

  #said() {
    return { input: this.start.input, content: this.content };
  }

  get #node(): string {
    return agentName(this.start.agentId);
  }

  #shownOf(isWanted: (kind: ExpectedLine["kind"]) => boolean): readonly string[] {
    return this.shown.filter((_text, at) => isWanted(this.expected[at]?.kind ?? "ending"));
  }

  /** Puts what the service chose in the place of `$` names; the first time it is taken as it is. */
  #resolved(expected: unknown, actual: unknown): unknown {
    if (typeof expected === "string" && expected.startsWith("$")) {
      const chosen = this.#chosen.get(expected);
      if (chosen !== undefined || typeof actual !== "string") return chosen;
      this.#chosen.set(expected, actual);
      return actual;
    }
    if (typeof expected !== "object" || expected === null) return expected;
    const of = (name: string): unknown =>
      typeof actual === "object" && actual !== null
        ? (actual as Readonly<Record<string, unknown>>)[name]
        : undefined;
    if (Array.isArray(expected))
      return expected.map((each, at) => this.#resolved(each, of(`${at}`)));
    return Object.fromEntries(
      Object.entries(expected).map(([name, each]) => [name, this.#resolved(each, of(name))]),
    );
  }
}
