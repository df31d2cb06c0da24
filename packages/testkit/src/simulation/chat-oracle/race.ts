import { expect } from "@jest/globals";
import { Failure, type ChatStream } from "@embedded-analytics/domain";
import { fail, say } from "../../scripted-agent/step.js";
import { callOf } from "./asking.js";
import { answerOrFailure } from "../answer-or-failure.js";
import type { RacePart } from "./command.js";
import type { EndState } from "./expected-lines.js";
import type { Messages, Sent } from "./messages.js";
import type { Asked } from "./oracle.js";
import type { View } from "./reader.js";
import { viewOf, type Simulation } from "./simulation.js";
import type { Thread } from "./state.js";
import type { Turn } from "./turn.js";

/** What an agent says when the end is near. */
export const lastWord = "a last word";

/** What an agent fails with; it is for the log only (T17). */
export const secret = "a secret that no reader may be shown";

/**
 * Lets several things happen to a running turn at the same time, in this order as far as there is
 * one: it ends in one of their ways, for all readers in the same (T29).
 */
export const race = async (
  simulation: Simulation,
  messages: Messages,
  turn: Turn | undefined,
  parts: readonly RacePart[],
): Promise<void> => {
  const { oracle, observer } = simulation;
  const thread = turn && oracle.threadOf(turn);
  if (turn === undefined || thread === undefined) return;
  const has = (part: RacePart): boolean => parts.includes(part);
  const { by: caller, agentId, chatId } = thread;
  const asked: Asked = { caller, path: "own", agentId, chatId };
  const abort = async (): Promise<void> => {
    const { calls } = simulation.instanceAt(simulation.turns.length);
    expect(await answerOrFailure(calls.abortChat(...callOf(oracle, asked, {})))).toBeUndefined();
  };
  const at = simulation.instances.findIndex(({ number }) => number === turn.agent?.instance);
  const host = simulation.instances[at];
  const end = (["finish", "fail"] as const).find(has);
  const aborts = typeof oracle.abort(asked) !== "string" && (has("abort") || has("abort again"));
  const stops = has("stop") && host !== undefined;
  const isTaken = (each: Turn): boolean => has("interrupt") && oracle.isLost(each);
  const states: readonly EndState[] = [
    ...(end === "finish" ? (["completed"] as const) : []),
    ...(end === "fail" ? (["failed"] as const) : []),
    ...(aborts ? (["aborted"] as const) : []),
    ...(stops ? (["suspended"] as const) : []),
    ...(isTaken(turn) ? (["interrupted"] as const) : []),
  ];
  if (states.length === 0) return;

  const touched = oracle.running().filter((each) => {
    const isHosted = each.isWritten && each.agent?.instance === host?.number;
    return each !== turn && (isTaken(each) || (stops && isHosted));
  });
  const steps = [...(has("say") ? [say(lastWord)] : []), ...(end === "fail" ? [fail(secret)] : [])];
  // Where the turn may have to run again, what becomes of its message depends on who was first.
  const again = messages.messageIn(thread, turn);
  const isOurs = !oracle.isLost(turn);
  const isFollowed = isOurs && !stops && oracle.decide(again).kind === "follow";
  const next = messages.messageIn(thread);
  const ahead = oracle.decide(next);
  // An abort means the thread, and might find the next turn in it.
  const isBusy = isOurs && !aborts && ahead.kind === "refused" && ahead.busy === turn;
  // A reading may meet the turn or its end; of a next turn it would be another reading.
  const isRead = isOurs && !has("send next") && typeof oracle.read(asked) !== "string";
  const sent: { again?: Promise<Sent>; next?: Promise<Sent> } = {};
  let reading: RacedReading | undefined;
  const happening: Readonly<Record<RacePart, () => unknown>> = {
    say: () => (end === undefined ? turn.agent?.goOn(...steps) : undefined),
    finish: () => (end === "finish" ? turn.agent?.finish(...steps) : undefined),
    fail: () => (end === "fail" ? turn.agent?.goOn(...steps) : undefined),
    abort: () => (aborts ? abort() : undefined),
    "abort again": () => (aborts ? abort() : undefined),
    stop: () => (stops ? host.service.stopTurns(0) : undefined),
    interrupt: () => observer.service.interruptLostTurns(),
    "send again": () => isFollowed && (sent.again = messages.ask(again, observer)),
    "send next": () => isBusy && (sent.next = messages.ask(next, observer)),
    read: () => isRead && (reading = new RacedReading(simulation, thread, turn)).open(asked),
    leave: () => {
      simulation.leave(simulation.turns.length);
    },
  };
  await Promise.all(parts.map((part) => happening[part]()));
  await simulation.endSomehow(turn, states, has("say") ? lastWord : undefined);
  for (const each of touched) await simulation.endSomehow(each, ["suspended", "interrupted"]);
  if (stops) await simulation.replace(at);
  await reading?.attach();
  const [followed, came] = [await sent.again, await sent.next];
  if (followed) await messages.expect(again, { kind: "follow", thread, turn }, followed);
  if (came) await messages.expect(next, isRefused(came) ? ahead : oracle.decide(next), came);
};

/** A thread that is read while its turn ends: what it has to show is what its cutoff says. */
class RacedReading {
  readonly #simulation: Simulation;
  readonly #thread: Thread;
  readonly #shown: View;
  readonly #connection = new AbortController();
  #given: Promise<ChatStream | Failure> | undefined;

  constructor(simulation: Simulation, thread: Thread, turn: Turn) {
    this.#simulation = simulation;
    this.#thread = thread;
    this.#shown = viewOf(thread, turn);
  }

  open(asked: Asked): Promise<unknown> {
    const instance = this.#simulation.observer;
    this.#given = this.#simulation.read(asked, instance, this.#connection);
    return this.#given;
  }

  /** Reads it to its end, now that the turn has ended, and lets it be checked. */
  async attach(): Promise<void> {
    const given = await this.#given;
    if (given === undefined) return;
    if (given instanceof Failure) throw given;
    const lines: string[] = [];
    for await (const part of given.lines) lines.push(...part);
    const isStreaming = lines.some(
      (line) => line.startsWith('{"id":"__cutoff__"') && line.includes('"isStreaming":true'),
    );
    const view = isStreaming ? this.#shown : viewOf(this.#thread, undefined);
    const stream = { ...given, lines: asyncOf([lines]) };
    this.#simulation.attach(this.#simulation.observer, view, stream, this.#connection);
  }
}

const asyncOf = async function* <Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
};

const isRefused = ({ given }: Sent): boolean => given instanceof Failure;
