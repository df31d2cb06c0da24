import type { Cube, Member } from "@embedded-analytics/domain";
import { addUnits, startOf, type CivilMs } from "../words/times/civil-time.js";
import {
  amountAskedFor,
  countNamed,
  countingMeasure,
  defaultMeasure,
  mainQuantity,
  piecesNamed,
  ofKind,
} from "../mentions/default-measure.js";
import { asksDifference } from "../words/cues/difference.js";
import { absentThen } from "./absences/asked/absent-then.js";
import { noteOfAssumed } from "./context/assumed-figure.js";
import { replaced, thoseDone } from "./deeds/those-done.js";
import { divided } from "./ratios/divided.js";
import { numberSold } from "./figures/number-sold.js";
import { rowsOf } from "./form-rows.js";
import { countedTime, timeOf } from "./form-time.js";
import { eachByItsOwn } from "./times/events/time-of-its-name.js";
import { rowsListed } from "./rows/listed/rows-listed.js";
import { whoListed } from "./rows/listed/who-listed.js";
import { moneyOfTime } from "../mentions/money/of-time.js";
import { isOfRate, rateAskedAt, rateOfMeasure } from "./rate-of.js";
import { finished } from "./states/finished.js";
import { rankedBefore } from "./follow-ups/ranked-before.js";
import { alsoOf, ofThose } from "./follow-ups/only-those.js";
import { isShareOf } from "./states/shares.js";
import { endedInstead } from "./presence/ended-instead.js";
import { askedLimit, keptThresholds } from "./thresholds/kept-thresholds.js";
import { rankedInSteps, withinAfter } from "./leaders/within-before.js";
import { figureOfBest } from "./direction/figure-of-best.js";
import { figureOfStep } from "./direction/best-step.js";
import { markOfOpinions } from "./direction/of-opinions.js";
import { changedIn, judgedNotes, rankingOf } from "./direction/ranked.js";
import { notesOfUnsaid } from "./unsaid/how-often.js";
import { wholeSteps } from "./times/steps/whole-steps.js";
import { lastingTime } from "./times/lasting-time.js";
import { asOfAgo } from "./times/as-of.js";
import { levelOf } from "./ratios/levels/levels.js";
import type { Fragment } from "./fragment.js";
import type { LogicalForm, FormMeasure, FormTime } from "./logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";

/** A plan, and what was assumed to make it. */
export interface Completed {
  readonly form: LogicalForm;
  readonly notes: readonly string[];
  /** Nobody named what is to be counted. */
  readonly isMeasureAssumed: boolean;
  /** Tokens of operations that found nothing to work on. */
  readonly unused: readonly number[];
  /** What was named, where another figure of it is given: its rate, or those of now. */
  readonly rated: FormMeasure | undefined;
}

/** Figures side by side by a time each, and lists of persons and things instead of their number. */
const asIsAsked = (utterance: Utterance, form: LogicalForm, cube: Cube, notes: string[], isMeasureAssumed: boolean): LogicalForm =>
  eachByItsOwn(form, cube, notes) ?? whoListed(utterance, form, cube, notes, isMeasureAssumed) ?? rowsListed(utterance, form, cube, notes) ?? form; // prettier-ignore

