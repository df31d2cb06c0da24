import type { Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { isNegated } from "../../words/cues/negated.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGeneric } from "../../words/filler.js";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Parts } from "../parts.js";

/** A count, and the one of those that are in a state: `Repairs` and `Open repairs`. */
export interface CountInState {
  readonly counted: Mention;
  readonly count: Member;
  readonly inState: Member;
}

/** Words before a state that hold it against another figure, or count it beside one. */
const apart = /^(many|much|vs|versus|or|of|number|than|minus|by|per)$/;

/**
 * `repairs reported last week and still open`, where the model counts `Open repairs`: what is said of those that are
 * counted makes fewer of them, and is no figure beside their number.
 */
export const countInState = (
  utterance: Utterance,
  mention: Mention,
  mentions: readonly Mention[],
): CountInState | undefined => {
  if (!mayBeState(utterance, mention)) return undefined;
  const stem = utterance.tokens[mention.at]?.stem ?? "";
  for (const counted of mentions) {
    const { measure } = candidatesOf(counted);
    if (!mention.isWeak && !isObjectOf(utterance, mention, counted)) continue;
    if (counted === mention || counted.isWeak || measure?.member.aggregate !== "count") continue;
    const [inState, ...others] = mention.namings.flatMap(({ member }) =>
      isInState(member, stem, measure.member) ? [member] : [],
    );
    if (inState !== undefined && others.length === 0)
      return { counted, count: measure.member, inState };
  }
  return undefined;
};

/** Whether one word, which is half of a name, says of something else how it is. */
const mayBeState = (utterance: Utterance, mention: Mention): boolean =>
  // For how long it is so is found with the state itself.
  utterance.standing === undefined &&
  mention.length === 1 &&
  (mention.isWeak || isPastForm(utterance.tokens[mention.at]?.word ?? "")) &&
  mention.slips === undefined &&
  !apart.test(utterance.tokens[mention.at - 1]?.word ?? "") &&
  !isNegated(utterance, mention.at);

/** `won at least 20 deals`, `lost the most deals`: what somebody did, and to what, which is one figure and no two. */
const isObjectOf = ({ tokens }: Utterance, { at }: Mention, counted: Mention): boolean =>
  counted.at > at + 1 &&
  tokens.slice(at + 1, counted.at).every(({ word }) => isOfObject.test(word));

const isOfObject =
  /^(the|a|an|any|our|more|than|less|fewer|at|least|most|fewest|over|under|above|below|exactly|only|up|to|between|and|many|[<>=]=?|\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/;

/**
 * Whether a count is that of the others with one word more, or with one for all but their noun (`Late orders` of purchase orders),
 * or is described as one of them: `Late deliveries: print runs that were delivered too late`.
 */
const isInState = (member: Member, stem: string, count: Member): boolean => {
  const [all, some] = [stemsOf(count), stemsOf(member)];
  const isNoun = some.size === 2 && some.has([...all].at(-1) ?? "");
  return (
    member.kind === "measure" &&
    member.aggregate === "count" &&
    member.name !== count.name &&
    member.source?.cube === count.source?.cube &&
    some.has(stem) &&
    !all.has(stem) &&
    (isNoun ||
      (some.size === all.size + 1 && [...all].every((each) => some.has(each))) ||
      isDescribedAs(member, [...all]))
  );
};

/** Whether a figure is described as counting such things: its description begins with them. */
const isDescribedAs = ({ description = "" }: Member, things: readonly string[]): boolean =>
  things.length > 0 &&
  wordsOfName(description).slice(0, things.length).map(stemOf).join(" ") === things.join(" ") &&
  /^(that|which|who|with|without)$/.test(wordsOfName(description)[things.length] ?? "");

const stemsOf = ({ title, name }: Member): ReadonlySet<string> =>
  new Set(
    wordsOfName(title || name)
      .filter((word) => !isGeneric(word))
      .map(stemOf),
  );

/** `were late`: the word says how those are that are counted. */
export const isPredicate = ({ tokens }: Utterance, { at, length }: Mention): boolean =>
  length === 1 &&
  /^(is|are|was|were|been|being)$/.test(tokens[at - 1]?.word ?? "") &&
  !/^\p{L}{3,}ed$/u.test(tokens[at]?.word ?? "");

/** Puts the count of those in a state where that of all of them was taken. */
export const withStates = (parts: Parts): void => {
  const instead = (member: string): string => parts.instead.get(member) ?? member;
  for (const [at, measure] of parts.measures.entries())
    if (measure.kind === "measure")
      parts.measures[at] = { ...measure, member: instead(measure.member) };
  for (const [at, number] of parts.numbers.entries())
    parts.numbers[at] = { ...number, member: instead(number.member) };
};

/** `still open`, of which nothing is known: the word says of what is counted that it lasts, and cannot be left out. */
export const isLasting = ({ tokens }: Utterance, { at }: Mention): boolean =>
  /^(still|remain|remains|remained|already)$/.test(tokens[at - 1]?.word ?? "");
