import type { DashboardFilter, Tile } from "./dashboard.js";
import { chartSpecification } from "../../analytics/chart/chart-specification.js";
import { sqlParts } from "../compile/statement/sql-parts.js";
import type { Problem } from "../../shared/failure/failure.js";
import { boundedSuggest, type Suggest } from "../../shared/text/closest.js";
import { isGranularity } from "./filter.js";
import { parseMemberPath } from "./member-path.js";
import { queryProblems } from "./query-problems.js";
import { grainFilterOf, kindOf, tileKinds } from "./tile.js";

/**
 * What is wrong with a tile beside its form, with pointers into it. Where the dashboard's filters are
 * not given, the names of filters are not looked up. Tiles of one definition share `suggest`.
 */
export const tileProblems = (
  tile: Omit<Tile, "id">,
  filters?: readonly DashboardFilter[],
  suggest: Suggest = boundedSuggest(),
): readonly Problem[] => {
  const kind = kindOf(tile);
  if (kind === undefined) {
    const given = tileKinds.filter((each) => tile[each] !== undefined);
    const but = given.length === 0 ? "has none" : `has ${given.join(" and ")}`;
    return [
      { pointer: "", message: `must have exactly one of ${tileKinds.join(", ")}; it ${but}` },
    ];
  }
  return [
    ...sourceProblems(tile, kind),
    ...misplaced(tile, kind),
    ...vegaProblems(tile),
    ...nameProblems(tile, filters, suggest),
  ];
};

const sourceProblems = (tile: Omit<Tile, "id">, kind: string): readonly Problem[] => {
  const { query, sql, number } = tile;
  if (kind === "text") {
    return query === undefined && sql === undefined
      ? []
      : [{ pointer: "", message: "must have neither query nor sql: it is a text" }];
  }
  if (query !== undefined && sql !== undefined) {
    return [{ pointer: "", message: "must have query or sql, and has both" }];
  }
  if (sql !== undefined) {
    const read = sqlParts(sql);
    return read.ok ? [] : [{ pointer: "/sql", message: read.problem }];
  }
  if (number !== undefined) return numberProblems(tile, number);
  if (query === undefined) return [{ pointer: "", message: "must have query or sql" }];
  const isEmpty = (query.measures?.length ?? 0) + (query.dimensions?.length ?? 0) === 0;
  return [
    ...(isEmpty ? [{ pointer: "/query", message: "must have a measure or a dimension" }] : []),
    ...queryProblems(query),
  ];
};

/** A number is the measure itself: its query may limit rows and times, and selects nothing. */
const numberProblems = ({ query }: Omit<Tile, "id">, number: string): readonly Problem[] => {
  const path = parseMemberPath(number);
  if (path === undefined) {
    return [{ pointer: "/number", message: "must be a measure such as sales.revenue" }];
  }
  const extra = (["measures", "dimensions", "order", "limit"] as const).filter(
    (key) => query?.[key] !== undefined,
  );
  return [
    ...extra.map((key) => ({ pointer: `/query/${key}`, message: "is not for a number" })),
    ...queryProblems({ ...query, measures: [number] }).map((problem) =>
      problem.pointer.startsWith("/query/measures") ? { ...problem, pointer: "/number" } : problem,
    ),
  ];
};

const misplaced = (tile: Omit<Tile, "id">, kind: string): readonly Problem[] => {
  const onlyFor = (key: "compare" | "spark" | "good", wanted: string): readonly Problem[] =>
    tile[key] === undefined || kind === wanted
      ? []
      : [{ pointer: `/${key}`, message: `is for tiles with ${wanted} only` }];
  const ofQuery = (["compare", "spark"] as const).filter(
    (key) => tile[key] !== undefined && tile.sql !== undefined,
  );
  return [
    ...onlyFor("compare", "number"),
    ...onlyFor("spark", "number"),
    ...onlyFor("good", "number"),
    ...ofQuery.map((key) => ({ pointer: `/${key}`, message: "is not for a tile with sql" })),
    ...(tile.ignore !== undefined && tile.listen !== undefined
      ? [{ pointer: "/listen", message: "must not stand beside ignore" }]
      : []),
  ];
};

/** E3: the specification holds no data, no address and no expression; its columns come later. */
const vegaProblems = ({ vega }: Omit<Tile, "id">): readonly Problem[] => {
  if (vega === undefined) return [];
  const checked = chartSpecification(JSON.stringify(vega), "any");
  return checked.ok
    ? []
    : [{ pointer: "/vega", message: checked.sentence.replace(/^The vegaSpec |\.$/g, "") }];
};

const nameProblems = (
  { ignore = [], listen = [], query, sql }: Omit<Tile, "id">,
  filters: readonly DashboardFilter[] | undefined,
  suggest: Suggest,
): readonly Problem[] => {
  if (filters === undefined) return [];
  const names = filters.map(({ name }) => name);
  const unknown = (pointer: string, name: string, among = names): readonly Problem[] =>
    among.includes(name) || parseMemberPath(name) !== undefined
      ? []
      : [{ pointer, message: `${name} is no filter here${suggest(name, among)}` }];
  const grainFilter = grainFilterOf(query?.time?.grain ?? "");
  const grainNames = filters.filter(isGranularity).map(({ name }) => name);
  const read = sql === undefined ? undefined : sqlParts(sql);
  const placed =
    read?.ok === true
      ? read.parts.flatMap((part) =>
          part.kind === "filters" && part.name !== undefined ? [part.name] : [],
        )
      : [];
  const memberNames = filters.filter((each) => !isGranularity(each)).map(({ name }) => name);
  return [
    ...ignore.flatMap((name, at) => unknown(`/ignore/${at}`, name)),
    ...listen.flatMap((name, at) => unknown(`/listen/${at}`, name)),
    ...(grainFilter === undefined ? [] : unknown("/query/time/grain", grainFilter, grainNames)),
    ...placed.flatMap((name) => unknown("/sql", name, memberNames)),
  ];
};
