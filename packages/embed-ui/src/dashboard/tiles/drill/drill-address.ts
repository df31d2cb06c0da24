import type { DrillStep, Tile, UnavailableTile } from "@embedded-analytics/client";
import { drillBelow } from "./drilled-tile.js";

/** Below which values the tiles of a dashboard are shown, by their ids. */
export type Drills = ReadonlyMap<string, readonly DrillStep[]>;

/** A longer state stays out of the address, since servers refuse such addresses at the next reload. */
const addressMax = 4000;

/** How the parameters of an address begin that say the drills of tiles. */
const prefix = "d_";

/**
 * The drills of an address: `d_stores=sales.store:North&d_stores=sales.category:Tents` goes from the
 * outermost value inwards; a member alone stands for rows that have no value. What a tile does not lead
 * to is passed over, as it is for a dashboard that has changed since its address was copied.
 */
export const drillsOfAddress = (
  search: string,
  tiles: readonly (Tile | UnavailableTile)[],
): Drills => {
  const parameters = new URLSearchParams(search);
  const drills = new Map<string, readonly DrillStep[]>();
  for (const tile of tiles) {
    if ("unavailable" in tile) continue;
    const steps = stepsThatLead(tile, parameters.getAll(`${prefix}${tile.id}`));
    if (steps.length > 0) drills.set(tile.id, steps);
  }
  return drills;
};

/** An address with these drills in the place of those that it had. */
export const addressWithDrills = (href: string, drills: Drills): string => {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()]) {
    if (key.startsWith(prefix)) url.searchParams.delete(key);
  }
  const written = [...drills].flatMap(([tileId, steps]) =>
    steps.map((step) => [`${prefix}${tileId}`, textOf(step)] as const),
  );
  if (new URLSearchParams(written.map((pair) => [...pair])).toString().length <= addressMax) {
    for (const [key, value] of written) url.searchParams.append(key, value);
  }
  return url.pathname + url.search + url.hash;
};

/** The steps from the outermost on, as far as each is a dimension that the tile shows there. */
const stepsThatLead = (tile: Tile, written: readonly string[]): readonly DrillStep[] => {
  const members = drillBelow(tile, []);
  let shown = tile.query?.dimensions ?? [];
  const steps: DrillStep[] = [];
  for (const text of written) {
    const step = stepOf(text);
    const next = members[steps.length];
    if (next === undefined || !shown.includes(step.member)) break;
    shown = shown.map((path) => (path === step.member ? next : path));
    steps.push(step);
  }
  return steps;
};

const textOf = ({ member, value }: DrillStep): string =>
  value === null ? member : `${member}:${String(value)}`;

const stepOf = (text: string): DrillStep => {
  const at = text.indexOf(":");
  return at < 0
    ? { member: text, value: null }
    : { member: text.slice(0, at), value: text.slice(at + 1) };
};
