import type { Diagnostic } from "../model/read/diagnostic.js";
import type { TableFile } from "./list-data.js";

/** Make a DuckDB file of these files, unless another process has made it meanwhile. */
export interface BuildJob {
  readonly kind: "build";
  readonly tables: readonly TableFile[];
  readonly target: string;
}

/** What came of it: a file, or the mistakes for which there is none. */
export interface Built {
  readonly kind: "built";
  readonly diagnostics: readonly Diagnostic[];
}
