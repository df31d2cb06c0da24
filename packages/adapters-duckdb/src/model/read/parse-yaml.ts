import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Node,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { Located, LocatedEntry } from "./located.js";
import type { Place, Reports } from "./diagnostic.js";

/** More than any model has, and few enough that anchors within anchors cannot fill the memory. */
const valuesMax = 500_000;

/**
 * Reads a YAML file. Undefined when it is empty, or when it is not YAML, which is reported. Anchors
 * and `<<` work as usual.
 */
export const parseYaml = (file: string, text: string, reports: Reports): Located | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  // What comes behind the first mistake is read as if it were none, so that one line could be reported many times.
  for (const { message, pos } of document.errors.slice(0, 1)) {
    const at = placeOf(pos[0]);
    const [sentence = message] = message.split("\n");
    const written = text.split("\n")[at.line - 1] ?? "";
    reports.diagnostic(at, sentence.replace(/ at line \d+.*$/, "") + quotingHint(written));
  }
  if (document.errors.length > 0 || document.contents === null) return undefined;

  let values = 0;
  const locate = (node: Node, open: readonly Node[]): Located => {
    const at = placeOf(node.range?.[0] ?? 0);
    const nothing = { kind: "scalar", at, value: null, block: false } as const;
    values += 1;
    if (values === valuesMax) reports.diagnostic(at, `more than ${valuesMax} values in one file`);
    if (values >= valuesMax) return nothing;
    if (isAlias(node)) {
      const meant = node.resolve(document);
      if (meant === undefined) return nothing;
      if (open.includes(meant)) {
        reports.diagnostic(at, "an anchor that contains itself");
        return nothing;
      }
      return { ...locate(meant, open), at };
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => locate(item as Node, [...open, node]));
      return { kind: "list", at, items };
    }
    if (isMap(node)) return { kind: "map", at, entries: entriesOf(node, [...open, node]) };
    return isScalar(node) ? scalarOf(node, at) : nothing;
  };
  const entriesOf = (map: YAMLMap, open: readonly Node[]): ReadonlyMap<string, LocatedEntry> => {
    const entries = new Map<string, LocatedEntry>();
    const merged: LocatedEntry[] = [];
    for (const { key, value } of map.items) {
      const keyNode = key as Node;
      const at = placeOf(keyNode.range?.[0] ?? 0);
      if (!isScalar(keyNode)) {
        reports.diagnostic(at, "a key is a text");
        continue;
      }
      const nothing = { kind: "scalar", at, value: null, block: false } as const;
      const entry = { at, value: value === null ? nothing : locate(value as Node, open) };
      if (keyNode.value === "<<") merged.push(entry);
      else entries.set(String(keyNode.value), entry);
    }
    for (const each of merged) mergeInto(entries, each, reports);
    return entries;
  };
  return locate(document.contents, []);
};

/** Adds the entries of the mappings behind a `<<`; those that are there stay. */
const mergeInto = (
  entries: Map<string, LocatedEntry>,
  { at, value }: LocatedEntry,
  reports: Reports,
): void => {
  for (const source of value.kind === "list" ? value.items : [value]) {
    if (source.kind !== "map") {
      reports.diagnostic(at, "<< takes a mapping, or a list of them");
      continue;
    }
    for (const [key, entry] of source.entries) if (!entries.has(key)) entries.set(key, entry);
  }
};

const scalarOf = ({ type, value, source = "" }: Scalar, at: Place): Located => {
  const block = type === "BLOCK_LITERAL" || type === "BLOCK_FOLDED";
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return { kind: "scalar", at, value, block };
  }
  return value === null || value === undefined
    ? { kind: "scalar", at, value: null, block: false }
    : { kind: "scalar", at, value: source, block };
};

/** The commonest mistake in a model: a text that begins with a reference, which YAML takes for a mapping. */
const quotingHint = (line: string): string =>
  /:\s*\$?\{/.test(line) ? "; a text that begins with { stands in quotes" : "";
