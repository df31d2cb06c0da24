import type { Tile } from "@embedded-analytics/client";
import { isSeen, tilesOf, type Rows } from "../editing/edited-content.js";

/** A member that a dashboard's tiles are asked by, and so can be filtered by. */
export interface FilterMember {
  readonly member: string;
  readonly isTime: boolean;
}

/** The dimensions and times of the tiles' queries, once each. A statement by hand names none. */
export const filterMembers = (rows: Rows): readonly FilterMember[] => {
  const found = new Map<string, FilterMember>();
  for (const tile of tilesOf(rows)) {
    for (const each of isSeen(tile) ? membersOf(tile) : []) found.set(each.member, each);
  }
  return [...found.values()];
};

const membersOf = ({ query }: Tile): readonly FilterMember[] => [
  ...(query?.dimensions ?? []).map((member) => ({ member, isTime: false })),
  ...(query?.time === undefined ? [] : [{ member: query.time.member, isTime: true }]),
];
