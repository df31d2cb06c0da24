import { expect, it } from "@jest/globals";
import { limits, sizeProblems } from "./source-sizes.mjs";

const folder = "packages/domain/src/chat";
const files = (count, ending = ".ts") =>
  Array.from({ length: count }, (_, at) => ({ file: `${folder}/file-${at}${ending}`, lines: 10 }));

it("is content with what is at the limits", () => {
  const longest = { file: `${folder}/deeper/long.test.ts`, lines: limits.lines };
  expect(sizeProblems([...files(limits.files), longest], [])).toEqual([]);
});

it("names a folder with one file more", () => {
  expect(sizeProblems(files(limits.files + 1), [])).toEqual([
    `${folder} has 26 files, 25 are the most`,
  ]);
});

it("counts tests, fixtures and every kind of file, and folders below apart", () => {
  const tests = files(limits.files).map(({ file, lines }) => ({
    file: file.replace(".ts", ".test.ts"),
    lines,
  }));
  const fixture = { file: `${folder}/world.fixture.ts`, lines: 1 };
  const below = { file: `${folder}/deeper/world.ts`, lines: 1 };
  expect(sizeProblems([...tests, fixture], [])).toHaveLength(1);
  expect(sizeProblems([...tests, below], [])).toEqual([]);
  const kinds = [".ts", ".tsx", ".mjs"].flatMap((kind) => files(9, kind));
  expect(sizeProblems(kinds, [])).toHaveLength(1);
});

it("names a file with one line more, of every kind", () => {
  const long = ["a.ts", "a.tsx", "a.test.ts", "a.fixture.ts", "a.mjs", "a.css"].map((name) => ({
    file: `${folder}/${name}`,
    lines: limits.lines + 1,
  }));
  expect(sizeProblems(long, [])).toEqual(
    long.map(({ file }) => `${file} has 301 lines, 300 are the most`),
  );
});

it("passes over an exception, and names one that nothing needs", () => {
  const full = files(limits.files + 1);
  const long = { file: "benchmarks/questions/long.mjs", lines: limits.lines + 1 };
  const exceptions = [
    { path: folder },
    { path: "benchmarks/questions" },
    { path: "packages/none" },
  ];
  expect(sizeProblems([...full, long], exceptions)).toEqual([
    "packages/none is within the limits, and needs no exception",
  ]);
});

it("takes an exception for its own folder, and for none below", () => {
  const long = { file: `${folder}/deeper/long.ts`, lines: limits.lines + 1 };
  expect(sizeProblems([...files(limits.files + 1), long], [{ path: folder }])).toEqual([
    `${folder}/deeper/long.ts has 301 lines, 300 are the most`,
  ]);
});
