import type { AgentTask, Id, Ports } from "@embedded-analytics/domain";
import { gate } from "../../scripted-agent/gate.js";
import { scriptedAgent, type PlayedTurn } from "../../scripted-agent/scripted-agent.js";
import { ignoreSignal, wait, type Step } from "../../scripted-agent/step.js";

/** An agent in the middle of a turn: it stands still until the simulation gives it the next step. */
export class PromptedAgent {
  /** Read as it grows: the iteration over a list sees what is put behind while it runs. */
  readonly script: Step[];
  #gate = gate();

  constructor(
    readonly instance: number,
    readonly task: AgentTask,
    readonly played: () => PlayedTurn,
    ignoresSignal: boolean,
  ) {
    this.script = [...(ignoresSignal ? [ignoreSignal()] : []), wait(this.#gate)];
  }

  /** It does these things, and stands still again. */
  goOn(...steps: readonly Step[]): void {
    const before = this.#gate;
    this.#gate = gate();
    this.script.push(...steps, wait(this.#gate));
    before.open();
  }

  /** It does these things, and has no more to say. */
  finish(...steps: readonly Step[]): void {
    this.script.push(...steps);
    this.#gate.open();
  }
}

/** The agents of all instances. */
export class PromptedAgents {
  /** In the order in which they were asked. */
  readonly asked: PromptedAgent[] = [];
  /** Inputs whose agents will not hear their signals. */
  readonly deaf = new Set<string>();

  /** The port of one instance, which has a number of its own. */
  portOf(instance: number): Ports["agents"] {
    const scripted = scriptedAgent((task, at) => {
      const played = (): PlayedTurn => {
        const turn = scripted.turns[at];
        if (turn === undefined) throw new Error(`no turn ${at}`);
        return turn;
      };
      const agent = new PromptedAgent(instance, task, played, this.deaf.has(task.input));
      this.asked.push(agent);
      return agent.script;
    });
    return {
      answer: (accountId: Id, task, signal) => scripted.answer(accountId, task, signal),
    };
  }

  /** Those that were asked this; every input is that of one message only. */
  askedFor(input: string): readonly PromptedAgent[] {
    return this.asked.filter(({ task }) => task.input === input);
  }
}
