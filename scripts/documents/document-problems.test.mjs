import { expect, test } from "@jest/globals";
import { anchorsOf, linksOf } from "./markdown.mjs";
import { documentProblems } from "./document-problems.mjs";

const problemsOf = (documents, files = []) =>
  documentProblems({
    documents: new Map(Object.entries(documents)),
    files: [...Object.keys(documents), ...files],
    bytesMax: (path) => (path === "short.md" ? 20 : undefined),
  });

test("links to documents, anchors, files, folders and other sites are fine", () => {
  const text = `# One (A1)
[a](#one-a1) [b](docs/b.md#two) [c](packages/x.ts) [d](packages/) [e](docs) [f](https://a.b/c#d)
[g]: docs/b.md`;
  expect(
    problemsOf({ "a.md": text, "docs/b.md": "## Two\n\n[a](../a.md#one-a1)" }, ["packages/x.ts"]),
  ).toEqual([]);
});

test.each([
  ["[x](missing.md)", "leads nowhere"],
  ["[x](#missing)", "has an anchor that no heading has"],
  ["[x](b.md#missing)", "has an anchor that no heading has"],
  ["[x](x.ts#L1)", "has an anchor, and leads to no document"],
  ["[x](../b.md)", "leads out of the project"],
  ["[x](/b.md)", "leads out of the project"],
  ["![x](missing.svg)", "leads nowhere"],
  ["[x]: missing.md", "leads nowhere"],
])("%s is reported", (text, problem) => {
  const problems = problemsOf({ "a.md": `# One\n\n${text}`, "b.md": "# Two" }, ["x.ts"]);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^a\\.md: .* ${problem}$`))]);
});

test("a document that is longer than it may be is reported, counted in bytes", () => {
  expect(problemsOf({ "short.md": "é".repeat(10), "long.md": "é".repeat(99) })).toEqual([]);
  expect(problemsOf({ "short.md": "é".repeat(11) })).toEqual([
    "short.md: has 22 bytes, and may have 20",
  ]);
});

test("a heading that stands twice has two anchors; punctuation and code marks have none", () => {
  expect([...anchorsOf("# `x_y` Limits, (D8)\n## A\n## A\n```sh\n# no\n```\n")]).toEqual([
    "x_y-limits-d8",
    "a",
    "a-1",
  ]);
});

test("what is shown as code holds no link", () => {
  expect(linksOf("`a[0](x)`\n\n```js\nf[1](y)\n```\n\n[z](w 'title')")).toEqual(["w"]);
});

test("a package without a README is reported", () => {
  const problems = problemsOf({ "packages/a/README.md": "# A" }, [
    "packages/a/x.ts",
    "packages/b/x.ts",
  ]);
  expect(problems).toEqual(["packages/b: has no README.md"]);
});

test("a folder of sources that the README of its package does not name is reported", () => {
  const files = ["packages/a/src/b/x.ts", "packages/a/src/c/d/x.ts", "packages/a/src/x.ts"];
  expect(problemsOf({ "packages/a/README.md": "`b`: bees" }, files)).toEqual([
    "packages/a/README.md: does not name the folder src/c",
  ]);
  expect(problemsOf({ "packages/a/README.md": "`src/b`, `c/`" }, files)).toEqual([]);
});

test("a file that is named as code and is not there is reported; placeholders and blocks are not", () => {
  const text =
    "`index.ts` `a/index.ts` `packages/a/` `x.test.ts` `a/dist/c.ts` `1.2` `a.b`\n\n```\n`none.ts`\n```\n`b/index.ts` `packages/b`";
  const files = ["packages/a/index.ts", "packages/a/README.md"];
  expect(problemsOf({ "a.md": text, "packages/a/README.md": "" }, files)).toEqual([
    "a.md: b/index.ts is no file of the project",
    "a.md: packages/b is no file of the project",
  ]);
});
