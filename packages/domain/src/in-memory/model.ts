import type { DataModel } from "../analytics/model/data-model.js";
import type { DeclaredContent } from "../dashboards/ports/declared-dashboards.js";
import type { Cell } from "../analytics/query/query-runner.js";

/** A row of a cube, by the names of its dimensions. */
export type InMemoryRow = Readonly<Record<string, Cell>>;

/** A model with the rows of its cubes and views by name, and the same of each branch. */
export interface InMemoryModel {
  readonly model: DataModel;
  readonly rows: Readonly<Record<string, readonly InMemoryRow[]>>;
  /** What is declared beside it; nothing where it is left out. */
  readonly dashboards?: readonly DeclaredContent[];
  readonly branches?: Readonly<Record<string, InMemoryModel>>;
}
