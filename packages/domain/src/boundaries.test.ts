import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import ts from "typescript";

// The linters watch this boundary too; but a linter that finds no files is content, and this test
// is not.
const root = dirname(fileURLToPath(import.meta.url));

/** Every module that a text of TypeScript imports: statically, lazily, for its types, or again as exports. */
const importsOf = (text: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isExternalModuleReference(node)
            ? node.expression
            : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
              ? node.arguments[0]
              : undefined;
    if (named !== undefined) {
      found.push(ts.isStringLiteralLike(named) ? named.text : named.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true));
  return found;
};

/** Whether the domain may import it: effect by subpath (its barrel is slow to load), or its own files. */
const isAllowed = (specifier: string): boolean => /^(effect\/|\.{1,2}\/)/.test(specifier);

const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({ file, imports: importsOf(readFileSync(join(root, file), "utf8")) }));

describe("the domain", () => {
  it("imports effect by subpath and its own files, and nothing else", () => {
    const strangers = files.flatMap(({ file, imports }) =>
      imports.filter((name) => !isAllowed(name)).map((name) => `${file} imports ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  it("stays inside its own folder", () => {
    const escapes = files.flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith(".") && !join(root, dirname(file), name).startsWith(root))
        .map((name) => `${file} imports ${name}`),
    );
    expect(escapes).toEqual([]);
  });

  it("was looked at", () => {
    const imports = files.flatMap((each) => each.imports);
    expect(files.length).toBeGreaterThan(30);
    expect(imports.filter((name) => name.startsWith("effect/")).length).toBeGreaterThan(10);
    expect(imports.filter((name) => name.startsWith(".")).length).toBeGreaterThan(50);
  });
});

describe("the reader of imports", () => {
  it.each([
    ['import { readFileSync } from "node:fs";', "node:fs"],
    ['import "reflect-metadata";', "reflect-metadata"],
    ['import type { Express } from "express";', "express"],
    ['export * from "effect";', "effect"],
    ['export type { A } from "pg";', "pg"],
    ['export const a = () => import("node:path");', "node:path"],
    ["export const a = (name: string) => import(`./${name}`);", "`./${name}`"],
    ['export type A = import("express").Express;', "express"],
    ['import fs = require("fs");', "fs"],
  ])("sees the stranger in %s", (text, name) => {
    expect(importsOf(text)).toEqual([name]);
    expect(isAllowed(name)).toBe(false);
  });

  it.each(["effect/Effect", "effect/unstable/x", "./id.js", "../shared/id.js"])(
    "allows %s",
    (name) => {
      expect(isAllowed(name)).toBe(true);
    },
  );
});
