import * as Result from "effect/Result";
import { withPlaces } from "../compile/statement/sql-parts.js";
import type { StoredRow, StoredTile } from "../content/former-tiles.js";
import type { DashboardFilter, Tile } from "../definition/dashboard.js";
import { parseTile } from "../definition/parse-definition.js";
import type { Verdict } from "../../analytics/query/verdict.js";
import type { Verdicts } from "./viewed-definition.js";

/** Names of filters that have become others, by what they were. */
export type NewNames = ReadonlyMap<string, string>;

const nameMax = 64;

/**
 * New names for hidden filters whose names somebody wants for filters of their own. To refuse the name would tell that
 * there is a hidden filter of it (E2), and to replace the filter would lose what a colleague has made.
 */
export const newNames = (
  hidden: readonly DashboardFilter[],
  wanted: readonly DashboardFilter[],
): NewNames => {
  const taken = new Set([...hidden, ...wanted].map(({ name }) => name));
  const names = new Map<string, string>();
  for (const { name } of hidden) {
    if (!wanted.some((filter) => filter.name === name)) continue;
    const numbered = (number: number): string => {
      const end = `_${number}`;
      return `${name.slice(0, nameMax - end.length)}${end}`;
    };
    let number = 2;
    while (taken.has(numbered(number))) number += 1;
    names.set(name, numbered(number));
    taken.add(numbered(number));
  }
  return names;
};

/** Filters under their new names. */
export const renamedFilters = (
  filters: readonly DashboardFilter[],
  names: NewNames,
): readonly DashboardFilter[] =>
  filters.map((filter) => ({ ...filter, name: names.get(filter.name) ?? filter.name }));

/** Rows whose tiles, and what these were, name filters as they are called now. */
export const renamedRows = (rows: readonly StoredRow[], names: NewNames): readonly StoredRow[] =>
  names.size === 0
    ? rows
    : rows.map((row) => ({ ...row, tiles: row.tiles.map((tile) => renamedStored(tile, names)) }));

const renamedStored = ({ former, ...tile }: StoredTile, names: NewNames): StoredTile => {
  const renamed = renamedTile(tile, names);
  if (former === undefined) return renamed;
  // What this release does not understand stays as it is.
  const before = former.map((value) =>
    Result.match(parseTile(value), {
      onSuccess: (read): unknown => renamedTile(read, names),
      onFailure: () => value,
    }),
  );
  return { ...renamed, former: before };
};

const renamedTile = (tile: Tile, names: NewNames): Tile => {
  const rename = (name: string): string => names.get(name) ?? name;
  const { ignore, listen, sql } = tile;
  return {
    ...tile,
    ...(sql !== undefined && { sql: renamedStatement(sql, names) }),
    ...(ignore && { ignore: ignore.map(rename) }),
    ...(listen && { listen: listen.map(rename) }),
  };
};

const renamedStatement = (sql: string, names: NewNames): string =>
  withPlaces(sql, (name) => {
    const now = names.get(name);
    return now === undefined ? undefined : `{filters.${now}}`;
  });

/** What the guard says of statements, under their new texts as well: the names of filters are no part of what it reads. */
export const renamedVerdicts = (verdicts: Verdicts, names: NewNames): Verdicts =>
  new Map<string, Verdict>([
    ...verdicts,
    ...[...verdicts].map(([sql, verdict]) => [renamedStatement(sql, names), verdict] as const),
  ]);
