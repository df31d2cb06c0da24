import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isPastForm } from "../../words/past-forms.js";
import type { MentionContext } from "../context/mention-context.js";
import { absorb } from "../parts.js";

const isCount = (aggregate: string | undefined): boolean =>
  aggregate === "count" || aggregate === "count_distinct";

/** Whether a mention is one noun, right behind another mention, or with values alone between: `cancelled fibre contracts`. */
const isNounBehind = (
  { at, length }: Mention,
  before: Mention,
  { utterance: { tokens }, values }: Pick<MentionContext, "utterance" | "values">,
): boolean => {
  const end = before.at + before.length;
  const isValue = (place: number): boolean =>
    values.some((value) => place >= value.at && place < value.at + value.length);
  return (
    length === 1 &&
    tokens[at]?.isBehindComma !== true &&
    tokens.slice(before.at, end).some(({ word }) => isPastForm(word)) &&
    tokens.slice(end, at).every((_, offset) => isValue(end + offset))
  );
};

/**
 * `cancelled orders`, where a figure counts what was cancelled: it counts orders already, and all of them are no second figure.
 * Where the word before the noun is a sum, as `written off` may be, it counts nothing, and the noun stays unexplained.
 */
export const takesCountOfSome = (context: MentionContext): boolean => {
  const { parts, mention, mentions, index, measure } = context;
  const before = mentions[index - 1];
  const some = before && candidatesOf(before).measure?.member;
  const all = measure?.member;
  if (before === undefined || some === undefined || all === undefined || some === all) return false;
  const isTaken = parts.measures.some(
    (each) => each.kind === "measure" && each.member === some.name,
  );
  if (!isTaken || !isCount(all.aggregate) || !isNounBehind(mention, before, context)) return false;
  if (isCount(some.aggregate) && some.source?.cube === all.source?.cube) absorb(parts, mention);
  return true;
};
