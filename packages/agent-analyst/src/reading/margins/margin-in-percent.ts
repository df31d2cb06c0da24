import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import { percentOfMarginAt, saysMargin } from "../../words/cues/money/margin-asked.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isFiller, isGeneric } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isUndesired } from "../../words/undesired.js";
import type { FormMeasure } from "../logical-form.js";

/** Words of what was sold, as titles of figures have them. */
const sold = /^(sales|turnover|revenue|income|takings|earnings|proceeds|billed|invoiced)$/;
const costs = /^(costs?|expenses?|discounts?|tax|taxes|vat|fees?)$/;

/** A margin in percent, and what it is a part of. */
interface MarginInPercent {
  readonly measure: FormMeasure;
  readonly note: string;
}

/** The figures of a question, with a margin in percent where one is asked for, which is said. */
export const withMargin = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
  notes: string[],
): { readonly measures: readonly FormMeasure[]; readonly isMargin: boolean } => {
  const found = marginInPercent(utterance, cube, measures);
  if (found === undefined) return { measures, isMargin: false };
  notes.push(found.note);
  return { measures: [found.measure], isMargin: true };
};

/**
 * `what % margin do we make on tyres`: the margin divided by what was sold. The model's own rate goes before; where
 * several figures may be what was sold, none is taken, and the question is asked back.
 */
const marginInPercent = (
  { tokens }: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
): MarginInPercent | undefined => {
  const [measure, ...others] = measures;
  if (percentOfMarginAt(tokens) === undefined || others.length > 0) return undefined;
  const named = measure?.kind === "measure" ? memberOf(cube, measure.member) : undefined;
  if (named === undefined || !isMargin(named) || !isMoney(named)) return undefined;
  const figures = cube.members.filter(
    ({ kind, public: isPublic, source }) =>
      kind === "measure" && isPublic && source?.cube === named.source?.cube,
  );
  const rate = soleOf(figures.filter((each) => each.format === "percent" && isMargin(each)));
  if (rate !== undefined)
    return { measure: { kind: "measure", member: rate.name }, note: `I take ${rate.title}.` };
  const whole = wholeOf(named, figures.filter(isSold));
  return whole === undefined
    ? undefined
    : {
        measure: {
          kind: "per",
          member: named.name,
          by: { kind: "measure", member: whole.name },
          isPercent: true,
        },
        note: `I take ${titleOf(named)} divided by ${titleOf(whole)}.`,
      };
};

/** What was sold of the same kind, `Parts sales` of `Margin on parts`, else the only one. */
const wholeOf = (margin: Member, figures: readonly Member[]): Member | undefined => {
  const of = stemsOf(margin);
  const alike = figures.filter((each) => [...stemsOf(each)].some((stem) => of.has(stem)));
  return soleOf(alike) ?? soleOf(figures);
};

const isSold = (member: Member): boolean => {
  const words = wordsOfName(`${titleOf(member)} ${member.synonyms.join(" ")}`);
  return (
    isMoney(member) &&
    (member.aggregate === "sum" || member.aggregate === "number") &&
    words.some((word) => sold.test(word)) &&
    !words.some((word) => costs.test(word)) &&
    !isUndesired(titleOf(member)) &&
    !isMargin(member)
  );
};

const isMargin = (member: Member): boolean => saysMargin(wordsOfName(titleOf(member)));

/** The words that say what it is the margin of. */
const stemsOf = (member: Member): ReadonlySet<string> =>
  new Set(
    wordsOfName(titleOf(member))
      .filter(
        (word) => !isFiller(word) && !isGeneric(word) && !sold.test(word) && !saysMargin([word]),
      )
      .map(stemOf),
  );

const titleOf = ({ title, name }: Member): string => title || name.replaceAll("_", " ");

const memberOf = ({ members }: Cube, member: string): Member | undefined =>
  members.find(({ name }) => name === member);

const soleOf = <Each>([first, ...others]: readonly Each[]): Each | undefined =>
  others.length === 0 ? first : undefined;
