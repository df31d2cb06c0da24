import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";

/** What leads to a statement about the things whose share is asked for. */
const leading = /^(with|without|who|that|which|having|have|has|had|lacking|\p{L}{3,}ing)$/u;
const dividing = /^(by|per|each|every|across|vs|versus|compare|compared|list|which)$/;

/**
 * The word of a share where one figure was asked for, `share of policies with a claim`, and the form has a list: 100 % of each
 * policy says nothing, and nobody asked for groups. Such a reading leaves the question open.
 */
export const listedInShare = (
  { tokens, share, granularity }: Utterance,
  { groupBy, focus, measures }: LogicalForm,
): readonly string[] => {
  if (share === undefined || granularity !== undefined) return [];
  const behind = tokens.slice(share.at + 1);
  const isOfThings =
    behind[0]?.word === "of" &&
    behind.slice(2, 6).some(({ word, isQuoted }) => leading.test(word) && !isQuoted);
  const isDivided = tokens.some(
    ({ word }, at) =>
      dividing.test(word) &&
      !(word === "which" && at !== 0) &&
      // `paying by card`.
      !(word === "by" && /ing$/.test(tokens[at - 1]?.word ?? "")),
  );
  const groups = groupBy.filter((name) => name !== focus?.member);
  // How many names there are of those with a value is no part of how many there are.
  const isOfNames = focus !== undefined && measures.some(({ kind }) => kind === "distinct");
  const isList = groups.length > 0 || isOfNames;
  return isOfThings && !isDivided && isList ? [tokens[share.at]?.text ?? "share"] : [];
};
