import { cloneAst, isNode, type AstNode, type AstValue } from "./ast.js";
import { resolveMeasureCall } from "./columns.js";
import { aggregateFunctions } from "./calls/functions.js";
import { Refusal } from "./refusal.js";
import type { CubeUse, Place } from "./scope.js";
import { mustBeEmpty, nodeAt, nodesAt, onlyFields, optionalNodeAt, textAt } from "./shape.js";

/** Looks at `MEASURE(…)`; answers the condition of its FILTER, for the caller to walk. */
export const visitMeasureCall = (node: AstNode, place: Place): AstNode | undefined => {
  const [argument, ...rest] = nodesAt(node, "children");
  mustBeEmpty(node, "distinct", "MEASURE takes no DISTINCT.");
  mustBeEmpty(nodeAt(node, "order_bys"), "orders", "MEASURE takes no ORDER BY.");
  if (argument?.["class"] !== "COLUMN_REF" || rest.length > 0) {
    throw new Refusal("MEASURE takes a measure, or alias.measure.");
  }
  onlyFields(argument, ["column_names"]);
  const filter = optionalNodeAt(node, "filter");
  resolveMeasureCall(node, argument, filter, place);
  return filter;
};

/**
 * Puts the conditions of FILTER on what the measures have become. One plain aggregate takes it as
 * it is; what is computed from several, or counts repeated rows once, has no place for it.
 */
export const filterMeasures = (uses: readonly CubeUse[]): void => {
  for (const measure of uses.flatMap(({ measures }) => measures)) {
    const { node, member, filter } = measure;
    if (filter === undefined) continue;
    if (measure.isOfGroups === true) {
      filterAggregates(node, filter);
      continue;
    }
    const plain =
      node["class"] === "FUNCTION" &&
      node["is_operator"] === false &&
      node["filter"] === null &&
      aggregateFunctions.has(textAt(node, "function_name").toLowerCase());
    if (!plain) {
      throw new Refusal(
        `MEASURE(${member}) takes no FILTER here: filter by WHERE, in a CTE of its own if other figures need other rows.`,
      );
    }
    node["filter"] = filter;
  }
};

/** Puts a condition on each aggregate of an expression. */
const filterAggregates = (value: AstValue, filter: AstNode): void => {
  if (Array.isArray(value)) return value.forEach((one) => filterAggregates(one, filter));
  if (!isNode(value)) return;
  for (const one of Object.values(value)) filterAggregates(one, filter);
  const isAggregate =
    value["class"] === "FUNCTION" &&
    value["is_operator"] === false &&
    aggregateFunctions.has(textAt(value, "function_name").toLowerCase());
  if (isAggregate) value["filter"] = cloneAst(filter);
};
