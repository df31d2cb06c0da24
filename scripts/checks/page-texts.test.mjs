import { describe, expect, test } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../set-up/ensure-installed.mjs";

/** Attributes whose text a person reads or hears. */
const spokenAttributes = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
const hasWords = (text) => /\p{L}{2}/u.test(text);

/** Texts in a component's elements that do not come from a catalogue. */
const literalsIn = (source) => {
  const found = [];
  const note = (node) => {
    if (ts.isStringLiteralLike(node) && hasWords(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some(hasWords)) found.push(node.getText());
    }
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(note);
    else if (ts.isBinaryExpression(node)) [node.left, node.right].forEach(note);
    else if (ts.isParenthesizedExpression(node)) note(node.expression);
  };
  const visit = (node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText())) {
      const { initializer } = node;
      if (initializer !== undefined) {
        note(
          ts.isJsxExpression(initializer) ? (initializer.expression ?? initializer) : initializer,
        );
      }
    }
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (isChild && node.expression && !isComparison(node.expression)) note(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("x.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
};

/** `tab === "sql" && …` compares, and shows what stands after it. */
const isComparison = (node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

describe("G6: every text of a page of the iframe is in the catalogues", () => {
  const folder = join(root, "packages", "embed-ui", "src");
  // The page for administrators speaks English alone, as the command line and the documents do.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && !name.startsWith("admin/"),
  );

  test.each(files)("%s", (name) => {
    expect(literalsIn(readFileSync(join(folder, name), "utf8"))).toEqual([]);
  });

  test("and one that is not would be found", () => {
    expect(files.length).toBeGreaterThan(15);
    expect(literalsIn("<p>Hello there</p>")).toEqual(["Hello there"]);
    expect(literalsIn('<p title="Hello">{is ? "Yes" : say("no")}</p>')).toEqual(["Hello", "Yes"]);
    expect(literalsIn("<p>{`${n} rows`}</p>")).toEqual(["`${n} rows`"]);
    expect(literalsIn('<p className="quiet">{tab === "sql" && <b />}</p>')).toEqual([]);
  });
});
