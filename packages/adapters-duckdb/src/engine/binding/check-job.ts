import type { DataFiles } from "../../data/data-files.js";
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

/** Something of a model that the data does not have. */
export interface BindingProblem {
  readonly cube: string;
  /** A member, or the name of a joined cube; undefined for the cube's own source. */
  readonly member: string | undefined;
  readonly sentence: string;
}
