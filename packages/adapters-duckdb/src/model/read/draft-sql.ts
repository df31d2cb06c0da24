import { placeWithin, type LocatedScalar } from "./located.js";
import type { Place, Reports } from "./diagnostic.js";

/** SQL of the model whose references are found, but not yet looked up. */
export type DraftSql = readonly (string | Reference)[];

/** What stands between braces: names with dots between them, as `CUBE` or `customers.city`. */
export interface Reference {
  readonly path: readonly string[];
  readonly at: Place;
}

/**
 * Finds the references of an SQL text: `{name}`, `{a.b}`, or with a `$` before. A brace that holds no
 * name is SQL, and `\{` always is. Templates of other languages are reported.
 */
export const draftSql = (scalar: LocatedScalar, what: string, reports: Reports): DraftSql => {
  const text = String(scalar.value).trim();
  const offset = String(scalar.value).indexOf(text);
  const at = (index: number): Place => placeWithin(scalar, offset + index);
  const foreign = /\{\{|\{%|\{#/.exec(text);
  if (foreign !== null) {
    reports.diagnostic(
      at(foreign.index),
      `${what}: templates (${foreign[0]}) are not supported yet`,
    );
    return [];
  }
  if (text === "") reports.diagnostic(scalar.at, `${what}: sql is empty`);
  const parts: (string | Reference)[] = [];
  let done = 0;
  const literal = (end: number): void => {
    if (end > done) parts.push(text.slice(done, end).replaceAll("\\{", "{").replaceAll("\\}", "}"));
  };
  for (const match of text.matchAll(reference)) {
    const [whole, escaped, path = ""] = match;
    if (escaped !== undefined) continue;
    literal(match.index);
    done = match.index + whole.length;
    parts.push({ path: path.split("."), at: at(match.index) });
  }
  literal(text.length);
  return parts;
};

const name = "[A-Za-z_][A-Za-z0-9_]*";
const reference = new RegExp(`(\\\\)?\\$?\\{\\s*(${name}(?:\\.${name})*)\\s*\\}`, "g");
