import type { Seconds } from "../../shared/text/branded.js";

/** What a turn may use (D13); past one of these it ends as failed and keeps what was said. */
export interface TurnBudget {
  readonly toolCalls: number;
  readonly seconds: Seconds;
  /** Of the answer, as UTF-16 units. */
  readonly answerLength: number;
  /** Of all lines, as UTF-8. */
  readonly lineBytes: number;
}

const mebibyte = 1024 * 1024;

/** Where an agent's declaration says nothing else. */
export const defaultBudget: TurnBudget = {
  toolCalls: 20,
  seconds: 120,
  answerLength: mebibyte,
  lineBytes: 8 * mebibyte,
};

/** Why a turn was ended by its budget: a code for programs, and a sentence for the user. */
export interface BudgetEnd {
  readonly code: "answer_too_long" | "turn_budget";
  readonly sentence: string;
}

export const answerTooLong: BudgetEnd = {
  code: "answer_too_long",
  sentence: "The answer has become too long (answer_too_long).",
};

export const turnBudgetSpent: BudgetEnd = {
  code: "turn_budget",
  sentence: "The answer took more than a turn may take (turn_budget).",
};
