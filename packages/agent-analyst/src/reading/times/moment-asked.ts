import type { Cube } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { addUnits, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { TimeRange } from "../../words/times/time-range.js";
import { rowsOfFigure, type RowsOfFigure } from "../figures/rows-of-figure.js";
import { countedTime } from "../form-time.js";
import type { FormMeasure, FormTime, LogicalForm } from "../logical-form.js";

/**
 * `when did we last sell one` asks for the last time of what is counted, up to today. Undefined where none is asked for, and
 * where the figure is not the number of all rows: the last time of some of them would need to know which.
 */
export const withMoment = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
  now: CivilMs,
): LogicalForm | undefined => {
  const { moment } = utterance;
  if (moment === undefined || !isOneCount(form, cube)) return undefined;
  const dimension = form.time?.dimension ?? countedTime(utterance, cube, form.measures);
  if (dimension === undefined) return undefined;
  const { end, isPast } = moment.meaning;
  const range = form.time?.range ?? (isPast && end === "max" ? untilToday(now) : undefined);
  const time: FormTime | undefined = range && {
    dimension,
    range,
    before: undefined,
    bucket: undefined,
  };
  const counted = rowsCounted(form, cube);
  return {
    ...form,
    measures: [{ kind: end, member: dimension }],
    filters: [...form.filters, ...(counted?.filters ?? [])],
    conditions: [...form.conditions, ...(counted?.conditions ?? [])],
    time,
    ranking: undefined,
  };
};

/** The rows of `Failed samples`, where the last one of those is asked for; undefined where all rows count, or the model does not tell which. */
const rowsCounted = ({ measures: [measure] }: LogicalForm, cube: Cube): RowsOfFigure | undefined =>
  measure?.kind !== "measure" || countsRows(cube, measure)
    ? undefined
    : rowsOfFigure(cube, measure.member);

const isOneCount = ({ measures, groupBy, isShare, time }: LogicalForm, cube: Cube): boolean => {
  const [measure, ...others] = measures;
  return (
    others.length + groupBy.length === 0 &&
    !isShare &&
    (time?.bucket ?? time?.before) === undefined &&
    (countsRows(cube, measure) || countsSome(cube, measure))
  );
};

/** Whether a figure counts some of the rows, and the model tells which. */
const countsSome = (cube: Cube, measure: FormMeasure | undefined): boolean =>
  measure?.kind === "measure" &&
  cube.members.some(
    ({ name, aggregate, rows = [] }) =>
      name === measure.member && aggregate === "count" && rows.length > 0,
  ) &&
  rowsOfFigure(cube, measure.member) !== undefined;

const countsRows = (cube: Cube, measure: FormMeasure | undefined): boolean =>
  measure?.kind === "rows" ||
  (measure?.kind === "measure" && measure.member === countingMeasure(cube)?.name);

const untilToday = (now: CivilMs): TimeRange => ({
  from: undefined,
  to: addUnits("day", startOf("day", now), 1),
  label: "until today",
  unit: "day",
  count: 1,
});
