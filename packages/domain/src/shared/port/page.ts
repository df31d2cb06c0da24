import type { Id } from "../text/id.js";
import type { Milliseconds } from "../text/branded.js";

/** Where a list is cut: the item with this time of creation (milliseconds since 1970) and id. */
export interface Position {
  readonly createdAtMs: Milliseconds;
  readonly id: Id;
}

/** A slice of a list that is ordered newest first: at most `first` items, older than `after`. */
export interface PageRequest {
  readonly first: number;
  readonly after: Position | undefined;
}

/** The items of a slice, and whether the list goes on at either side of it (C1). */
export interface Page<Item extends Position> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}
