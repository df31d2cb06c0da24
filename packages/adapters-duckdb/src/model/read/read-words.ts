import type { DeclaredWords } from "./declared.js";
import type { Fields } from "./fields.js";
import type { Place, Reports } from "./diagnostic.js";
import { readCubeHints, readMemberHints } from "./read-hints.js";

/**
 * The name of a cube, view or member and the words for it. Undefined without a usable name, which
 * is reported; `kind` says what it is for.
 */
export const readWords = (
  fields: Fields,
  kind: string,
  reports: Reports,
): DeclaredWords | undefined => {
  const name = readName(fields, "name", kind, reports);
  if (name === undefined) return undefined;
  const what = `${kind} ${name}`;
  const isHome = kind === "cube" || kind === "view";
  const shown = fields.boolean("shown");
  return {
    name,
    at: fields.entry("name")?.value.at ?? fields.at,
    title: fields.text("title") ?? titleOfName(name),
    description: fields.text("description"),
    synonyms: readSynonyms(fields, what, reports),
    public: fields.boolean("public") ?? shown,
    hints: isHome ? {} : readMemberHints(fields, what, reports),
    times: isHome ? readCubeHints(fields, what, reports) : {},
  };
};

/** A name in one of the keys; undefined, and reported, where it is missing or cannot be one. */
export const readName = (
  fields: Fields,
  key: string,
  what: string,
  reports: Reports,
): string | undefined => {
  const found = fields.entry(key);
  const name = fields.text(key);
  if (name === undefined) {
    if (found === undefined || isNull(found.value)) {
      reports.diagnostic(found?.at ?? fields.at, `${what}: ${key} is missing`);
    }
    return undefined;
  }
  return checkName(name, found?.value.at ?? fields.at, what, reports);
};

/** The name when it can be one, else a report and undefined. */
const checkName = (name: string, at: Place, what: string, reports: Reports): string | undefined => {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !name.startsWith("__") && name.length <= 128) {
    // References use these words for the cube that they stand in.
    if (!/^(cube|table)$/i.test(name)) return name;
    reports.diagnostic(
      at,
      `${what}: ${name} stands for the cube itself in references: choose another name`,
    );
    return undefined;
  }
  reports.diagnostic(
    at,
    `${what}: ${name} cannot be a name: letters, digits and _, at most 128 of them, not beginning with a digit or with __`,
  );
  return undefined;
};

/** `meta.synonyms`; anything else in `meta` is the author's own. */
export const readSynonyms = (fields: Fields, what: string, reports: Reports): readonly string[] => {
  const meta = fields.entry("meta")?.value;
  if (meta === undefined || isNull(meta)) return [];
  if (meta.kind !== "map") {
    reports.diagnostic(meta.at, `${what}: meta is a mapping`);
    return [];
  }
  const synonyms = meta.entries.get("synonyms")?.value;
  if (synonyms === undefined || isNull(synonyms)) return [];
  const items = synonyms.kind === "list" ? synonyms.items : [];
  const texts = items.flatMap((item) =>
    item.kind === "scalar" && typeof item.value === "string" ? [item.value] : [],
  );
  if (synonyms.kind !== "list" || texts.length < items.length) {
    reports.diagnostic(synonyms.at, `${what}: meta.synonyms is a list of texts`);
  }
  return texts;
};

const isNull = (located: { readonly kind: string; readonly value?: unknown }): boolean =>
  located.kind === "scalar" && located.value === null;

/** `paid_orders` is called "Paid Orders" where its author says nothing. */
export const titleOfName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[_\s]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
