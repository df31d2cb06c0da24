import { parse, stringify, type LosslessNumber } from "lossless-json";

/** Any node of a serialised statement; what it may hold is checked where it is read. */
export type AstNode = { [key: string]: AstValue };
/** Numbers stay as their digits, since a double would change the long ones. */
export type AstValue = string | boolean | null | undefined | LosslessNumber | AstNode | AstValue[];

/** Reads what `json_serialize_sql` answers. */
export const parseAst = (json: string): AstNode => parse(json) as AstNode;

/** Writes it for `json_deserialize_sql`. Where in the text something stood is left out. */
export const printAst = (node: AstNode): string => String(stringify(withoutLocations(node)));

/** Two statements are the same when all but the places in their texts is. */
export const sameAst = (left: AstNode, right: AstNode): boolean =>
  printAst(normalized(withoutLocations(left)) as AstNode) ===
  printAst(normalized(withoutLocations(right)) as AstNode);

export const isNode = (value: AstValue): value is AstNode =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !("isLosslessNumber" in value);

export const cloneAst = (value: AstValue): AstValue => {
  if (Array.isArray(value)) return value.map(cloneAst);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneAst(part)]));
};

/** A constant that the engine's parser would read from `CAST('text' AS type)`. */
export const castNode = (type: string, text: string, alias: string): AstNode =>
  castOf(
    type,
    {
      class: "CONSTANT",
      type: "VALUE_CONSTANT",
      alias: "",
      value: { type: { id: "VARCHAR", type_info: null }, is_null: false, value: text },
    },
    alias,
  );

/** An expression as a value of that type. */
export const castOf = (type: string, child: AstNode, alias = ""): AstNode => ({
  class: "CAST",
  type: "OPERATOR_CAST",
  alias,
  child,
  cast_type: { id: type, type_info: null },
  try_cast: false,
});

/** A column as it is named. */
export const columnNode = (names: readonly string[]): AstNode => ({
  class: "COLUMN_REF",
  type: "COLUMN_REF",
  alias: "",
  column_names: [...names],
});

/** The value of a literal of one of those types; undefined for anything else. */
export const literalOf = (node: AstNode, types: readonly string[]): string | undefined => {
  const { value } = node;
  if (node["class"] !== "CONSTANT" || !isNode(value) || value["is_null"] !== false)
    return undefined;
  const { type, value: literal } = value;
  if (!isNode(type) || typeof type["id"] !== "string" || !types.includes(type["id"]))
    return undefined;
  return typeof literal === "string" ? literal : digitsOf(literal);
};

/** A number as it was written. */
export const digitsOf = (value: AstValue): string => String(stringify(value));

/** Makes a node another one, in place, so that whatever holds it holds the new one. */
export const become = (node: AstNode, other: AstNode): void => {
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, other);
};

const withoutLocations = (value: AstValue): AstValue => {
  if (Array.isArray(value)) return value.map(withoutLocations);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "query_location");
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutLocations(part)]));
};

/**
 * What the printer may change without changing a meaning: it puts every VALUES list into one more
 * `SELECT * FROM`, and the names that a star leaves out have no order.
 */
const normalized = (value: AstValue): AstValue => {
  if (Array.isArray(value)) return value.map(normalized);
  if (!isNode(value)) return value;
  const inner = valuesOnly(value);
  if (inner !== undefined) return normalized(inner);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      unordered.has(key) && Array.isArray(part) ? sortedParts(part) : normalized(part),
    ]),
  );
};

const unordered = new Set([
  "exclude_list",
  "qualified_exclude_list",
  "replace_list",
  "rename_list",
]);

const sortedParts = (parts: readonly AstValue[]): AstValue =>
  parts
    .map((part) => [String(stringify(part)), normalized(part)] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, part]) => part);

const valuesOnly = (value: AstNode): AstNode | undefined => {
  if (value["type"] !== "SUBQUERY" || value["alias"] !== "valueslist") return undefined;
  const { subquery } = value;
  const query = isNode(subquery) ? subquery["node"] : undefined;
  const from = isNode(query) ? query["from_table"] : undefined;
  const list = isNode(query) ? query["select_list"] : undefined;
  const plain =
    isNode(from) &&
    from["type"] === "EXPRESSION_LIST" &&
    Array.isArray(list) &&
    list.length === 1 &&
    isNode(list[0]) &&
    list[0]["class"] === "STAR" &&
    hasOnly(value, ["type", "alias", "subquery"]) &&
    hasOnly(list[0], ["class", "type"]) &&
    hasOnly(query as AstNode, ["type", "select_list", "from_table", "aggregate_handling"]);
  return plain ? from : undefined;
};

/** Whether all other fields are empty: such a SELECT does nothing to what it reads. */
const hasOnly = (node: AstNode, fields: readonly string[]): boolean =>
  Object.entries(node).every(([key, part]) => fields.includes(key) || isEmpty(part));

const isEmpty = (part: AstValue): boolean => {
  if (Array.isArray(part)) return part.length === 0;
  if (isNode(part)) return Object.values(part).every(isEmpty);
  return part === null || part === undefined || part === false || part === "";
};
