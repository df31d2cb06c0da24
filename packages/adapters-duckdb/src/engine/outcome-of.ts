import type { QueryOutcome } from "@embedded-analytics/domain";
import type { ExecutionEnd } from "./pool/execution.js";
import { sentences } from "./sentences.js";

/** An end without a result. Whatever is not a refusal or a budget reads as a failure. */
export const outcomeOf = (
  end: ExecutionEnd | undefined,
): Extract<QueryOutcome, { readonly sentence: string }> => {
  if (end?.kind === "gave_up") return { kind: "budget", sentence: sentences.gaveUp };
  return end?.kind === "refused" || end?.kind === "failed" || end?.kind === "budget"
    ? { kind: end.kind, sentence: end.sentence }
    : { kind: "failed", sentence: end?.kind === "closing" ? sentences.closing : sentences.failed };
};
