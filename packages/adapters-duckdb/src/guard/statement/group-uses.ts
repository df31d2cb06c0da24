import { isNode, type AstNode, type AstValue } from "./ast.js";
import { aggregateFunctions } from "./calls/functions.js";
import { conditionsOf } from "./scan-conditions.js";
import type { CubeUse } from "./scope.js";
import { nodesAt, textAt, textsAt } from "./shape.js";

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
  const grains = new Map<string, Set<string | undefined>>();
  let countsRows = false;
  let hasWindows = false;
  const note = (name: string, grain: string | undefined): void => {
    const found = grains.get(name.toLowerCase()) ?? new Set();
    grains.set(name.toLowerCase(), found.add(grain));
  };
  const look = (value: AstValue): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (!isNode(value) || value === node || measures.has(value) || applied.has(value)) return;
    if (value["class"] === "COLUMN_REF") {
      for (const name of textsAt(value, "column_names")) note(name, undefined);
      return;
    }
    if (value["class"] === "STAR") countsRows = true;
    if (value["class"] === "WINDOW") hasWindows = true;
    const truncated = truncation(value);
    if (truncated !== undefined) return note(truncated.column, truncated.grain);
    if (value["class"] === "FUNCTION") {
      if (aggregateFunctions.has(textAt(value, "function_name").toLowerCase())) countsRows = true;
    }
    Object.values(value).forEach(look);
  };
  look(select);
  if (countsRows) return "an aggregate of the statement's own";
  return {
    needed: new Set(grains.keys()),
    grains: new Map(
      [...grains].flatMap(([name, found]) => {
        const [grain] = found;
        return found.size === 1 && grain !== undefined ? [[name, grain] as const] : [];
      }),
    ),
    isDistinct: !hasWindows && (isPlainDistinct(select) || isGrouped(select)),
  };
};

const grainNames = new Set(["year", "quarter", "month", "week", "day", "hour", "minute", "second"]);

/** `date_trunc('month', column)`: applied once more to what it made, it changes nothing. */
const truncation = (
  node: AstNode,
): { readonly column: string; readonly grain: string } | undefined => {
  if (node["class"] !== "FUNCTION" || node["function_name"] !== "date_trunc") return undefined;
  const [unit, column, more] = nodesAt(node, "children");
  if (unit?.["class"] !== "CONSTANT" || column?.["class"] !== "COLUMN_REF") return undefined;
  const value = unit["value"];
  const grain = isNode(value) ? String(value["value"]).toLowerCase() : "";
  if (more !== undefined || !grainNames.has(grain)) return undefined;
  const name = textsAt(column, "column_names").at(-1);
  return name === undefined ? undefined : { column: name, grain };
};

const isPlainDistinct = (select: AstNode): boolean =>
  nodesAt(select, "modifiers").some(
    (modifier) =>
      modifier["type"] === "DISTINCT_MODIFIER" &&
      nodesAt(modifier, "distinct_on_targets").length === 0,
  );

const isGrouped = (select: AstNode): boolean => nodesAt(select, "group_expressions").length > 0;
