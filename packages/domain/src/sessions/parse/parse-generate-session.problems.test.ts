import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { refusalOf } from "../../failures.fixture.js";
import { account } from "../decide/cases.fixture.js";
import { judgeBody, parseGenerateSession } from "./parse-generate-session.js";

const judged = (body: unknown) => judgeBody(parseGenerateSession(body), account);
const problemsOf = (body: unknown) => refusalOf(judged(body)).details.problems ?? [];
const u = { externalId: "u" };

describe("B1: all problems of a body come at once, each with a pointer", () => {
  it("of every kind: shape, text, combination, account, duplicates", () => {
    const body = {
      externalId: "User ",
      deploymentId: "1",
      email: "nonsense",
      embedTenantName: "acme",
      creatorMode: "yes",
      userAttributes: [{ name: "a", value: {} }, { name: "b" }, { name: "b", value: 1 }],
      groups: ["ok", " x", 5],
      groupDefinitions: [{ name: "g" }, { name: "g", description: 5 }],
      securityContext: [],
      settings: { allowAi: "yes", note: "\u0000" },
      isEphemeral: 1,
    };
    const problems = problemsOf(body);
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/creatorMode",
      "/deploymentId",
      "/email",
      "/embedTenantName",
      "/externalId",
      "/groupDefinitions",
      "/groupDefinitions",
      "/groupDefinitions/1/description",
      "/groups/1",
      "/groups/2",
      "/isEphemeral",
      "/securityContext",
      "/settings/allowAi",
      "/settings/note",
      "/userAttributes",
      "/userAttributes/0/value",
      "/userAttributes/1/value",
    ]);
    expect(refusalOf(judged(body)).code).toBe("invalid_request");
  });

  it("reads well for a person", () => {
    expect(
      problemsOf({
        ...u,
        deploymentId: "1",
        groups: "x",
        isEphemeral: 1,
        userAttributeDefinitions: [{ name: "a", type: "date" }],
        creatorMode: true,
        embedTenantName: "acme-corp",
      }),
    ).toEqual([
      { pointer: "/deploymentId", message: "must be a number" },
      { pointer: "/groups", message: "must be an array" },
      {
        pointer: "/userAttributeDefinitions/0/type",
        message: 'must be "string", "number", "string_array" or "number_array"',
      },
      { pointer: "/isEphemeral", message: "must be true or false" },
    ]);
  });

  it.each([
    ["null", null],
    ["a text", "externalId"],
    ["a number", 5],
    ["true", true],
    ["a list", [{ externalId: "u" }]],
  ])("a body that is %s has one problem: it is no object", (_what, body) => {
    expect(problemsOf(body)).toEqual([{ pointer: "", message: "must be an object" }]);
  });

  it.each([
    "userAttributes",
    "groups",
    "groupDefinitions",
    "userAttributeDefinitions",
    "securityContext",
  ])("B8: %s: null is not the same as left out", (field) => {
    const problems = problemsOf({
      ...u,
      creatorMode: true,
      embedTenantName: "acme-corp",
      [field]: null,
    });
    expect(problems).toEqual([
      {
        pointer: `/${field}`,
        message: "must not be null: leave it out, or send an empty one",
      },
    ]);
  });
});

describe("T21: whatever the body is, it is judged and nothing is thrown", () => {
  const deep = (levels: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = [value];
    return value;
  };

  it.each(["settings", "embedTheme", "securityContext", "groups", "ignored"])(
    "50,000 levels in %s",
    (field) => {
      const problems = problemsOf({ ...u, [field]: deep(50_000) });
      expect(problems.map(({ message }) => message)).toContain(
        "must not be nested deeper than 32 levels",
      );
    },
  );

  it("what only a host could pass in: a bigint, a function, a cycle", () => {
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    for (const value of [1n, () => 1, Symbol("x"), cycle]) {
      expect(problemsOf({ ...u, settings: { value } })).not.toEqual([]);
    }
  });

  it("values of every kind under the names of the fields", () => {
    const field = fc.constantFrom(
      "externalId",
      "internalId",
      "deploymentId",
      "email",
      "embedTenantName",
      "creatorMode",
      "userAttributes",
      "groups",
      "groupDefinitions",
      "userAttributeDefinitions",
      "securityContext",
      "settings",
      "embedTheme",
      "userProfile",
      "isEphemeral",
      "branchName",
      "__proto__",
    );
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom([null], [[]], [{ name: null }], [{ name: "a" }, { name: "a" }]),
    );
    fc.assert(
      fc.property(fc.dictionary(field, odd), (body) => {
        const result = judged(body);
        if (result._tag === "Success") expect(result.success.identity).toBeDefined();
        else expect(["invalid_request", "duplicate_name"]).toContain(result.failure.code);
      }),
      { numRuns: 2000 },
    );
  });
});
