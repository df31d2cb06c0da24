import type { AgentEvent, AgentsMethods, AgentTask, PortAdapter } from "@embedded-analytics/domain";

/** What a message asks of the agent: so many numbered words at a pace, and a tool now and then. */
export interface Pace {
  readonly words: number;
  readonly everyMs: number;
  /** After so many words a tool is called. */
  readonly toolEvery: number;
}

/** One thing that the agent does. */
export type PacedStep = { readonly word: string } | { readonly tool: "svcMeta" };

/** The message that asks for it. */
export const inputOf = (pace: Pace): string => JSON.stringify(pace);

/** What the agent does for a message: the truth about every turn. */
export const stepsOf = (input: string): readonly PacedStep[] => {
  const { words, toolEvery } = JSON.parse(input) as Pace;
  return Array.from({ length: words }, (_, at): readonly PacedStep[] => {
    const word = { word: `word-${at + 1} ` };
    return (at + 1) % toolEvery === 0 ? [word, { tool: "svcMeta" }] : [word];
  }).flat();
};

/** All that the agent says. */
export const answerTo = (input: string): string =>
  stepsOf(input)
    .map((step) => ("word" in step ? step.word : ""))
    .join("");

/** Does as the message says; tells when it begins and when it is through, however it ends. */
export const pacedAgent = (tell: (word: AgentWord) => void): PortAdapter<AgentsMethods> => ({
  async *answer(_account, task, signal) {
    tell({ began: task.input });
    try {
      yield* play(task, signal);
    } finally {
      tell({ ended: task.input });
    }
  },
});

/** What an instance tells of its agent. */
export type AgentWord = { readonly began: string } | { readonly ended: string };

async function* play(
  { input, callTool }: AgentTask,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent> {
  const { everyMs } = JSON.parse(input) as Pace;
  for (const step of stepsOf(input)) {
    if (signal.aborted) return;
    if ("tool" in step) await callTool(step.tool, {});
    else yield { kind: "content", text: step.word };
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
