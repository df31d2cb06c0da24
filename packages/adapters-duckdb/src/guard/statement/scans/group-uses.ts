import { isNode, literalOf, type AstNode, type AstValue } from "../ast.js";
import { aggregateFunctions } from "../calls/functions.js";
import { conditionsOf } from "./scan-conditions.js";
import type { CubeUse } from "../scope.js";
import { nodeAt, nodesAt, textAt, textsAt } from "../shape.js";
import { isNamed } from "./first-rows.js";

/** What a SELECT does with the columns of its one relation. */
export interface GroupUses {
  /** Lowercase names that stand anywhere but in conditions which the database applies. */
  readonly needed: ReadonlySet<string>;
  /** Of those, the ones that stand within one and the same `date_trunc` only. */
  readonly grains: ReadonlyMap<string, string>;
  /** Whether rows that are equal count once anyhow, without any aggregate. */
  readonly isDistinct: boolean;
}

/**
 * Looks through a whole SELECT. Any name that might be a column counts as one, so that a mistake costs
 * time and no truth. Else why rows matter one by one.
 */
export const groupUses = (use: CubeUse): GroupUses | string => {
  const { select, from, taken, mayBeMeant, node } = use;
  if (select === undefined || from !== node) return "a join in the statement";
  if (taken || mayBeMeant) return "a star or a whole row";
  if (node["sample"] !== null || select["sample"] !== null) return "a sample";
  const measures = new Set(use.measures.map((measure) => measure.node));
  const applied = new Set(
    use.conditionOrigins.filter(
      (_, at) => conditionsOf(use, use.conditions.slice(at, at + 1)).length > 0,
    ),
  );
  const found: Found = { grains: new Map(), countsRows: false, hasWindows: false };
  const named = new Set(namesOfList(select));
  const isPassed = (value: AstNode): boolean =>
    value === node || measures.has(value) || applied.has(value) || named.has(value);
  lookThrough(select, isPassed, found);
  // Their conditions are computed over the groups, of which all that they name has to be a key.
  for (const { filter } of use.measures) lookThrough(filter, isPassed, found);
  if (found.countsRows) return "an aggregate of the statement's own";
  return {
    needed: new Set(found.grains.keys()),
    grains: new Map(
      [...found.grains].flatMap(([name, grains]) => {
        const [grain] = grains;
        return grains.size === 1 && grain !== undefined ? [[name, grain] as const] : [];
      }),
    ),
    isDistinct: !found.hasWindows && (isPlainDistinct(select) || isGrouped(select)),
  };
};

/**
 * What an ORDER BY takes from the SELECT list by its name there, which comes before the name of a column:
 * it needs nothing that the list does not.
 */
const namesOfList = (select: AstNode): readonly AstNode[] => {
  const list = nodesAt(select, "select_list");
  return nodesAt(select, "modifiers")
    .filter((modifier) => modifier["type"] === "ORDER_MODIFIER")
    .flatMap((modifier) => nodesAt(modifier, "orders").map((order) => nodeAt(order, "expression")))
    .filter((expression) => {
      if (expression["class"] !== "COLUMN_REF") return false;
      const [name = "", more] = textsAt(expression, "column_names");
      return more === undefined && list.some((item) => isNamed(item, name));
    });
};

/** What stands in a SELECT. */
interface Found {
  /** By lowercase name, in which grains of time it stands; undefined: as it is. */
  readonly grains: Map<string, Set<string | undefined>>;
  countsRows: boolean;
  hasWindows: boolean;
}

const lookThrough = (value: AstValue, isPassed: (node: AstNode) => boolean, found: Found): void => {
  if (Array.isArray(value)) {
    for (const one of value) lookThrough(one, isPassed, found);
    return;
  }
  if (!isNode(value) || isPassed(value)) return;
  const note = (name: string, grain: string | undefined): void => {
    const grains = found.grains.get(name.toLowerCase()) ?? new Set();
    found.grains.set(name.toLowerCase(), grains.add(grain));
  };
  if (value["class"] === "COLUMN_REF") {
    for (const name of textsAt(value, "column_names")) note(name, undefined);
    return;
  }
  const truncated = truncation(value);
  if (truncated !== undefined) return note(truncated.column, truncated.grain);
  if (value["class"] === "STAR" || isAggregate(value)) found.countsRows = true;
  if (value["class"] === "WINDOW") found.hasWindows = true;
  for (const one of Object.values(value)) lookThrough(one, isPassed, found);
};

const isAggregate = (node: AstNode): boolean =>
  node["class"] === "FUNCTION" &&
  aggregateFunctions.has(textAt(node, "function_name").toLowerCase());

const grainNames = new Set(["year", "quarter", "month", "week", "day", "hour", "minute", "second"]);

/** A column that is cut to the beginning of its month and so on. */
interface Truncation {
  readonly column: string;
  readonly grain: string;
  /** Where the column is named. */
  readonly reference: AstNode;
}

/** `date_trunc('month', column)`: applied once more to what it made, it changes nothing. */
export const truncation = (node: AstNode): Truncation | undefined => {
  if (node["class"] !== "FUNCTION" || node["function_name"] !== "date_trunc") return undefined;
  const [unit, column, more] = nodesAt(node, "children");
  if (unit?.["class"] !== "CONSTANT" || column?.["class"] !== "COLUMN_REF") return undefined;
  const grain = literalOf(unit, ["VARCHAR"])?.toLowerCase();
  if (more !== undefined || grain === undefined || !grainNames.has(grain)) return undefined;
  const name = textsAt(column, "column_names").at(-1);
  return name === undefined ? undefined : { column: name, grain, reference: column };
};

const isPlainDistinct = (select: AstNode): boolean =>
  nodesAt(select, "modifiers").some(
    (modifier) =>
      modifier["type"] === "DISTINCT_MODIFIER" &&
      nodesAt(modifier, "distinct_on_targets").length === 0,
  );

const isGrouped = (select: AstNode): boolean => nodesAt(select, "group_expressions").length > 0;
