import type { DashboardDefinition } from "./definition/dashboard.js";
import * as Result from "effect/Result";
import type { DataUser } from "../analytics/access/data-user.js";
import type { Cube, DataModel, Member } from "../analytics/model/data-model.js";
import { dimension, openCube } from "../analytics/query/run-query.fixture.js";
import { activeFilters, type FilterInput } from "./compile/active-filters.js";
import { compileTile } from "./compile/compile-tile.js";
import type { TileCompilation, TilePart } from "./compile/compiled-tile.js";
import { tilesOf } from "./definition/dashboard-definition.js";
import { parseDefinition } from "./definition/parse-definition.js";
import type { Verdict } from "../analytics/query/verdict.js";
import type { Sight } from "./view/viewed-definition.js";
import type { Problem } from "../shared/failure/failure.js";

/** A measure that a cube may have. */
const measure = (name: string): Member => ({
  ...dimension(name, "number"),
  kind: "measure",
  aggregate: "sum",
});

const segment = (name: string): Member => ({ ...dimension(name, "boolean"), kind: "segment" });

const from = (cube: string, member: Member): Member => ({
  ...member,
  source: { cube, member: member.name },
});

/** Two views: orders of a shop, and its customers, who know the time of an order as well. */
export const shopModel: DataModel = {
  version: "1",
  cubes: [
    openCube("sales", [
      from("orders", dimension("ordered_at", "time")),
      ...["region", "channel", "order"].map((name) => dimension(name)),
      dimension("pieces", "number"),
      dimension("is_gift", "boolean"),
      segment("business"),
      measure("revenue"),
      measure("margin"),
    ]),
    openCube("customers", [
      dimension("kind"),
      from("orders", dimension("ordered_at", "time")),
      measure("count"),
    ]),
  ],
};

/** The model without some members of sales, as somebody sees it who may not. */
export const modelWithout = (...names: readonly string[]): DataModel => ({
  ...shopModel,
  cubes: shopModel.cubes.map((cube: Cube) => ({
    ...cube,
    members: cube.members.filter(({ name }) => cube.name !== "sales" || !names.includes(name)),
  })),
});

/** What somebody sees of that model, and what the guard says of statements. */
export const sightOf = (
  visible: DataModel = shopModel,
  refused: readonly string[] = [],
  allowed: readonly string[] = [],
): Sight => ({
  visible,
  verdicts: new Map<string, Verdict>([
    ...refused.map((sql) => [sql, "refused"] as const),
    ...allowed.map((sql) => [sql, "allowed"] as const),
  ]),
});

/** Somebody of the region North. */
export const viewer: DataUser = {
  lane: "tenant_wide",
  embedTenantName: undefined,
  groupScope: "acme",
  groups: [],
  userAttributes: { region: "North", regions: ["North", "O'Brien"] },
  securityContext: {},
};

/** A Wednesday. */
const today = { year: 2026, month: 5, day: 20 };

/** Filters by days, by region and by grain, as most dashboards have them. */
export const usualFilters = [
  { name: "period", member: "sales.ordered_at", default: "last 30 days" },
  { name: "region", member: "sales.region", multiple: true },
  { name: "grain", type: "granularity", options: ["day", "week", "month"], default: "week" },
];

/** A definition with these tiles in a row of their own each. */
export const definitionOf = (
  tiles: readonly object[],
  filters: readonly object[] = usualFilters,
): DashboardDefinition => {
  const rows = tiles.map((tile) => ({ tiles: [tile] }));
  return Result.getOrThrow(
    Result.mapError(parseDefinition({ filters, rows }), (problems) =>
      Error(JSON.stringify(problems)),
    ),
  );
};

/** What is wrong with a definition of one tile. */
export const problemsWith = (
  tile: object,
  filters: readonly object[] = usualFilters,
): readonly Problem[] => {
  const parsed = parseDefinition({ filters, rows: [{ tiles: [tile] }] });
  return Result.isFailure(parsed) ? parsed.failure : [];
};

/** How a tile may be compiled; what is left out is as usual. */
export interface Compiling {
  readonly filters?: readonly object[];
  readonly given?: Readonly<Record<string, FilterInput>>;
  readonly model?: DataModel;
  readonly part?: TilePart;
}

/** Compiles a tile as it would be for the viewer. */
export const compiled = (
  tile: object,
  { filters = usualFilters, given = {}, model = shopModel, part = "value" }: Compiling = {},
): TileCompilation => {
  const definition = definitionOf([tile], filters);
  const [only] = tilesOf(definition);
  const active = activeFilters(definition.filters, given, { model, user: viewer, today });
  if (Result.isFailure(active)) return { kind: "invalid", problems: active.failure };
  if (only === undefined) throw new Error("no tile");
  return compileTile(only, { model, filters: active.success.active, today }, part);
};

/** The statement of a tile. */
export const sqlOf = (tile: object, compiling: Compiling = {}): string => {
  const result = compiled(tile, compiling);
  if (result.kind !== "compiled") throw new Error(JSON.stringify(result));
  return result.sql;
};
