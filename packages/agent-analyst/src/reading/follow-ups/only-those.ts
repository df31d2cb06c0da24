import type { Cube } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { RowsOfFigure } from "../figures/rows-of-figure.js";
import type { OnlyThose } from "./figure-of-those.js";
import type { Fragment } from "../fragment.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { worthOfThose } from "./worth-of-those.js";

const leading = /^(and|but|ok|okay|now|please|then|so|no)$/;

/**
 * `only orders from Berlin` after a question for revenue is the revenue of those, since it names the rows and a condition
 * on them; `only refunds` names another figure. Which of the two it was taken for is said.
 */
const onlyThose = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
): OnlyThose | undefined => {
  const [named, ...others] = fragment.measures;
  const first = utterance.tokens.find(({ word }) => !leading.test(word));
  if (former === undefined || named?.kind !== "measure" || others.length > 0) return undefined;
  const isAsked = /^(only|just)$/.test(first?.word ?? "");
  if (!isAsked || former.measures.some((each) => isSame(each, named))) return undefined;
  const before = titlesOf(cube, former.measures);
  return countingMeasure(cube)?.name === named.member && isRestricted(utterance, fragment)
    ? {
        measures: former.measures,
        noun: named,
        note: `I take that as fewer rows of ${before}, and not as another figure.`,
      }
    : {
        measures: [named],
        noun: undefined,
        note: `I take that as another figure: ${titlesOf(cube, [named])} instead of ${before}.`,
      };
};

/** `per bill` after a question for revenue is that revenue, divided by the number of bills. */
const perThose = (
  { tokens }: Utterance,
  { measures: [named, ...others], groupBy }: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
): OnlyThose | undefined => {
  const [before, ...more] = former?.measures ?? [];
  const first = tokens.find(({ word }) => !leading.test(word));
  if (first?.word !== "per" || others.length > 0 || more.length > 0 || groupBy.length > 0)
    return undefined;
  if (named?.kind !== "measure" || before?.kind !== "measure" || isSame(named, before))
    return undefined;
  const by = { kind: "measure", member: named.member } as const;
  return {
    measures: [{ kind: "per", member: before.member, by }],
    noun: undefined,
    note: `I take ${titlesOf(cube, [before])}, divided by ${titlesOf(cube, [named])}.`,
  };
};

/** The rows of a question, and those that the figure before it counted where another one is given of them. */
export const alsoOf = <Rows extends RowsOfFigure>(
  rows: Rows,
  only: OnlyThose | undefined,
): Rows => ({
  ...rows,
  filters: [...rows.filters, ...(only?.rows?.filters ?? [])],
  conditions: [...rows.conditions, ...(only?.rows?.conditions ?? [])],
});

/** What a question makes of the figure before it that begins with `only` or `per`, or asks what it comes to. */
export const ofThose = (...said: Parameters<typeof onlyThose>): OnlyThose | undefined =>
  onlyThose(...said) ?? perThose(...said) ?? worthOfThose(...said);

const isRestricted = (
  { times }: Utterance,
  { filters, conditions, thresholds }: Fragment,
): boolean => [times, filters, conditions, thresholds].some(({ length }) => length > 0);

const isSame = (left: FormMeasure, right: FormMeasure): boolean =>
  left.kind === "measure" && right.kind === "measure" && left.member === right.member;

const titlesOf = ({ members }: Cube, measures: readonly FormMeasure[]): string =>
  measures
    .flatMap((measure) => {
      if (measure.kind === "rows") return ["the number of rows"];
      const member = members.find(({ name }) => name === measure.member);
      return member === undefined ? [] : [member.title || member.name];
    })
    .join(" and ");
