import { describe, expect, it } from "@jest/globals";
import * as Schema from "effect/Schema";
import { refusalOf, valueOf } from "../failures.fixture.js";
import { decoder, invalidRequest, textRule } from "./decode.js";
import { nameProblem } from "./text/text-rules.js";

const Person = Schema.Struct({
  name: Schema.String.check(textRule(nameProblem)),
  age: Schema.optional(Schema.Int),
  plan: Schema.optional(Schema.Literals(["free", "paid"])),
  tags: Schema.optional(Schema.Array(Schema.Struct({ "a/b": Schema.Boolean }))),
  extra: Schema.optional(Schema.Record(Schema.String, Schema.Unknown)),
});
const decode = decoder(Person);
const strict = decoder(Person, { unknownKeys: "error" });
const problemsOf = (value: unknown) => refusalOf(decode(value));

describe("decoder reads values of unknown origin", () => {
  it("gives what the schema knows, and leaves out what it does not", () => {
    expect(valueOf(decode({ name: "ada", age: 36, admin: true }))).toEqual({
      name: "ada",
      age: 36,
    });
  });

  it("B1: reports all problems at once, each with a pointer", () => {
    expect(
      problemsOf({ age: 1.5, plan: "gold", tags: [{ "a/b": true }, {}, 5, { "a/b": "yes" }] }),
    ).toEqual([
      { pointer: "/name", message: "is required" },
      { pointer: "/age", message: "must be a whole number" },
      { pointer: "/plan", message: 'must be "free" or "paid"' },
      { pointer: "/tags/1/a~1b", message: "is required" },
      { pointer: "/tags/2", message: "must be an object" },
      { pointer: "/tags/3/a~1b", message: "must be true or false" },
    ]);
  });

  it("B1: reports what no store could keep beside what the schema finds", () => {
    expect(problemsOf({ name: "", extra: { x: "\u0000" }, age: "old" })).toEqual([
      { pointer: "/extra/x", message: "must not contain NUL" },
      { pointer: "/name", message: "must not be empty" },
      { pointer: "/age", message: "must be a number" },
    ]);
  });

  it("says one thing about one place", () => {
    expect(problemsOf({ name: "a\u0000" })).toEqual([
      { pointer: "/name", message: "must not contain NUL" },
    ]);
  });

  it("T21: says of an oversized value only that it is, and does not walk through it", () => {
    const tags = Array.from({ length: 100_000 }, () => 5);
    expect(problemsOf({ tags })).toEqual([
      { pointer: "/tags", message: "must not have more than 1000 elements" },
    ]);
  });

  it.each([
    ["a number", 5],
    ["null", null],
    ["nothing", undefined],
    ["a text", "x"],
    ["a list", []],
  ])("%s is not the object that was expected", (_what, value) => {
    expect(problemsOf(value)).toEqual([{ pointer: "", message: "must be an object" }]);
  });

  it("null is not the same as left out", () => {
    expect(problemsOf({ name: "ada", age: null })).toEqual([
      { pointer: "/age", message: "must be a number" },
    ]);
    expect(valueOf(decode({ name: "ada", age: undefined }))).toMatchObject({ name: "ada" });
  });

  it("C5: can take an unknown key for a mistake, on every level", () => {
    expect(refusalOf(strict({ name: "ada", nam: 1, tags: [{ "a/b": true, c: 1 }] }))).toEqual([
      { pointer: "/nam", message: "is not a known key" },
      { pointer: "/tags/0/c", message: "is not a known key" },
    ]);
  });

  it("T22: an object with a hostile prototype key changes nothing but its own fate", () => {
    const hostile = JSON.parse('{"name":"ada","__proto__":{"age":1}}') as unknown;
    expect(problemsOf(hostile)).toEqual([
      { pointer: "", message: "must not have the key __proto__" },
    ]);
    expect(({} as { age?: number }).age).toBeUndefined();
  });

  it("does not repeat values, which may be secrets or long", () => {
    const text = JSON.stringify(problemsOf({ name: 5, plan: "hunter2", age: "hunter2" }));
    expect(text).not.toContain("hunter2");
  });
});

describe("F1: invalidRequest is one sentence for a person, and a list for a program", () => {
  const problem = { pointer: "/age", message: "must be a number" };

  it.each([
    ["one problem", [problem], "/age must be a number."],
    ["two", [problem, problem], "/age must be a number. There is 1 more problem."],
    [
      "four",
      [problem, problem, problem, problem],
      "/age must be a number. There are 3 more problems.",
    ],
    ["the whole", [{ pointer: "", message: "must be an object" }], "The body must be an object."],
    ["none that is known", [], "The body is not as expected."],
    [
      "one that asks",
      [{ pointer: "/nmae", message: "is unknown; did you mean name?" }],
      "/nmae is unknown; did you mean name?",
    ],
    ["a sentence", [{ pointer: "/a", message: "is 1. It must be 2." }], "/a is 1. It must be 2."],
  ])("of %s", (_what, problems, detail) => {
    const failure = invalidRequest(problems);
    expect(failure.code).toBe("invalid_request");
    expect(failure.detail).toBe(detail);
    expect(failure.details.problems).toEqual(problems);
  });

  it("can speak of something else than a body", () => {
    expect(invalidRequest([{ pointer: "", message: "is odd" }], "The file").detail).toBe(
      "The file is odd.",
    );
  });
});
