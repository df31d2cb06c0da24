import type { Tile } from "@embedded-analytics/client";
import type { FilterMember } from "../statements/filter-member.js";
import { canBeFilterable, filterableStatement } from "../statements/filterable-statement.js";
import { isSeen, tilesOf, type Rows } from "../editing/edited-content.js";

/**
 * The dimensions and times of the tiles' queries, and those of the statements that filters reach, once
 * each.
 */
export const filterMembers = (rows: Rows): readonly FilterMember[] => {
  const found = new Map<string, FilterMember>();
  for (const tile of tilesOf(rows)) {
    for (const each of isSeen(tile) ? membersOf(tile) : []) found.set(each.member, each);
  }
  return [...found.values()];
};

const membersOf = ({ query, sql }: Tile): readonly FilterMember[] => [
  ...(sql === undefined || canBeFilterable(sql) ? [] : (filterableStatement(sql)?.members ?? [])),
  ...(query?.dimensions ?? []).map((member) => ({ member, isTime: false })),
  ...(query?.time === undefined ? [] : [{ member: query.time.member, isTime: true }]),
];
