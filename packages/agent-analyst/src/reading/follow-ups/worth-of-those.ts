import type { Cube, Member } from "@embedded-analytics/domain";
import { amountAskedFor, countingMeasure } from "../../mentions/default-measure.js";
import { earnedIn, isColumnOfMoney, worthIn } from "../../mentions/money/earned.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { asksWorth } from "../../words/cues/money/worth-asked.js";
import { rowsOfFigure, type RowsOfFigure } from "../figures/rows-of-figure.js";
import type { Fragment } from "../fragment.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { withoutTaken } from "./left-to-pay.js";
import type { OnlyThose } from "./figure-of-those.js";

/**
 * `how much is that` after a number of bills: what they come to in money, in the table in which they were counted. Where the
 * number was one of some rows alone, such as Overdue bills, it is what these come to; undefined where the model does not tell
 * which rows they are.
 */
export const worthOfThose = (
  utterance: Utterance,
  { measures }: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
): OnlyThose | undefined => {
  const [before, ...others] = former?.measures ?? [];
  if (before === undefined || others.length > 0 || measures.length > 0 || !asksWorth(utterance))
    return undefined;
  const counted = countedBy(before, cube);
  const rows = rowsCounted(before, counted, cube);
  if (rows === undefined) return undefined;
  const isOfSome = rows.filters.length + rows.conditions.length > 0;
  const amount = amountOf(
    utterance,
    withoutTaken(withoutPartial(cube, former), former, rows),
    counted,
    isOfSome,
  );
  return (
    amount && {
      measures: [{ kind: amount.kind === "measure" ? "measure" : "sum", member: amount.name }],
      noun: undefined,
      rows,
      note: `I take ${amount.title || amount.name} of those.`,
    }
  );
};

/** What leaves rows out by itself is no amount of those that a question has limited: revenue without what was cancelled. */
const withoutPartial = (cube: Cube, former: LogicalForm | undefined): Cube => {
  const isLimited =
    former !== undefined &&
    (former.filters.some(({ isAssumed }) => isAssumed !== true) ||
      former.conditions.length > 0 ||
      former.states !== undefined);
  const isWhole = ({ rows = [] }: Member): boolean => rows.length === 0;
  return isLimited ? { ...cube, members: cube.members.filter(isWhole) } : cube;
};

/** The rows that were counted; undefined where no rows were, or the model does not tell them. */
const rowsCounted = (
  before: FormMeasure,
  counted: Member | undefined,
  cube: Cube,
): RowsOfFigure | undefined => {
  if (counted === undefined) return before.kind === "rows" ? noRows : undefined;
  const isMain = counted.name === countingMeasure(cube)?.name;
  return rowsOfFigure(cube, counted.name) ?? (isMain ? noRows : undefined);
};

const noRows = { filters: [], conditions: [] };

const countedBy = (measure: FormMeasure, { members }: Cube): Member | undefined =>
  measure.kind !== "measure"
    ? undefined
    : members.find(
        ({ name, aggregate }) => name === measure.member && /^count/.test(aggregate ?? ""),
      );

/**
 * The amount in the table of what was counted, else the one that `how much` asks for anywhere in the cube. Of some rows alone
 * it is one that leaves none of them out.
 */
const amountOf = (
  { tokens }: Utterance,
  cube: Cube,
  counted: Member | undefined,
  isOfSome: boolean,
): Member | undefined => {
  // What a cube has of its own has no source.
  const own = cube.members.filter(
    ({ source }) => counted !== undefined && source?.cube === counted.source?.cube,
  );
  if (!isOfSome) return worthIn({ ...cube, members: own }) ?? amountAskedFor(tokens, cube);
  const [column, ...others] = own.filter(isColumnOfMoney);
  const ofAll = { ...cube, members: own.filter(({ rows }) => rows?.length === 0) };
  return earnedIn(ofAll) ?? (others.length === 0 ? column : undefined) ?? worthIn(ofAll);
};

/** The words that ask what rows are worth where a form counts them instead: to give their number once more is no answer. */
export const worthUnsaid = (
  { tokens }: Utterance,
  { measures }: LogicalForm,
  cube: Cube,
): readonly { at: number; length: number; use: "operation"; isBound: false }[] => {
  const isCount = measures.every(
    (each) => each.kind === "rows" || countedBy(each, cube) !== undefined,
  );
  return isCount && asksWorth({ tokens })
    ? tokens.flatMap(({ word }, at) =>
        /^(much|worth|money|come)$/.test(word)
          ? [{ at, length: 1, use: "operation" as const, isBound: false as const }]
          : [],
      )
    : [];
};
