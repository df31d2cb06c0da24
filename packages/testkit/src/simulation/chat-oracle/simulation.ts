import { expect } from "@jest/globals";
import type { ChatStream } from "@embedded-analytics/domain";
import { callOf } from "./asking.js";
import { answerOrFailure } from "../answer-or-failure.js";
import type { Caller } from "./accounts.js";
import { eventually } from "./eventually.js";
import type { EndState } from "./expected-lines.js";
import type { ChatFixture } from "./chat-tester.js";
import { Instance } from "./instance.js";
import { ChatOracle, type Asked } from "./oracle.js";
import { PromptedAgents } from "./prompted-agents.js";
import { Reader, type View } from "./reader.js";
import { nth } from "./resolve.js";
import { messagesOf, type Thread } from "./state.js";
import type { Turn } from "./turn.js";

/** Instances over one store, their readers, and the oracle that says what these must receive. */
export class Simulation {
  readonly oracle = new ChatOracle();
  readonly agents = new PromptedAgents();
  /** Every turn that was ever begun. */
  readonly turns: Turn[] = [];
  readonly instances: Instance[] = [];
  readers: Reader[] = [];
  /** One control reader of each turn: it never leaves. */
  readonly #controlReaders = new Map<Turn, Reader>();
  readonly #everybody: Instance[] = [];
  #observer: Instance | undefined;

  constructor(
    readonly fixture: ChatFixture,
    readonly gathersLines: boolean,
  ) {}

  /** An instance that is neither stopped nor killed. */
  get observer(): Instance {
    if (this.#observer === undefined) throw new Error("there is no observer yet");
    return this.#observer;
  }

  async open(instances: number): Promise<void> {
    this.#observer = await this.#another();
    for (let at = 0; at < instances; at++) await this.replace(at);
  }

  /** Puts a new instance there. */
  async replace(at: number): Promise<void> {
    this.instances[at] = await this.#another();
  }

  instanceAt(at: number): Instance {
    return this.instances[at % this.instances.length] ?? this.observer;
  }

  /** Adds a reader of a response. */
  attach({ number }: Instance, view: View, stream: ChatStream, by: AbortController): Reader {
    const reader = new Reader(number, view, stream, by);
    this.readers.push(reader);
    return reader;
  }

  /** The `number`th reader from the last one on leaves. */
  leave(number: number): void {
    const reader = nth(this.readers, number);
    reader?.leave();
    this.readers = this.readers.filter((each) => each !== reader);
  }

  /** Waits for the agent of a turn, and attaches a control reader to the turn. */
  async begin(turn: Turn, thread: Thread, caller: Caller): Promise<void> {
    const { asked } = this.agents;
    const { claims } = this.oracle;
    await eventually(
      () => asked.length >= claims,
      () => `agent ${claims}`,
    );
    expect(asked).toHaveLength(claims);
    const agent = asked.at(-1);
    const before = thread.turns.slice(0, -1);
    expect(agent?.task).toMatchObject({
      input: turn.start.input,
      agent: { id: turn.start.agentId },
      history: before.slice(-20).flatMap((each) => each.history()),
    });
    turn.agent = agent;
    this.turns.push(turn);
    const { chatId, agentId } = turn.start;
    const by = new AbortController();
    const controlReader = await this.read(
      { caller, path: "own", agentId, chatId },
      this.observer,
      by,
    );
    if (controlReader instanceof Error) throw controlReader;
    this.#controlReaders.set(
      turn,
      new Reader(this.observer.number, viewOf(thread, turn), controlReader, by),
    );
  }

  /** Asks for a thread as it is. */
  read(asked: Asked, { calls }: Instance, by: AbortController) {
    return answerOrFailure(
      calls.streamChat(...callOf(this.oracle, asked, {}), { signal: by.signal }),
    );
  }

  /** A turn has ended so. */
  async end(turn: Turn, state: EndState): Promise<void> {
    turn.end(state, this.oracle.nowMs);
    await this.#controlReaders.get(turn)?.check();
    const thread = this.oracle.threadOf(turn);
    if (thread !== undefined) thread.sort = turn.sort;
  }

