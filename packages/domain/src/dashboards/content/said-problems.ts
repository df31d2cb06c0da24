import * as Result from "effect/Result";
import type { Problem } from "../../shared/failure/failure.js";
import type { DashboardDefinition, Tile } from "../definition/dashboard.js";
import { parseDefinition } from "../definition/parse-definition.js";

/** What an editor reads of a dashboard that changes would make. */
export interface EditorView {
  readonly readsTile: (tile: Tile) => boolean;
  /** Those that the editor sees. */
  readonly filters: DashboardDefinition["filters"];
}

/**
 * What may be said of changes that make a dashboard wrong. Of a tile that the editor does not read only this is
 * said, once, that it does not go with them; and no filter is suggested that the editor does not see (H1).
 */
export const saidProblems = (
  problems: readonly Problem[],
  definition: DashboardDefinition,
  { readsTile, filters }: EditorView,
): readonly Problem[] => {
  const asSeen = Result.match(parseDefinition({ ...definition, filters }, Infinity), {
    onSuccess: () => [],
    onFailure: (seen) => seen,
  });
  const messages = new Map(asSeen.map(({ pointer, message }) => [pointer, message]));
  const said = problems.map(({ pointer, message }) => {
    const [at, row, place] = /^\/rows\/(\d+)\/tiles\/(\d+)/.exec(pointer) ?? [];
    const tile = definition.rows[Number(row)]?.tiles[Number(place)];
    const isWithheld = at !== undefined && tile !== undefined && !readsTile(tile);
    if (isWithheld) return `${at}: a tile that you may not see there would not fit any more`;
    const words = messages.get(pointer) ?? message;
    const subject = /^(must|is|has|needs|may|would)\b/.test(words) ? "it " : "";
    return `${pointer === "" ? "its whole" : pointer}: ${subject}${words}`;
  });
  return [...new Set(said)].map((text) => ({
    pointer: "/operations",
    message: `would make the dashboard wrong at ${text}`,
  }));
};
