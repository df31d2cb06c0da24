import { describe, expect, it } from "@jest/globals";
import { refusalOf, valueOf } from "../../failures.fixture.js";
import { account } from "../decide/cases.fixture.js";
import { judgeBody, parseGenerateSession } from "./parse-generate-session.js";

const judged = (body: unknown, of: Partial<typeof account> = {}) =>
  judgeBody(parseGenerateSession(body), { ...account, ...of });
const problemsOf = (body: unknown, of: Partial<typeof account> = {}) =>
  refusalOf(judged(body, of)).details.problems ?? [];
const accepted = (body: unknown, of: Partial<typeof account> = {}) => valueOf(judged(body, of));
const u = { externalId: "u" };

describe("service.md 2.2, B6: a body with every field", () => {
  it("is read into a request", () => {
    const body = {
      deploymentId: 2,
      externalId: "u",
      email: "u@customer.test",
      embedTenantName: "acme-corp",
      creatorMode: true,
      userAttributes: [
        { name: "region", value: "north" },
        { name: "floor", value: 3 },
        { name: "tags", value: ["a"] },
        { name: "sizes", value: [1, 2] },
        { name: "old", value: null },
      ],
      groups: ["buyers"],
      userAttributeDefinitions: [
        {
          name: "region",
          type: "string",
          displayName: "Region",
          defaultValue: "n",
          description: "d",
        },
        { name: "floor", type: "number" },
      ],
      groupDefinitions: [{ name: "buyers", description: "Who buys" }, { name: "sellers" }],
      securityContext: { org: { id: 7 } },
      userProfile: { displayName: "Ada", picture: "https://p.test/1.png" },
      settings: { allowAi: false, locale: "de", timezone: "Europe/Berlin" },
      branchName: "dev",
      isEphemeral: true,
      embedTheme: { radius: 4 },
      embedTenantProfile: { displayName: "Acme" },
    };
    const unset = { displayName: undefined, defaultValue: undefined, description: undefined };
    expect(accepted(body)).toEqual({
      deploymentId: 2,
      identity: { kind: "external", externalId: "u" },
      embedTenantName: "acme-corp",
      embedTenantDisplayName: "Acme",
      creatorMode: true,
      groups: ["buyers"],
      userAttributes: body.userAttributes,
      groupDefinitions: [
        { name: "buyers", description: "Who buys" },
        { name: "sellers", description: undefined },
      ],
      userAttributeDefinitions: [
        body.userAttributeDefinitions[0],
        { ...unset, name: "floor", type: "number" },
      ],
      securityContext: { org: { id: 7 } },
      email: "u@customer.test",
      displayName: "Ada",
      picture: "https://p.test/1.png",
      isEphemeral: true,
      branchName: "dev",
      settings: { ...body.settings, embedTheme: { radius: 4 } },
    });
  });

  it("may be nothing but an id, and then asks for nothing", () => {
    expect(accepted(u)).toMatchObject({
      deploymentId: 1,
      embedTenantName: undefined,
      creatorMode: false,
      groups: undefined,
      userAttributes: [],
      securityContext: undefined,
      isEphemeral: false,
      settings: {},
    });
  });

  it("B1: keys that nobody knows are ignored, wherever they stand", () => {
    const body = {
      ...u,
      debug: true,
      userId: 5,
      userProfile: { displayName: "Ada", age: 36 },
      userAttributes: [{ name: "a", value: "x", type: "string" }],
    };
    expect(accepted(body)).toEqual(
      accepted({
        ...u,
        userProfile: { displayName: "Ada" },
        userAttributes: [{ name: "a", value: "x" }],
      }),
    );
  });

  it("T22: no inner field can be set from outside", () => {
    const inner = {
      identity: { kind: "internal", username: "ada" },
      accountId: 2,
      plan: "enterprise",
      nowMs: 0,
    };
    expect(accepted({ ...u, ...inner })).toEqual(accepted(u));
  });
});

describe("A4: who it is about", () => {
  it.each([
    ["  Ada@Demo.Test ", "ada@demo.test"],
    ["ADA", "ada"],
    ["ada", "ada"],
  ])("internalId %p is matched as %p", (internalId, username) => {
    expect(accepted({ internalId }).identity).toEqual({ kind: "internal", username });
  });

  it.each(["User", " u", "u ", "u\u0000", "", "e\u0301", "\ud800", "İ", "a".repeat(256)])(
    "externalId %p is refused, never changed",
    (externalId) => {
      expect(problemsOf({ externalId })).toMatchObject([{ pointer: "/externalId" }]);
    },
  );

  it("email is ignored with internalId, even a malformed one", () => {
    expect(accepted({ internalId: "ada", email: "nonsense" }).email).toBeUndefined();
    expect(accepted({ internalId: "ada", email: 5 }).email).toBeUndefined();
  });

  it.each(["nonsense", "", 5, {}])("email %j is malformed with externalId", (email) => {
    expect(problemsOf({ ...u, email })).toEqual([
      { pointer: "/email", message: "must be an email address" },
    ]);
  });

  it("creatorMode and embedTenantName are accepted with internalId", () => {
    const body = { internalId: "ada", creatorMode: true, embedTenantName: "acme-corp" };
    expect(accepted(body)).toMatchObject({ creatorMode: true, embedTenantName: "acme-corp" });
  });
});

describe("A4: embedTenantName", () => {
  it("may be the account's own name, though that is shorter than others may be", () => {
    expect(accepted({ ...u, embedTenantName: "demo" }).embedTenantName).toBe("demo");
    expect(accepted({ ...u, embedTenantName: "x" }, { name: "x" }).embedTenantName).toBe("x");
  });

  it.each([
    "demo",
    "acme",
    "Acme-Corp",
    "acme_corp",
    "-acme",
    "acme-",
    "1acme",
    "a".repeat(37),
    "",
    5,
  ])("%j is refused, once, where it is not the account's own name", (embedTenantName) => {
    const problems = problemsOf({ ...u, embedTenantName }, { name: "other" });
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/embedTenantName"]);
  });

  it("of another account is no way into it: a short one is refused like any other", () => {
    expect(problemsOf({ ...u, embedTenantName: "peer" })).toHaveLength(1);
  });
});

describe("B3, B6: deploymentId", () => {
  it("may be left out where the account has a default", () => {
    expect(accepted(u, { defaultDeploymentId: 7 }).deploymentId).toBe(7);
    expect(accepted({ ...u, deploymentId: 9 }, { defaultDeploymentId: 7 }).deploymentId).toBe(9);
  });

  it("is a problem among the others where the account has none (B1)", () => {
    const problems = problemsOf({ externalId: "U" }, { defaultDeploymentId: undefined });
    expect(problems).toEqual([
      { pointer: "/externalId", message: "must be lowercase" },
      { pointer: "/deploymentId", message: "is required: the account has no default deployment" },
    ]);
  });

  it.each([0, -1, 1.5, "1", true, [1], 1e21])("%j is none", (deploymentId) => {
    expect(problemsOf({ ...u, deploymentId })).toMatchObject([{ pointer: "/deploymentId" }]);
  });
});
