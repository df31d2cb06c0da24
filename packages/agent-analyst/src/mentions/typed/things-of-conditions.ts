import type { Token } from "../../words/token.js";
import { isDone } from "../column-states.js";
import type { Mentions } from "../mentions.js";
import { isHadByThem } from "../parts/had-by-them.js";
import { isNoPart } from "../parts/no-part.js";
import { isOppositeOf } from "../names/opposite-times.js";
import type { ValueMention } from "../value-mention.js";
import type { Vocabulary } from "../vocabulary-types.js";
import { isNewThing } from "./new-things.js";
import { isSpent } from "./spent-words.js";

/**
 * Whether something else is said where a value was found: the thing of a condition, a figure, or when something began or was done, as
 * `paid late` says nothing of a status `paid`.
 */
export const isSaidOtherwise = (
  tokens: readonly Token[],
  value: Pick<ValueMention, "at" | "length" | "match" | "dimension" | "value" | "isOther">,
  mentions: Mentions,
  { cube }: Vocabulary,
  language: readonly Vocabulary[],
): boolean => {
  const { state } = mentions;
  const isOfState =
    value.at + value.length === state?.at && isDone(tokens[state.at - 1]?.word ?? "");
  return (
    isOfState ||
    isOfTime(tokens, value, mentions) ||
    isThingOfCondition(tokens, value, mentions, language) ||
    isSpent(tokens, value, mentions) ||
    isHadByThem(tokens, value, language) ||
    isNoPart(tokens, value, mentions, { cube }, language) ||
    isNewThing(tokens, value, cube, language)
  );
};

/** `unpaid` of a time called `Paid`: a state `open`, which the language has for it, may be one before that of another thing. */
const isOfTime = (
  tokens: readonly Token[],
  { at, length, isOther }: Pick<ValueMention, "at" | "length" | "isOther">,
  { found }: Mentions,
): boolean =>
  isOther === true &&
  length === 1 &&
  found.some(
    (mention) =>
      mention.at === at && mention.namings.some(({ member }) => isOppositeOf(tokens[at], member)),
  );

/**
 * `exclusive jobs`, where vacancies are called jobs and say whether they are exclusive: the noun is the thing for which the
 * condition holds, and no word of the value `Job board`.
 */
const isThingOfCondition = (
  tokens: readonly Token[],
  { at, length, match }: Pick<ValueMention, "at" | "length" | "match">,
  { found }: Mentions,
  language: readonly Vocabulary[],
): boolean => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  const isCalled = (cube: string): boolean =>
    language.some(({ phrases }) =>
      (phrases.get(stem) ?? []).some(
        ({ member: { kind, source }, quality }) =>
          kind === "measure" && quality > 0.8 && source?.cube === cube,
      ),
    );
  return (
    match === "part" &&
    length === 1 &&
    /[^s]s$/.test(word) &&
    found.some(
      (mention) =>
        mention.at + mention.length === at &&
        mention.namings.some(
          ({ member: { type, source } }) =>
            type === "boolean" && source !== undefined && isCalled(source.cube),
        ),
    )
  );
};
