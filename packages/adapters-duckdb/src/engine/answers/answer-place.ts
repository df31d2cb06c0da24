import { createHash } from "node:crypto";
import type { Id, Query } from "@embedded-analytics/domain";
import { dayOfUtc } from "../../guard/lasts.js";
import { nameOfAccess } from "../../guard/name-of-access.js";
import type { ResultLimits } from "../result-limits.js";
import type { Answer, KeptAnswers } from "./kept-answers.js";

/** Where the answer of one statement under its rights is found again. */
export interface AnswerPlace {
  recall(): Answer | undefined;
  /** Whether there is one to recall; that is no use of it. */
  isKept(): boolean;
  keep(answer: Answer): void;
}

/** The place of a statement's answer. */
export const answerPlace = (
  kept: KeptAnswers,
  accountId: Id,
  query: Query,
  limits: ResultLimits,
): AnswerPlace => {
  const account = String(accountId);
  const name = nameOfAnswer(query, limits);
  const day = dayOfUtc();
  return {
    recall: () => kept.find(account, name),
    isKept: () => kept.has(account, name),
    keep: (answer) => kept.keep(account, name, answer, day),
  };
};

/**
 * The same for statements that run the same text over the same model and data under the same rights, and for
 * no others. All of the query is in it but who asks, so that a field which a query gains is in it as
 * well; the version of the model names the state of its data.
 */
export const nameOfAnswer = (
  { userKey: _, access, ...asked }: Query,
  limits: ResultLimits,
): string =>
  createHash("sha256")
    .update(JSON.stringify([asked, limits, nameOfAccess(access)]))
    .digest("base64");
