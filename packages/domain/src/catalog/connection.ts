/** The query of a list as it was given, in texts; undefined where it was left out. */
export interface ListQuery {
  readonly first?: string | number | undefined;
  readonly after?: string | undefined;
}

/** A page with its cursors (C1); `endCursor` continues the list as `after`. */
export interface Connection<Item> {
  readonly items: readonly Item[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}
