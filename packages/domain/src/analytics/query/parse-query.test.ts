import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { requestOf, requestWithSettingsOf } from "../../sessions/parse/parsed-call.js";
import { parseQuery, queryBytesMax } from "./parse-query.js";

const acme = { name: "acme" };
const jane = { externalId: "jane" };
const pointersOf = (body: unknown): readonly string[] =>
  (refusalOf(requestWithSettingsOf(parseQuery(body), acme)).details.problems ?? []).map(
    ({ pointer }) => pointer,
  );

describe("B1: the body of a query", () => {
  it("needs a query and, with a key, settings", () => {
    const parsed = parseQuery({ query: "x", sessionSettings: jane, extra: 1 });
    const [request, settings] = valueOf(requestWithSettingsOf(parsed, acme));
    expect(request).toEqual({ query: "x", timezone: undefined, branchName: undefined });
    expect(settings.identity).toEqual({ kind: "external", externalId: "jane" });
    expect(valueOf(requestOf(parsed))).toEqual(request);
    expect(pointersOf({})).toEqual(["/query", "/sessionSettings"]);
  });

  it.each([
    ["nothing", "", false],
    ["one byte", "x", true],
    ["the longest", "x".repeat(queryBytesMax), true],
    ["a byte more", "x".repeat(queryBytesMax + 1), false],
    ["bytes, not letters", "é".repeat(queryBytesMax / 2), true],
    ["bytes, not letters: a letter more", "é".repeat(queryBytesMax / 2 + 1), false],
  ])("has a query of 1 to 32,768 bytes: %s", (_what, query, taken) => {
    expect(parseQuery({ query }).request !== undefined).toBe(taken);
  });

  it("tells all problems at once, each where it is", () => {
    expect(
      pointersOf({
        query: 5,
        branchName: "",
        sessionSettings: {
          externalId: "Jane",
          internalId: "x",
          groups: [1],
          ephemeralTtlSeconds: 0,
        },
      }),
    ).toEqual([
      "/query",
      "/branchName",
      "/sessionSettings/externalId",
      "/sessionSettings/groups/0",
      "/sessionSettings/ephemeralTtlSeconds",
      "/sessionSettings",
      "/sessionSettings/groups",
    ]);
  });

  it("tells no problem twice", () => {
    const deep = JSON.parse(
      `{"query":"x","sessionSettings":{"__proto__":1,"externalId":"\\u0000"}}`,
    );
    const pointers = pointersOf(deep);
    expect(new Set(pointers).size).toBe(pointers.length);
    expect(pointers).toContain("/sessionSettings");
  });

  it.each([null, 5, "x", [], undefined])("is an object, and not %j", (body) => {
    expect(pointersOf(body)).toContain("");
  });
});

describe("D10: sessionSettings", () => {
  const settingsOf = (sessionSettings: unknown) =>
    valueOf(requestWithSettingsOf(parseQuery({ query: "x", sessionSettings }), acme))[1];

  it.each([
    ["neither id", {}, [""]],
    ["both ids", { ...jane, internalId: "ada@demo.test" }, [""]],
    ["roles with an internal id", { internalId: "a", roles: [] }, ["/roles"]],
    ["groups with an internal id", { internalId: "a", groups: [] }, ["/groups"]],
    ["values with an internal id", { internalId: "a", userAttributes: [] }, ["/userAttributes"]],
    [
      "a context with an internal id",
      { internalId: "a", securityContext: {} },
      ["/securityContext"],
    ],
    ["an email that is none", { ...jane, email: "x" }, ["/email"]],
    ["a context that is no object", { ...jane, securityContext: [] }, ["/securityContext"]],
    [
      "a lifetime that is too long",
      { ...jane, ephemeralTtlSeconds: 604_801 },
      ["/ephemeralTtlSeconds"],
    ],
    ["no object at all", 5, [""]],
  ])("may not be: %s", (_what, sessionSettings, pointers) => {
    expect(pointersOf({ query: "x", sessionSettings })).toEqual(
      pointers.map((pointer) => `/sessionSettings${pointer}`),
    );
  });

  it("of external users may have roles and anything else that is not known", () => {
    expect(settingsOf({ ...jane, roles: ["x"], isEphemeral: false, other: 1 }).groups).toBe(
      undefined,
    );
  });

  it("duplicates are a failure of their own, reported beside other problems", () => {
    const userAttributes = [
      { name: "a", value: 1 },
      { name: "a", value: 2 },
    ];
    const sessionSettings = { ...jane, userAttributes };
    const alone = refusalOf(
      requestWithSettingsOf(parseQuery({ query: "x", sessionSettings }), acme),
    );
    expect([alone.code, alone.details.problems?.[0]?.pointer]).toEqual([
      "duplicate_name",
      "/sessionSettings/userAttributes",
    ]);
    expect(pointersOf({ sessionSettings })).toEqual(["/query", "/sessionSettings/userAttributes"]);
  });
});
