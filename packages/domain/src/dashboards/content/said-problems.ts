import * as Result from "effect/Result";
import type { Problem } from "../../shared/failure/failure.js";
import type { DashboardDefinition, Tile } from "../definition/dashboard.js";
import { parseDefinition } from "../definition/parse-definition.js";

/** What an editor reads of a dashboard that changes would make. */
export interface EditorView {
  readonly readsTile: (tile: Tile) => boolean;
  /** A tile as the editor reads it; one that the editor writes is as it was written. */
  readonly asRead: (tile: Tile) => Tile;
  /** Those that the editor sees. */
  readonly filters: DashboardDefinition["filters"];
}

/**
 * What is said of changes that make a dashboard wrong, of which `problems` are what is wrong with the whole of it. Of a
 * tile that the editor does not read only this is said, once, that it does not go with them. All else is judged as the
 * editor reads it: a filter that the editor does not see is none, wherever the editor names it (H1, E2).
 */
export const saidProblems = (
  problems: readonly Problem[],
  definition: DashboardDefinition,
  { readsTile, asRead, filters }: EditorView,
): readonly Problem[] => {
  const isWhole = filters.length === definition.filters.length;
  if (problems.length === 0 && isWhole) return [];
  const isWithheld = ({ pointer }: Problem): boolean => {
    const tile = tileAt(definition, pointer)?.tile;
    return tile !== undefined && !readsTile(tile);
  };
  const rows = definition.rows.map((row) => ({ ...row, tiles: row.tiles.map(asRead) }));
  const seen = problemsOf({ ...definition, filters, rows }).filter((each) => !isWithheld(each));
  const withheld = problems.filter(isWithheld);
  const all = seen.length + withheld.length > 0 ? [...seen, ...withheld] : problems;
  const said = all.map((problem) => {
    const { pointer, message } = problem;
    if (isWithheld(problem)) {
      const at = tileAt(definition, pointer)?.at ?? "";
      return `${at}: a tile that you may not see there would not fit any more`;
    }
    const subject = /^(must|is|has|needs|may|would)\b/.test(message) ? "it " : "";
    return `${pointer === "" ? "its whole" : pointer}: ${subject}${message}`;
  });
  return [...new Set(said)].map((text) => ({
    pointer: "/operations",
    message: `would make the dashboard wrong at ${text}`,
  }));
};

const problemsOf = (definition: DashboardDefinition): readonly Problem[] =>
  Result.match(parseDefinition(definition, Infinity), {
    onSuccess: () => [],
    onFailure: (problems) => problems,
  });

/** The tile that a pointer leads into, and where that one stands. */
const tileAt = (
  { rows }: DashboardDefinition,
  pointer: string,
): { readonly at: string; readonly tile: Tile } | undefined => {
  const [at, row, place] = /^\/rows\/(\d+)\/tiles\/(\d+)/.exec(pointer) ?? [];
  const tile = rows[Number(row)]?.tiles[Number(place)];
  return at === undefined || tile === undefined ? undefined : { at, tile };
};
