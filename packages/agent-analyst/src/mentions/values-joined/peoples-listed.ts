import { wordsOfName, type Token } from "../../words/token.js";
import { isSomebody } from "../../words/verbs/who-words.js";
import type { ValueMention } from "../value-mention.js";

/** A value where it stands, in one of the columns that have it. */
type Placed = Pick<ValueMention, "at" | "length" | "dimension" | "value">;

/** Runs of peoples that stand side by side and are joined: `German, French and Dutch`. */
const runsOf = (
  tokens: readonly Token[],
  values: readonly ValueMention[],
): readonly (readonly ValueMention[])[] => {
  const runs: ValueMention[][] = [];
  for (const value of values.filter(({ isOtherName }) => isOtherName === true)) {
    const last = runs.at(-1)?.at(-1);
    const between = last === undefined ? undefined : tokens.slice(last.at + last.length, value.at);
    if (between?.every(({ word }) => /^(and|or)$/.test(word)) === true) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  return runs.filter((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return (
      run.length > 1 &&
      tokens.slice(first?.at, last?.at).some(({ word }) => /^(and|or)$/.test(word))
    );
  });
};

const isOfLanguages = (dimension: string): boolean =>
  wordsOfName(dimension).some((word) => /^lang/.test(word));

/**
 * `German, French and Dutch clients` are of one column, and nobody is German by the one and Dutch by another. It is the one that
 * has most of them, of people rather where they come from than what they speak; what that column has not is left over, so that
 * it is asked back.
 */
export const peoplesInOneColumn = (
  tokens: readonly Token[],
  values: readonly ValueMention[],
  placed: readonly Placed[],
): readonly ValueMention[] =>
  runsOf(tokens, values).reduce((all, run) => {
    const isPeople = isOfPeople(tokens, run);
    const isOne = run.every(({ dimension }) => dimension === run[0]?.dimension);
    if (isOne && !(isPeople && isOfLanguages(run[0]?.dimension ?? ""))) return all;
    const column = columnOf(run, placed, isPeople);
    // That people are distinguished by what they speak is said.
    const said = isPeople && isOfLanguages(column) ? { isOther: true } : {};
    return all.flatMap((each) => {
      if (!run.includes(each)) return [each];
      const value = inColumn(each, column, placed);
      const alsoIn = each.alsoIn.filter((name) => name !== column);
      return value === undefined ? [] : [{ ...each, ...said, dimension: column, value, alsoIn }];
    });
  }, values);

const inColumn = (
  { at, length, dimension, value }: ValueMention,
  column: string,
  placed: readonly Placed[],
): string | undefined =>
  dimension === column
    ? value
    : placed.find((each) => each.at === at && each.length === length && each.dimension === column)
        ?.value;

/** Whether somebody is called so: the noun behind them is `clients`. */
const isOfPeople = (tokens: readonly Token[], run: readonly ValueMention[]): boolean => {
  const last = run.at(-1);
  const noun = last === undefined ? undefined : tokens[last.at + last.length];
  return isSomebody(noun?.word ?? "");
};

/** The column that has most of a run; the first of those that have as many. */
const columnOf = (
  run: readonly ValueMention[],
  placed: readonly Placed[],
  isPeople: boolean,
): string => {
  const all = [
    ...new Set([
      ...run.map(({ dimension }) => dimension),
      ...placed.flatMap((each) => (run.some(({ at }) => at === each.at) ? [each.dimension] : [])),
    ]),
  ];
  const places = all.filter((name) => !isOfLanguages(name));
  const fitting = isPeople && places.length > 0 ? places : all;
  const heldBy = (column: string): number =>
    run.filter((each) => inColumn(each, column, placed) !== undefined).length;
  return [...fitting].sort((left, right) => heldBy(right) - heldBy(left))[0] ?? "";
};
