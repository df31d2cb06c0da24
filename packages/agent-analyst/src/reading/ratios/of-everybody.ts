import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { people } from "../../words/verbs/who-words.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { keyBeside } from "../states/entity-keys.js";
import { namesThings } from "../things/home-of-names.js";
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
    const { name, title, type } = dimension.member;
    const each = `I take that as one row for each ${title || name}, and not as`;
    // `rent per square metre`: what is measured in numbers may divide.
    if (type === "number") return [`${each} a figure that is divided by it.`];
    const noun = tokens[mention.at + mention.length - 1]?.word;
    const isOfThings =
      keyBeside(cube, name) !== undefined ||
      measure?.member.aggregate === "count" ||
      isOfPersons(cube, dimension.member, noun);
    return isOfThings ? [`${each} an average over them.`] : [];
  });

/** `incidents per child`, by the names of the children: there are many of them. */
const isOfPersons = (cube: Cube, member: Member, noun: string | undefined): boolean =>
  persons.includes(noun ?? "") && namesThings(member, homeOfMember(cube, member));

const persons = [...people.split(" "), "child"];
