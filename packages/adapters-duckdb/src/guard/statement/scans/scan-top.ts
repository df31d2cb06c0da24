import { decidingColumns, type ScanOrder } from "../../scan.js";
import type { Relation } from "../../relation/relation.js";
import { columnNode, type AstNode } from "../ast.js";
import { ascending, appliesWhere, isNamed, rowsOfLimit, type FirstRows } from "./first-rows.js";
import type { CubeUse } from "../scope.js";
import { nodesAt, optionalNodeAt, textAt, textsAt } from "../shape.js";

/**
 * The first rows that a SELECT takes of its one relation, where the database can tell which those are:
 * it lists columns of its tables as they are; the database applies all of its conditions; and it orders
 * by columns. Undefined where any of that is otherwise.
 */
export const topOf = (use: CubeUse, relation: Relation): FirstRows | undefined => {
  const { select } = use;
  if (select === undefined || !isPlainSelect(use, select)) return undefined;
  if (![...relation.columns.keys()].every((name) => isPlainColumn(name, use))) return undefined;
  if (!appliesWhere(use, select)) return undefined;
  let orders: readonly ScanOrder[] = [];
  let rows: number | undefined;
  let decideTies = (): void => undefined;
  for (const modifier of nodesAt(select, "modifiers")) {
    const type = textAt(modifier, "type");
    if (type === "LIMIT_MODIFIER") rows = rowsOfLimit(modifier);
    else if (type === "ORDER_MODIFIER") {
      const found = nodesAt(modifier, "orders").map((order) => orderOf(order, use, relation));
      if (found.includes(undefined)) return undefined;
      orders = found as readonly ScanOrder[];
      decideTies = () => {
        const rest = decidingColumns(relation.columns, orders);
        const nodes = rest.map(({ column }) => ascending(columnNode([use.alias, column])));
        modifier["orders"] = [...nodesAt(modifier, "orders"), ...nodes];
      };
    } else return undefined;
  }
  return rows === undefined ? undefined : { top: { orders, rows }, decideTies };
};

const isPlainSelect = (use: CubeUse, select: AstNode): boolean =>
  use.from === use.node &&
  use.measures.length === 0 &&
  !use.mayBeMeant &&
  use.node["sample"] === null &&
  select["sample"] === null &&
  optionalNodeAt(select, "having") === undefined &&
  optionalNodeAt(select, "qualify") === undefined &&
  nodesAt(select, "group_expressions").length === 0 &&
  select["aggregate_handling"] === "STANDARD_HANDLING" &&
  nodesAt(select, "select_list").every(({ class: kind }) => kind === "COLUMN_REF");

/** A computed one could fail on a row, and which rows are computed would be a matter of plans (E9). */
const isPlainColumn = (name: string, use: CubeUse): boolean =>
  name === "~row" || use.cube.members.get(name.toLowerCase())?.isStored === true;

const orderOf = (order: AstNode, use: CubeUse, relation: Relation): ScanOrder | undefined => {
  const column = columnOf(order["expression"] as AstNode, use, relation);
  // Engines differ in where they put a NaN, and which of two zeros comes first.
  if (column === undefined || relation.columns.get(column)?.type === "DOUBLE") return undefined;
  return {
    column,
    isDescending: order["type"] === "DESCENDING",
    // The embedded engine puts missing values last, in either direction.
    hasNullsFirst: order["null_order"] === "NULLS FIRST",
  };
};

/** The column of the relation that an ORDER BY names: a name of the SELECT list comes first. */
const columnOf = (node: AstNode, use: CubeUse, relation: Relation): string | undefined => {
  const items = nodesAt(use.select as AstNode, "select_list");
  if (node["class"] !== "COLUMN_REF") return undefined;
  const names = textsAt(node, "column_names");
  const [name = ""] = names;
  const listed = names.length === 1 ? items.filter((item) => isNamed(item, name)) : [];
  if (listed.length > 1) return undefined;
  const meant = listed[0] === undefined ? names : textsAt(listed[0], "column_names");
  const isOwn = meant.length === 1 || meant[0]?.toLowerCase() === use.alias.toLowerCase();
  if (meant.length > 2 || !isOwn) return undefined;
  const member = use.cube.members.get(meant.at(-1)?.toLowerCase() ?? "");
  return member !== undefined && relation.columns.has(member.name) ? member.name : undefined;
};
