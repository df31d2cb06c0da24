import { own } from "../../../model/compile/member-template.js";
import type { Relation } from "../../relation/relation.js";
import type { ScanGroup, ScanColumn, ScanKey, ScanOrder } from "../../scan.js";
import { parseAst, type AstNode } from "../ast.js";
import type { CubeUse } from "../scope.js";
import { listAt, nodeAt, nodesAt, optionalNodeAt, textAt } from "../shape.js";
import { appliesWhere, ascending, rowsOfLimit, type FirstRows } from "./first-rows.js";
import { meaningOf, namedMeaning, type Meaning } from "./list-meaning.js";

/** What the database makes of the rows of a SELECT. */
export interface Groups {
  readonly group: ScanGroup;
  /** Keys first, then aggregates. */
  readonly columns: readonly ScanColumn[];
}

/**
 * The first groups that a SELECT takes, where the database can tell which those are: each of its groups is
 * one row of the result, nothing drops one of them afterwards, and what the service still computes of it can
 * fail on none. Else why all groups have to come; undefined where they are meant to.
 */
export const topOfGroups = (
  use: CubeUse,
  relation: Relation,
  groups: Groups,
): FirstRows | string | undefined => {
  const { select } = use;
  const limit = select && limitOf(select);
  if (select === undefined || limit === undefined) return undefined;
  if (typeof limit === "string") return limit;
  const { order, rows } = limit;
  const listed = nodesAt(select, "select_list").map((item) => meaningOf(use, item));
  if (listed.includes(undefined)) return "a value that is computed here";
  const meanings = listed as readonly Meaning[];
  const { keys } = groups.group;
  const otherwise = dropsGroups(use, select) ?? differsFromKeys(use, select, meanings, keys);
  if (otherwise !== undefined) return otherwise;
  if (!meanings.every((meaning) => isCarried(meaning, relation))) return "a measure that may fail";
  const asked = order === undefined ? [] : nodesAt(order, "orders");
  const orders = asked.map((one) => orderOf(one, use, relation, groups));
  if (orders.includes(undefined)) return "an order that is found here";
  const given = orders as readonly ScanOrder[];
  // Of equal groups those are first whose keys are, in the order of the SELECT list.
  const rest = keys
    .filter(({ column }) => !given.some((one) => one.column === column))
    .map((key) => ({ key, at: meanings.findIndex((meaning) => isKey(meaning, key)) }))
    .sort((left, right) => left.at - right.at);
  const byRest = rest.map(({ key: { column } }) => {
    return { column, isDescending: false, hasNullsFirst: false };
  });
  return {
    top: { orders: [...given, ...byRest], rows },
    decideTies: () => {
      if (order === undefined) return;
      order["orders"] = [...asked, ...rest.map(({ at }) => ascending(placeNode(at + 1)))];
    },
  };
};

/** How many rows it takes of which order, or why that is not known; undefined where it takes all. */
const limitOf = (
  select: AstNode,
): { readonly order: AstNode | undefined; readonly rows: number } | string | undefined => {
  const modifiers = nodesAt(select, "modifiers");
  const ofType = (type: string) => modifiers.filter((modifier) => modifier["type"] === type);
  const [limits, orders] = [ofType("LIMIT_MODIFIER"), ofType("ORDER_MODIFIER")];
  const [limit] = limits;
  if (ofType("LIMIT_PERCENT_MODIFIER").length > 0) return "a LIMIT that is computed";
  if (limit === undefined) return undefined;
  if (limits.length + orders.length < modifiers.length) return "DISTINCT";
  const rows = rowsOfLimit(limit);
  return rows === undefined ? "a LIMIT that is computed" : { order: orders[0], rows };
};

/** Why a group might be dropped, or rows of it, by something else than the LIMIT. */
const dropsGroups = (use: CubeUse, select: AstNode): string | undefined => {
  if (optionalNodeAt(select, "having") !== undefined) return "HAVING";
  if (optionalNodeAt(select, "qualify") !== undefined) return "QUALIFY";
  if (use.measures.some(({ filter }) => filter !== undefined)) return "FILTER";
  if (!appliesWhere(use, select)) return "a condition that is applied here";
  const isPlain =
    use.from === use.node &&
    !use.mayBeMeant &&
    use.node["sample"] === null &&
    select["sample"] === null;
  return isPlain ? undefined : "a form that is read here";
};

/** Digits of a decimal that leave room for the sum of more rows than a database holds. */
const summedDigitsMax = 25;

