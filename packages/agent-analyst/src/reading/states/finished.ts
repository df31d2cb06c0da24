import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Fragment } from "../fragment.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { operated } from "../operate.js";
import { presentOnes } from "./present-ones.js";
import { withGroups } from "./with-groups.js";

/** What a form was made of. */
interface Finishing {
  readonly utterance: Utterance;
  readonly fragment: Fragment;
  readonly cube: Cube;
  readonly notes: string[];
}

/** What operations, words of now and means of groups make of a form, and which figure of it was named instead. */
export const finished = (
  form: LogicalForm,
  { utterance, fragment, cube, notes }: Finishing,
  rated: FormMeasure | undefined,
): {
  readonly form: LogicalForm;
  readonly unused: readonly number[];
  readonly rated: FormMeasure | undefined;
} => {
  const done = operated(form, utterance, cube);
  const ofNow = presentOnes(utterance, done.form, cube, notes);
  const result = withGroups(ofNow, utterance, fragment, cube, notes);
  const instead = ofNow === done.form ? rated : (rated ?? done.form.measures[0]);
  return { form: result, unused: done.unused, rated: instead };
};
