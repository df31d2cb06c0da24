import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isFiller } from "../../words/filler.js";
import type { MentionContext } from "../context/mention-context.js";

/** `visitors per day` at the head of a question: a plural, right before the step. */
const isHeadBeforeStep = ({ tokens, granularity }: Utterance, { at, length }: Mention): boolean =>
  granularity?.at === at + length &&
  /^(per|a|each|every)$/.test(tokens[at + length]?.word ?? "") &&
  /[^s]s$/.test(tokens[at + length - 1]?.word ?? "") &&
  tokens.slice(0, at).every(({ word }) => isFiller(word));

/**
 * `visitors per day`, where each visit tells its visitor and no figure is named: how many different ones there are on each day,
 * which is said. A row for each of them on each day is no answer.
 */
export const takesThingsPerStep = (context: MentionContext): boolean => {
  const { parts, utterance, mention, mentions, dimension } = context;
  const isNamed = mentions.some((other) => candidatesOf(other).measure !== undefined);
  if (dimension?.member.type !== "string" || isNamed || parts.measures.length > 0) return false;
  if (!isHeadBeforeStep(utterance, mention)) return false;
  const { name, title } = dimension.member;
  parts.measures.push({ kind: "distinct", member: name });
  parts.notes.push(`I count the different values of ${title || name}.`);
  return true;
};
