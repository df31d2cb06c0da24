import type { DashboardDefinition, DashboardFilter, Tile } from "../definition/dashboard.js";
import type { DataModel, Member } from "../../analytics/model/data-model.js";
import { compileTile } from "../compile/compile-tile.js";
import { rangeForms, rangeProblem } from "../../shared/dates/date-range.js";
import { findCube, findMember, memberIn } from "../compile/find-member.js";
import { sqlParts } from "../compile/statement/sql-parts.js";
import { listensTo } from "../compile/tile-context.js";
import { tilePointers, tilesOf } from "../definition/dashboard-definition.js";
import { parseMemberPath } from "../definition/member-path.js";
import { membersOfQuery } from "../definition/query-problems.js";
import { drillOf } from "../compile/drill-tile.js";
import { drillProblems } from "./drill-problems.js";
import { publicModel, unknownMember } from "./known-members.js";
import { placeProblems } from "./place-problems.js";
import type { Problem } from "../../shared/failure/failure.js";
import { boundedSuggest, type Suggest } from "../../shared/text/closest.js";
import { problemBelow } from "../../shared/failure/problem-below.js";

/**
 * What of a definition the model does not have, with pointers into it and the names that were most
 * likely meant. For authors of models: it names members without regard to who may see them. Definitions of one
 * request share `suggest`.
 */
export const modelProblems = (
  definition: DashboardDefinition,
  model: DataModel,
  suggest: Suggest = boundedSuggest(),
): readonly Problem[] => {
  const open = publicModel(model);
  return [
    ...definition.filters.flatMap((filter, at) =>
      filterProblems(filter, open, suggest).map((problem) =>
        problemBelow(`/filters/${at}`, problem),
      ),
    ),
    ...tilePointers(definition).flatMap(([pointer, tile]) =>
      tileProblems(tile, definition.filters, open, suggest).map((problem) =>
        problemBelow(pointer, problem),
      ),
    ),
  ];
};

/**
 * The names by which a definition's tiles may ask cubes and views, in small letters: those of members, and
 * each word of a statement. Undefined where all of them are texts.
 */
export const namesAsked = (definition: DashboardDefinition): ReadonlySet<string> | undefined => {
  if (tilesOf(definition).every(({ text }) => text !== undefined)) return undefined;
  const names = asked.get(definition) ?? namesIn(definition);
  asked.set(definition, names);
  return names;
};

// Every tile of a page asks for it, and statements take a while to be read.
const asked = new WeakMap<DashboardDefinition, ReadonlySet<string>>();

const namesIn = (definition: DashboardDefinition): ReadonlySet<string> =>
  new Set(
    tilesOf(definition).flatMap((tile) => [
      ...membersOf(tile).flatMap(([, path]) => parseMemberPath(path)?.cube.toLowerCase() ?? []),
      ...wordsOf(tile).map((word) => word.toLowerCase()),
    ]),
  );

const wordsOf = ({ sql = "" }: Tile): readonly string[] => {
  const read = sqlParts(sql);
  return read.ok ? read.words : [];
};

/** Every member that a tile asks for, with where it does. */
export const membersOf = (tile: Tile): readonly (readonly [string, string])[] => {
  const { number, sql, query } = tile;
  return [
    ...(number === undefined || sql !== undefined ? [] : [["/number", number] as const]),
    ...(query === undefined ? [] : membersOfQuery(query)),
    ...(drillOf(tile) ?? []).map((path, at) => [`/click/drill/${at}`, path] as const),
  ];
};

const filterProblems = (
  { member, default: value }: DashboardFilter,
  model: DataModel,
  suggest: Suggest,
): readonly Problem[] => {
  if (member === undefined) return [];
  const found = findMember(model, member);
  if (found === undefined)
    return [{ pointer: "/member", message: unknownMember(model, member, suggest) }];
  if (found.member.kind === "measure") {
    return [{ pointer: "/member", message: `${member} is a measure: a filter needs a dimension` }];
  }
  if (found.member.type !== "time" || value === undefined) return [];
  const problem = typeof value === "string" ? rangeProblem(value) : rangeForms;
  const isTemplate = typeof value === "string" && value.includes("{");
  return problem === undefined || isTemplate ? [] : [{ pointer: "/default", message: problem }];
};

const tileProblems = (
  tile: Tile,
  filters: readonly DashboardFilter[],
  model: DataModel,
  suggest: Suggest,
): readonly Problem[] => {
  const missing = membersOf(tile).flatMap(([pointer, path]) => {
    const found = findMember(model, path);
    if (found === undefined) return [{ pointer, message: unknownMember(model, path, suggest) }];
    const problem = kindProblem(pointer, path, found.member);
    return problem === undefined ? [] : [{ pointer, message: problem }];
  });
  if (missing.length > 0 || tile.text !== undefined) return missing;
  // With no value of any filter, so that what is wrong is the tile's own.
  const compiled = compileTile(tile, { model, filters: [], today: someDay }, "value");
  return [
    ...(compiled.kind === "invalid" ? compiled.problems : []),
    ...placeProblems(tile, filters, model),
    ...chartProblems(tile, model, suggest),
    ...drillProblems(tile, model),
    ...periodProblems(tile, filters, model),
  ];
};

const someDay = { year: 2026, month: 1, day: 1 };

const kindProblem = (pointer: string, path: string, { kind, type }: Member): string | undefined => {
  const wants = (test: boolean, what: string): string | undefined =>
    test ? undefined : `${path} is a ${kind} of type ${type}, and no ${what}`;
  if (pointer === "/number" || pointer.startsWith("/query/measures")) {
    return wants(kind === "measure", "measure");
  }
  if (pointer === "/query/time/member") return wants(type === "time", "time");
  if (pointer.startsWith("/query/segments")) return wants(kind === "segment", "segment");
  return wants(kind !== "measure", "dimension");
};

/** The columns of a chart of a query are among those that the query selects. */
const chartProblems = (
  { chart, query }: Tile,
  model: DataModel,
  suggest: Suggest,
): readonly Problem[] => {
  if (typeof chart !== "object" || query === undefined) return [];
  const { time, dimensions = [], measures = [] } = query;
  const timed = time?.grain === undefined ? [] : [time.member];
  const columns = [...timed, ...dimensions, ...measures];
  return (["x", "y", "color", "size"] as const).flatMap((key) => {
    const path = chart[key];
    if (path === undefined || columns.includes(path)) return [];
    const message =
      findMember(model, path) === undefined
        ? `${path} is no column of this query${suggest(path, columns)}`
        : `${path} is no column of this query: add it to its measures or dimensions`;
    return [{ pointer: `/chart/${key}`, message }];
  });
};

/** A comparison and a line need days: the tile's own, or those of a filter that reaches it. */
const periodProblems = (
  tile: Tile,
  filters: readonly DashboardFilter[],
  model: DataModel,
): readonly Problem[] => {
  const { number, compare = "none", spark = false, query } = tile;
  const path = parseMemberPath(number ?? "");
  const cube = path === undefined ? undefined : findCube(model, path.cube);
  if (cube === undefined || (compare === "none" && !spark)) return [];
  const isTimed = filters.some(
    ({ name, member = "" }) =>
      listensTo(tile, name) && memberIn(model, cube, member)?.type === "time",
  );
  if (isTimed || query?.time?.range !== undefined) return [];
  const pointer = compare === "none" ? "/spark" : "/compare";
  return [
    { pointer, message: `needs days: a filter over a time of ${cube.name}, or query.time.range` },
  ];
};
