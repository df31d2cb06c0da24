import type { FormMeasure, LogicalForm, RowsOfOne } from "./logical-form.js";

/** All members that a logical form speaks of. */
export const membersOfForm = (form: LogicalForm): ReadonlySet<string> =>
  new Set([
    ...form.measures.flatMap(membersOfMeasure),
    ...form.groupBy,
    ...form.within,
    ...(form.leaders === undefined
      ? []
      : [
          form.leaders.member,
          ...(form.leaders.of === undefined ? membersOfMeasure(form.leaders.by) : []),
        ]),
    ...[...form.filters, ...form.conditions, ...form.thresholds].map(({ member }) => member),
    ...[form.focus?.member, form.time?.dimension, form.time?.named].flatMap(present),
    ...[form.snapshot?.dimension].flatMap(present),
    ...(form.ownTimes ?? []).flatMap(({ dimension, of }) => [dimension, ...present(of)]),
    ...(form.states ?? []).flatMap(({ due, done }) => [due, done]),
    ...[form.weekdays?.dimension, form.absentFrom?.member].flatMap(present),
  ]);

const present = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name]);

const membersOfRows = (only: RowsOfOne | undefined): readonly string[] =>
  only === undefined ? [] : [...only.filters, ...only.conditions].map(({ member }) => member);

const membersOfMeasure = (measure: FormMeasure): readonly string[] => {
  switch (measure.kind) {
    case "rows":
      return [];
    case "per":
      return measure.by.kind === "elsewhere"
        ? [measure.member]
        : [measure.member, measure.by.member];
    case "median":
      return [measure.member, ...present(measure.of)];
    case "rest":
      return [measure.member, measure.less];
    case "dated":
      return [measure.member, ...present(measure.time), ...membersOfRows(measure.only)];
    case "between":
      return [measure.member, ...present(measure.to)];
    case "distinct":
      return [measure.member, ...present(measure.called)];
    case "measure":
    case "percentile":
    case "avg":
    case "sum":
    case "min":
    case "max":
      return [measure.member];
  }
};