/** Makes a logical form of what a message says and of the logical form that it takes up, if it does. */
export const completeForm = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
  now: CivilMs,
): Completed => {
  const notes = [...fragment.notes];
  const only = ofThose(utterance, fragment, cube, former);
  if (only !== undefined) notes.push(only.note);
  const named = only?.measures ?? chosenMeasures(utterance, fragment, cube, former, notes);
  const chosen = thoseDone(utterance, cube, named, notes);
  const { rate, said, rated, whole } = ratedInstead(utterance, fragment, cube, chosen, notes);
  const given = divided(utterance, fragment, cube, said, notes);
  const rows = alsoOf(rowsOf(utterance, whole, cube, former, notes), only);
  const asked =
    lastingTime(utterance, fragment, now) ??
    wholeSteps(
      given,
      timeOf({ utterance, fragment, cube, measures: given, former, now }, rows.groupBy, notes),
      cube,
      now,
      notes,
    );
  const measures = endedInstead(given, asked, cube, notes, now);
  const level = levelOf(utterance, cube, measures, asked, now);
  const time = asOfAgo(utterance, level.time, level.snapshot, now);
  notes.push(...level.notes);
  const ranked = rankingOf({ utterance, cube, measures }, former, rows.groupBy, time);
  const ranking = rankedInSteps(ranked, former, rows.groupBy, time, utterance, notes);
  notes.push(...judgedNotes({ utterance, cube, measures }, ranking));
  const plain: LogicalForm = {
    cube: cube.name,
    measures: rankedBefore(utterance, former, rows.groupBy, level.measures),
    ...rows,
    isShare: isShareOf(rows, cube, measures),
    // What a rate is of holds in it already: of returned parcels alone, all are returned.
    conditions: rows.conditions.filter(({ member }) => !rate || !isOfRate(cube, rate, member)),
    thresholds: keptThresholds(utterance, fragment, cube, former),
    time,
    ownTimes: ownTimesOf(fragment, former),
    ranking,
    changed: changedIn(utterance, rows.groupBy, time),
    within: withinAfter(fragment.within, former, rows.groupBy),
    leaders: leadersBefore(utterance, former),
    snapshot: momentOf(level.snapshot, former, level.measures, time),
    weekdays: weekdaysOf(utterance, cube, measures, time) ?? former?.weekdays,
    calculation: fragment.measures.length === 0 ? former?.calculation : undefined,
    absentFrom: former?.absentFrom,
    isDifference: asksDifference(utterance),
    states: statesOf(fragment, former, now, cube, notes),
    asks: askedLimit(utterance, fragment, rows.groupBy),
    display: utterance.display === undefined ? former?.display : utterance.display.meaning,
  };
  const form = absentThen(plain, former, utterance);
  notes.push(...notesOfUnsaid(utterance, form, cube));
  const isMeasureAssumed = fragment.measures.length === 0 && former === undefined;
  const instead = rated ?? soldOf(utterance, fragment, cube) ?? replaced(named, chosen);
  return {
    ...finished(
      asIsAsked(utterance, form, cube, notes, isMeasureAssumed),
      { utterance, fragment, cube, notes, now },
      namedInstead(instead, only, given, measures),
    ),
    isMeasureAssumed,
  };
};

/** `and a year before?` after a level at the end of a month asks for its end as well. */
const momentOf = (
  own: LogicalForm["snapshot"],
  former: LogicalForm | undefined,
  measures: readonly FormMeasure[],
  time: FormTime | undefined,
): LogicalForm["snapshot"] =>
  own === undefined &&
  former?.snapshot !== undefined &&
  time?.bucket === undefined &&
  former.snapshot.dimension === time?.dimension &&
  JSON.stringify(former.measures) === JSON.stringify(measures)
    ? former.snapshot
    : own;

/** Those whose rows alone count already, where no others are asked for. */
const leadersBefore = ({ ranking }: Utterance, former: LogicalForm | undefined) =>
  ranking === undefined ? former?.leaders : undefined;

/** What was named, where another figure is given: what has a rate, what is taken of those before, those of now that ended. */
const namedInstead = (
  rated: FormMeasure | undefined,
  only: { readonly noun: FormMeasure | undefined } | undefined,
  named: readonly FormMeasure[],
  given: readonly FormMeasure[],
): FormMeasure | undefined => rated ?? only?.noun ?? (given === named ? undefined : named[0]);

/** The money that was named, where so many pieces are given that were sold for it. */
const soldOf = (
  utterance: Utterance,
  { measures }: Fragment,
  cube: Cube,
): FormMeasure | undefined =>
  numberSold(utterance, measures, cube) === undefined ? undefined : measures[0];

/** Times that have each a verb of their own, or those that were spoken of before. */
const ownTimesOf = ({ own }: Fragment, former: LogicalForm | undefined): LogicalForm["ownTimes"] =>
  own?.others ?? former?.ownTimes;

const statesOf = (
  { states, ofTime: { overdue } }: Fragment,
  former: LogicalForm | undefined,
  now: CivilMs,
  cube: Cube,
  notes: string[],
): LogicalForm["states"] => {
  if (states.length === 0) return former?.states;
  if (overdue !== undefined)
    for (const { done } of states)
      notes.push(`I take what has no time in ${titleIn(cube, done)} as overdue.`);
  const day = addUnits("day", startOf("day", now), -(overdue?.days ?? 0));
  return states.map((state) => ({ ...state, day }));
};

