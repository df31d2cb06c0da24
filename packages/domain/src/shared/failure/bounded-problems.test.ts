import { expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { boundsOf } from "../json/bounded-json.js";
import { boundedProblems } from "./bounded-problems.js";
import { cutText } from "../text/cut-text.js";
import { decoder, invalidRequest } from "../decode.js";
import { jsonPointer } from "../json/json-pointer.js";

const notFinite = (count: number): readonly number[] => Array.from({ length: count }, () => NaN);
const longKey = "k".repeat(165_000);

it("B1: a key of 165,000 characters above many problems is repeated nowhere", () => {
  const rows = Array.from({ length: 30 }, () => notFinite(900));
  const { problems } = boundsOf({ [longKey]: rows });
  expect(problems).toHaveLength(21);
  expect(problems.every(({ pointer }) => pointer.length === 200)).toBe(true);
});

it("B1: no value is looked at once 21 problems are found", () => {
  let looks = 0;
  const watched = notFinite(900).map((value) => ({
    get value() {
      looks += 1;
      return value;
    },
  }));
  expect(boundsOf(watched)).toMatchObject({ oversized: true });
  expect(looks).toBe(21);
});

it("B1: a schema does not look at a value of which 21 problems are found", () => {
  let looks = 0;
  const schema = Schema.Unknown.pipe(
    Schema.refine(
      (value): value is unknown => {
        looks += 1;
        return value !== undefined;
      },
      { message: "is looked at" },
    ),
  );
  const decode = decoder(Schema.Array(schema));
  expect(Result.isFailure(decode(notFinite(21)))).toBe(true);
  expect(looks).toBe(0);
  expect(Result.isFailure(decode(notFinite(20)))).toBe(true);
  expect(looks).toBe(20);
});

it("B1: a failure lists 20 problems, and says that there are more", () => {
  const problems = boundsOf(notFinite(900)).problems;
  const { detail, details } = invalidRequest(problems);
  expect(details.problems).toHaveLength(20);
  expect(detail).toBe(
    "/0 must be a finite number. There are more problems, of which the first 20 are listed.",
  );
  expect(invalidRequest(problems.slice(0, 20)).detail).toBe(
    "/0 must be a finite number. There are 19 more problems.",
  );
});

it("B1: a pointer and a message are cut at 200 characters, and say so", () => {
  const [problem] = boundedProblems([{ pointer: `/${longKey}`, message: longKey }]);
  expect(problem?.pointer).toBe(`/${"k".repeat(198)}…`);
  expect(problem?.message).toBe(`${"k".repeat(199)}…`);
});

it.each([
  [["a".repeat(199)], `/${"a".repeat(199)}`],
  [["a".repeat(200)], `/${"a".repeat(198)}…`],
  [["/".repeat(200), "b"], `/${"~1".repeat(99)}…`],
  [["a".repeat(150), "b".repeat(150)], `/${"a".repeat(150)}/${"b".repeat(47)}…`],
])("B1: the pointer of a path is cut at 200 characters", (path, pointer) => {
  expect(jsonPointer(path)).toBe(pointer);
});

it("B1: a cut never leaves half a character", () => {
  const cut = cutText("👍".repeat(150));
  expect(cut).toHaveLength(200);
  expect(cut.isWellFormed()).toBe(true);
});
