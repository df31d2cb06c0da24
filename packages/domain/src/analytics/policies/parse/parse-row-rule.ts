import {
  filterOperators,
  type FilterOperator,
  type RowFilterRule,
  type RowRule,
  type ValueTemplate,
} from "../access-policy.js";
import type { Fields, Findings, Path } from "./findings.js";
import { parseMemberName } from "../member-name.js";
import { parseValueTemplate } from "./parse-value-template.js";

/** Reads `row_level`; missing means all rows, `allow_all: false` none (E6). */
export const readRowRule = (value: unknown, cubeName: string, findings: Findings): RowRule => {
  const path = ["row_level"];
  if (value === undefined) return "all";
  const fields = findings.object(path, value, ["filters", "allow_all"]);
  if (fields === undefined) return noRows;
  const filters = fields.get("filters");
  const allowAll = fields.get("allow_all");
  if ((filters === undefined) === (allowAll === undefined)) {
    findings.report(path, "needs either filters or allow_all");
    return noRows;
  }
  if (filters !== undefined)
    return { and: readRules([...path, "filters"], filters, cubeName, findings, 0) };
  if (typeof allowAll !== "boolean")
    findings.report([...path, "allow_all"], "must be true or false");
  return allowAll === true ? "all" : noRows;
};

/** What nothing fulfils. */
const noRows: RowRule = { and: [{ or: [] }] };

const depthMax = 16;

const readRules = (
  path: Path,
  value: unknown,
  cubeName: string,
  findings: Findings,
  depth: number,
): readonly RowFilterRule[] =>
  findings
    .list(path, value)
    .map((each, at) => readRule([...path, at], each, cubeName, findings, depth));

const readRule = (
  path: Path,
  value: unknown,
  cubeName: string,
  findings: Findings,
  depth: number,
): RowFilterRule => {
  if (depth >= depthMax) findings.report(path, `must not be nested deeper than ${depthMax} levels`);
  const fields = findings.object(path, value, ["member", "operator", "values", "and", "or"]);
  if (fields === undefined || depth >= depthMax) return { or: [] };
  const kinds = ["member", "and", "or"].filter((key) => fields.has(key));
  if (kinds.length !== 1) {
    findings.report(path, "needs exactly one of member, and, or");
    return { or: [] };
  }
  if (fields.has("member")) return readComparison(path, fields, cubeName, findings);
  for (const key of ["operator", "values"]) {
    if (fields.has(key))
      findings.report([...path, key], `stands beside member, not beside ${kinds[0]}`);
  }
  const rules = (key: string): readonly RowFilterRule[] =>
    readRules([...path, key], fields.get(key), cubeName, findings, depth + 1);
  return fields.has("and") ? { and: rules("and") } : { or: rules("or") };
};

const readComparison = (
  path: Path,
  fields: Fields,
  cubeName: string,
  findings: Findings,
): RowFilterRule => {
  const member = findings.take(
    [...path, "member"],
    parseMemberName(fields.get("member"), cubeName),
  );
  const operator = operatorOf(fields.get("operator"));
  if (operator === undefined) {
    findings.report([...path, "operator"], `must be one of ${filterOperators.join(", ")}`);
  }
  const values = readValues([...path, "values"], fields.get("values"), operator, findings);
  return member === undefined || operator === undefined ? { or: [] } : { member, operator, values };
};

const operatorOf = (value: unknown): FilterOperator | undefined =>
  filterOperators.find((operator) => operator === value);

/** One value may stand without a list around it. */
const readValues = (
  path: Path,
  value: unknown,
  operator: FilterOperator | undefined,
  findings: Findings,
): readonly ValueTemplate[] => {
  if (operator === "set" || operator === "notSet") {
    const none =
      value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!none) findings.report(path, `must be left out with ${operator}`);
    return [];
  }
  if (value === undefined) {
    findings.report(path, "is required");
    return [];
  }
  const single =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  const listed = single ? [value] : findings.list(path, value);
  return listed.flatMap((each, at) => {
    const template = findings.take(single ? path : [...path, at], parseValueTemplate(each));
    return template === undefined ? [] : [template];
  });
};
