import { expect } from "@jest/globals";
import { Failure } from "@embedded-analytics/domain";
import { call, fail, say, think, use } from "../../scripted-agent/step.js";
import { answerOf, callOf, credentialOf, expectRefusal, tokenFor } from "./asking.js";
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

/** The service and the model side by side: each command goes to both, and they must agree. */
export class SimulationRun {
  readonly #stage: Simulation;
  readonly #messages: Messages;
  /** Of turns that nobody runs any more: they take as long as an abort waits for an end. */
  readonly #aborts: Promise<unknown>[] = [];

  constructor(stage: Simulation) {
    this.#stage = stage;
    this.#messages = new Messages(stage);
  }

  async begin(instances: number): Promise<void> {
    await this.#stage.open(instances);
    await this.#stage.observer.service.applyDeclaration(declaration, environment);
    for (const account of accountNames) {
      await this.#logIn({ account, name: "janesPage" });
      await this.#logIn({ account, name: "acmeJane" });
    }
  }

  async step(command: Command): Promise<void> {
    await inTime(this.#run(command), () => JSON.stringify(command));
    await this.#stage.settle();
  }

  /** Ends whatever runs, and reads every thread once more. */
  async finish(): Promise<void> {
    const { model, observer } = this.#stage;
    await this.step({ do: "pass", seconds: 4000, stalls: false });
    await this.#interrupt(observer);
    for (const turn of model.running()) await this.#goOn(turn, { does: "finish" });
    await this.#stage.settle();
    for (const { by, agentId, chatId } of model.threads.values()) {
      await this.#read({ caller: by, path: "own", agentId, chatId }, observer);
    }
    await this.#stage.settle();
    this.#stage.expectOwnIds();
    await inTime(Promise.all(this.#aborts), () => "answers to aborts");
    await this.#stage.expectNothingLeft();
  }

  async #run(command: Command): Promise<void> {
    const { model } = this.#stage;
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
        return race(this.#stage, this.#messages, nth(this.#written(), command.turn), command.parts);
      case "read": {
        const instance = this.#stage.instanceAt(command.at);
        return this.#read(askedOf(model, command, command.thread), instance);
      }
      case "leave":
        this.#stage.leave(command.reader);
        return;
      case "abort":
        return this.#abort(command);
      case "pass":
        return this.#pass(command);
      case "kill":
        return this.#kill(command);
      case "stop":
        return this.#stop(this.#stage.instanceAt(command.at));
      case "interrupt":
        return this.#interrupt(
          this.#stage.instanceAt(command.at),
          ...(command.together ? [this.#stage.instanceAt(command.at + 1)] : []),
        );
      case "remove expired users": {
        const { service } = this.#stage.instanceAt(command.at);
        expect(await service.removeExpiredUsers()).toBe(model.removeExpiredUsers());
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
    return this.#stage.model.running().filter(({ isWritten }) => isWritten);
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
        return this.#stage.end(turn, "completed");
      case "fail":
        agent?.goOn(fail(secret));
        return this.#stage.end(turn, "failed");
    }
  }

  async #speakLate({ turn: number }: Of<"speak late">): Promise<void> {
    const late = this.#stage.turns.filter(
      ({ isWritten, agent }) => !isWritten && agent?.played().state === "running",
    );
    nth(late, number)?.agent?.goOn(say("too late"), call("svcMeta"));
    await aMoment();
  }

  async #read(asked: Asked, instance: Instance): Promise<void> {
    const stage = this.#stage;
    const thread = stage.model.read(asked);
    const running = typeof thread === "string" ? undefined : runningOf(thread);
    // Also whoever only reads ends what nobody runs any more (D8).
    const lost = running && stage.model.isLost(running) ? stage.model.lost() : [];
    const by = new AbortController();
    const given = await stage.read(asked, instance, by);
    for (const turn of lost) await stage.endSomehow(turn, ["interrupted"]);
    if (typeof thread === "string") return expectRefusal(given, thread);
    if (given instanceof Failure) throw given;
    stage.attach(instance, viewOf(thread, runningOf(thread)), given, by);
  }

  async #abort(command: Of<"abort">): Promise<void> {
    const { model } = this.#stage;
    const asked = askedOf(model, command, command.thread);
    const granted = model.abort(asked);
    const instance = this.#stage.instanceAt(command.at);
    const signalled = instance.abortsTold;
    const given = answerOf(instance.calls.abortChat(...callOf(model, asked, {})));
    if (typeof granted === "string") return expectRefusal(await given, granted);
    const { turn } = granted;
    if (turn !== undefined && !turn.isWritten) {
      const answered = given.then((answer) => {
        expect(answer).toBeUndefined();
      });
      this.#aborts.push(Promise.race([answered, instance.death]));
      return eventually(
        () => instance.abortsTold > signalled,
        () => "the word that a turn shall stop",
      );
    }
    expect(await given).toBeUndefined();
    if (turn !== undefined) await this.#stage.end(turn, "aborted");
  }

