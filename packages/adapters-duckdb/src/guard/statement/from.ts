import { castNode, type AstNode } from "./ast.js";
import { own } from "./columns.js";
import { callFields, walkUnnested } from "./calls/calls.js";
import { walkExpression } from "./expressions.js";
import { tableFunctions } from "./calls/functions.js";
import { Refusal, shownName, shownNames } from "./refusal.js";
import {
  noParameters,
  takeAll,
  withNames,
  type Ctes,
  type CubeUse,
  type Place,
  type Scope,
} from "./scope.js";
import {
  listAt,
  mustBeEmpty,
  nodeAt,
  nodesAt,
  onlyFields,
  optionalNodeAt,
  textAt,
  textsAt,
  unknown,
} from "./shape.js";
import type { VisibleCubes } from "./visible-cube.js";
import { walkEach, type Walk } from "./walk.js";

/** What queries and their FROMs need beside what expressions need. */
export interface FromWalk extends Walk {
  readonly cubes: VisibleCubes;
  /** Takes down every mention of a cube. */
  readonly use: (use: CubeUse) => void;
}

/** Looks at a FROM and brings what stands in it into the scope, from left to right. */
export const walkFrom = (node: AstNode, scope: Scope, ctes: Ctes, walk: FromWalk): void => {
  own(textAt(node, "alias"));
  checkSample(node);
  const visit = visitors[textAt(node, "type")];
  if (visit === undefined) throw unknown();
  visit(node, scope, ctes, walk);
};

type Visit = (node: AstNode, scope: Scope, ctes: Ctes, walk: FromWalk) => void;

const checkSample = (node: AstNode): void => {
  const sample = optionalNodeAt(node, "sample");
  if (sample !== undefined) onlyFields(sample, ["sample_size", "is_percentage", "method", "seed"]);
};

const visitTable: Visit = (node, scope, ctes, walk) => {
  onlyFields(node, [
    "sample",
    "schema_name",
    "table_name",
    "column_name_alias",
    "catalog_name",
    "at_clause",
  ]);
  const name = own(textAt(node, "table_name"));
  if (textAt(node, "schema_name") !== "" || textAt(node, "catalog_name") !== "") {
    throw new Refusal(`Cubes and views are named without a schema. ${thereAre(walk.cubes)}`);
  }
  mustBeEmpty(node, "at_clause", "AT is not available.");
  const alias = textAt(node, "alias") || name;
  const renames = textsAt(node, "column_name_alias").map(own);
  const cte = ctes.get(name.toLowerCase());
  if (cte !== undefined) {
    node["table_name"] = `~c:${name.toLowerCase()}`;
    node["alias"] = alias;
    scope.sources.push({ kind: "derived", alias, columns: withNames(cte, renames) });
    return;
  }
  const cube = walk.cubes.find(name);
  if (cube === undefined) {
    throw new Refusal(`There is no cube or view ${shownName(name)}. ${thereAre(walk.cubes)}`);
  }
  if (renames.length > 0) {
    throw new Refusal(
      `${cube.name} keeps the names of its columns: rename them in the SELECT list.`,
    );
  }
  const use: CubeUse = {
    kind: "cube",
    node,
    alias,
    cube,
    members: new Set(),
    measures: [],
    taken: false,
    qualified: [],
    mayBeMeant: false,
    from: undefined,
    select: undefined,
    conditions: [],
    conditionOrigins: [],
  };
  scope.sources.push(use);
  walk.use(use);
};

const thereAre = (cubes: VisibleCubes): string => {
  const names = cubes.names();
  return names.length === 0 ? "There are none for you." : `There are ${shownNames(names)}.`;
};

const visitJoin: Visit = (node, scope, ctes, walk) => {
  onlyFields(node, [
    "sample",
    "left",
    "right",
    "condition",
    "join_type",
    "ref_type",
    "using_columns",
    "delim_flipped",
    "duplicate_eliminated_columns",
  ]);
  mustBeEmpty(node, "delim_flipped");
  mustBeEmpty(node, "duplicate_eliminated_columns");
  const form = textAt(node, "ref_type");
  if (!["REGULAR", "CROSS", "NATURAL", "ASOF"].includes(form)) throw unknown();
  if (
    !["INNER", "LEFT", "RIGHT", "OUTER", "FULL", "SEMI", "ANTI"].includes(textAt(node, "join_type"))
  ) {
    throw unknown();
  }
  const before = scope.sources.length;
  walkFrom(nodeAt(node, "left"), scope, ctes, walk);
  const kept = scope.sources.length;
  walkFrom(nodeAt(node, "right"), scope, ctes, walk);
  const joined = scope.sources.slice(before);
  const usedColumns = textsAt(node, "using_columns").map(own);
  if (usedColumns.length > 0 || form === "NATURAL") walk.unchecked();
  for (const source of joined) {
    if (source.kind !== "cube") continue;
    // A natural join compares all columns of one name, so all of them are used.
    if (form === "NATURAL") takeAll(source);
    for (const column of usedColumns) {
      const member = source.cube.members.get(column.toLowerCase());
      if (member !== undefined && member.kind !== "measure") source.members.add(member.name);
    }
  }
  const condition = optionalNodeAt(node, "condition");
  const place: Place = {
    scope,
    ctes,
    noMeasures: "ON",
    aliasesFirst: false,
    parameters: noParameters,
  };
  if (condition !== undefined) walkExpression(condition, place, walk);
  // Only the condition sees what a semi or anti join looks for.
  if (seeking.has(textAt(node, "join_type"))) scope.sources.splice(kept);
  if (form !== "CROSS") joinOnTrue(nodeAt(node, "left"));
  joinOnTrue(nodeAt(node, "right"));
};

