import { isNode, literalOf, type AstNode } from "../ast.js";
import { Refusal } from "../refusal.js";
import { nodeAt, nodesAt, textAt } from "../shape.js";

// As a list, a series is made at once, before anything can interrupt it (T14).
const valuesMax = 10_000;

/** Whether a call makes a list of numbers or times. */
export const isSeries = (node: AstNode): boolean =>
  node["class"] === "FUNCTION" &&
  ["range", "generate_series"].includes(textAt(node, "function_name").toLowerCase());

/** Refuses a series that is not of constants, or too long to be a list. */
export const checkSeries = (call: AstNode): void => {
  const name = textAt(call, "function_name").toLowerCase();
  const parts = nodesAt(call, "children");
  const values = parts.map((part) => numberOf(part) ?? timeOf(part));
  const [first = 0, second] = values;
  const step = parts[2] === undefined ? 1 : (numberOf(parts[2]) ?? intervalOf(parts[2]));
  const span = second === undefined ? first : second - first;
  const isBounded =
    parts.length > 0 && parts.length <= 3 && !values.slice(0, 2).includes(undefined);
  if (isBounded && step !== undefined && Math.abs(span) < valuesMax * Math.abs(step)) return;
  throw new Refusal(
    `Within unnest, ${name} takes constants that make up to ${valuesMax} values; in FROM it takes any.`,
  );
};

const numberOf = (node: AstNode): number | undefined => {
  const digits = literalOf(node, ["INTEGER", "BIGINT"]);
  return digits === undefined ? undefined : Number(digits);
};

const dayMs = 86_400_000;

/** The shortest that they can be. */
const unitMs: Readonly<Record<string, number | undefined>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
  month: 28 * dayMs,
  quarter: 89 * dayMs,
  year: 365 * dayMs,
};

const times = ["DATE", "TIMESTAMP"];

/** A constant time, about: milliseconds since 1970. */
const timeOf = (node: AstNode): number | undefined => {
  if (node["class"] === "CAST") return timeOfCast(node);
  if (node["class"] !== "FUNCTION") return undefined;
  const [left, right] = nodesAt(node, "children");
  const name = textAt(node, "function_name").toLowerCase();
  if (left === undefined || right === undefined) return undefined;
  if (name === "date_trunc" && unitOf(literalOf(left, ["VARCHAR"])) !== undefined) {
    return timeOf(right);
  }
  if (node["is_operator"] !== true || (name !== "+" && name !== "-")) return undefined;
  const time = timeOf(left);
  const days = numberOf(right);
  const length = days === undefined ? intervalOf(right) : days * dayMs;
  if (time === undefined || length === undefined) return undefined;
  return name === "+" ? time + length : time - length;
};

const timeOfCast = (node: AstNode): number | undefined => {
  if (!times.includes(textAt(nodeAt(node, "cast_type"), "id"))) return undefined;
  const child = nodeAt(node, "child");
  const text = literalOf(child, ["VARCHAR"]);
  return text === undefined ? timeOf(child) : timeOfText(text);
};

const timeOfText = (text: string): number | undefined => {
  const form = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?))?$/;
  const [, date, time = "00:00"] = form.exec(text) ?? [];
  const ms = Date.parse(`${date}T${time}Z`);
  return Number.isNaN(ms) ? undefined : ms;
};

const unitOf = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : unitMs[name.toLowerCase().replace(/s$/, "")];

/** The length of a constant interval of one unit, in milliseconds. */
const intervalOf = (node: AstNode): number | undefined => {
  if (node["class"] === "CAST") {
    if (textAt(nodeAt(node, "cast_type"), "id") !== "INTERVAL") return undefined;
    const text = literalOf(nodeAt(node, "child"), ["VARCHAR"]) ?? "";
    const [, count, unit] = /^\s*(-?\d{1,9})\s*([a-z]+)\s*$/i.exec(text) ?? [];
    return lengthOf(count, unit);
  }
  if (node["class"] !== "FUNCTION") return undefined;
  const [, unit] = /^to_([a-z]+)$/.exec(textAt(node, "function_name").toLowerCase()) ?? [];
  return lengthOf(countOf(nodesAt(node, "children")[0]), unit);
};

/** The literal that the parser wraps up as the count of an interval. */
const countOf = (node: AstNode | undefined): string | undefined => {
  if (node === undefined) return undefined;
  if (node["class"] === "CAST") return countOf(nodeAt(node, "child"));
  if (node["class"] === "FUNCTION" && textAt(node, "function_name") === "trunc") {
    return countOf(nodesAt(node, "children")[0]);
  }
  return isNode(node["value"]) ? literalOf(node, ["INTEGER", "VARCHAR"]) : undefined;
};

const lengthOf = (count: string | undefined, unit: string | undefined): number | undefined => {
  const unitLength = unitOf(unit);
  return unitLength === undefined || !/^-?\d{1,9}$/.test(count ?? "")
    ? undefined
    : Number(count) * unitLength;
};
