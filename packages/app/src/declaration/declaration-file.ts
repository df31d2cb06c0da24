import { readFile } from "node:fs/promises";
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import type { Problem } from "@embedded-analytics/domain";

/** A declaration that was read, and where in its file each of its places stands (C5). */
export interface DeclarationFile {
  readonly path: string;
  readonly declaration: unknown;
  /** The line, counted from 1, of the place that a JSON pointer names or of what is nearest to it. */
  lineOf(pointer: string): number;
}

/** Why a declaration cannot be used: sentences that begin with file and line. */
export class DeclarationRefused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.name = "DeclarationRefused";
  }
}

/** Reads a YAML file; throws `DeclarationRefused` where it cannot be read or is not YAML. */
export const readDeclarationFile = async (path: string): Promise<DeclarationFile> => {
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw new DeclarationRefused([`${path}: cannot be read (${cause.code ?? "unknown reason"})`]);
  });
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const reasons = document.errors.map(({ message, pos }) => {
    const [sentence = message] = message.split("\n");
    return `${path}:${lines.linePos(pos[0]).line}: ${sentence.replace(/ at line \d+.*$/, "")}`;
  });
  if (reasons.length > 0) throw new DeclarationRefused(reasons);
  return {
    path,
    declaration: document.toJS() as unknown,
    lineOf: (pointer) => lineOf(document, lines, pointer),
  };
};

/** The problems of a refused declaration, each with its line, in the order of the lines. */
export const explainProblems = (
  file: DeclarationFile,
  problems: readonly Problem[],
): DeclarationRefused => {
  const placed = problems.map(({ pointer, message }) => {
    const line = file.lineOf(pointer);
    return { line, reason: `${file.path}:${line}: ${subjectOf(pointer)} ${message}` };
  });
  return new DeclarationRefused(
    placed.toSorted((left, right) => left.line - right.line).map(({ reason }) => reason),
  );
};

const subjectOf = (pointer: string): string => {
  const name = pointer.slice(pointer.lastIndexOf("/") + 1);
  if (pointer === "") return "the file";
  return /^\d+$/.test(name) ? "this entry" : name;
};

/** A key that is missing has no place of its own, so the line is that of the nearest parent. */
const lineOf = (document: Document, lines: LineCounter, pointer: string): number => {
  const path = pointer.split("/").slice(1).map(unescape);
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetOf(document, path.slice(0, length));
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return 1;
};

const unescape = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** Where the key of a pair, or the item of a list, begins in the text. */
const offsetOf = (document: Document, path: readonly string[]): number | undefined => {
  const name = path.at(-1);
  if (name === undefined) return undefined;
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  const node: unknown = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === name)?.key
    : isSeq(parent)
      ? parent.items[Number(name)]
      : undefined;
  return isNode(node) ? node.range?.[0] : undefined;
};