const seeking = new Set(["SEMI", "ANTI"]);

/** Within another join, a CROSS JOIN is printed as a comma, which would bind less than it is meant to. */
const joinOnTrue = (node: AstNode): void => {
  if (node["type"] !== "JOIN" || node["ref_type"] !== "CROSS") return;
  node["ref_type"] = "REGULAR";
  node["condition"] = castNode("BOOLEAN", "t", "");
  joinOnTrue(nodeAt(node, "left"));
};

const visitSubquery: Visit = (node, scope, ctes, walk) => {
  onlyFields(node, ["sample", "subquery", "column_name_alias"]);
  // It may look at what stands left of it.
  const columns = walk.query(nodeAt(node, "subquery"), scope, ctes);
  const names = textsAt(node, "column_name_alias").map(own);
  scope.sources.push({
    kind: "derived",
    alias: textAt(node, "alias"),
    columns: withNames(columns, names),
  });
};

const visitTableFunction: Visit = (node, scope, ctes, walk) => {
  onlyFields(node, ["sample", "function", "column_name_alias", "with_ordinality"]);
  const call = nodeAt(node, "function");
  const name = call["class"] === "FUNCTION" ? textAt(call, "function_name").toLowerCase() : "";
  if (!tableFunctions.has(name)) {
    throw new Refusal(
      name === ""
        ? "There is nothing of this form to read from."
        : `The function ${shownName(name)} cannot be read from.`,
    );
  }
  onlyFields(call, callFields);
  for (const field of ["schema", "catalog", "filter", "distinct", "is_operator", "export_state"]) {
    mustBeEmpty(call, field);
  }
  mustBeEmpty(nodeAt(call, "order_bys"), "orders");
  const place: Place = {
    scope,
    ctes,
    noMeasures: "FROM",
    aliasesFirst: false,
    parameters: noParameters,
  };
  const children = nodesAt(call, "children");
  if (name === "unnest") walkUnnested(children, place, walk);
  else walkEach(children, place, walk);
  const renames = textsAt(node, "column_name_alias").map((one) => own(one).toLowerCase());
  const alias = textAt(node, "alias") || name;
  const columns = { names: new Set([...renames, "ordinality"]), open: renames.length === 0 };
  scope.sources.push({ kind: "derived", alias, columns });
};

const visitValues: Visit = (node, scope, ctes, walk) => {
  onlyFields(node, ["sample", "expected_names", "expected_types", "values"]);
  mustBeEmpty(node, "expected_types");
  const place: Place = {
    scope,
    ctes,
    noMeasures: "VALUES",
    aliasesFirst: false,
    parameters: noParameters,
  };
  const names = new Set(textsAt(node, "expected_names").map((name) => own(name).toLowerCase()));
  for (const row of listAt(node, "values")) {
    if (!Array.isArray(row)) throw unknown();
    row.forEach((value, at) => {
      walkExpression(value as AstNode, place, walk);
      names.add(`col${at}`);
    });
  }
  const columns = { names, open: false };
  scope.sources.push({ kind: "derived", alias: textAt(node, "alias"), columns });
};

const refuse =
  (sentence: string): Visit =>
  () => {
    throw new Refusal(sentence);
  };

const visitors: Readonly<Record<string, Visit>> = {
  EMPTY: (node) => void onlyFields(node, ["sample"]),
  BASE_TABLE: visitTable,
  JOIN: visitJoin,
  SUBQUERY: visitSubquery,
  TABLE_FUNCTION: visitTableFunction,
  EXPRESSION_LIST: visitValues,
  PIVOT: refuse("PIVOT and UNPIVOT are not available: use CASE or FILTER within aggregates."),
  SHOW_REF: refuse("Only SELECT is available."),
};
