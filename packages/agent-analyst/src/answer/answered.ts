import type { Cube } from "@embedded-analytics/domain";
import type { Statement } from "../sql/columns.js";
import type { Plan } from "../plan/plan.js";
import type { ResultRows } from "./cells.js";

/** All that an answer speaks of. */
export interface Answered {
  readonly plan: Plan;
  readonly cube: Cube;
  readonly statement: Statement;
  readonly rows: ResultRows;
  /** The rows that count, in words. */
  readonly scope: string;
}
