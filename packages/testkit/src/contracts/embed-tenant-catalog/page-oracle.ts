import type { PageRequest, Position } from "@embedded-analytics/domain";

/** The page that a list of these positions must give, said as plainly as can be (C1). */
export const pageOf = (positions: readonly Position[], { first, after }: PageRequest) => {
  const ordered = positions.toSorted((left, right) =>
    left.createdAtMs === right.createdAtMs
      ? right.id - left.id
      : right.createdAtMs - left.createdAtMs,
  );
  const isAfter = (position: Position): boolean =>
    after === undefined ||
    position.createdAtMs < after.createdAtMs ||
    (position.createdAtMs === after.createdAtMs && position.id < after.id);
  const rest = ordered.filter(isAfter);
  return {
    ids: rest.slice(0, first).map(({ id }) => id),
    hasNextPage: rest.length > first,
    hasPreviousPage: ordered.some((position) => !isAfter(position)),
  };
};
