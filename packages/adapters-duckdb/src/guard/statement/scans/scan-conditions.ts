import type { ScanCondition, ScanValue } from "../../scan.js";
import { literalOf, type AstNode } from "../ast.js";
import { isNullTest } from "../conditions.js";
import { patternParts } from "./pattern-parts.js";
import type { CubeUse } from "../scope.js";
import { nodeAt, nodesAt, textAt, textsAt } from "../shape.js";

/** The conditions of a use as data. */
export const conditionsOf = (use: CubeUse, conditions: readonly AstNode[]) =>
  use.node["sample"] === null
    ? scanConditions(conditions, (member) => use.cube.members.get(member.toLowerCase())?.engineType)
    : [];

/**
 * Noted conditions of a statement as data, for a database that is to read fewer rows. What cannot be
 * said exactly is left out: the statement itself holds every condition as well.
 */
const scanConditions = (
  conditions: readonly AstNode[],
  engineTypeOf: (member: string) => string | undefined,
): readonly ScanCondition[] =>
  conditions.flatMap((condition) => {
    const pattern = patternCondition(condition, engineTypeOf);
    if (pattern !== undefined) return [pattern];
    const parts = partsOf(condition);
    if (parts === undefined) return [];
    const member = nameOf(parts.column);
    const engineType = engineTypeOf(member);
    const values = parts.constants.map((constant) => valueOf(constant, engineType));
    if (values.some((value) => value === undefined)) return [];
    return [{ member, operator: parts.operator, values: values as ScanValue[] }];
  });

const nameOf = (column: AstNode): string => textsAt(column, "column_names")[0] ?? "";

/** A condition on the beginning of a text. */
const patternCondition = (
  node: AstNode,
  engineTypeOf: (member: string) => string | undefined,
): ScanCondition | undefined => {
  const parts = patternParts(node);
  if (parts === undefined || parts.text.includes("\0")) return undefined;
  const member = nameOf(parts.column);
  if (engineTypeOf(member) !== "VARCHAR") return undefined;
  const operator = parts.isWhole ? "=" : "prefix";
  return { member, operator, values: [{ text: parts.text, kind: "text" }] };
};

interface Parts {
  readonly column: AstNode;
  readonly operator: ScanCondition["operator"];
  readonly constants: readonly AstNode[];
}

const partsOf = (node: AstNode): Parts | undefined => {
  if (isNullTest(node)) {
    const [column] = nodesAt(node, "children");
    const operator = node["type"] === "OPERATOR_IS_NULL" ? "null" : "not null";
    return column && { column, operator, constants: [] };
  }
  if (node["class"] === "BETWEEN") {
    const constants = [nodeAt(node, "lower"), nodeAt(node, "upper")];
    return { column: nodeAt(node, "input"), operator: "between", constants };
  }
  if (node["type"] === "COMPARE_IN") {
    const [column, ...constants] = nodesAt(node, "children");
    return column && { column, operator: "in", constants };
  }
  const operator = operators[textAt(node, "type")];
  if (operator === undefined) return undefined;
  const [left, right] = [nodeAt(node, "left"), nodeAt(node, "right")];
  return left["class"] === "COLUMN_REF"
    ? { column: left, operator: operator[0], constants: [right] }
    : { column: right, operator: operator[1], constants: [left] };
};

type Operator = ScanCondition["operator"];

/** As written, and with its sides exchanged. */
const operators: Readonly<Record<string, readonly [Operator, Operator]>> = {
  COMPARE_EQUAL: ["=", "="],
  COMPARE_NOTEQUAL: ["<>", "<>"],
  COMPARE_LESSTHAN: ["<", ">"],
  COMPARE_GREATERTHAN: [">", "<"],
  COMPARE_LESSTHANOREQUALTO: ["<=", ">="],
  COMPARE_GREATERTHANOREQUALTO: [">=", "<="],
};

const kindOf = (engineType: string | undefined): ScanValue["kind"] | undefined => {
  if (engineType === "VARCHAR") return "text";
  if (engineType === "DATE" || engineType?.startsWith("TIMESTAMP")) return "time";
  return /^(SMALLINT|INTEGER|BIGINT)$/.test(engineType ?? "") ? "integer" : undefined;
};

const valueOf = (node: AstNode, engineType: string | undefined): ScanValue | undefined => {
  const kind = kindOf(engineType);
  const constant = node["class"] === "CAST" ? nodeAt(node, "child") : node;
  const isCast = node !== constant;
  if (kind === "integer") {
    const text = literalOf(node, ["INTEGER", "BIGINT"]);
    return text === undefined ? undefined : { text, kind };
  }
  const text = literalOf(constant, ["VARCHAR"]);
  // PostgreSQL's texts hold every character but this one.
  if (kind === undefined || text === undefined || text.includes("\0")) return undefined;
  if (kind === "text") return isCast ? undefined : { text, kind };
  // What becomes a date would lose its hours.
  const becomesDate = castTo(node) === "DATE" || (engineType === "DATE" && !isCast);
  return isTime(text) && !(becomesDate && text.length > dateLength) ? { text, kind } : undefined;
};

const dateLength = "2024-01-31".length;

const castTo = (node: AstNode): string | undefined =>
  node["class"] === "CAST" ? textAt(nodeAt(node, "cast_type"), "id") : undefined;

/** Dates of the calendar, and times of their days, in the one form that all engines read alike. */
const isTime = (text: string): boolean => {
  const form = /^(\d{4}-\d{2}-\d{2})(?:[ T]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?)?$/;
  const [, date] = form.exec(text) ?? [];
  if (date === undefined || date.startsWith("0000")) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};
