import { expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../set-up/ensure-installed.mjs";
import { projectFiles } from "./project-files.mjs";
import { idsNamedIn, missingIds, rulesOfDocument } from "./rules-document.mjs";
import { rules, threats } from "./coverage.mjs";

const document = await readFile(join(root, "docs", "rules.md"), "utf8");
const named = /^(packages|scripts|docs|examples|benchmarks)\/|^[^/]*\.md$/;
// Made-up companies of questions for the analyst: a code of theirs, such as that of a keg, is no rule.
const models = /^benchmarks\/analyst\/models\//;
const text = /\.(ts|mjs|js|md|yaml|yml|sql|lua|prisma)$/;

test("docs/rules.md has a heading and a text for every id that code, tests and documents name", async () => {
  const files = (await projectFiles(root)).filter(
    (path) => named.test(path) && text.test(path) && !models.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const texts = await Promise.all(
    files.map(async (path) => [path, await readFile(join(root, path), "utf8")]),
  );
  expect(missingIds(document, texts)).toEqual([]);
});

test("docs/rules.md says of every id whether it is built, as the list of proofs does", () => {
  const built = new Set(Object.keys({ ...rules, ...threats }));
  const wrong = [...rulesOfDocument(document)].filter(
    ([id, { isBuilt }]) => isBuilt !== built.has(id),
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
  expect([...built].filter((id) => !rulesOfDocument(document).has(id))).toEqual([]);
});

test("an id without a heading, or with an empty text, is missing", () => {
  const small = "### A1\n\nText.\n\n### A2\n\n*Not built yet.*\n\n## B\n\n### B1\n\nText.\n";
  const texts = [["a.ts", "// as A1 and B2 say\nconst x = 'A2: y';"]];
  expect(missingIds(small, texts)).toEqual(["A2 (a.ts)", "B2 (a.ts)"]);
});

test("what only looks like an id is none", () => {
  expect(idsNamedIn("%C3%A9 \\xA0 2026-01-01T00:00 T00:00Z H1 2026 H2 2025 B7 vs B1")).toEqual([
    "B7",
    "B1",
  ]);
});