  /** What was begun with the session ends with it; a turn that nobody runs ends with its lease (J8). */
  async #revoke({ account, page }: Of<"revoke">): Promise<void> {
    const { model, observer } = this.#stage;
    const token = model.tokenOf({ account, name: page });
    if (token === undefined) return;
    const hit = this.#written().filter(({ start }) => start.askedBy === token);
    const { sessionId } = token;
    await observer.calls.revokeSession(credentialOf(account), { sessionId });
    token.revoked = true;
    for (const turn of hit) await this.#stage.end(turn, "aborted");
  }

  async #pass({ seconds, stalls }: Of<"pass">): Promise<void> {
    const { fixture, model, instances, observer } = this.#stage;
    await fixture.advanceMs(seconds * 1000);
    model.nowMs += seconds * 1000;
    if (stalls) return;
    for (const instance of [...instances, observer]) await instance.holdLeases();
    for (const turn of this.#written()) turn.hold(model.nowMs);
  }

  async #kill({ at, sayingTicks }: Of<"kill">): Promise<void> {
    const instance = this.#stage.instanceAt(at);
    const hit = this.#written().filter(({ agent }) => agent?.instance === instance.number);
    for (const turn of hit) {
      turn.isWritten = false;
      if (sayingTicks === 0) continue;
      turn.maybe = lastWord;
      turn.agent?.goOn(say(lastWord));
    }
    for (let tick = 0; tick < sayingTicks; tick++) await Promise.resolve();
    instance.kill();
    for (const reader of this.#stage.readers) if (reader.at === instance.number) reader.leave();
    this.#stage.readers = this.#stage.readers.filter((reader) => reader.at !== instance.number);
    await this.#stage.replace(this.#stage.instances.indexOf(instance));
    // What was on its way to the log when the instance died comes there now, or never.
    await aMoment();
  }

  /** Its turns go on elsewhere when they are sent again; new ones it does not begin (D8). */
  async #stop(instance: Instance): Promise<void> {
    const { model } = this.#stage;
    const hit = this.#written().filter(({ agent }) => agent?.instance === instance.number);
    await instance.service.stopTurns(0);
    for (const turn of hit) await this.#stage.end(turn, "suspended");
    const caller: Caller = { account: "alpha", name: "eve" };
    const asked: Asked = { caller, path: "own", agentId: "1", chatId: undefined };
    const given = instance.calls.streamChat(...callOf(model, asked, { input: "Too late?" }));
    expectRefusal(await answerOf(given), "shutting_down");
    await this.#stage.replace(this.#stage.instances.indexOf(instance));
  }

  /** Each turn is ended by one of them, and told by that one. */
  async #interrupt(...instances: readonly Instance[]): Promise<void> {
    const lost = this.#stage.model.lost();
    const signalled = await Promise.all(
      instances.map(({ service }) => service.interruptLostTurns()),
    );
    expect(signalled.reduce((sum, count) => sum + count, 0)).toBe(lost.length);
    for (const turn of lost) await this.#stage.endSomehow(turn, ["interrupted"]);
  }

  async #logIn(caller: Caller): Promise<void> {
    const { model, observer } = this.#stage;
    const session = await tokenFor(observer.calls, caller);
    const user = model.logIn(caller);
    const untilMs = model.nowMs + daySeconds * 1000;
    model.tokens.push({ ...caller, ...session, user, untilMs, revoked: false });
  }
}
