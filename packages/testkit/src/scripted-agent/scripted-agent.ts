import type {
  AgentEvent,
  AgentsMethods,
  AgentTask,
  Id,
  PortAdapter,
} from "@embedded-analytics/domain";
import type { Gate } from "./gate.js";
import type { Script, Step } from "./step.js";

/** How a turn went, as its agent saw it. */
export interface PlayedTurn {
  readonly accountId: Id;
  readonly task: AgentTask;
  /** What the tools have answered, in order. */
  readonly results: readonly string[];
  /** `stopped`: by the signal, or by a return of the iteration. */
  readonly state: "running" | "finished" | "stopped" | "failed";
}

/** An agent that plays a script, and records every turn. */
export interface ScriptedAgent extends PortAdapter<AgentsMethods> {
  /** The turns that it was asked for, in order. */
  readonly turns: readonly PlayedTurn[];
}

/** One script for every turn, or what to do for a task; `turn` counts them from 0. */
export type Scripted = Script | ((task: AgentTask, turn: number) => Script);

/**
 * An agent without chance and without a model, for tests that have to know what is said. It starts no
 * timer but for a `wait` of milliseconds.
 */
export const scriptedAgent = (scripted: Scripted): ScriptedAgent => {
  const turns: Playing[] = [];
  return {
    turns,
    async *answer(accountId, task, signal) {
      const turn: Playing = { accountId, task, results: [], state: "running" };
      const at = turns.push(turn) - 1;
      const context: RunContext = { signal };
      try {
        yield* play(typeof scripted === "function" ? scripted(task, at) : scripted, turn, context);
        turn.state = context.signal?.aborted === true ? "stopped" : "finished";
      } catch (error) {
        turn.state = "failed";
        if (context.signal?.aborted !== true) throw error;
        turn.state = "stopped";
      } finally {
        // Unchanged where the iteration was returned.
        if (turn.state === "running") turn.state = "stopped";
      }
    },
  };
};

interface Playing extends PlayedTurn {
  readonly results: string[];
  state: PlayedTurn["state"];
}

/** The signal, for as long as it is listened to. */
interface RunContext {
  signal: AbortSignal | undefined;
}

async function* play(
  script: Script,
  turn: Playing,
  context: RunContext,
): AsyncGenerator<AgentEvent> {
  for (const step of script) {
    if (context.signal?.aborted === true) return;
    yield* perform(step, turn, context);
  }
}

async function* perform(
  step: Step,
  turn: Playing,
  context: RunContext,
): AsyncGenerator<AgentEvent> {
  switch (step.does) {
    case "say":
      yield { kind: "content", text: step.text };
      return;
    case "think":
      yield { kind: "thinking", text: step.text };
      return;
    case "use":
      yield { kind: "usage", usage: step.usage };
      return;
    case "call": {
      const result = await callTool(step, turn, context);
      if (result === undefined) return;
      turn.results.push(result);
      yield* play(step.then(result) ?? [], turn, context);
      return;
    }
    case "wait":
      await orAborted(passed(step.until), context.signal);
      return;
    case "hang":
      await orAborted(new Promise(() => undefined), context.signal);
      return;
    case "ignore signal":
      context.signal = undefined;
      return;
    case "fail":
      throw step.error;
  }
}

/** Undefined: the turn is over. An agent that ignores its signal goes on all the same. */
const callTool = async (
  { tool, input }: Extract<Step, { does: "call" }>,
  { task }: Playing,
  { signal }: RunContext,
): Promise<string | undefined> => {
  const result = task.callTool(tool, input);
  return orAborted(signal === undefined ? result.catch(() => undefined) : result, signal);
};

const passed = async (until: Gate | number): Promise<void> => {
  if (typeof until === "number") {
    await new Promise((resolve) => setTimeout(resolve, until));
    return;
  }
  until.reach();
  await until.opened;
};

/** The promise's value, or undefined as soon as the signal aborts. */
const orAborted = <Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value | undefined> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      resolve(undefined);
    };
    if (signal?.aborted === true) stop();
    signal?.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal?.removeEventListener("abort", stop);
    });
  });