/**
 * Whether nothing that the service does with a group's value of it can fail: a computed measure might, on
 * a group that would not come, and so might a sum of more digits than the engine has.
 */
const isCarried = (meaning: Meaning, relation: Relation): boolean => {
  if (meaning.kind === "key") return true;
  const plain = plainMeasure(meaning.member, relation);
  if (plain?.aggregate !== "sum" && plain?.aggregate !== "avg") {
    return plain !== undefined && carriedAsTheyAre.has(plain.aggregate);
  }
  const type = relation.columns.get(plain.column)?.type ?? "";
  const [, digits = "0"] = /^DECIMAL\((\d+),/.exec(type) ?? [];
  return Number(digits) <= summedDigitsMax;
};

const carriedAsTheyAre: ReadonlySet<string> = new Set(["count", "min", "max"]);

/** The aggregate that a measure is, and the column with its input; undefined where it is computed. */
const plainMeasure = (
  member: string,
  relation: Relation,
): { readonly aggregate: string; readonly column: string } | undefined => {
  const placed = relation.measures.get(member);
  const aggregate = placed && own(placed.cube.measures, placed.name)?.aggregate;
  const input = placed?.inputs.get(placed.name);
  return aggregate && input && { aggregate, column: input.column };
};

const isKey = (meaning: Meaning, key: ScanKey): boolean =>
  meaning.kind === "key" && meaning.column === key.column && meaning.grain === key.grain;

const keysAmong = (meanings: readonly Meaning[]): readonly Meaning[] =>
  meanings.filter(({ kind }) => kind === "key");

/** Whether these are all keys by which the database groups, and nothing else. */
const areKeys = (meanings: readonly Meaning[], keys: readonly ScanKey[]): boolean =>
  keys.length > 0 &&
  meanings.every((meaning) => keys.some((key) => isKey(meaning, key))) &&
  keys.every((key) => meanings.some((meaning) => isKey(meaning, key)));

/** Why groups of the statement are not those of the database, each as one row. */
const differsFromKeys = (
  use: CubeUse,
  select: AstNode,
  meanings: readonly Meaning[],
  keys: readonly ScanKey[],
): string | undefined => {
  if (!areKeys(keysAmong(meanings), keys)) return "groups that are put together here";
  const expressions = nodesAt(select, "group_expressions");
  // GROUP BY ALL: by what of the list is no aggregate.
  const isByAll = select["aggregate_handling"] === "FORCE_AGGREGATES" && expressions.length === 0;
  if (isByAll) return undefined;
  const [set, other] = listAt(select, "group_sets");
  const isOneSet = Array.isArray(set) && other === undefined && set.length >= expressions.length;
  if (!isOneSet) return "several groupings";
  const list = nodesAt(select, "select_list");
  const grouped = expressions.map((node) => namedMeaning(use, node, list, true));
  return !grouped.includes(undefined) && areKeys(grouped as readonly Meaning[], keys)
    ? undefined
    : "groups that are put together here";
};

const orderOf = (
  order: AstNode,
  use: CubeUse,
  relation: Relation,
  { group, columns }: Groups,
): ScanOrder | undefined => {
  const list = nodesAt(use.select as AstNode, "select_list");
  const meaning = namedMeaning(use, nodeAt(order, "expression"), list, false);
  if (meaning === undefined || !isCarried(meaning, relation)) return undefined;
  const column =
    meaning.kind === "key"
      ? group.keys.find((key) => isKey(meaning, key))?.column
      : leafOf(meaning.member, relation, group);
  const type = columns.find(({ name }) => name === column)?.type;
  // Engines differ in where they put a NaN, and in the last digits of a sum of doubles.
  if (column === undefined || type === undefined || type === "DOUBLE") return undefined;
  return {
    column,
    isDescending: textAt(order, "type") === "DESCENDING",
    // The embedded engine puts missing values last, in either direction.
    hasNullsFirst: order["null_order"] === "NULLS FIRST",
  };
};

/** The column with the one aggregate that a measure is. */
const leafOf = (member: string, relation: Relation, group: ScanGroup): string | undefined => {
  const plain = plainMeasure(member, relation);
  return group.aggregates.find(
    ({ column, aggregate }) => column === plain?.column && aggregate === plain.aggregate,
  )?.column;
};

/** The number of an item of the SELECT list, as the engine's parser would read it. */
const placeNode = (place: number): AstNode =>
  parseAst(
    JSON.stringify({
      class: "CONSTANT",
      type: "VALUE_CONSTANT",
      alias: "",
      value: { type: { id: "INTEGER", type_info: null }, is_null: false, value: place },
    }),
  );
