import { answerTooLong, turnBudgetSpent } from "./turn-budget.js";

/** Why an agent could not go on; the sentence is what the user reads, with a code for programs. */
const sentences = {
  answer_too_long: answerTooLong.sentence,
  turn_budget: turnBudgetSpent.sentence,
  model_busy: "The language model is busy (model_busy). Try again later.",
  model_unavailable: "The language model cannot be reached (model_unavailable). Try again later.",
  model_refused:
    "The language model refused to answer (model_refused). Tell whoever runs the service.",
  model_unreadable: "The language model's answer could not be read (model_unreadable). Try again.",
  agent_misconfigured:
    "The agent lacks a part of its configuration (agent_misconfigured). Tell whoever runs the service.",
} as const;

/** The closed list of reasons. */
export type StopReason = keyof typeof sentences;

/**
 * Thrown by an agent that cannot go on for a reason that its user may know. The reason is one of a
 * closed list, so that no word of a provider reaches a reader (T17, invariant 8 of SPEC.md).
 */
export class AgentStopped extends Error {
  constructor(readonly reason: StopReason) {
    super(`The agent stopped: ${reason}.`);
    this.name = "AgentStopped";
  }
}

/** What the user reads of whatever an agent has thrown. */
export const sentenceOfStop = (error: unknown): string =>
  error instanceof AgentStopped && Object.hasOwn(sentences, error.reason)
    ? sentences[error.reason]
    : "The agent failed. Try again.";
