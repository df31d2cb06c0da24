import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { converted, isCurrency } from "../../words/units.js";
import type { FormMeasure, Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { keyOfThings } from "./money/limited-things.js";

type SaidLimit = Utterance["limits"][number];
type Limited = Pick<Threshold, "on" | "member" | "key">;

const isCount = ({ aggregate }: Member): boolean =>
  aggregate === "count" || aggregate === "count_distinct";

/**
 * The figure that a limit names by standing right beside it: `orders with revenue above 500`. A count alone names no figure
 * but the rows themselves, as in `orders above 500`, and has no unit.
 */
export const figureNamed = (
  { tokens }: Utterance,
  { members }: Cube,
  { numbers, measures }: Parts,
  kept: readonly Mention[],
  limited: Limited | undefined,
  { at, length, meaning }: SaidLimit,
): Member | undefined => {
  if (limited?.on !== "measure") return undefined;
  const figure = members.find(({ name }) => name === limited.member);
  const places = numbers.flatMap((each) => (each.member === limited.member ? [each.at] : []));
  const isJoint = /^(of|is|was|are|were|=)$/.test(tokens[at - 1]?.word ?? "");
  const isBeside = kept.some(
    (mention) =>
      places.includes(mention.at) &&
      (mention.at === at + length || mention.at + mention.length === (isJoint ? at - 1 : at)),
  );
  if (figure === undefined || !isBeside) return undefined;
  const isNone = isCount(figure) && (measures.length < 2 || meaning.unit !== undefined);
  return isNone ? undefined : figure;
};

/**
 * What such a limit holds for: the figure of each thing that is counted beside it, which is said and not given as well; or the
 * column that the figure adds up. Undefined where the model has neither: no other column is limited instead.
 */
export const limitedOfEach = (cube: Cube, parts: Parts, figure: Member): Limited | undefined => {
  const { measures, notes } = parts;
  const isFigure = (each: FormMeasure): boolean =>
    each.kind === "measure" && each.member === figure.name;
  const [counted, ...others] = measures.filter((each) => !isFigure(each));
  const things = cube.members.find(
    ({ name }) => counted?.kind === "measure" && counted.member === name,
  );
  if (others.length > 0 || (counted !== undefined && things === undefined)) return undefined;
  const key = things && keyOfThings(cube, things);
  if (counted !== undefined && key !== undefined) {
    measures.splice(0, measures.length, counted);
    notes.push(noteOfEach(figure, key));
    return { on: "thing", member: figure.name, key: key.name };
  }
  const column = columnOf(cube, figure);
  if (column === undefined) return undefined;
  notes.push(`I take the limit as one on ${column.title || column.name} of single rows.`);
  return { on: "dimension", member: column.name };
};

const noteOfEach = (figure: Member, key: Member): string =>
  `I take the limit as one on the ${figure.title || figure.name} of each ${key.title || key.name}.`;

const ofFigures = /^(total|sum|average|mean|number|of|the|all)$/;

/** The column of numbers that a figure is made of: `Weight` of `Total weight`. */
const columnOf = ({ members }: Cube, figure: Member): Member | undefined => {
  const sayOf = ({ title, name }: Member): string =>
    wordsOfName(title || name)
      .filter((word) => !ofFigures.test(word))
      .join(" ");
  return members.find(
    (member) =>
      member.kind === "dimension" &&
      member.type === "number" &&
      member.public &&
      member.source?.cube === figure.source?.cube &&
      sayOf(member) === sayOf(figure),
  );
};

/** Whether the words of a limit have the unit of a column, which says it; money is of several. */
export const hasUnit = (
  tokens: Utterance["tokens"],
  { at, length }: Pick<SaidLimit, "at" | "length">,
  { unit }: Member,
): boolean =>
  unit !== undefined &&
  !isCurrency(unit) &&
  tokens
    .slice(at, at + length + 1)
    .some(({ word, stem }) => stem === stemOf(unit) || converted(1, word, unit) !== undefined);

/**
 * Whether a column that nobody named is of other things than those that are counted: `orders over 500` limits no price of the
 * lines that they have.
 */
export const isOfOtherRows = (
  { tokens }: Utterance,
  cube: Cube,
  { measures }: Parts,
  column: Member,
  limit: Pick<SaidLimit, "at" | "length">,
): boolean => {
  const [measure, ...others] = measures;
  const counted = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (counted === undefined || !isCount(counted) || others.length > 0) return false;
  const words = wordsOfName(`${column.title} ${column.synonyms.join(" ")}`).map(stemOf);
  return (
    homeOfMember(cube, counted) !== homeOfMember(cube, column) &&
    !hasUnit(tokens, limit, column) &&
    !tokens.some(({ stem }) => words.includes(stem))
  );
};
