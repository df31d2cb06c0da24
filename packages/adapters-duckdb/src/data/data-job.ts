import type { DataFiles } from "../engine/protocol.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import type { Mistake } from "../model/read/mistake.js";
import type { TableFile } from "./list-data.js";

/** What a data process is asked to do: one job, then it ends. */
export type DataJob = BuildJob | CheckJob;

/** Make a DuckDB file of these files, unless another process has made it meanwhile. */
export interface BuildJob {
  readonly kind: "build";
  readonly tables: readonly TableFile[];
  readonly target: string;
}

/** Bind every expression of a model to the data. */
export interface CheckJob {
  readonly kind: "check";
  readonly files: DataFiles;
  readonly model: CompiledModel;
}

/** Its answer; a job that could not be done is told by its reason, for the log alone. */
export type DataAnswer =
  | { readonly kind: "built"; readonly mistakes: readonly Mistake[] }
  | ({ readonly kind: "checked" } & Checked)
  | { readonly kind: "failed"; readonly reason: string };

/** What the data says to a model. */
export interface Checked {
  /** The engine's types by cube and dimension or measure. */
  readonly types: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly problems: readonly BindingProblem[];
}

/** Something of a model that the data does not have. */
export interface BindingProblem {
  readonly cube: string;
  /** A member, or the name of a joined cube; undefined for the cube's own source. */
  readonly member: string | undefined;
  readonly sentence: string;
}
