/** Something of a model that the data does not have. */
export interface BindingProblem {
  readonly cube: string;
  /** A member, or the name of a joined cube; undefined for the cube's own source. */
  readonly member: string | undefined;
  readonly sentence: string;
}
