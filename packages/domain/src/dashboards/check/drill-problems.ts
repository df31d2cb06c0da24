import type { DataModel } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import { drillOf } from "../compile/drill-tile.js";
import { findMember } from "../compile/find-member.js";
import type { Tile } from "../definition/dashboard.js";
import { parseMemberPath } from "../definition/member-path.js";

/**
 * What of a tile's drill leads nowhere, with pointers into the tile: a page goes from a value of a
 * dimension to the members in their order, within the same query.
 */
export const drillProblems = (tile: Tile, model: DataModel): readonly Problem[] => {
  const members = drillOf(tile);
  if (members === undefined) return [];
  const isTime = (path: string): boolean => findMember(model, path)?.member.type === "time";
  const dimensions = tile.query?.dimensions ?? [];
  const [first] = dimensions.filter((path) => !isTime(path));
  if (first === undefined) {
    return [{ pointer: "/click/drill", message: "needs a query with a dimension that is no time" }];
  }
  if (members.length === 0) return [{ pointer: "/click/drill", message: "must have a member" }];
  const cube = parseMemberPath(first)?.cube ?? "";
  return members.flatMap((path, at) => {
    const pointer = `/click/drill/${at}`;
    if (parseMemberPath(path)?.cube !== cube) {
      const message = `must be a member of ${cube}, like the others of this query`;
      return [{ pointer, message }];
    }
    if (dimensions.includes(path) || members.indexOf(path) < at) {
      return [{ pointer, message: "is there twice" }];
    }
    return isTime(path)
      ? [{ pointer, message: "must be no time: a filter says which days are meant" }]
      : [];
  });
};
