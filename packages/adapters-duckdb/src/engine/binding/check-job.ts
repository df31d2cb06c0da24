import type { DataAccess } from "@embedded-analytics/domain";
import type { DataFiles } from "../../data/data-files.js";
import type { BindingProblem } from "../../model/compile/binding-problem.js";
import type { EngineTypes } from "../../model/compile/apply-types.js";
import type { CompiledModel } from "../../model/compile/compiled-model.js";

/** Bind every expression of a model to the data. */
export interface CheckJob {
  readonly kind: "check";
  readonly files: DataFiles;
  readonly model: CompiledModel;
}

/** What the data says to a model. */
export interface Checked {
  readonly kind: "checked";
  readonly types: EngineTypes;
  readonly problems: readonly BindingProblem[];
}

/** Read statements as the guard reads those of somebody with these rights. */
export interface JudgeJob {
  readonly kind: "judge";
  readonly files: DataFiles;
  readonly model: CompiledModel;
  readonly access: DataAccess;
  readonly statements: readonly string[];
}

/** Why each of the statements cannot run; null for those that can, as far as it is seen without rows. */
export interface Judged {
  readonly kind: "judged";
  readonly sentences: readonly (string | null)[];
}
