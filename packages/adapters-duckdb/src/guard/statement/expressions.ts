import { become, castNode, digitsOf, type AstNode } from "./ast.js";
import { visitFunction, visitWindow } from "./calls/calls.js";
import { asksForTime } from "./calls/clock.js";
import { findSource, own, requireColumn, resolveColumn } from "./columns.js";
import { Refusal, shownName } from "./refusal.js";
import { aggregates, isInAggregate, takeAll, type Place } from "./scope.js";
import { nodeAt, nodesAt, onlyFields, optionalNodeAt, textAt, textsAt, unknown } from "./shape.js";
import { checkType } from "./types.js";
import { walkEach, walkOptional, type Visit, type Walk } from "./walk.js";

/** Looks at an expression and everything in it; what is not known here is refused. */
export const walkExpression = (node: AstNode, place: Place, walk: Walk): void => {
  own(textAt(node, "alias"));
  const visit = visitors[textAt(node, "class")];
  if (visit === undefined) throw unknown();
  visit(node, place, walk);
};

const visitColumn: Visit = (node, place, walk) => {
  onlyFields(node, ["column_names"]);
  const [only, other] = textsAt(node, "column_names");
  const moment = other === undefined && asksForTime(String(only).toLowerCase());
  if (!resolveColumn(node, place, moment ? walk.clock() : undefined)) walk.unchecked();
};

const visitSubquery: Visit = (node, place, walk) => {
  onlyFields(node, ["subquery_type", "subquery", "child", "comparison_type"]);
  walkOptional(optionalNodeAt(node, "child"), place, walk);
  walk.query(nodeAt(node, "subquery"), place.scope, place.ctes);
};

const visitStar: Visit = (node, place, walk) => {
  // Its alias may be a pattern, `\1x`, of which the engine makes the names.
  if (textAt(node, "alias").includes("~"))
    throw new Refusal("A name made of a pattern has no ~ here.");
  onlyFields(node, [
    "relation_name",
    "exclude_list",
    "replace_list",
    "columns",
    "expr",
    "qualified_exclude_list",
    "rename_list",
  ]);
  const relation = own(textAt(node, "relation_name"));
  if (relation === "") {
    for (const source of place.scope.sources) if (source.kind === "cube") takeAll(source);
  } else {
    // Printed without quotes: it must be a name that needs none, and one that is known.
    const found = /^[A-Za-z_][A-Za-z0-9_]*$/.test(relation)
      ? findSource(relation, place.scope)
      : undefined;
    if (found === undefined) throw new Refusal(`There is no ${shownName(relation)} in this FROM.`);
    if (found.source.kind === "cube") takeAll(found.source);
  }
  // Patterns, lists of names and numbers of columns may stand for what is there for others alone.
  walk.unchecked();
  textsAt(node, "exclude_list").forEach(own);
  for (const key of nodesAt(node, "qualified_exclude_list")) own(textAt(key, "column"));
  for (const entry of nodesAt(node, "rename_list")) {
    own(textAt(entry, "value"));
    requireColumn(own(textAt(nodeAt(entry, "key"), "column")), place.scope);
  }
  for (const entry of nodesAt(node, "replace_list")) {
    own(textAt(entry, "key"));
    walkExpression(nodeAt(entry, "value"), place, walk);
  }
  walkOptional(optionalNodeAt(node, "expr"), place, walk);
};

const visitConstant: Visit = (node) => {
  const value = nodeAt(onlyFields(node, ["value"]), "value");
  if (value["is_null"] !== false || nodeAt(value, "type")["id"] !== "DOUBLE") return;
  // 1e6 is printed as 1000000.0, which is a decimal.
  become(node, castNode("DOUBLE", digitsOf(value["value"]), textAt(node, "alias")));
};

const operatorTypes = new Set([
  "OPERATOR_NOT",
  "OPERATOR_IS_NULL",
  "OPERATOR_IS_NOT_NULL",
  "COMPARE_IN",
  "COMPARE_NOT_IN",
  "OPERATOR_COALESCE",
  "GROUPING_FUNCTION",
  "ARRAY_EXTRACT",
  "ARRAY_SLICE",
  "STRUCT_EXTRACT",
  "ARRAY_CONSTRUCTOR",
]);

const visitors: Readonly<Record<string, Visit>> = {
  COLUMN_REF: visitColumn,
  CONSTANT: visitConstant,
  FUNCTION: visitFunction,
  WINDOW: visitWindow,
  SUBQUERY: visitSubquery,
  STAR: visitStar,
  CAST: (node, place, walk) => {
    onlyFields(node, ["child", "cast_type", "try_cast"]);
    checkType(nodeAt(node, "cast_type"));
    walkExpression(nodeAt(node, "child"), place, walk);
  },
  COLLATE: (node, place, walk) => {
    onlyFields(node, ["child", "collation"]);
    const collation = textAt(node, "collation");
    if (!/^(nocase|noaccent|nfc|binary)(\.(nocase|noaccent|nfc))*$/i.test(collation)) {
      throw new Refusal(`The collation ${shownName(collation)} is not available.`);
    }
    walkExpression(nodeAt(node, "child"), place, walk);
  },
  COMPARISON: (node, place, walk) => {
    onlyFields(node, ["left", "right"]);
    walkEach([nodeAt(node, "left"), nodeAt(node, "right")], place, walk);
  },
  CONJUNCTION: (node, place, walk) => {
    onlyFields(node, ["children"]);
    walkEach(nodesAt(node, "children"), place, walk);
  },
  OPERATOR: (node, place, walk) => {
    onlyFields(node, ["children"]);
    if (!operatorTypes.has(textAt(node, "type"))) throw unknown();
    walkEach(nodesAt(node, "children"), place, walk);
  },
  BETWEEN: (node, place, walk) => {
    onlyFields(node, ["input", "lower", "upper"]);
    walkEach([nodeAt(node, "input"), nodeAt(node, "lower"), nodeAt(node, "upper")], place, walk);
  },
  CASE: (node, place, walk) => {
    onlyFields(node, ["case_checks", "else_expr"]);
    const inside = isInAggregate(place) ? { ...place, noMeasures: aggregates.ofCase } : place;
    for (const check of nodesAt(node, "case_checks")) {
      onlyFields(check, ["when_expr", "then_expr"]);
      walkEach([nodeAt(check, "when_expr"), nodeAt(check, "then_expr")], inside, walk);
    }
    walkOptional(optionalNodeAt(node, "else_expr"), inside, walk);
  },
  POSITIONAL_REFERENCE: (node, place) => {
    onlyFields(node, ["index"]);
    // It counts columns of the FROM, which for a cube are not those that its author thinks of.
    if (place.scope.sources.some(({ kind }) => kind === "cube")) {
      throw new Refusal("Columns are named here, not counted.");
    }
  },
  LAMBDA: () => {
    // So is `doc -> 0` read, too.
    throw new Refusal("A lambda function stands as the second argument of a list function only.");
  },
  PARAMETER: () => {
    throw new Refusal("A statement has no parameters here: write the values into it.");
  },
};
