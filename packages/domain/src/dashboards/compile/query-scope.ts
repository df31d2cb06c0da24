import type { Tile, TileQuery } from "../definition/dashboard.js";
import type { Cube, Member } from "../../analytics/model/data-model.js";
import { membersOfQuery } from "../definition/query-problems.js";
import type { ActiveFilter } from "./active-filters.js";
import { invalid, type NotCompiled } from "./compiled-tile.js";
import { parseRange, rangeOn, type DateRange } from "../../shared/dates/date-range.js";
import { operatorPredicate, rangePredicate, type Predicate } from "./filter-predicate.js";
import { findMember, type FoundMember } from "./find-member.js";
import { sqlName } from "./sql-literal.js";
import { conditionOn, listensTo, type TileContext } from "./tile-context.js";

/** A query whose members are all there for the viewer. */
export interface QueryScope {
  readonly cube: Cube;
  /** The member that a path of the query names. */
  memberAt(path: string): Member;
  /** Conditions on the rows, with what each comes from; none for the filter of another name. */
  readonly conditions: readonly ScopedCondition[];
}

/** A condition of WHERE; `filter` is undefined for those of the tile itself. */
export interface ScopedCondition {
  readonly sql: string;
  readonly filter: ActiveFilter | undefined;
  /** Whether it limits the time to the days that the tile itself says. */
  readonly isTileRange: boolean;
}

/** Looks a query's members up, and collects the conditions of its own and of the filters that reach it. */
export const queryScope = (
  tile: Tile,
  query: TileQuery,
  context: TileContext,
): QueryScope | NotCompiled => {
  const found = new Map<string, FoundMember>();
  for (const [, path] of membersOfQuery(query)) {
    const member = findMember(context.model, path);
    if (member === undefined) return { kind: "unavailable" };
    found.set(path, member);
  }
  const [first] = found.values();
  if (first === undefined) return { kind: "unavailable" };
  const { cube } = first;
  if (!isWellTyped(query, found)) return { kind: "unavailable" };
  const memberAt = (path: string): Member => found.get(path)?.member ?? first.member;
  const conditions: ScopedCondition[] = [];
  const problems = new Map<string, string>();
  const add = (pointer: string, predicate: Predicate, filter?: ActiveFilter): void => {
    const isTileRange = pointer === "/query/time/range";
    if (predicate.ok) conditions.push({ sql: predicate.sql, filter, isTileRange });
    else problems.set(pointer, predicate.problem);
  };
  const days = rangeOfTime(query, context);
  if (query.time !== undefined && days !== undefined) {
    const sql = rangePredicate(sqlName(memberAt(query.time.member).name), days);
    add("/query/time/range", { ok: true, sql });
  }
  for (const segment of query.segments ?? []) {
    add("", { ok: true, sql: sqlName(memberAt(segment).name) });
  }
  query.filters?.forEach(({ member, operator, values = [] }, at) => {
    const { name, type } = memberAt(member);
    const predicate = operatorPredicate(sqlName(name), type, operator, values, context.today);
    add(`/query/filters/${at}/values`, predicate);
  });
  for (const filter of context.filters.filter(({ name }) => listensTo(tile, name))) {
    const reaching = conditionOn(context.model, cube, filter);
    if (reaching !== undefined) add(`/filters/${filter.name}`, reaching.predicate, filter);
  }
  const [problem] = problems;
  if (problem !== undefined) {
    return invalid(...problem);
  }
  return { cube, memberAt, conditions };
};

const rangeOfTime = ({ time }: TileQuery, { today }: TileContext): DateRange | undefined => {
  const range = parseRange(time?.range ?? "");
  return range === undefined ? undefined : rangeOn(range, today);
};

/** Whether what is used as a measure is one, and so on; a model may have changed since. */
const isWellTyped = (
  { measures = [], dimensions = [], segments = [], time, filters = [] }: TileQuery,
  found: ReadonlyMap<string, FoundMember>,
): boolean => {
  const kindIs = (path: string, kinds: readonly Member["kind"][]): boolean =>
    kinds.includes(found.get(path)?.member.kind ?? "segment");
  return (
    measures.every((path) => kindIs(path, ["measure"])) &&
    dimensions.every((path) => kindIs(path, ["dimension", "segment"])) &&
    segments.every((path) => kindIs(path, ["segment"])) &&
    filters.every(({ member }) => kindIs(member, ["dimension", "segment"])) &&
    (time === undefined || found.get(time.member)?.member.type === "time")
  );
};

/** `WHERE` with each condition on a line of its own; empty where there is none. */
export const whereLines = (conditions: readonly string[]): readonly string[] =>
  conditions.length === 0 ? [] : [`WHERE ${conditions.join("\n  AND ")}`];
