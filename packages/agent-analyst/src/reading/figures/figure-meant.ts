import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure } from "../logical-form.js";
import { figureOfColumn } from "./figure-of-column.js";

/** Words that ask for a sum, wherever they stand. */
const summing = /^(total|totals|sum|overall|altogether)$/;

/** Words that ask for a figure of single rows, or for the middle of them. */
const averaging = /^(average|avg|mean|averaged|typical|typically|median|single)$/;

/** Ends of single rows: the `highest premium` is that of one policy. */
const endOfRows = /^(highest|lowest|biggest|largest|smallest|longest|shortest)$/;

/** `which store had the second highest order value`: that of a store is no end of single orders. */
export const isHadByGroup = (tokens: Utterance["tokens"], place: number): boolean =>
  /^(which|what|who)$/.test(tokens[0]?.word ?? "") &&
  tokens.slice(1, place).some(({ word }) => /^(had|has|have)$/.test(word));

/** Columns by whose names nobody means one of the rows: what they hold is added up. */
const addedUp =
  /^(amount|amounts|cost|costs|revenue|sales|spend|spending|turnover|budget|expenses?|fees|payments?|volume|quantity|units)$/;

/** A figure for a column, what is said of it, and whether the column itself has no part in it. */
interface FigureMeant {
  readonly measure: FormMeasure;
  readonly note: string;
  readonly isOther: boolean;
}

/**
 * The figure that a question means by a column of numbers: `premium by region`, where each policy has a Premium and all
 * of them an Annual premium. The model's own figure comes first: the sum of the same table whose name has all the words
 * that were said. Else the column is added up where the question asks for a total, or where its name is that of an
 * amount. All others, such as a score, and where an average or one end of single rows was asked for, are averaged.
 */
export const figureMeant = (
  { tokens, ranking }: Utterance,
  { at, length }: Pick<Mention, "at" | "length">,
  { members }: Cube,
  column: string,
): FigureMeant => {
  const words = tokens.slice(at, at + length);
  const said = words.map(({ stem }) => stem);
  const dimension = members.find(({ name }) => name === column);
  const title = titleOf(dimension, column);
  const ownOf = (aggregate: "sum" | "avg"): FigureMeant | undefined => {
    const figure = dimension && figureOfColumn(members, dimension, said, aggregate);
    return (
      figure && {
        measure: { kind: "measure", member: figure.name },
        note: `I take ${titleOf(figure, figure.name)}${aggregate === "sum" ? ", which adds it up" : ""}.`,
        isOther: true,
      }
    );
  };
  const isOfRows =
    dimension?.format === "percent" ||
    tokens.some(
      ({ word }, place) =>
        averaging.test(word) ||
        (place === ranking?.at && endOfRows.test(word) && !isHadByGroup(tokens, place)),
    );
  const own = (isOfRows ? undefined : ownOf("sum")) ?? ownOf("avg");
  if (own !== undefined) return own;
  const isAdded =
    tokens.some(({ word }) => summing.test(word)) ||
    isOfMost(tokens, at) ||
    (!isOfRows && words.some(({ word }) => addedUp.test(word)));
  return isAdded
    ? { measure: { kind: "sum", member: column }, note: `I add up ${title}.`, isOther: false }
    : {
        measure: { kind: "avg", member: column },
        note: `I take the average of ${title}: you did not say whether it is to be added up.`,
        isOther: false,
      };
};

/** Things of which a few make no more than one: who has `the most years` is no sum of them. */
const scales = /^(years|stars|points|percent|degrees|grades)$/;

/** `which manager has the most seats`: the most of several things are all of them together. */
const isOfMost = (tokens: Utterance["tokens"], at: number): boolean =>
  /^(most|fewest)$/.test(tokens[at - 1]?.word ?? "") &&
  /[^s]s$/.test(tokens[at]?.word ?? "") &&
  !scales.test(tokens[at]?.word ?? "");

const titleOf = (member: Member | undefined, name: string): string =>
  member === undefined || member.title === "" ? name : member.title;
