import type { DataModel } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import { problemBelow } from "../../shared/failure/problem-below.js";
import { jsonPointer } from "../../shared/json/json-pointer.js";
import { boundedSuggest, type Suggest } from "../../shared/text/closest.js";
import { findMember } from "../compile/find-member.js";
import { sqlParts } from "../compile/statement/sql-parts.js";
import { tilePointers } from "../definition/dashboard-definition.js";
import type { DashboardDefinition, Tile } from "../definition/dashboard.js";
import { parseMemberPath } from "../definition/member-path.js";
import { statementNames, unknownColumns } from "../view/known-columns.js";
import { publicModel, unknownMember } from "./known-members.js";

/** What a definition may name beside the model. */
export interface Named {
  /** As its author writes it. */
  readonly model: DataModel;
  /** The public ids of all declared dashboards; undefined where not all of them could be read. */
  readonly dashboards: ReadonlySet<string> | undefined;
}

/**
 * What a declared definition names that is nowhere, and that a page passes over without a word, or for which it shows
 * no tile at all: columns of a table or a chart, measures of a statement, members of a click and of `ignore` and `listen`,
 * other dashboards.
 */
export const namingProblems = (
  definition: DashboardDefinition,
  { model, dashboards }: Named,
  suggest: Suggest = boundedSuggest(),
): readonly Problem[] => {
  const open = publicModel(model);
  return tilePointers(definition).flatMap(([pointer, tile]) =>
    [
      ...statementProblems(tile, open, suggest),
      ...measureProblems(tile, open, suggest),
      ...tableProblems(tile, suggest),
      ...memberProblems(tile, open, suggest),
      ...targetProblems(tile, dashboards, suggest),
    ].map((problem) => problemBelow(pointer, problem)),
  );
};

/** A tile that names a column which its statement cannot have is shown to nobody. */
const statementProblems = (tile: Tile, model: DataModel, suggest: Suggest): readonly Problem[] =>
  unknownColumns(tile, model).map((pointer) => {
    const name = namedAt(tile, pointer);
    const message =
      name === undefined
        ? "must name columns of the statement alone"
        : `${name} is no column of this statement${suggest(name, statementNames(tile.sql ?? ""))}`;
    return { pointer, message };
  });

/** `MEASURE(name)`, or `MEASURE(alias.name)`, whose second group is the name. */
const measureCall = /\bmeasure\s*\(\s*(?:("[^"]+"|\w+)\s*\.\s*)?("[^"]+"|\w+)\s*\)/gi;

/**
 * What a statement measures is a measure of some cube or view; of which one, and the rest of a statement, is looked at
 * when it runs, under the rights of its viewer.
 */
const measureProblems = (
  { sql = "" }: Tile,
  model: DataModel,
  suggest: Suggest,
): readonly Problem[] => {
  const read = sqlParts(sql);
  if (!read.ok) return [];
  const measures = new Map(
    model.cubes.flatMap(({ members }) =>
      members.flatMap(({ kind, name }) =>
        kind === "measure" ? [[name.toLowerCase(), name] as const] : [],
      ),
    ),
  );
  const plain = (name: string): string => name.replaceAll('"', "");
  // Words of texts and comments are none of the statement's: what stands there alone is no call.
  const words = read.words.join(" ");
  return [...sql.matchAll(measureCall)].flatMap(([, alias, called = ""]) => {
    const name = plain(called);
    const said = alias === undefined ? name : `${plain(alias)} ${name}`;
    const isCalled = ` ${words} `.toLowerCase().includes(` measure ${said} `.toLowerCase());
    return !isCalled || measures.has(name.toLowerCase())
      ? []
      : [{ pointer: "/sql", message: `${name} is no measure${suggest(name, measures.values())}` }];
  });
};

/** The name that a tile has at a pointer: a value, or the key of a column. */
const namedAt = ({ number, chart }: Tile, pointer: string): string | undefined => {
  const [, kind, key, column] = pointer.split("/");
  if (kind === "number") return number;
  if (kind === "table") return column?.replaceAll("~1", "/").replaceAll("~0", "~");
  const channels = typeof chart === "object" ? new Map(Object.entries(chart)) : undefined;
  const name = channels?.get(key ?? "");
  return typeof name === "string" ? name : undefined;
};

/** Members that a query selects, each with the time that it is cut by. */
const selectedOf = ({ query }: Tile): readonly string[] => [
  ...(query?.time?.grain === undefined ? [] : [query.time.member]),
  ...(query?.dimensions ?? []),
  ...(query?.measures ?? []),
];

/** The columns of a table of a query are named by their members, or by the last part of these. */
const tableProblems = (tile: Tile, suggest: Suggest): readonly Problem[] => {
  if (typeof tile.table !== "object" || tile.query === undefined) return [];
  const selected = selectedOf(tile);
  const names = selected.map((path) => parseMemberPath(path)?.member ?? path);
  const columns = new Set([
    ...names,
    ...selected,
    ...selected.map((path) => path.replace(".", "_")),
  ]);
  return Object.keys(tile.table.columns ?? {})
    .filter((name) => !columns.has(name))
    .map((name) => ({
      pointer: `/table/columns${jsonPointer([name])}`,
      message: `${name} is no column of this query${suggest(name, names)}`,
    }));
};

/** Members of a click stand in the row that is clicked; those of `ignore` and `listen` are in the model. */
const memberProblems = (tile: Tile, model: DataModel, suggest: Suggest): readonly Problem[] => {
  const { click, ignore = [], listen = [], query } = tile;
  const handed = typeof click === "object" && "with" in click ? (click.with ?? []) : [];
  const named: readonly (readonly [string, string])[] = [
    ...handed.map((path, at) => [`/click/with/${at}`, path] as const),
    ...ignore.map((path, at) => [`/ignore/${at}`, path] as const),
    ...listen.map((path, at) => [`/listen/${at}`, path] as const),
  ];
  const selected = selectedOf(tile);
  return named.flatMap(([pointer, path]) => {
    if (parseMemberPath(path) === undefined) return [];
    if (findMember(model, path) === undefined)
      return [{ pointer, message: unknownMember(model, path, suggest) }];
    const isAbsent =
      query !== undefined && pointer.startsWith("/click") && !selected.includes(path);
    return isAbsent
      ? [{ pointer, message: `${path} is no column of this query: add it to its dimensions` }]
      : [];
  });
};

/** Ids of users' dashboards are of this form, and are known to the service alone. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const targetProblems = (
  { click }: Tile,
  dashboards: Named["dashboards"],
  suggest: Suggest,
): readonly Problem[] => {
  if (typeof click !== "object" || !("dashboard" in click) || dashboards === undefined) return [];
  const { dashboard } = click;
  if (dashboards.has(dashboard) || uuid.test(dashboard)) return [];
  const message = `there is no dashboard ${dashboard}${suggest(dashboard, dashboards)}`;
  return [{ pointer: "/click/dashboard", message }];
};
