import { expect } from "@jest/globals";
import { Failure } from "@embedded-analytics/domain";
import { call, fail, say, think, use } from "../../scripted-agent/step.js";
import { callOf, credentialOf, expectRefusal, tokenFor } from "./asking.js";
import { answerOrFailure } from "../answer-or-failure.js";
import type { AgentStep, Command } from "./command.js";
import { accountNames, declaration, environment, type Caller } from "./accounts.js";
import { aMoment, eventually, inTime } from "./eventually.js";
import type { Instance } from "./instance.js";
import { Messages } from "./messages.js";
import type { Asked } from "./oracle.js";
import { lastWord, race, secret } from "./race.js";
import { askedOf, nth } from "./resolve.js";
import { viewOf, type Simulation } from "./simulation.js";
import { runningOf } from "./state.js";
import type { Turn } from "./turn.js";

type Of<Name extends Command["do"]> = Extract<Command, { do: Name }>;

const daySeconds = 86_400;

/** The service and the oracle side by side: each command goes to both, and they must agree. */
export class SimulationRun {
  readonly #simulation: Simulation;
  readonly #messages: Messages;
  /** Of turns that nobody runs any more: they take as long as an abort waits for an end. */
  readonly #aborts: Promise<unknown>[] = [];

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    this.#messages = new Messages(simulation);
  }

  async begin(instances: number): Promise<void> {
    await this.#simulation.open(instances);
    await this.#simulation.observer.service.applyDeclaration(declaration, environment);
    for (const account of accountNames) {
      await this.#logIn({ account, name: "janesPage" });
      await this.#logIn({ account, name: "acmeJane" });
    }
  }

  async step(command: Command): Promise<void> {
    await inTime(this.#run(command), () => JSON.stringify(command));
    await this.#simulation.settle();
  }

  /** Ends whatever runs, and reads every thread once more. */
  async finish(): Promise<void> {
    const { oracle, observer } = this.#simulation;
    await this.step({ do: "pass", seconds: 4000, stalls: false });
    await this.#interrupt(observer);
    for (const turn of oracle.running()) await this.#goOn(turn, { does: "finish" });
    await this.#simulation.settle();
    for (const { by, agentId, chatId } of oracle.threads.values()) {
      await this.#read({ caller: by, path: "own", agentId, chatId }, observer);
    }
    await this.#simulation.settle();
    this.#simulation.expectOwnIds();
    await inTime(Promise.all(this.#aborts), () => "answers to aborts");
    await this.#simulation.expectNothingHeld();
  }

  async #run(command: Command): Promise<void> {
    const { oracle } = this.#simulation;
    switch (command.do) {
      case "send":
        return this.#messages.send(command);
      case "rush":
        return this.#messages.rush(command);
      case "go on": {
        const turn = nth(this.#written(), command.turn);
        return turn && this.#goOn(turn, command.step);
      }
      case "speak late":
        return this.#speakLate(command);
      case "race":
        return race(
          this.#simulation,
          this.#messages,
          nth(this.#written(), command.turn),
          command.parts,
        );
      case "read": {
        const instance = this.#simulation.instanceAt(command.at);
        return this.#read(askedOf(oracle, command, command.thread), instance);
      }
      case "leave":
        this.#simulation.leave(command.reader);
        return;
      case "abort":
        return this.#abort(command);
      case "pass":
        return this.#pass(command);
      case "kill":
        return this.#kill(command);
      case "stop":
        return this.#stop(this.#simulation.instanceAt(command.at));
      case "interrupt":
        return this.#interrupt(
          this.#simulation.instanceAt(command.at),
          ...(command.together ? [this.#simulation.instanceAt(command.at + 1)] : []),
        );
      case "remove expired users": {
        const { service } = this.#simulation.instanceAt(command.at);
        expect(await service.removeExpiredUsers()).toBe(oracle.removeExpiredUsers());
        return;
      }
      case "revoke":
        return this.#revoke(command);
      case "log in":
        return this.#logIn({ account: command.account, name: command.page });
    }
  }

  /** Running turns whose writer is alive and has them still. */
  #written(): readonly Turn[] {
    return this.#simulation.oracle.running().filter(({ isWritten }) => isWritten);
  }

  async #goOn(turn: Turn, step: AgentStep): Promise<void> {
    const { agent } = turn;
    switch (step.does) {
      case "say":
        turn.say(step.text);
        return agent?.goOn(say(step.text));
      case "think":
        turn.think(step.text);
        return agent?.goOn(think(step.text));
      case "call": {
        const { searchQuery } = step;
        turn.call(searchQuery);
        return agent?.goOn(call("svcMeta", { searchQuery }));
      }
      case "use": {
        const usage = { models: ["m"], llmCalls: step.llmCalls, inputTokens: 7, outputTokens: 5 };
        turn.usage = { ...turn.usage, ...usage };
        return agent?.goOn(use(usage));
      }
      case "finish":
        agent?.finish();
        return this.#simulation.end(turn, "completed");
      case "fail":
        agent?.goOn(fail(secret));
        return this.#simulation.end(turn, "failed");
    }
  }

  async #speakLate({ turn: number }: Of<"speak late">): Promise<void> {
    const late = this.#simulation.turns.filter(
      ({ isWritten, agent }) => !isWritten && agent?.played().state === "running",
    );
    nth(late, number)?.agent?.goOn(say("too late"), call("svcMeta"));
    await aMoment();
  }

  async #read(asked: Asked, instance: Instance): Promise<void> {
    const simulation = this.#simulation;
    const thread = simulation.oracle.read(asked);
    const running = typeof thread === "string" ? undefined : runningOf(thread);
    // A reading, too, ends the turns without a running instance (D8).
    const lost = running && simulation.oracle.isLost(running) ? simulation.oracle.lost() : [];
    const by = new AbortController();
    const given = await simulation.read(asked, instance, by);
    for (const turn of lost) await simulation.endSomehow(turn, ["interrupted"]);
    if (typeof thread === "string") return expectRefusal(given, thread);
    if (given instanceof Failure) throw given;
    simulation.attach(instance, viewOf(thread, runningOf(thread)), given, by);
  }

  async #abort(command: Of<"abort">): Promise<void> {
    const { oracle } = this.#simulation;
    const asked = askedOf(oracle, command, command.thread);
    const granted = oracle.abort(asked);
    const instance = this.#simulation.instanceAt(command.at);
    const signalled = instance.abortsSent;
    const given = answerOrFailure(instance.calls.abortChat(...callOf(oracle, asked, {})));
    if (typeof granted === "string") return expectRefusal(await given, granted);
    const { turn } = granted;
    if (turn !== undefined && !turn.isWritten) {
      const answered = given.then((answer) => {
        expect(answer).toBeUndefined();
      });
      this.#aborts.push(Promise.race([answered, instance.death]));
      return eventually(
        () => instance.abortsSent > signalled,
        () => "the word that a turn shall stop",
      );
    }
    expect(await given).toBeUndefined();
    if (turn !== undefined) await this.#simulation.end(turn, "aborted");
  }

  /** What was begun with the session ends with it; a turn that nobody runs ends with its lease (J8). */
  async #revoke({ account, page }: Of<"revoke">): Promise<void> {
    const { oracle, observer } = this.#simulation;
    const token = oracle.tokenOf({ account, name: page });
    if (token === undefined) return;
    const hit = this.#written().filter(({ start }) => start.askedBy === token);
    const { sessionId } = token;
    await observer.calls.revokeSession(credentialOf(account), { sessionId });
    token.revoked = true;
    for (const turn of hit) await this.#simulation.end(turn, "aborted");
  }

  async #pass({ seconds, stalls }: Of<"pass">): Promise<void> {
    const { fixture, oracle, instances, observer } = this.#simulation;
    await fixture.advanceMs(seconds * 1000);
    oracle.nowMs += seconds * 1000;
    if (stalls) return;
    for (const instance of [...instances, observer]) await instance.holdLeases();
    for (const turn of this.#written()) turn.hold(oracle.nowMs);
  }

  async #kill({ at, sayingTicks }: Of<"kill">): Promise<void> {
    const instance = this.#simulation.instanceAt(at);
    const hit = this.#written().filter(({ agent }) => agent?.instance === instance.number);
    for (const turn of hit) {
      turn.isWritten = false;
      if (sayingTicks === 0) continue;
      turn.maybe = lastWord;
      turn.agent?.goOn(say(lastWord));
    }
    for (let tick = 0; tick < sayingTicks; tick++) await Promise.resolve();
    instance.kill();
    for (const reader of this.#simulation.readers)
      if (reader.at === instance.number) reader.leave();
    this.#simulation.readers = this.#simulation.readers.filter(
      (reader) => reader.at !== instance.number,
    );
    await this.#simulation.replace(this.#simulation.instances.indexOf(instance));
    // What was on its way to the log when the instance died comes there now, or never.
    await aMoment();
  }

  /** Its turns go on elsewhere when they are sent again; new ones it does not begin (D8). */
  async #stop(instance: Instance): Promise<void> {
    const { oracle } = this.#simulation;
    const hit = this.#written().filter(({ agent }) => agent?.instance === instance.number);
    await instance.service.stopTurns(0);
    for (const turn of hit) await this.#simulation.end(turn, "suspended");
    const caller: Caller = { account: "alpha", name: "eve" };
    const asked: Asked = { caller, path: "own", agentId: "1", chatId: undefined };
    const given = instance.calls.streamChat(...callOf(oracle, asked, { input: "Too late?" }));
    expectRefusal(await answerOrFailure(given), "shutting_down");
    await this.#simulation.replace(this.#simulation.instances.indexOf(instance));
  }

  /** Each turn is ended by one of them, and counted by that one. */
  async #interrupt(...instances: readonly Instance[]): Promise<void> {
    const lost = this.#simulation.oracle.lost();
    const signalled = await Promise.all(
      instances.map(({ service }) => service.interruptLostTurns()),
    );
    expect(signalled.reduce((sum, count) => sum + count, 0)).toBe(lost.length);
    for (const turn of lost) await this.#simulation.endSomehow(turn, ["interrupted"]);
  }

  async #logIn(caller: Caller): Promise<void> {
    const { oracle, observer } = this.#simulation;
    const session = await tokenFor(observer.calls, caller);
    const user = oracle.logIn(caller);
    const untilMs = oracle.nowMs + daySeconds * 1000;
    oracle.tokens.push({ ...caller, ...session, user, untilMs, revoked: false });
  }
}
