import { describe, expect, it } from "@jest/globals";
import { planned, stored } from "./cases.fixture.js";

type Fields = Parameters<typeof planned>[0];
const changesOf = (fields: Fields, state = stored()) => {
  const { changes, problems } = planned(fields, state);
  expect(problems).toEqual([]);
  return changes;
};
const [shop] = stored().deployments;

describe("C5: deployments of the file", () => {
  it("that are new have what the file does not say by default: no model, open, UTC", () => {
    expect(changesOf({ deployments: [{ id: 2, name: "crm" }] })?.deployments).toEqual([
      { id: 2, name: "crm", modelFolder: undefined, requirePolicies: false, timezone: "UTC" },
    ]);
  });

  it.each<[string, object, object]>([
    ["a name", { name: "store" }, { name: "store" }],
    [
      "a model, as it is written",
      { name: "shop", model: "../b/./shop" },
      { modelFolder: "../b/./shop" },
    ],
    ["requirePolicies", { name: "shop", requirePolicies: true }, { requirePolicies: true }],
    ["a timezone", { name: "shop", timezone: "Europe/Berlin" }, { timezone: "Europe/Berlin" }],
  ])("%s may change, and the rest is kept", (_what, fields, change) => {
    expect(changesOf({ deployments: [{ id: 1, ...fields }] })?.deployments).toEqual([
      { ...shop, ...change },
    ]);
  });
});

describe("K1: databases of a deployment", () => {
  const desk = { name: "desk", kind: "postgres", urlFromEnv: "DESK_URL" } as const;
  const declared = (...sources: (typeof desk)[]) => ({
    deployments: [{ id: 1, name: "shop", sources }],
  });

  it("are replaced as a whole, kept where the file says nothing, and unchanged by the same file", () => {
    const state = { ...stored(), deployments: [{ ...shop!, sources: [desk] }] };
    expect(changesOf(declared(desk))?.deployments).toEqual([{ ...shop, sources: [desk] }]);
    expect(changesOf(declared(desk), state)?.deployments ?? []).toEqual([]);
    expect(changesOf(declared(), state)?.deployments).toEqual([{ ...shop, sources: [] }]);
    const renamed = { deployments: [{ id: 1, name: "store" }] };
    expect(changesOf(renamed, state)?.deployments).toMatchObject([{ sources: [desk] }]);
  });

  it("have a name each", () => {
    expect(planned(declared(desk, desk)).problems).toEqual([
      expect.objectContaining({ message: "is declared twice" }),
    ]);
  });
});

describe("B6: the default deployment", () => {
  const settings = (fields: Fields) => changesOf(fields)?.settings.defaultDeploymentId;

  it("is the one that says so, in the place of the one before", () => {
    expect(settings({ deployments: [{ id: 2, name: "crm", default: true }] })).toBe(2);
  });

  it("stays when another one says that it is not", () => {
    expect(settings({ deployments: [{ id: 2, name: "crm", default: false }] })).toBe(1);
  });

  it("is one at most", () => {
    const fields = {
      deployments: [
        { id: 1, name: "a", default: true },
        { id: 2, name: "b", default: true },
      ],
    };
    expect(planned(fields).problems).toEqual([
      { pointer: "/accounts/0/deployments", message: "must have at most one with default: true" },
    ]);
  });
});

describe("C5: agents of the file", () => {
  it("belong to the deployment that they name", () => {
    const fields = {
      deployments: [{ id: 2, name: "crm" }],
      agents: [{ id: "x", name: "helper", deployment: 2 }],
    };
    expect(changesOf(fields)?.agents).toEqual([
      { id: "x", name: "helper", deploymentId: 2, config: { kind: "builtin" } },
    ]);
  });

  it("else to the one they had, else to the default one", () => {
    const state = stored({
      agents: [{ id: "old", name: "old", deploymentId: 7, config: {} }],
      deployments: [
        ...stored().deployments,
        { id: 7, name: "x", modelFolder: undefined, requirePolicies: false, timezone: "UTC" },
      ],
    });
    expect(changesOf({ agents: [{ id: "old", name: "new" }] }, state)?.agents).toMatchObject([
      { deploymentId: 7 },
    ]);
    expect(changesOf({ agents: [{ id: "fresh", name: "fresh" }] }, state)?.agents).toMatchObject([
      { deploymentId: 1 },
    ]);
  });

  it.each<[string, object, object]>([
    ["a name", { name: "other" }, { name: "other" }],
    ["a kind", { name: "analyst", kind: "anthropic" }, { config: { kind: "anthropic" } }],
    [
      "a budget",
      { name: "analyst", budgets: { steps: 3 } },
      { config: { kind: "builtin", budgets: { steps: 3 } } },
    ],
  ])("%s may change", (_what, fields, change) => {
    expect(changesOf({ agents: [{ id: "1", ...fields }] })?.agents).toEqual([
      { ...stored().agents[0], ...change },
    ]);
  });

  it("whose configuration only has its fields in another order are unchanged", () => {
    const config = { kind: "builtin", budgets: { steps: 3, seconds: 9 }, model: "m" };
    const state = stored({ agents: [{ id: "1", name: "analyst", deploymentId: 1, config }] });
    const agents = [
      { id: "1", name: "analyst", model: "m", budgets: { seconds: 9, steps: 3 }, kind: "builtin" },
    ];
    expect(changesOf({ agents }, state)).toBeUndefined();
  });

  it("that name no deployment of the account are pointed at", () => {
    expect(planned({ agents: [{ id: "x", name: "x", deployment: 9 }] }, stored()).problems).toEqual(
      [
        {
          pointer: "/accounts/0/agents/0/deployment",
          message: "names no deployment of the account; there is 1",
        },
      ],
    );
  });

  it("that name none, in an account without a default one, are pointed at", () => {
    expect(planned({ agents: [{ id: "x", name: "x" }] }).problems).toEqual([
      {
        pointer: "/accounts/0/agents/0",
        message: "needs a deployment: the account has no default one",
      },
    ]);
  });
});
