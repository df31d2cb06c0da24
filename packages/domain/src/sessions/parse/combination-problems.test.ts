import { describe, expect, it } from "@jest/globals";
import { combinationProblems } from "./combination-problems.js";

const u = { externalId: "u" };
const creator = { ...u, creatorMode: true, embedTenantName: "acme-corp" };

describe("service.md 4.1, rule 1: exactly one of externalId and internalId", () => {
  const problem = { pointer: "", message: "must have exactly one of externalId and internalId" };

  it.each([
    ["neither", {}, [problem]],
    ["both", { externalId: "u", internalId: "ada" }, [problem]],
    ["externalId", { externalId: "u" }, []],
    ["internalId", { internalId: "ada" }, []],
    ["one, and the other undefined", { externalId: "u", internalId: undefined }, []],
  ])("%s", (_what, body, problems) => {
    expect(combinationProblems(body)).toEqual(problems);
  });
});

describe("service.md 2.2: what an internal user brings along is not to be supplied", () => {
  it.each(["userAttributes", "groups", "securityContext"])("%s, not even an empty one", (field) => {
    expect(combinationProblems({ internalId: "ada", [field]: [] })).toEqual([
      { pointer: `/${field}`, message: "is not allowed with internalId" },
    ]);
  });

  it.each(["userAttributeDefinitions", "groupDefinitions"])(
    "%s, not even in creator mode",
    (field) => {
      const body = {
        internalId: "ada",
        creatorMode: true,
        embedTenantName: "acme-corp",
        [field]: [],
      };
      expect(combinationProblems(body)).toEqual([
        { pointer: `/${field}`, message: "is not allowed with internalId" },
      ]);
    },
  );

  it("B1: each of them is reported", () => {
    const body = { internalId: "ada", groups: [], userAttributes: [], securityContext: {} };
    expect(combinationProblems(body).map(({ pointer }) => pointer)).toEqual([
      "/userAttributes",
      "/groups",
      "/securityContext",
    ]);
  });

  it("A4, B6: everything else may stand with it", () => {
    const body = {
      internalId: "ada",
      email: "nonsense",
      creatorMode: true,
      embedTenantName: "acme-corp",
      deploymentId: 1,
      userProfile: {},
      settings: {},
      branchName: "dev",
      isEphemeral: true,
      embedTheme: {},
      embedTenantProfile: {},
    };
    expect(combinationProblems(body)).toEqual([]);
  });
});

describe("service.md 4.1, rule 4: definitions need creator mode and an embed tenant", () => {
  describe.each(["groupDefinitions", "userAttributeDefinitions"])("%s", (field) => {
    const needsMode = { pointer: `/${field}`, message: "needs creatorMode to be true" };
    const needsTenant = { pointer: `/${field}`, message: "needs embedTenantName" };

    it.each([
      ["with both", creator, []],
      ["without creatorMode", { ...creator, creatorMode: undefined }, [needsMode]],
      ["with creatorMode false", { ...creator, creatorMode: false }, [needsMode]],
      ["with creatorMode in letters", { ...creator, creatorMode: "true" }, [needsMode]],
      ["without embedTenantName", { ...creator, embedTenantName: undefined }, [needsTenant]],
      ["without either", u, [needsMode, needsTenant]],
    ])("%s", (_what, body, problems) => {
      expect(combinationProblems({ ...body, [field]: [] })).toEqual(problems);
    });
  });

  it("creator mode itself needs neither definitions nor an embed tenant", () => {
    expect(combinationProblems({ ...u, creatorMode: true })).toEqual([]);
  });
});

describe("B5: settings and theme travel in the token, so they are short", () => {
  const padded = (bytes: number) => ({ x: "a".repeat(bytes - '{"x":""}'.length) });

  it.each(["settings", "embedTheme"])(
    "%s: 4,096 bytes as JSON will do, 4,097 will not",
    (field) => {
      expect(combinationProblems({ ...u, [field]: padded(4096) })).toEqual([]);
      expect(combinationProblems({ ...u, [field]: padded(4097) })).toEqual([
        { pointer: `/${field}`, message: "must be at most 4096 bytes long as JSON" },
      ]);
    },
  );

  it("letters of several bytes count as what they are", () => {
    expect(combinationProblems({ ...u, settings: { x: "é".repeat(2044) } })).toEqual([]);
    expect(combinationProblems({ ...u, settings: { x: "é".repeat(2045) } })).toHaveLength(1);
  });

  it("what is beyond the bounds of JSON is reported elsewhere", () => {
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    expect(combinationProblems({ ...u, settings: cycle, embedTheme: 1n })).toEqual([]);
  });
});
