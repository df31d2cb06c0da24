import type { Denominator, FormMeasure } from "../reading/logical-form.js";
import { timeConditions, whereSql } from "./conditions.js";
import { isCycle, type BucketUnit, type Cycle } from "../words/times/steps/cycles.js";
import { quotedName } from "./names.js";
import { spanName, spanSql } from "./spans.js";

/** How a measure is written, and what its column is called. */
export const measureSql = (measure: FormMeasure): string => {
  switch (measure.kind) {
    case "measure":
    case "dated":
      return `MEASURE(${quotedName(measure.member)})`;
    case "distinct":
      return `COUNT(DISTINCT ${quotedName(measure.member)})`;
    case "rows":
      return "COUNT(*)";
    case "per":
      return `${(measure.factor ?? 1).toFixed(1)} * MEASURE(${quotedName(measure.member)}) / NULLIF(${denominatorSql(measure.by)}, 0)`;
    case "rest":
      return restSql(measure);
    case "percentile":
      return `QUANTILE_CONT(${quotedName(measure.member)}, ${measure.fraction})`;
    case "between":
      return spanSql(measure);
    case "avg":
    case "median":
    case "sum":
    case "min":
    case "max":
      return `${measure.kind.toUpperCase()}(${quotedName(measure.member)})`;
  }
};

const restSql = ({ member, less, isPercent }: Extract<FormMeasure, { readonly kind: "rest" }>) => {
  const [whole, taken] = [member, less].map((name) => `MEASURE(${quotedName(name)})`);
  return isPercent === true
    ? `1.0 - 1.0 * ${taken ?? ""} / NULLIF(${whole ?? ""}, 0)`
    : `${whole ?? ""} - ${taken ?? ""}`;
};

const denominatorSql = (by: Denominator): string => {
  switch (by.kind) {
    case "measure":
      return `MEASURE(${quotedName(by.member)})`;
    case "distinct":
      return `COUNT(DISTINCT ${quotedName(by.member)})`;
    case "unit":
      return `COUNT(DISTINCT ${bucketSql(by.unit, by.member)})`;
    case "elsewhere":
      return `(SELECT MEASURE(${quotedName(by.member)}) FROM ${quotedName(by.cube)}${timeOfOther(by)})`;
  }
};

/** The time of a figure of another cube, by a time of its own. */
export const timeOfOther = ({
  dimension,
  range,
}: Extract<Denominator, { readonly kind: "elsewhere" }>): string =>
  dimension === undefined ? "" : whereSql(timeConditions(dimension, range));

/** The name of a measure's column. */
export const measureName = (measure: FormMeasure): string => {
  switch (measure.kind) {
    case "measure":
    case "dated":
      return measure.member;
    case "rows":
      return "row_count";
    case "per":
      return `${measure.member}_per_${measure.by.kind === "unit" ? measure.by.unit : measure.by.member}`;
    case "rest":
      return `${measure.member}_less_${measure.less}`;
    case "distinct":
      return `${measure.member}_count`;
    case "percentile":
      return `p${Math.round(measure.fraction * 100)}_${measure.member}`;
    case "between":
      return spanName(measure);
    case "avg":
    case "median":
    case "sum":
    case "min":
    case "max":
      return `${measure.kind}_${measure.member}`;
  }
};

export const bucketSql = (unit: BucketUnit, dimension: string): string => {
  const column = quotedName(dimension);
  return isCycle(unit) ? cyclesSql[unit](column) : `date_trunc('${unit}', ${column})`;
};

const cyclesSql: Readonly<Record<Cycle, (column: string) => string>> = {
  weekday: (column) => `dayname(${column})`,
  hour_of_day: (column) => `hour(${column})`,
  part_of_week: (column) =>
    `CASE WHEN isodow(${column}) >= 6 THEN 'Weekend' WHEN isodow(${column}) < 6 THEN 'Weekday' END`,
};