/** `as a rate` asks for the rate of what was chosen, where the model has one, and `best reviews` for the marks that they give. */
const ratedInstead = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  chosen: readonly FormMeasure[],
  notes: string[],
): {
  readonly rate: Member | undefined;
  readonly said: readonly FormMeasure[];
  readonly rated: FormMeasure | undefined;
  readonly whole: Fragment;
} => {
  const mark = markOfOpinions(utterance, chosen, cube);
  if (mark !== undefined) {
    notes.push(`I rank by ${mark.title || mark.name}, and not by how many there are.`);
    const said: readonly FormMeasure[] = [{ kind: "measure", member: mark.name }];
    return { rate: undefined, said, rated: chosen[0], whole: fragment };
  }
  const rate = rateAskedAt(utterance) === undefined ? undefined : rateOfMeasure(cube, chosen[0]);
  return rate === undefined
    ? { rate, said: chosen, rated: undefined, whole: fragment }
    : {
        rate,
        said: [{ kind: "measure", member: rate.name }],
        rated: chosen[0],
        whole: { ...fragment, isShare: false },
      };
};

const weekdaysOf = (
  utterance: Utterance,
  cube: Cube,
  measures: readonly FormMeasure[],
  time: FormTime | undefined,
): LogicalForm["weekdays"] => {
  if (utterance.weekdays.length === 0) return undefined;
  const dimension = time?.dimension ?? countedTime(utterance, cube, measures);
  const days = utterance.weekdays.flatMap(({ meaning }) => meaning);
  return dimension === undefined ? undefined : { dimension, days };
};

const titleIn = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;

const chosenMeasures = (
  utterance: Utterance,
  fragment: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
  notes: string[],
): readonly FormMeasure[] => {
  const adds = utterance.tokens.some(({ word }) =>
    ["also", "too", "additionally", "plus", "add"].includes(word),
  );
  const sold = numberSold(utterance, fragment.measures, cube);
  if (sold !== undefined) {
    notes.push(`I give ${sold.title || sold.name}, and no money.`);
    return [{ kind: "measure", member: sold.name }];
  }
  if (fragment.measures.length > 0) {
    const kept = adds ? (former?.measures ?? []) : [];
    const said = fragment.measures.filter(
      (each) => !kept.some((other) => JSON.stringify(other) === JSON.stringify(each)),
    );
    return [...kept, ...said].slice(0, 6);
  }
  if (utterance.ranking?.meaning.isOften === true) {
    const count = countingMeasure(cube);
    notes.push(`I rank by ${count?.title ?? "the number of rows"}, since you named no measure.`);
    return [count === undefined ? { kind: "rows" } : { kind: "measure", member: count.name }];
  }
  if (former !== undefined) return former.measures;
  const measure = assumedMeasure(utterance, fragment, cube);
  if (measure === undefined) return [{ kind: "rows" }];
  notes.push(noteOfAssumed(measure));
  return [{ kind: "measure", member: measure.name }];
};

/** What values are counted by, such as the kilos of `coffee in May`. */
const quantityOfValues = (
  { tokens }: Utterance,
  cube: Cube,
  filters: Fragment["filters"],
): Member | undefined =>
  ofKind(tokens, cube, filters) ?? countNamed(tokens, cube) ?? mainQuantity(tokens, cube);

/** What is counted where nobody named it: an amount where one is asked for, else what comes first in the model. */
const assumedMeasure = (
  utterance: Utterance,
  { isOfValues, filters, timeDimension }: Fragment,
  cube: Cube,
): Member | undefined => {
  const { tokens } = utterance;
  const isAsked = (how: string): boolean =>
    tokens.some(({ word }, at) => word === how && tokens[at - 1]?.word === "how");
  return (
    (isAsked("often") ? countingMeasure(cube) : undefined) ??
    amountAskedFor(tokens, cube) ??
    figureOfStep(utterance, cube) ??
    figureOfBest(utterance, cube) ??
    moneyOfTime(cube, timeDimension) ??
    (isOfValues ? quantityOfValues(utterance, cube, filters) : undefined) ??
    piecesNamed(tokens, cube) ??
    (isAsked("many") ? countingMeasure(cube) : undefined) ??
    defaultMeasure(cube)
  );
};
