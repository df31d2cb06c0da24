import type { Place } from "./diagnostic.js";

/** A value of a YAML file that knows where it stands. */
export type Located = LocatedMap | LocatedList | LocatedScalar;

/** A mapping; its order is that of the file. */
export interface LocatedMap {
  readonly kind: "map";
  readonly at: Place;
  readonly entries: ReadonlyMap<string, LocatedEntry>;
}

/** A key with its place, and its value. */
export interface LocatedEntry {
  readonly at: Place;
  readonly value: Located;
}

/** A sequence. */
export interface LocatedList {
  readonly kind: "list";
  readonly at: Place;
  readonly items: readonly Located[];
}

/** A text, number, boolean or null. */
export interface LocatedScalar {
  readonly kind: "scalar";
  readonly at: Place;
  readonly value: string | number | boolean | null;
  /** Whether its text begins on the line below (`|`, `>`). */
  readonly block: boolean;
}

/** The place of a character of a text; in a text of one line that of the text. */
export const placeWithin = (scalar: LocatedScalar, offset: number): Place => {
  if (!scalar.block || typeof scalar.value !== "string") return scalar.at;
  const before = scalar.value.slice(0, offset).split("\n").length;
  return { ...scalar.at, line: scalar.at.line + before };
};

/** The value without its places. */
export const plainOf = (located: Located): unknown => {
  switch (located.kind) {
    case "scalar":
      return located.value;
    case "list":
      return located.items.map(plainOf);
    case "map":
      return Object.fromEntries(
        [...located.entries].map(([key, { value }]) => [key, plainOf(value)]),
      );
  }
};

/** Where the value at the end of a path of keys and indexes stands, or what is nearest to it. */
export const placeOfPath = (located: Located, path: readonly (string | number)[]): Place => {
  let value: Located = located;
  let { at } = located;
  for (const step of path) {
    const entry: LocatedEntry | undefined =
      value.kind === "map" ? value.entries.get(String(step)) : undefined;
    const item: Located | undefined = value.kind === "list" ? value.items[Number(step)] : undefined;
    const next = entry?.value ?? item;
    if (next === undefined) return at;
    // A key says more than what begins after it; an item has nothing but itself.
    at = next.kind === "scalar" || entry === undefined ? next.at : entry.at;
    value = next;
  }
  return at;
};
