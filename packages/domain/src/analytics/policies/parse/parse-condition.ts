import type { Condition, Scalar } from "../access-policy.js";
import { parseUserPath, userPathForms } from "./parse-user-path.js";
import { braced } from "./parse-value-template.js";
import { parsed, unparsed, type Parsed } from "./parsed.js";

/** Reads the text of an `if` (E6): `{ path }`, `{ !path }`, `{ path == literal }`, `{ path != literal }`. */
export const parseCondition = (text: unknown): Parsed<Condition> => {
  if (typeof text !== "string") return unparsed(`must be a text in quotes: ${forms}`);
  const inner = braced(text);
  if (inner === undefined) return unparsed(`must be ${forms}`);
  const compared = /^(.*?)\s*(===?|!==?)\s*(.*)$/s.exec(inner);
  if (compared === null) return truth(inner);
  const [, leftSide = "", operator = "", right = ""] = compared;
  const path = parseUserPath(leftSide);
  if (path === undefined) return unparsed(`must compare ${userPathForms}`);
  const literal = literalOf(right);
  return literal === undefined
    ? unparsed("must compare with a text in quotes, a number, true or false")
    : parsed({ path, test: { is: operator.startsWith("!") ? "unequal" : "equal", literal } });
};

const forms = '"{ path }", "{ !path }", "{ path == literal }" or "{ path != literal }"';

const truth = (inner: string): Parsed<Condition> => {
  const negated = inner.startsWith("!");
  const path = parseUserPath(negated ? inner.slice(1) : inner);
  return path === undefined
    ? unparsed(`must be ${forms}, where path is ${userPathForms}`)
    : parsed({ path, test: { is: negated ? "falsy" : "truthy" } });
};

const literalOf = (text: string): Scalar | undefined => {
  if (text === "true" || text === "false") return text === "true";
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  const [, double, single] = /^(?:"([^"\\]*)"|'([^'\\]*)')$/.exec(text) ?? [];
  return double ?? single;
};
