import { become, columnNode, type AstNode } from "../ast.js";
import { boundArguments } from "./bounded-calls.js";
import { asksForTime, momentNode } from "./clock.js";
import {
  aggregateFunctions,
  lambdaFunctions,
  operatorFunctions,
  scalarFunctions,
  windowFunctions,
} from "./functions.js";
import { walkLambda } from "./lambda.js";
import { visitMeasureCall } from "../measure-call.js";
import { functionNotAvailable } from "./other-dialects.js";
import { Refusal } from "../refusal.js";
import { aggregates, type Place } from "../scope.js";
import { checkSeries, isSeries } from "./series.js";
import { mustBeEmpty, nodeAt, nodesAt, onlyFields, optionalNodeAt, textAt } from "../shape.js";
import { walkEach, walkOptional, walkOrders, type Visit, type Walk } from "../walk.js";

/** The fields that a call has. */
export const callFields = [
  "function_name",
  "schema",
  "catalog",
  "children",
  "filter",
  "order_bys",
  "distinct",
  "is_operator",
  "export_state",
] as const;

/** Looks at a call or an operator, aggregates and MEASURE included. */
export const visitFunction: Visit = (node, place, walk) => {
  onlyFields(node, callFields);
  mustBeEmpty(node, "export_state");
  fromMethod(node);
  const name = calledName(node);
  const orders = onlyFields(nodeAt(node, "order_bys"), ["orders"]);
  if (name === "measure") {
    const filter = visitMeasureCall(node, place);
    walkOptional(filter, { ...place, noMeasures: "FILTER" }, walk);
    return;
  }
  const children = nodesAt(node, "children");
  if (asksForTime(name) && children.length === 0) {
    become(node, momentNode(name, walk.clock(), textAt(node, "alias")));
    return;
  }
  const since = children.length === 1 ? sinceMoment.get(name) : undefined;
  if (since !== undefined) {
    node["function_name"] = since.name;
    node["children"] = [momentNode(since.moment, walk.clock(), ""), ...children];
  }
  const isOperator = node["is_operator"] === true;
  const aggregate = !isOperator && aggregateFunctions.has(name);
  if (isOperator ? !operatorFunctions.has(name) : !aggregate && !scalarFunctions.has(name)) {
    throw functionNotAvailable(name);
  }
  const noMeasures = name === "sum" ? aggregates.sum : aggregates.other;
  const inside = aggregate ? { ...place, noMeasures } : place;
  if (name === "unnest") walkUnnested(children, inside, walk);
  else if (!isOperator && lambdaFunctions.has(name)) walkWithLambda(children, inside, walk);
  else walkEach(children, inside, walk);
  boundArguments(name, node, children);
  walkOptional(optionalNodeAt(node, "filter"), { ...inside, noMeasures: "FILTER" }, walk);
  walkOrders(nodesAt(orders, "orders"), inside, walk);
};

/** The arguments of a function whose second one is a lambda. */
const walkWithLambda = (children: readonly AstNode[], place: Place, walk: Walk): void => {
  children.forEach((child, at) => {
    if (at === 1 && child["class"] === "LAMBDA") walkLambda(child, place, walk);
    else walk.expression(child, place);
  });
};

/** The arguments of `unnest`: there a series may stand, which elsewhere would be a long value. */
export const walkUnnested = (children: readonly AstNode[], place: Place, walk: Walk): void => {
  for (const child of children) {
    if (!isSeries(child)) {
      walk.expression(child, place);
      continue;
    }
    onlyFields(child, callFields);
    mustBeEmpty(child, "alias");
    for (const field of [
      "schema",
      "catalog",
      "filter",
      "distinct",
      "is_operator",
      "export_state",
    ]) {
      mustBeEmpty(child, field);
    }
    mustBeEmpty(nodeAt(child, "order_bys"), "orders");
    walkEach(nodesAt(child, "children"), place, walk);
    checkSeries(child);
  }
};

/** `city.upper()` is read as a function of a schema: it becomes `upper(city)`. */
const fromMethod = (node: AstNode): void => {
  const schema = textAt(node, "schema");
  const catalog = textAt(node, "catalog");
  if (schema === "" || schemas.has(schema.toLowerCase()) || node["is_operator"] !== false) return;
  const names = catalog === "" ? [schema] : [catalog, schema];
  node["children"] = [columnNode(names), ...nodesAt(node, "children")];
  node["schema"] = "";
  node["catalog"] = "";
};

// The parser itself calls functions of main.
const schemas = new Set(["main", "pg_catalog", "information_schema", "temp", "system"]);

/** What counts from the present moment, for which it would ask the engine's clock. */
const sinceMoment: ReadonlyMap<string, { readonly name: string; readonly moment: string }> =
  new Map([
    ["age", { name: "age", moment: "current_date" }],
    ["ago", { name: "subtract", moment: "now" }],
  ]);

/** Looks at a call before OVER. */
export const visitWindow: Visit = (node, place, walk) => {
  onlyFields(node, [
    "function_name",
    "schema",
    "catalog",
    "children",
    "partitions",
    "orders",
    "start",
    "end",
    "start_expr",
    "end_expr",
    "offset_expr",
    "default_expr",
    "ignore_nulls",
    "filter_expr",
    "exclude_clause",
    "distinct",
    "arg_orders",
  ]);
  const name = calledName(node);
  if (!windowFunctions.has(name)) throw functionNotAvailable(name);
  walkEach(nodesAt(node, "children"), place, walk);
  walkEach(nodesAt(node, "partitions"), place, walk);
  walkOrders(nodesAt(node, "orders"), place, walk);
  walkOrders(nodesAt(node, "arg_orders"), place, walk);
  for (const field of ["start_expr", "end_expr", "offset_expr", "default_expr", "filter_expr"]) {
    walkOptional(optionalNodeAt(node, field), place, walk);
  }
};

/** The printer writes names of functions without quotes, so only plain ones may get that far. */
const calledName = (node: AstNode): string => {
  const name = textAt(node, "function_name").toLowerCase();
  const schema = textAt(node, "schema");
  mustBeEmpty(node, "catalog", "Functions are called without a schema.");
  if (schema !== "" && schema !== "main") {
    throw new Refusal("Functions are called without a schema.");
  }
  return name;
};
