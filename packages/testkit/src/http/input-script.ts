import type { JsonObject, ToolName } from "@embedded-analytics/domain";
import { scriptedAgent, type ScriptedAgent } from "../scripted-agent/scripted-agent.js";
import {
  call,
  fail,
  hang,
  say,
  think,
  wait,
  type Script,
  type Step,
} from "../scripted-agent/step.js";

/** A step as it stands in a message. */
export type InputStep =
  | { readonly say: string }
  | { readonly think: string }
  /** A name that is no tool's is called as well, as a model might. */
  | { readonly call: string; readonly input?: JsonObject }
  | { readonly waitMs: number }
  | { readonly fail: true }
  | { readonly hang: true };

/** The message that makes `inputScriptAgent` do these steps. */
export const inputOf = (...steps: readonly InputStep[]): string => JSON.stringify({ steps });

/**
 * An agent whose script is the message itself, so that a test that talks to it over HTTP knows what it
 * does; to a message that is no script it says `You said: ` and the message.
 */
export const inputScriptAgent = (): ScriptedAgent =>
  scriptedAgent(({ input }) => scriptIn(input) ?? [say(`You said: ${input}`)]);

const scriptIn = (input: string): Script | undefined => {
  try {
    const { steps } = JSON.parse(input) as { readonly steps?: readonly InputStep[] };
    return steps?.map(stepOf);
  } catch {
    return undefined;
  }
};

const stepOf = (step: InputStep): Step => {
  if ("say" in step) return say(step.say);
  if ("think" in step) return think(step.think);
  if ("call" in step) return call(step.call as ToolName, step.input);
  if ("waitMs" in step) return wait(step.waitMs);
  return "fail" in step ? fail("a failure that nobody may be shown") : hang();
};
