import type { AstNode } from "./ast.js";
import { own } from "./columns.js";
import { noteConditions } from "./conditions.js";
import { walkExpression } from "./expressions.js";
import { walkFrom, type FromWalk } from "./from.js";
import { outputColumns } from "./output-columns.js";
import {
  noParameters,
  withNames,
  type Columns,
  type Ctes,
  type Place,
  type Scope,
} from "./scope.js";
import {
  mustBeEmpty,
  nodeAt,
  nodesAt,
  onlyFields,
  optionalNodeAt,
  textAt,
  textsAt,
  unknown,
} from "./shape.js";
import { walkOrders, type Walk } from "./walk.js";

/** A statement of its own or in parentheses: `{node, named_param_map}`. */
export const walkStatement = (
  statement: AstNode,
  parent: Scope | undefined,
  ctes: Ctes,
  walk: FromWalk,
): Columns => {
  onlyFields(statement, ["node", "named_param_map"]);
  mustBeEmpty(
    statement,
    "named_param_map",
    "A statement has no parameters here: write the values into it.",
  );
  return walkQuery(nodeAt(statement, "node"), parent, ctes, walk);
};

const walkQuery = (
  node: AstNode,
  parent: Scope | undefined,
  outer: Ctes,
  walk: FromWalk,
): Columns => {
  const ctes = walkCtes(nodeAt(node, "cte_map"), parent, outer, walk);
  switch (textAt(node, "type")) {
    case "SELECT_NODE":
      return walkSelect(node, parent, ctes, walk);
    case "SET_OPERATION_NODE": {
      onlyFields(node, ["modifiers", "cte_map", "setop_type", "left", "right", "setop_all"]);
      const leftNames = walkQuery(nodeAt(node, "left"), parent, ctes, walk);
      const right = walkQuery(nodeAt(node, "right"), parent, ctes, walk);
      const columns = both(leftNames, right);
      walkModifiers(node, parent, columns, ctes, walk);
      return columns;
    }
    default:
      throw unknown();
  }
};

const both = (leftNames: Columns, right: Columns): Columns => ({
  names: new Set([...leftNames.names, ...right.names]),
  open: leftNames.open || right.open,
});

const walkSelect = (
  node: AstNode,
  parent: Scope | undefined,
  ctes: Ctes,
  walk: FromWalk,
): Columns => {
  onlyFields(node, [
    "modifiers",
    "cte_map",
    "select_list",
    "from_table",
    "where_clause",
    "group_expressions",
    "group_sets",
    "aggregate_handling",
    "having",
    "sample",
    "qualify",
  ]);
  const scope: Scope = { parent, sources: [], aliases: new Set() };
  const from = nodeAt(node, "from_table");
  walkFrom(from, scope, ctes, walk);
  for (const source of scope.sources) {
    if (source.kind === "cube") Object.assign(source, { from, select: node });
  }
  const selected = nodesAt(node, "select_list");
  for (const item of selected) {
    const alias = own(textAt(item, "alias"));
    if (alias !== "") scope.aliases.add(alias.toLowerCase());
  }
  const at = (noMeasures?: string, aliasesFirst = false): Place => ({
    scope,
    ctes,
    noMeasures,
    aliasesFirst,
    parameters: noParameters,
  });
  for (const item of selected) {
    walkExpression(item, at(), walk);
    nameMeasure(item, scope);
  }
  const where = optionalNodeAt(node, "where_clause");
  if (where !== undefined) walkExpression(where, at("WHERE"), walk);
  for (const group of nodesAt(node, "group_expressions")) {
    walkExpression(group, at("GROUP BY"), walk);
  }
  for (const field of ["having", "qualify"]) {
    const condition = optionalNodeAt(node, field);
    if (condition !== undefined) walkExpression(condition, at(undefined, true), walk);
  }
  walkModifiersAt(node, at(undefined, true), walk);
  if (where !== undefined && node["sample"] === null) noteConditions(where, scope, from);
  return outputColumns(selected, scope);
};

/** A measure keeps its name as the column's, whatever expression it becomes. */
const nameMeasure = (item: AstNode, scope: Scope): void => {
  if (item["alias"] !== "") return;
  for (const source of scope.sources) {
    if (source.kind !== "cube") continue;
    const use = source.measures.find(({ node }) => node === item);
    if (use === undefined) continue;
    item["alias"] = use.member;
    scope.aliases.add(use.member.toLowerCase());
  }
};

