import type { Cube } from "@embedded-analytics/domain";
import type { Statement } from "../plan/columns.js";
import type { LogicalForm } from "../reading/logical-form.js";
import type { ResultRows } from "./cells.js";

/** All that an answer speaks of. */
export interface Answered {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly statement: Statement;
  readonly rows: ResultRows;
}
