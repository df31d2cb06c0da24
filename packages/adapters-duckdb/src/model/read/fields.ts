import { suggest } from "@embedded-analytics/domain";
import type { Located, LocatedEntry, LocatedMap, LocatedScalar } from "./located.js";
import type { Place, Reports } from "./diagnostic.js";

/** Which keys a mapping of the model may have. */
export interface KeyTable {
  readonly accepted: readonly string[];
  /** Keys that change neither results nor access (E5). */
  readonly ignored: readonly string[];
  /** Keys of the field that change results and that we do not do: the sentence says so. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The entries of a mapping whose keys were checked, read by type; what is wrong is reported. */
export interface Fields {
  readonly at: Place;
  entry(key: string): LocatedEntry | undefined;
  /** A text, or undefined where there is none. */
  text(key: string): string | undefined;
  boolean(key: string): boolean | undefined;
  /** The text together with its place; numbers and booleans count as what was written (`sql: 1`). */
  sql(key: string): LocatedScalar | undefined;
  /** The items of a list; none where the key is missing or empty. */
  list(key: string): readonly Located[];
  /** A text that is one of these. */
  oneOf<Word extends string>(key: string, words: readonly Word[]): Word | undefined;
}

/** Checks a mapping's keys and makes it readable; undefined when it is no mapping. */
export const fieldsOf = (
  located: Located,
  kind: string,
  keys: KeyTable,
  reports: Reports,
): Fields | undefined => {
  if (located.kind !== "map") {
    reports.diagnostic(located.at, `${kind}: expected a mapping of ${keys.accepted.join(", ")}`);
    return undefined;
  }
  const what = namedIn(located, kind, keys);
  checkKeys(located, what, keys, reports);
  const value = (key: string): Located | undefined => {
    const found = located.entries.get(key)?.value;
    return found?.kind === "scalar" && found.value === null ? undefined : found;
  };
  const expect = (key: string, expected: string, found: Located): undefined => {
    const hint = found.kind === "map" ? "; a text that begins with { stands in quotes" : "";
    reports.diagnostic(
      found.at,
      `${what}: ${key} is ${expected}${expected.includes("text") ? hint : ""}`,
    );
  };
  const text = (key: string): string | undefined => {
    const found = value(key);
    if (found === undefined) return undefined;
    if (found.kind === "scalar" && typeof found.value === "string") return found.value;
    return expect(key, "a text", found);
  };
  return {
    at: located.at,
    entry: (key) => located.entries.get(key),
    text,
    boolean: (key) => {
      const found = value(key);
      if (found === undefined) return undefined;
      if (found.kind === "scalar" && typeof found.value === "boolean") return found.value;
      return expect(key, "true or false", found);
    },
    sql: (key) => {
      const found = value(key);
      if (found === undefined) return undefined;
      if (found.kind === "scalar") return { ...found, value: String(found.value) };
      return expect(key, "an SQL text", found);
    },
    list: (key) => {
      const found = value(key);
      if (found === undefined) return [];
      if (found.kind === "list") return found.items;
      expect(key, "a list", found);
      return [];
    },
    oneOf: <Word extends string>(key: string, words: readonly Word[]) => {
      const written = text(key);
      const word = words.find((candidate) => candidate === written);
      const found = value(key);
      if (written === undefined || found === undefined || word !== undefined) return word;
      const hint = suggest(written, words);
      const list = hint.startsWith("; there is") ? "" : hint;
      reports.diagnostic(
        found.at,
        `${what}: ${key} is one of ${words.join(", ")}, not ${written}${list}`,
      );
      return undefined;
    },
  };
};

/** `orders: dimension city` where the mapping says its name. */
const namedIn = (map: LocatedMap, kind: string, keys: KeyTable): string => {
  const name = keys.accepted.includes("name") ? map.entries.get("name")?.value : undefined;
  return name?.kind === "scalar" && typeof name.value === "string" ? `${kind} ${name.value}` : kind;
};

const checkKeys = (map: LocatedMap, what: string, keys: KeyTable, reports: Reports): void => {
  for (const [key, { at }] of map.entries) {
    const refused = Object.hasOwn(keys.refused, key) ? keys.refused[key] : undefined;
    if (refused !== undefined) reports.diagnostic(at, `${what}: ${refused}`);
    else if (keys.ignored.includes(key)) reports.warn(at, `${what}: ${key} has no effect here`);
    else if (!keys.accepted.includes(key)) {
      reports.diagnostic(at, `${what}: unknown key ${key}${suggest(key, keys.accepted)}`);
    }
  }
};
