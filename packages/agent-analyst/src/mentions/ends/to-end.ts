import type { Member } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";

/** `quotes expiring this month` are not those whose state is `EXP expired`: they come to their end some day. */
export const isToEnd = (token: Pick<Token, "word" | "isQuoted"> | undefined): boolean =>
  token !== undefined &&
  !token.isQuoted &&
  /^(?:(?:expir|laps)(?:e|es|ing)|ends?|ending)$/.test(token.word);

/** What is half named by such a word: when things end, and no figure of those that have, such as `Expired balance`. */
export const endsAhead = (
  token: Pick<Token, "word" | "isQuoted"> | undefined,
  namings: readonly Naming[],
): readonly Naming[] => {
  if (!isToEnd(token)) return namings;
  const times = namings.filter(({ member: { type } }) => type === "time");
  return times.length > 0
    ? times
    : namings.filter(({ member }) => member.aggregate !== "count" || !isEnded(member));
};

/** `units that expire next week` come to their end: Expired units are those that have, by a name of the same words. */
export const isOfEnded = (
  tokens: readonly Pick<Token, "word" | "isQuoted">[],
  places: readonly number[],
  member: Member,
): boolean => places.length > 1 && places.some((at) => isToEnd(tokens[at])) && isEnded(member);

/** Whether a figure is of those that have come to their end, by a verb of which somebody may ask what will. */
const isEnded = ({ kind, title }: Member): boolean =>
  kind === "measure" && /\b(?:expired|lapsed)\b/i.test(title);

/** `which contracts run out before June`: they are asked for, and their end says which; a `Contract end` by itself is no contract. */
export const isVerbOfListed = (
  tokens: readonly Pick<Token, "word" | "isQuoted">[],
  [first = 0, last, ...others]: readonly number[],
  { type }: Member,
): boolean =>
  type === "time" &&
  others.length === 0 &&
  first > 0 &&
  last === first + 1 &&
  isToEnd(tokens[last]) &&
  /[^s]s$/.test(tokens[first]?.word ?? "") &&
  /^which$/.test(tokens[0]?.word ?? "");

/** Whether a description explains a value with a word, which is looked for there. */
export const isValueWord = (
  token: Pick<Token, "word" | "stem" | "isQuoted"> | undefined,
  { codes }: Pick<Vocabulary, "codes">,
): boolean => codes.has(token?.stem ?? "") && !isToEnd(token);
