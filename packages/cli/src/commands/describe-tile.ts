import type { TriedTile } from "@embedded-analytics/domain";

/** `sales/revenue: 1 row`, or why it shows none. */
export const describeTile = ({ publicId, tileId, outcome }: TriedTile): string => {
  const what =
    "problem" in outcome
      ? outcome.problem
      : `${outcome.totalRows} ${outcome.totalRows === 1 ? "row" : "rows"}`;
  return `${publicId}/${tileId}: ${what}`;
};
