import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";

const each = /^(each|every|per)$/;
const dividing = /^(by|each|every|per)$/;

/** What may stand between a rank and its noun: `best selling beer`. */
const besides = /^(our|the|selling|sold|rated|performing|paid|single|used|popular|common)$/;

/** `top 3 months`, `busiest hour of each site`: the steps themselves are ranked. */
export const isOfSteps = ({
  ranking,
  granularity,
}: Pick<Utterance, "ranking" | "granularity">): boolean => {
  if (ranking === undefined || granularity === undefined) return false;
  const [end, { at }] = [endOf(ranking), granularity];
  // A step may be found with the rank before it.
  return at === end || (at >= ranking.at && at < end && endOf(granularity) > end);
};

/** `top 3 categories per month`, `monthly top 3 categories`. */
export const isOfEachStep = (utterance: Utterance): boolean =>
  isSaidBefore(utterance, each) ||
  (utterance.granularity !== undefined && endOf(utterance.granularity) === utterance.ranking?.at);

/** `best vessel of each month`, `busiest hotel by month`: of one that is ranked, without a number. */
export const isOfOneInStep = (utterance: Utterance): boolean => isSaidBefore(utterance, dividing);

const isSaidBefore = ({ tokens, granularity }: Utterance, words: RegExp): boolean =>
  granularity !== undefined &&
  tokens
    .slice(Math.max(0, granularity.at - 1), endOf(granularity))
    .some(({ word }) => words.test(word));

/** Whether what a rank asks for is the first of a group: `best vessel`, and no `highest revenue`; `who` and `which rep` as well. */
export const ranksGroup = (
  { tokens, ranking }: Utterance,
  mentions: readonly Mention[],
  groupBy: readonly string[],
): boolean => {
  if (ranking === undefined) return false;
  const isGroup = (at: number): boolean =>
    mentions.some(
      (noun) => noun.at === at && groupBy.includes(candidatesOf(noun).dimension?.member.name ?? ""),
    );
  const [first = ""] = tokens.map(({ word }) => word);
  let at = endOf(ranking);
  while (besides.test(tokens[at]?.text.toLowerCase() ?? "")) at++;
  return isGroup(at) || (/^(which|what)$/.test(first) && isGroup(1));
};

const endOf = ({ at, length }: { readonly at: number; readonly length: number }): number =>
  at + length;
