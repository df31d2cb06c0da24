import type { ListedPart, ListPart, ListPosition } from "../administration/ports/administration.js";

/** A part of a list, newest first and then by falling id (C1). */
export const partOf = <Item extends ListPosition>(
  items: readonly Item[],
  { first, after }: ListPart,
): ListedPart<Item> => {
  const ordered = items.toSorted(newestFirst);
  const rest =
    after === undefined ? ordered : ordered.filter((item) => newestFirst(item, after) > 0);
  return {
    items: rest.slice(0, first),
    hasNextPage: rest.length > first,
    hasPreviousPage: rest.length < ordered.length,
  };
};

const newestFirst = (left: ListPosition, right: ListPosition): number =>
  right.createdAtMs - left.createdAtMs || falling(left.id, right.id);

const falling = (left: string | number, right: string | number): number => {
  if (left === right) return 0;
  return left < right ? 1 : -1;
};
