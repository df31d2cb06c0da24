import type { Cube } from "@embedded-analytics/domain";
import type { Understanding } from "../../context/understanding.js";
import type { FormMeasure, LogicalForm, ValueFilter } from "../../logical-form.js";
import type { TwoCounts } from "./two-counts.js";

/** A count with the rows that are its own, and the time by which it counts them. */
type Own = Extract<FormMeasure, { readonly kind: "dated" }>;

/**
 * Two counts that were each read by themselves, side by side; undefined where one statement cannot give both, or where they are the
 * same, so that a word of the second one was not read.
 */
export const countsApart = (
  kind: TwoCounts["kind"],
  first: Understanding,
  second: Understanding,
): Understanding | undefined => {
  if (first.cube.name !== second.cube.name || !areRead(first) || !areRead(second)) return undefined;
  const [left, right] = [first.form, second.form];
  if (restOf(left) !== restOf(right)) return undefined;
  const common = {
    filters: left.filters.filter((each) => right.filters.some((other) => isSame(each, other))),
    conditions: left.conditions.filter((each) => right.conditions.some((other) => isSame(each, other))), // prettier-ignore
  };
  const one = ownOf(first.cube, left, common, right);
  const two = ownOf(first.cube, right, common, left);
  if (one === undefined || two === undefined || isSame(one, two)) return undefined;
  if (kind === "verbs" && !areExclusive(one, two)) return undefined;
  const isOfOneTime = one.time === two.time;
  const isPlain = isOfOneTime && !hasRows(one) && !hasRows(two);
  const measures: readonly FormMeasure[] = isPlain
    ? [one, two].map(({ member }) => ({ kind: "measure", member }))
    : [one, two];
  return {
    ...first,
    form: { ...left, ...common, measures },
    notes: [
      ...new Set([
        ...first.notes,
        ...second.notes,
        ...(isOfOneTime ? [] : ["I count each by its own time."]),
      ]),
    ],
  };
};

const areRead = ({ unaccounted, unclear, form }: Understanding): boolean =>
  unaccounted.length + unclear.length + form.within.length === 0 &&
  [form.part, form.calculation, form.asks, form.whether, form.single, form.snapshot, form.ranking, form.time?.before].every((each) => each === undefined); // prettier-ignore

/** All that is said but what is counted, of which rows, and by which time. */
const restOf = ({
  measures: _measures,
  filters: _filters,
  conditions: _conditions,
  time,
  ...rest
}: LogicalForm) =>
  JSON.stringify({
    ...rest,
    range: time?.range && [time.range.from, time.range.to],
    bucket: time?.bucket,
  });

const ownOf = (
  cube: Cube,
  { measures, filters, conditions, time }: LogicalForm,
  common: Pick<LogicalForm, "filters" | "conditions">,
  beside: LogicalForm,
): Own | undefined => {
  // `appointments cancelled` may give the appointments as well, which the other clause counts.
  const others = measures.filter(
    (measure) => measures.length === 1 || !beside.measures.some((other) => memberOf(other) === memberOf(measure)), // prettier-ignore
  );
  const [measure] = others;
  if (others.length !== 1 || (measure?.kind !== "measure" && measure?.kind !== "dated"))
    return undefined;
  const { member } = measure;
  if (!addsUp(cube, member)) return undefined;
  const only = {
    filters: filters.filter((each) => !common.filters.some((other) => isSame(each, other))),
    conditions: conditions.filter((each) => !common.conditions.some((other) => isSame(each, other))), // prettier-ignore
  };
  const at = measure.kind === "dated" ? measure.time : time?.dimension;
  return { kind: "dated", member, time: at, only };
};

const hasRows = ({ only }: Own): boolean =>
  only !== undefined && only.filters.length + only.conditions.length > 0;

/** Whether nothing can be both: figures of their own, or two values of one column. */
const areExclusive = (one: Own, two: Own): boolean =>
  one.member !== two.member ||
  (one.only?.filters ?? []).some(({ member, isNot, match }: ValueFilter) =>
    two.only?.filters.some(
      (other) => other.member === member && match !== "empty" && other.match !== "empty" && !isNot && !other.isNot, // prettier-ignore
    ),
  );

const memberOf = (measure: FormMeasure): string | undefined =>
  measure.kind === "rows" ? undefined : measure.member;

const addsUp = ({ members }: Cube, member: string): boolean =>
  members.some(({ name, aggregate }) => name === member && /^(?:count|sum)/.test(aggregate ?? ""));

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/**
 * Whether an understanding of a question for two counts gives but one: the second clause is then a limit on the first one, or has no
 * part in it. Where two values of one column distinguish its rows, it gives both.
 */
export const givesOne = ({ form }: Understanding): boolean =>
  form.measures.length === 1 &&
  !form.filters.some(
    ({ member, values, isNot }) => !isNot && values.length > 1 && form.groupBy.includes(member),
  ) &&
  [form.part, form.single, form.isListed, form.time?.before].every((each) => each === undefined);
