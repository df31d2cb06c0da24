import * as Result from "effect/Result";
import type { DashboardDefinition, Tile } from "../definition/dashboard.js";
import { definitionBytesMax } from "../definition/dashboard-definition.js";
import { definitionBytes, parseTile } from "../definition/parse-definition.js";
import { filterSight, hasKnownNames, unavailable, type Sight } from "../view/viewed-definition.js";
import type { Former } from "./former-tiles.js";

/** A dashboard as it is stored, with what its repaired tiles were. */
export interface StoredWhole {
  readonly definition: DashboardDefinition;
  readonly former: Former;
}

/** How long it is, in bytes. */
export const wholeBytes = ({ definition, former }: StoredWhole): number =>
  definitionBytes(definition) + formerBytes(former);

/**
 * How long it is for one editor, in bytes: what is withheld counts as the place that the editor sees of it, and filters
 * over members that the editor does not see not at all. Else the editor could find out how long they are, by filling
 * the dashboard up.
 */
export const seenBytes = ({ definition, former }: StoredWhole, sight: Sight): number => {
  const { filters, asRead } = filterSight(definition.filters, sight.visible);
  const seen = (tile: Tile) => (mayBeRead(tile, sight) ? asRead(tile) : unavailable(tile));
  const rows = definition.rows.map((row) => ({ ...row, tiles: row.tiles.map(seen) }));
  const seenFormer: Former = Object.fromEntries(
    Object.entries(former).map(([id, tiles]) => [
      id,
      tiles.map((tile) =>
        Result.match(parseTile(tile), { onSuccess: seen, onFailure: () => tile }),
      ),
    ]),
  );
  return definitionBytes({ ...definition, filters, rows }) + formerBytes(seenFormer);
};

// A tile that cannot be judged counts in full: its own editor could fill a dashboard with such ones.
const mayBeRead = (tile: Tile, { visible, verdicts }: Sight): boolean =>
  hasKnownNames(tile, visible) && verdicts.get(tile.sql ?? "") !== "refused";

/** Whether a change makes it too long for its editor; one that is so already may not become longer still. */
export const isTooLong = (before: StoredWhole, after: StoredWhole, sight: Sight): boolean =>
  seenBytes(after, sight) > Math.max(definitionBytesMax, seenBytes(before, sight));

const formerBytes = (former: Former): number =>
  Object.keys(former).length === 0 ? 0 : definitionBytes({ former });
