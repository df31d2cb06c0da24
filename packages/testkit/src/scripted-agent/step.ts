import type { AgentUsage, JsonObject, ToolName } from "@embedded-analytics/domain";
import type { Gate } from "./gate.js";

/** What an agent does in one turn, in this order. */
export type Script = readonly Step[];

/** One thing that a scripted agent does. */
export type Step =
  | { readonly does: "say" | "think"; readonly text: string }
  | {
      readonly does: "call";
      readonly tool: ToolName;
      readonly input: JsonObject;
      /** Looks at the result, and may answer what is done next because of it. */
      readonly then: (result: string) => Script | undefined;
    }
  | { readonly does: "use"; readonly usage: AgentUsage }
  /** Until a gate opens, or so many milliseconds have passed. */
  | { readonly does: "wait"; readonly until: Gate | number }
  | { readonly does: "fail"; readonly error: Error }
  /** From here on the signal is ignored, and what tools say of a turn that is over. */
  | { readonly does: "ignore signal" }
  /** Waits for what never comes: only the signal ends it. */
  | { readonly does: "hang" };

/** Says a piece of the answer. */
export const say = (text: string): Step => ({ does: "say", text });

/** Says a piece of its thoughts. */
export const think = (text: string): Step => ({ does: "think", text });

/** Calls a tool; `then` sees the result, and may go on with further steps. */
export const call = (
  tool: ToolName,
  input: JsonObject = {},
  then: (result: string) => Script | undefined = () => undefined,
): Step => ({ does: "call", tool, input, then });

/** Tells what language models have used so far; what is not named is zero. */
export const use = (usage: Partial<AgentUsage>): Step => ({
  does: "use",
  usage: {
    models: [],
    llmCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    ...usage,
  },
});

/** Waits until a gate opens, or for so many milliseconds: the only step that may start a timer. */
export const wait = (until: Gate | number): Step => ({ does: "wait", until });

/** Throws. */
export const fail = (message: string): Step => ({ does: "fail", error: new Error(message) });

/** Does not hear its signal from here on. */
export const ignoreSignal = (): Step => ({ does: "ignore signal" });

/** Never ends of its own accord. */
export const hang = (): Step => ({ does: "hang" });

/** What an undisturbed run says as its answer, as far as that stands in the script itself. */
export const answerOf = (script: Script): string => {
  const end = script.findIndex(({ does }) => does === "fail" || does === "hang");
  return script
    .slice(0, end === -1 ? undefined : end)
    .map((step) => (step.does === "say" ? step.text : ""))
    .join("");
};
