import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import type { Fragment } from "../fragment.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { withLeaders } from "../leaders/with-leaders.js";
import { meanGrowth } from "../growth/mean-growth.js";
import { operated } from "../operate.js";
import { withTimesOfOne } from "../predicates/times-of-one.js";
import { withMoment } from "../times/moment-asked.js";
import { withAllOf } from "../predicates/all-of.js";
import { presentOnes } from "./present-ones.js";
import { withLongestHere } from "../longest/longest-here.js";
import { withOpenLongest } from "../rows/open-longest.js";
import { withStillToDo } from "../undone/still-to-do.js";
import { withDoneToOne } from "../rows/done-to-one.js";
import { withWhether } from "../rows/whether.js";
import { withDoneSoFar } from "../times/steps/done-so-far.js";
import { withValuedGroups } from "../figures/valued-groups.js";
import { withGroups } from "./with-groups.js";

/** What a form was made of. */
interface Finishing {
  readonly utterance: Utterance;
  readonly fragment: Fragment;
  readonly cube: Cube;
  readonly notes: string[];
  readonly now: CivilMs;
}

/** The model's own average that was named, where the median of what it averages is given: `median repair time`. */
const averagedOf = (
  { measures: [named] }: LogicalForm,
  { measures: [given] }: LogicalForm,
): FormMeasure | undefined =>
  named?.kind === "measure" && (given?.kind === "median" || given?.kind === "percentile")
    ? named
    : undefined;

/** What moments, operations, words of now and means of groups make of a form, and which figure of it was named instead. */
export const finished = (
  given: LogicalForm,
  { utterance, fragment, cube, notes, now }: Finishing,
  rated: FormMeasure | undefined,
): {
  readonly form: LogicalForm;
  readonly unused: readonly number[];
  readonly rated: FormMeasure | undefined;
  readonly notes: readonly string[];
} => {
  const form = withTimesOfOne(given, utterance, cube, notes) ?? given;
  const whether =
    withWhether(form, utterance, fragment, cube) ?? withDoneToOne(form, utterance, cube);
  if (whether !== undefined) return { form: whether, unused: [], rated, notes: [] };
  const moment = withMoment(form, utterance, cube, now);
  const operations = operated(moment ?? form, utterance, cube);
  const done = { ...operations, form: meanGrowth(operations.form, utterance, now) };
  const ofNow =
    withAllOf(done.form, utterance, cube) ??
    longestOf(done.form, utterance, cube, notes) ??
    presentOnes(utterance, done.form, cube, notes);
  const grouped = withGroups(ofNow, utterance, fragment, cube, notes);
  const result = withLeaders(
    withStillToDo(grouped, utterance, cube, notes),
    utterance,
    fragment.ranksGroup,
  );
  // What was counted stands for the moment, and is no figure of its own.
  const [figure] = done.form.measures;
  const isMedian = figure?.kind === "median";
  if (isMedian && figure.of !== undefined) dropDivision(notes);
  const counted = moment !== undefined || isMedian ? form.measures[0] : rated;
  const instead = ofNow === done.form ? counted : (counted ?? done.form.measures[0]);
  return {
    form: withDoneSoFar(withValuedGroups(result, cube), cube, now),
    unused: done.unused,
    rated: instead ?? averagedOf(form, done.form),
    notes,
  };
};

/** Which of them has been open, or there, the longest. */
const longestOf = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
  notes: string[],
): LogicalForm | undefined =>
  withOpenLongest(form, utterance, cube, notes) ?? withLongestHere(form, utterance, cube, notes);

/** A median of what each thing has divides nothing. */
const dropDivision = (notes: string[]): void => {
  const at = notes.findIndex((note) => note.startsWith("I take the sum, divided by"));
  if (at >= 0) notes.splice(at, 1);
};