  /** A turn ends in one of these ways; `word` is what its agent may have said just before. */
  async endSomehow(turn: Turn, states: readonly EndState[], word = turn.maybe): Promise<void> {
    const lines = (await this.#controlReaders.get(turn)?.turnToItsEnd()) ?? [];
    const next = JSON.parse(lines[turn.expected.length] ?? "{}") as { readonly isDelta?: boolean };
    if (next.isDelta === true && word !== undefined) turn.say(word);
    turn.maybe = undefined;
    const state = endOf(lines);
    expect(states).toContain(state);
    await this.end(turn, state);
  }

  /** Everybody has read what there is, and nothing else. */
  async settle(): Promise<void> {
    const isRemoved = ({ view: { turn, replayedAtMs } }: Reader): boolean =>
      turn !== undefined && replayedAtMs === undefined && this.oracle.threadOf(turn) === undefined;
    for (const [turn, reader] of this.#controlReaders) {
      if (isRemoved(reader)) reader.leave();
      else await reader.check();
      if (isRemoved(reader) || reader.hasEnded) this.#controlReaders.delete(turn);
    }
    for (const reader of this.readers) {
      if (isRemoved(reader)) reader.leave();
      else await reader.check();
    }
    this.readers = this.readers.filter((reader) => !isRemoved(reader) && !reader.hasEnded);
    for (const turn of this.turns) {
      const shown = turn.results();
      // A tool that is called after the end may get a result which no reader receives.
      const results = turn.agent?.played().results.slice(0, shown.length) ?? [];
      expect(shown.slice(0, results.length)).toEqual(results);
    }
    expect(this.agents.asked).toHaveLength(this.oracle.claims);
  }

  /** No id was given twice. */
  expectOwnIds(): void {
    const ids = this.turns.flatMap(({ chosen }) => chosen);
    expect(new Set(ids).size).toBe(ids.length);
  }

  /** When all threads are at rest, no instance that lives runs a turn, and nothing is held for one. */
  async expectNothingHeld(): Promise<void> {
    // Of users who were removed meanwhile, a turn may still wait for its agent.
    for (const { agent } of this.turns) {
      if (agent?.played().state === "running") agent.finish();
    }
    for (const instance of [...this.instances, this.observer]) await instance.expectIdle();
    await this.#disposeAll();
    expect(await this.fixture.leftovers?.()).toEqual(this.fixture.leftovers && []);
  }

  async close(): Promise<void> {
    await this.#disposeAll();
    await this.fixture.close();
  }

  async #disposeAll(): Promise<void> {
    for (const reader of [...this.readers, ...this.#controlReaders.values()]) reader.leave();
    for (const instance of this.#everybody) await instance.dispose();
  }

  async #another(): Promise<Instance> {
    const number = this.#everybody.length;
    const turnAppendEveryMs = this.gathersLines ? this.fixture.turnAppendEveryMs : 0;
    const ports = await this.fixture.openInstance();
    const instance = new Instance(number, ports, this.agents.portOf(number), turnAppendEveryMs);
    await instance.serve(this.fixture.serve);
    this.#everybody.push(instance);
    return instance;
  }
}

/** What a call that names the thread has to show: its messages, and the turn if one is meant. */
export const viewOf = (thread: Thread, turn: Turn | undefined): View => ({
  chatId: thread.chatId,
  older: messagesOf(thread, turn),
  sort: turn?.start.sortFrom ?? thread.sort,
  turn,
  replayedAtMs: undefined,
});

/** How a turn ended, by its closing sequence. */
const endOf = (lines: readonly string[]): EndState => {
  const all = lines.join("");
  if (all.includes('{"id":"__aborted__",')) return "aborted";
  if (all.includes('{"id":"__suspended__",')) return "suspended";
  if (all.includes('{"error":"The answer was interrupted.')) return "interrupted";
  return all.includes('{"error":') ? "failed" : "completed";
};
