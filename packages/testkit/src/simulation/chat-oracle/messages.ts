import { expect } from "@jest/globals";
import { Failure, type ChatStream } from "@embedded-analytics/domain";
import { callOf, expectRefusal, saidOf } from "./asking.js";
import { answerOrFailure } from "../answer-or-failure.js";
import type { Command } from "./command.js";
import type { Instance } from "./instance.js";
import type { Decision, Message } from "./oracle.js";
import { messageOf } from "./resolve.js";
import { viewOf, type Simulation } from "./simulation.js";
import type { Thread } from "./state.js";
import type { Turn } from "./turn.js";

type Send = Extract<Command, { do: "send" }>;
type Rush = Extract<Command, { do: "rush" }>;
type Claim = Extract<Decision, { kind: "claim" }>;

/** What an instance has answered to a message. */
export interface Sent {
  readonly instance: Instance;
  readonly given: ChatStream | Failure;
  readonly by: AbortController;
}

/** Messages, one by one and several at once (D6, T33). */
export class Messages {
  readonly #simulation: Simulation;
  #count = 0;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** Sends one message and looks at its answer. */
  async send(command: Send): Promise<void> {
    const { oracle, agents } = this.#simulation;
    const message = this.#messageOf(command, command.message, command.lifetime);
    const before = oracle.decide(message);
    // A message that meets a turn without a running instance first ends all such turns (D8).
    const lost = oracle.finds(before) ? oracle.lost() : [];
    for (const turn of lost) turn.state = "interrupted";
    const decision = lost.length > 0 ? oracle.decide(message) : before;
    if (command.ignoresSignal) agents.deaf.add(message.input);
    const sent = await this.ask(message, this.#simulation.instanceAt(command.at));
    for (const turn of lost) await this.#simulation.endSomehow(turn, ["interrupted"]);
    await this.expect(message, decision, sent);
  }

  /** What the owner of a thread says next, or once more where a turn is named. */
  messageIn({ by, agentId, chatId }: Thread, turn?: Turn): Message {
    return {
      caller: by,
      path: "own",
      agentId,
      chatId,
      messageId: turn === undefined ? this.#freshId() : turn.messageId,
      input: turn === undefined ? this.#freshInput() : turn.start.input,
      lifetime: "unsaid",
    };
  }

  /** Sends several at once, and lets one of them be the first. */
  async rush(command: Rush): Promise<void> {
    const simulation = this.#simulation;
    const { oracle } = simulation;
    const first = this.#messageOf(command, { id: "fresh" }, "unsaid");
    const isSame = command.same || first.chatId === undefined;
    const messages = Array.from({ length: command.copies }, (_, at) =>
      at === 0 || isSame
        ? first
        : { ...first, messageId: this.#freshId(), input: this.#freshInput() },
    );
    const decision = oracle.decide(first);
    if (oracle.finds(decision)) return;
    const all = await Promise.all(
      messages.map((message, at) => this.ask(message, simulation.instanceAt(command.at + at))),
    );
    if (decision.kind !== "claim") {
      for (const sent of all) await this.expect(first, decision, sent);
      return;
    }
    const winner = all.findIndex(({ given }) => !(given instanceof Failure));
    const [message, sent] = [messages[winner], all[winner]];
    if (message === undefined || sent === undefined || sent.given instanceof Failure) {
      throw new Error("Nobody was the first", { cause: all[0]?.given });
    }
    const { thread, turn } = await this.#begun(message, decision, sent.given);
    for (const { instance, given, by } of all) {
      if (!isSame && given !== sent.given) expectRefusal(given, "thread_busy");
      else if (given instanceof Failure) throw given;
      else simulation.attach(instance, shownTo(message, thread, turn), given, by);
    }
  }

  /** Looks at what an instance has answered: this had to come of it. */
  async expect(message: Message, decision: Decision, { instance, given, by }: Sent): Promise<void> {
    const { oracle } = this.#simulation;
    if (decision.kind === "refused") return expectRefusal(given, decision.code);
    if (given instanceof Failure) throw given;
    const { thread, turn } =
      decision.kind === "claim" ? await this.#begun(message, decision, given, instance) : decision;
    const replayedAtMs = decision.kind === "replay" ? oracle.nowMs : undefined;
    const view = { ...shownTo(message, thread, turn), replayedAtMs };
    this.#simulation.attach(instance, view, given, by);
  }

  async #begun(message: Message, decision: Claim, { chatId }: ChatStream, at?: Instance) {
    const { oracle } = this.#simulation;
    const threadId = decision.thread?.chatId ?? message.chatId;
    if (threadId === undefined) {
      const ids = [...oracle.threads.values()].map((thread) => thread.chatId);
      expect(ids).not.toContain(chatId);
    } else expect(chatId).toBe(threadId);
    const turn = oracle.claim(message, decision, chatId);
    const thread = oracle.threadOf(turn);
    if (thread === undefined) throw new Error("a turn without a thread");
    await this.#simulation.begin(turn, thread, message.caller);
    if (at !== undefined) expect(turn.agent?.instance).toBe(at.number);
    return { thread, turn };
  }

  /** Only sends it. */
  async ask(message: Message, instance: Instance): Promise<Sent> {
    const by = new AbortController();
    const call = callOf(this.#simulation.oracle, message, saidOf(message));
    const { signal } = by;
    return {
      instance,
      by,
      given: await answerOrFailure(instance.calls.streamChat(...call, { signal })),
    };
  }

  #messageOf(
    command: Send | Rush,
    choice: Send["message"],
    lifetime: Message["lifetime"],
  ): Message {
    const { oracle, turns } = this.#simulation;
    const { target } = command;
    const found = messageOf(oracle, turns, command, target, choice, this.#freshId());
    return { ...found, lifetime, input: found.input ?? this.#freshInput() };
  }

  #freshId(): string {
    return `${1_700_000_000_000 + ++this.#count}-message`;
  }

  #freshInput(): string {
    return `Question ${++this.#count}\n\u2028?`;
  }
}

/** Older messages are only for who names the thread. */
const shownTo = ({ chatId }: Message, thread: Thread, turn: Turn) => {
  const view = viewOf(thread, turn);
  return chatId === undefined ? { ...view, older: [] } : view;
};
