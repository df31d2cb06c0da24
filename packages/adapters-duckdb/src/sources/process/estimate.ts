import type { ScanFigures } from "@embedded-analytics/domain";
import type { ScanText } from "../render-scan.js";
import type { Session } from "./session.js";

/**
 * What the server's planner expects of scans. With `isRun`, the server also runs each scan, keeps its
 * rows to itself and counts them. Rejects with what the server says.
 */
export const estimateScans = async (
  { client }: Session,
  texts: readonly ScanText[],
  isRun: boolean,
): Promise<readonly ScanFigures[]> => {
  const options = isRun ? "ANALYZE, TIMING OFF, FORMAT JSON" : "FORMAT JSON";
  const estimates: ScanFigures[] = [];
  for (const { text, values } of texts) {
    // As the scan itself: one statement, with its values apart.
    const config = { text: `EXPLAIN (${options}) ${text}`, values: [...values] };
    const asked = { ...config, rowMode: "array" as const, queryMode: "extended" };
    const { rows } = await client.query<string[]>(asked);
    estimates.push(estimateOf(rows[0]?.[0] ?? "[]"));
  }
  return estimates;
};

/** A node of a plan, as PostgreSQL writes it in JSON; counts of rows are means over the loops. */
interface PlanNode {
  readonly Plans?: readonly PlanNode[];
  readonly "Relation Name"?: string;
  readonly "Plan Rows"?: number;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
}

/** The figures of one plan, in the JSON that `EXPLAIN (FORMAT JSON)` answers. */
const estimateOf = (json: string): ScanFigures => {
  const [plan] = JSON.parse(json) as readonly { readonly Plan: PlanNode }[];
  if (plan === undefined) throw new Error("The database answered no plan.");
  const root = plan.Plan;
  const actual = root["Actual Rows"];
  return {
    rowsEstimated: root["Plan Rows"] ?? 0,
    run:
      actual === undefined
        ? undefined
        : { rows: Math.round(actual * (root["Actual Loops"] ?? 1)), rowsRead: readBy(root) },
  };
};

/** Rows that the nodes below take out of tables, those included that a condition then removes. */
const readBy = (node: PlanNode): number => {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + readBy(plan), 0);
  if (node["Relation Name"] === undefined) return below;
  const each =
    (node["Actual Rows"] ?? 0) +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  return below + Math.round(each * (node["Actual Loops"] ?? 1));
};
