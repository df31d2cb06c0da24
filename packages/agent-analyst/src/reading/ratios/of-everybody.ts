import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { keyBeside } from "../states/entity-keys.js";
import type { FormMeasure } from "../logical-form.js";

/** Whom a company serves: there are many of them, and what there is per head is an average. */
const served =
  /^(customer|client|participant|guest|visitor|member|student|donor|patient|player|subscriber|user|attendee|passenger|reader|pupil|delegate|buyer|shopper|supporter|learner|traveller|borrower|viewer)$/;

/** What each of them still owes or has is looked at one by one. */
const lasting = /^(outstanding|owed|owing|due|overdue|unpaid|open|balance|arrears|debt)$/;

/** Words that ask for a row for each. */
const ofRows = /^(list|show|which|who|each|every|rank|table|compare|breakdown|break)$/;

/**
 * `revenue per customer` is the average of what a company looks at, and no list of all its customers; `billings per
 * consultant`, of the few who serve them, is one.
 */
export const isOfEverybody = (
  { tokens, ranking, limits }: Utterance,
  { members }: Cube,
  mention: Mention,
  measure: FormMeasure,
): boolean => {
  const noun = tokens[mention.at + mention.length - 1]?.word ?? "";
  const title =
    measure.kind === "measure"
      ? (members.find(({ name }) => name === measure.member)?.title ?? "")
      : "";
  return (
    served.test(noun) &&
    tokens[mention.at - 1]?.word === "per" &&
    candidatesOf(mention).dimension !== undefined &&
    ranking === undefined &&
    limits.length === 0 &&
    !tokens.some(({ word }) => ofRows.test(word)) &&
    !wordsOfName(title).some((word) => lasting.test(word))
  );
};

/** `fees per rider` as a list may have been meant as an average over all riders: that it is none is said. */
export const listNote = (
  { tokens, ranking }: Utterance,
  cube: Cube,
  mentions: readonly Mention[],
  groupBy: readonly string[],
): readonly string[] =>
  mentions.flatMap((mention): readonly string[] => {
    const { measure, dimension } = candidatesOf(mention);
    const isListed =
      ranking === undefined &&
      tokens[mention.at - 1]?.word === "per" &&
      dimension !== undefined &&
      groupBy.includes(dimension.member.name) &&
      !tokens.some(({ word }) => ofRows.test(word));
    if (!isListed) return [];
    const { name, title } = dimension.member;
    const isOfThings = keyBeside(cube, name) !== undefined || measure?.member.aggregate === "count";
    return isOfThings
      ? [`I take that as one row for each ${title || name}, and not as an average over them.`]
      : [];
  });
