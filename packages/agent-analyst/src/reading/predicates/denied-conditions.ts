import type { Mention } from "../../mentions/mentions.js";
import { isNegated } from "../../words/cues/negated.js";
import { isGlue } from "../../words/filler.js";
import { isYesNo } from "../../words/cues/yes-no.js";
import type { Utterance } from "../../words/cues/utterance.js";

/** What is done with something that one has or has not, and says no more. */
const having =
  /^(get|gets|getting|got|receive|receives|receiving|received|have|has|having|had|want|wants|wanting|take|takes|taking|subscrib(e|es|ed|ing)|sign(ed|ing)?|opt(ed|ing)?|on|to|up|in|into|for|our|the|any|a|an)$/;

/** `not getting the newsletter`, `never subscribed to it`: the verb before a condition is denied with it. */
export const isConditionDenied = (utterance: Utterance, at: number): boolean => {
  if (isNegated(utterance, at)) return true;
  const { tokens } = utterance;
  let before = at - 1;
  while (having.test(tokens[before]?.word ?? "") || isGlue(tokens[before]?.word ?? "")) before--;
  const isVerbBetween = tokens
    .slice(before + 1, at)
    .some(({ word }) => having.test(word) && word.length > 3);
  return isVerbBetween && isNegated(utterance, before + 1);
};

/** Verbs of being on a list or having a thing, which a condition of that name says already: `subscribed to the newsletter`. */
export const verbsOfCondition = (tokens: Utterance["tokens"], at: number): readonly number[] => {
  let before = at - 1;
  while (having.test(tokens[before]?.word ?? "") || isGlue(tokens[before]?.word ?? "")) before--;
  return tokens.flatMap(({ word }, place) =>
    place > before && place < at && /^(subscrib|sign|opt|receiv)/.test(word) ? [place] : [],
  );
};

const closing =
  /^(in|on|for|by|per|this|last|since|during|between|before|after|today|yesterday|ytd|qtd|mtd|so|each|and|over|from|\d.*)$/;

/** `revenue peat-free vs not this year`: the other half is all that is not so, and has no name of its own. */
export const isAgainstRest = (utterance: Utterance, { at, length }: Mention): boolean => {
  const { tokens } = utterance;
  const [joint = "", denial = "", next] = tokens.slice(at + length).map(({ word }) => word);
  const isJoined = /^(vs|versus|against)$/.test(joint) || (joint === "or" && !isYesNo(utterance));
  return isJoined && denial === "not" && (next === undefined || closing.test(next));
};