/** ORDER BY and LIMIT of a set operation see its columns alone. */
const walkModifiers = (
  node: AstNode,
  parent: Scope | undefined,
  columns: Columns,
  ctes: Ctes,
  walk: FromWalk,
): void => {
  const scope: Scope = {
    parent,
    sources: [{ kind: "derived", alias: "", columns }],
    aliases: new Set(),
  };
  walkModifiersAt(
    node,
    { scope, ctes, noMeasures: "this ORDER BY", aliasesFirst: true, parameters: noParameters },
    walk,
  );
};

const walkModifiersAt = (node: AstNode, place: Place, walk: Walk): void => {
  for (const modifier of nodesAt(node, "modifiers")) {
    switch (textAt(modifier, "type")) {
      case "ORDER_MODIFIER":
        onlyFields(modifier, ["orders"]);
        walkOrders(
          nodesAt(modifier, "orders").filter((order) => !isOrderByAll(order)),
          place,
          walk,
        );
        break;
      case "LIMIT_MODIFIER":
      case "LIMIT_PERCENT_MODIFIER":
        onlyFields(modifier, ["limit", "offset"]);
        for (const field of ["limit", "offset"]) {
          const count = optionalNodeAt(modifier, field);
          if (count !== undefined) walkExpression(count, { ...place, noMeasures: "LIMIT" }, walk);
        }
        break;
      case "DISTINCT_MODIFIER":
        onlyFields(modifier, ["distinct_on_targets"]);
        for (const target of nodesAt(modifier, "distinct_on_targets")) {
          walkExpression(target, place, walk);
        }
        break;
      default:
        throw unknown();
    }
  }
};

/** ORDER BY ALL is written as a star, and reads nothing that the SELECT list does not. */
const isOrderByAll = (order: AstNode): boolean => {
  const expression = nodeAt(order, "expression");
  return (
    expression["class"] === "STAR" &&
    expression["expr"] === null &&
    expression["relation_name"] === "" &&
    ["exclude_list", "replace_list", "qualified_exclude_list", "rename_list"].every((field) => {
      const list = expression[field];
      return Array.isArray(list) && list.length === 0;
    })
  );
};

/**
 * CTEs see those before them. All get names that nothing of the model can have: a CTE must not
 * stand in for a table that the model reads.
 */
const walkCtes = (map: AstNode, parent: Scope | undefined, outer: Ctes, walk: FromWalk): Ctes => {
  onlyFields(map, ["map"]);
  const ctes = new Map(outer);
  for (const entry of nodesAt(map, "map")) {
    onlyFields(entry, ["key", "value"]);
    const name = own(textAt(entry, "key"));
    const value = onlyFields(nodeAt(entry, "value"), [
      "aliases",
      "query",
      "materialized",
      "key_targets",
    ]);
    mustBeEmpty(value, "key_targets", "USING KEY is not available.");
    const aliases = textsAt(value, "aliases").map(own);
    const statement = nodeAt(value, "query");
    const body = nodeAt(statement, "node");
    const columns =
      textAt(body, "type") === "RECURSIVE_CTE_NODE"
        ? walkRecursive(statement, body, aliases, parent, ctes, walk)
        : walkStatement(statement, parent, ctes, walk);
    ctes.set(name.toLowerCase(), withNames(columns, aliases));
    entry["key"] = cteName(name);
  }
  return ctes;
};

/** The name under which a CTE goes. */
const cteName = (name: string): string => `~c:${name.toLowerCase()}`;

const walkRecursive = (
  statement: AstNode,
  node: AstNode,
  aliases: readonly string[],
  parent: Scope | undefined,
  outer: Ctes,
  walk: FromWalk,
): Columns => {
  mustBeEmpty(statement, "named_param_map", "A statement has no parameters here.");
  onlyFields(node, [
    "modifiers",
    "cte_map",
    "cte_name",
    "union_all",
    "left",
    "right",
    "aliases",
    "key_targets",
  ]);
  mustBeEmpty(node, "key_targets", "USING KEY is not available.");
  mustBeEmpty(node, "modifiers");
  const ctes = walkCtes(nodeAt(node, "cte_map"), parent, outer, walk);
  const name = own(textAt(node, "cte_name"));
  textsAt(node, "aliases").forEach(own);
  const first = withNames(walkQuery(nodeAt(node, "left"), parent, ctes, walk), aliases);
  const inner = new Map(ctes).set(name.toLowerCase(), first);
  walkQuery(nodeAt(node, "right"), parent, inner, walk);
  node["cte_name"] = cteName(name);
  return first;
};
