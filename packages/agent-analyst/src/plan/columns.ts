import type { FormMeasure } from "../reading/logical-form.js";
import type { BucketUnit } from "../words/times/steps/cycles.js";

/** What a column of a statement holds, for its chart and its answer. */
export type PlanColumn =
  | { readonly name: string; readonly role: "group"; readonly member: string }
  | { readonly name: string; readonly role: "bucket"; readonly unit: BucketUnit }
  | { readonly name: string; readonly role: "period" }
  | { readonly name: string; readonly role: "measure"; readonly measure: FormMeasure }
  /** So many of the measure before it. */
  | { readonly name: string; readonly role: "part"; readonly measure: FormMeasure }
  | {
      readonly name: string;
      readonly role:
        "share" | "present" | "former" | "change" | "change_percent" | "growth" | "running";
    };

/** A statement, and what its columns are. */
export interface Statement {
  readonly sql: string;
  readonly columns: readonly PlanColumn[];
}
