import type { RowFilter } from "../policies/row-filter.js";

/** What one policy grants one user on one cube: these members on these rows. */
export interface Grant {
  readonly members: readonly string[];
  readonly rows: RowFilter;
}

/**
 * All that one user may see of a model, by the name of cube or view. No entry, or one without
 * grants: the name answers like one that does not exist. Members that are not public are in no grant.
 * Cubes that are not public have entries, since the policies of what stands on them need their rows;
 * named they are not there either.
 */
export type DataAccess = Readonly<Record<string, readonly Grant[]>>;
