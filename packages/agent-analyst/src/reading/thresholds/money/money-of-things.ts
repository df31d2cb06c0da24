import type { Cube, Member } from "@embedded-analytics/domain";
import { columnsOfWorth } from "../../../mentions/money/earned.js";
import { closing } from "../../../words/phrases/phrase.js";
import type { Utterance } from "../../../words/cues/utterance.js";
import { numberOf } from "../../../words/number-word.js";
import { isCurrency } from "../../../words/units.js";
import { people } from "../../../words/verbs/who-words.js";
import type { Parts } from "../../parts.js";
import { leastOfMoney } from "../../row-limits.js";
import { homeOfMember } from "../../spans/times-of-table.js";

/**
 * `fines over 500`, `payments between 100 and 200 euros`: a limit in money, or a large bare number right behind what is counted,
 * is one on the only amount that each of these rows has.
 */
export const moneyOfThings = (
  { tokens, limits }: Pick<Utterance, "tokens" | "limits">,
  cube: Cube,
  { measures, groupBy }: Pick<Parts, "measures" | "groupBy">,
  { at, length }: { readonly at: number; readonly length: number },
): Member | undefined => {
  const [measure, ...others] = measures;
  const counted = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (counted === undefined || others.length + groupBy.length > 0) return undefined;
  const home = homeOfMember(cube, counted);
  const [column, ...more] = columnsOfWorth(
    cube.members.filter((each) => homeOfMember(cube, each) === home),
  );
  const isOfOne =
    more.length === 0 && (counted.aggregate === "count" || counted.aggregate === "sum");
  const meant = limits.filter((each) => each.at >= at && each.at < at + length);
  const isMoney =
    meant.length > 0 &&
    meant.every(({ meaning: { unit } }) => unit !== undefined && isCurrency(unit));
  return isOfOne && (isMoney || isBare({ tokens, limits: meant }, at, at + length))
    ? column
    : undefined;
};

/** A large number behind things, of which no more is said than when. */
const isBare = (
  { tokens, limits }: Pick<Utterance, "tokens" | "limits">,
  at: number,
  end: number,
): boolean => {
  const { word = "" } = tokens[at - 1] ?? {};
  const next = tokens[end]?.word;
  return (
    /[^s]s$/.test(word) &&
    !people.split(" ").includes(word.slice(0, -1)) &&
    limits.length > 0 &&
    limits.every(
      ({ meaning: { number, unit, isPercent } }) =>
        number >= leastOfMoney && unit === undefined && isPercent !== true,
    ) && // prettier-ignore
    (next === undefined || (closing.test(next) && numberOf(next) === undefined))
  );
};
