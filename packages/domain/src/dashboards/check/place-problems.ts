import type { DataModel } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import { filterBinder, unreached, type FilterBinder } from "../compile/statement/bind-filter.js";
import { findMember } from "../compile/find-member.js";
import { sqlParts, type FiltersPart } from "../compile/statement/sql-parts.js";
import { listensTo } from "../compile/tile-context.js";
import { parseMemberPath } from "../definition/member-path.js";
import type { DashboardFilter, Tile } from "../definition/dashboard.js";

/**
 * What is wrong with the places for filters in a tile's statement: one that is no condition of WHERE, and one beside
 * which nobody can say what a filter is about. Said when it is written, since each viewer would have it later.
 */
export const placeProblems = (
  tile: Tile,
  filters: readonly DashboardFilter[],
  model: DataModel,
): readonly Problem[] => {
  const read = sqlParts(tile.sql ?? "");
  if (!read.ok) return [];
  const binder = filterBinder(model, read);
  const messages = read.parts.flatMap((part) => {
    if (part.kind === "text") return [];
    const standing = filters.filter(
      ({ name, member }) =>
        (part.name === undefined ? listensTo(tile, name) : name === part.name) &&
        member !== undefined &&
        findMember(model, member) !== undefined,
    );
    return clauseProblem(part) ?? sourceProblem(part, standing, binder) ?? [];
  });
  return [...new Set(messages)].map((message) => ({ pointer: "/sql", message }));
};

/** A group, an order and a number of rows cannot be filtered; a join would keep the rows that it was to leave out. */
const clauseProblem = (part: FiltersPart): string | undefined => {
  const { clause } = part.place;
  if (clause === "WHERE") return undefined;
  const [text, where] = [textOf(part), clause === undefined ? "no SELECT" : `the ${clause}`];
  return `must have ${text} in a WHERE, and has it in ${where}: write WHERE ${text}, or FILTER (WHERE ${text}) behind an aggregate`;
};

const sourceProblem = (
  part: FiltersPart,
  filters: readonly DashboardFilter[],
  { cubesAt, bind }: FilterBinder,
): string | undefined => {
  const text = textOf(part);
  const named = cubesAt(part.place);
  const cubes = named.flatMap(({ cube, isOutOfReach }) => (isOutOfReach ? [] : [cube.name]));
  const adviceOn = (cube = "sales"): string =>
    `write ${text} into the WHERE of a SELECT of its own, as in FROM (SELECT … FROM ${cube} WHERE ${text}) AS part`;
  const advice = adviceOn(cubes[0]);
  if (cubes.length === 0) {
    return `must have ${text} in a SELECT whose FROM names a cube or view: ${advice}`;
  }
  // Beside the dashboard's filters, a click may filter by any member.
  const twice = part.name === undefined && cubes.find((name, at) => cubes.indexOf(name) < at);
  if (typeof twice === "string") {
    return `must say what ${text} is about, and ${twice} stands twice in the FROM beside it: ${advice}`;
  }
  for (const { name, member } of filters) {
    const bound = bind(member ?? "", part);
    // Of all filters those that do not reach the FROM are left out; a single one has its place for nothing.
    const problem = bound === undefined && part.name !== undefined ? unreached : bound;
    if (typeof problem === "string") {
      const own = parseMemberPath(member ?? "")?.cube;
      const about = named.some(({ cube }) => cube.name === own) ? own : cubes[0];
      return `must say what the filter ${name} is about at ${text}: ${problem}; ${adviceOn(about)}`;
    }
  }
  return undefined;
};

const textOf = ({ name }: FiltersPart): string =>
  name === undefined ? "{filters}" : `{filters.${name}}`;
