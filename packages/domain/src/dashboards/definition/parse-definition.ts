import type { DashboardDefinition, DeclaredDashboard, Tile } from "./dashboard.js";
import * as Result from "effect/Result";
import { decoder } from "../../shared/decode.js";
import type { Problem } from "../../shared/failure/failure.js";
import { boundedSuggest } from "../../shared/text/closest.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import {
  DeclaredInput,
  DefinitionInput,
  definitionBytesMax,
  tilePointers,
  tilesMax,
} from "./dashboard-definition.js";
import { filterProblems } from "./filter-problems.js";
import { columnsPerRow, Tile as TileInput } from "./tile.js";
import { tileProblems } from "./tile-problems.js";
import { problemBelow } from "../../shared/failure/problem-below.js";

/** Reads a dashboard of a file; all problems at once, with pointers into it (H1). */
export const parseDeclaredDashboard = (
  value: unknown,
): Result.Result<DeclaredDashboard, readonly Problem[]> =>
  Result.flatMap(decodeDeclared(value), ({ name, title, description, access, ...input }) =>
    Result.map(checked(input, value, definitionBytesMax), (definition) => ({
      publicId: name,
      title: title ?? name,
      description,
      groups: access?.groups,
      definition,
    })),
  );

/**
 * Reads the definition of users' content; all problems at once, with pointers into it (H3). It may have
 * `bytesMax` bytes as JSON: with the ids that its tiles get, a stored one may be longer than it was as
 * its author wrote it.
 */
export const parseDefinition = (
  value: unknown,
  bytesMax = definitionBytesMax,
): Result.Result<DashboardDefinition, readonly Problem[]> =>
  Result.flatMap(decodeDefinition(value), (input) => checked(input, value, bytesMax));

/** Reads a tile alone; the filters that it names are not looked up. */
export const parseTile = (value: unknown): Result.Result<Tile, readonly Problem[]> =>
  Result.flatMap(decodeTile(value), ({ id = "", ...tile }) => {
    const problems = tileProblems(tile);
    return problems.length > 0 ? Result.fail(problems) : Result.succeed({ ...tile, id });
  });

/** How long a definition is as JSON, in bytes. */
export const definitionBytes = (definition: unknown): number =>
  utf8Length(JSON.stringify(definition));

const strict = { unknownKeys: "error", suggestsKeys: true } as const;
const decodeDeclared = decoder(DeclaredInput, strict);
const decodeDefinition = decoder(DefinitionInput, strict);
const decodeTile = decoder(TileInput, strict);

const checked = (
  input: typeof DefinitionInput.Type,
  value: unknown,
  bytesMax: number,
): Result.Result<DashboardDefinition, readonly Problem[]> => {
  const bytes = definitionBytes(value);
  if (bytes > bytesMax) {
    const message = `must be at most ${bytesMax} bytes long as JSON, and has ${bytes}`;
    return Result.fail([{ pointer: "", message }]);
  }
  const definition = withIds(input);
  const tiles = tilePointers(definition);
  const suggest = boundedSuggest();
  const problems = [
    ...(tiles.length > tilesMax
      ? [
          {
            pointer: "/rows",
            message: `must have at most ${tilesMax} tiles, and has ${tiles.length}`,
          },
        ]
      : []),
    ...filterProblems(definition.filters),
    ...tiles.flatMap(([pointer, tile]) =>
      tileProblems(tile, definition.filters, suggest).map((problem) =>
        problemBelow(pointer, problem),
      ),
    ),
    ...repeatedIds(tiles),
    ...rowProblems(definition),
  ];
  return problems.length > 0 ? Result.fail(problems) : Result.succeed(definition);
};

/** Texts may do without an id in a file; so they get one by their order. */
const withIds = ({
  time_zone,
  filters,
  rows,
}: typeof DefinitionInput.Type): DashboardDefinition => {
  const taken = new Set(rows.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
  let count = 0;
  const freeId = (): string => {
    do count += 1;
    while (taken.has(`tile-${count}`));
    return `tile-${count}`;
  };
  return {
    ...(time_zone === undefined ? {} : { time_zone }),
    filters: filters ?? [],
    rows: rows.map((row) => ({
      ...row,
      tiles: row.tiles.map((tile) => ({ ...tile, id: tile.id ?? freeId() })),
    })),
  };
};

const repeatedIds = (tiles: readonly (readonly [string, Tile])[]): readonly Problem[] => {
  const seen = new Set<string>();
  return tiles.flatMap(([pointer, { id }]) => {
    if (seen.has(id)) return [{ pointer: `${pointer}/id`, message: "is the id of another tile" }];
    seen.add(id);
    return [];
  });
};

const rowProblems = ({ rows }: DashboardDefinition): readonly Problem[] =>
  rows.flatMap(({ tiles }, at) => {
    const pointer = `/rows/${at}/tiles`;
    if (tiles.length === 0 || tiles.length > columnsPerRow) {
      return [{ pointer, message: `must have 1 to ${columnsPerRow} tiles` }];
    }
    const open = tiles.filter(({ width }) => width === undefined).length;
    const named = tiles.reduce((sum, { width = 0 }) => sum + width, 0);
    return named + open > columnsPerRow
      ? [{ pointer, message: `must not be wider than ${columnsPerRow} columns together` }]
      : [];
  });
