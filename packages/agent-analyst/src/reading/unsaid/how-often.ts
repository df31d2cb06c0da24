import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import type { LogicalForm } from "../logical-form.js";
import { rateOfMeasure } from "../rate-of.js";
import { noteOfNone } from "./those-with-none.js";

/** What an answer leaves out that its question may mean: those with none, and how often out of how many. */
export const notesOfUnsaid = (
  utterance: Pick<Utterance, "tokens">,
  form: LogicalForm,
  cube: Cube,
): readonly string[] => [...noteOfNone(form, cube), ...noteOfOften(utterance, form, cube)];

/**
 * `how often do guests cancel` may ask for a number of times, for a share, or for a pace: the number is given and said, and the
 * model's own rate is named where it has one. `how often in May` is that number.
 */
const noteOfOften = (
  { tokens }: Pick<Utterance, "tokens">,
  form: LogicalForm,
  cube: Cube,
): readonly string[] => {
  const isAsked = tokens.some(({ word }, at) => word === "often" && tokens[at - 1]?.word === "how");
  if (!isAsked || !isPlain(form) || !isCount(form, cube)) return [];
  const rate = rateOfMeasure(cube, form.measures[0]);
  if (rate !== undefined)
    return [`I take “how often” as how many times; ${rate.title || rate.name} is another figure.`];
  return form.time?.range === undefined
    ? ["I take “how often” as how many times in all, and not as a share or a pace."]
    : [];
};

const isCount = ({ measures: [measure] }: LogicalForm, { members }: Cube): boolean => {
  const counted = members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  return measure?.kind === "rows" || /^count/.test(counted?.aggregate ?? "");
};

/** Whether one figure is given, in no groups, steps or ranks. */
const isPlain = ({ measures, groupBy, time, ranking, isShare, part }: LogicalForm): boolean =>
  measures.length === 1 &&
  groupBy.length === 0 &&
  time?.bucket === undefined &&
  ranking === undefined &&
  !isShare &&
  part === undefined;
