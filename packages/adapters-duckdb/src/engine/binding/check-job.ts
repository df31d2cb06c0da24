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
