import type { Id, ListedPart, ListPart, ListPosition } from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";

/** The part of a list that has nothing. */
export const nothing = { items: [], hasNextPage: false, hasPreviousPage: false };

/** Reads a part of a list by its statement. */
export const list = async <Row, Item extends ListPosition>(
  pool: ScopedPool,
  text: string,
  accountId: Id,
  { first, after }: ListPart,
  filter: readonly unknown[],
  itemOf: (row: Row) => Item,
): Promise<ListedPart<Item>> => {
  const cut = [after?.createdAtMs ?? null, after === undefined ? null : String(after.id)];
  const { rows } = await pool
    .of(accountId)
    .query<{ items: Row[] | null; hasPreviousPage: boolean }>(text, [
      accountId,
      first,
      ...cut,
      ...filter,
    ]);
  const items = rows[0]?.items ?? [];
  return {
    items: items.slice(0, first).map(itemOf),
    hasNextPage: items.length > first,
    hasPreviousPage: rows[0]?.hasPreviousPage === true,
  };
};
