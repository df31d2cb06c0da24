import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { failureOf } from "../failures.fixture.js";
import type { Credential } from "../access/credential.js";
import { Failure } from "../shared/failure/failure.js";
import { attribute } from "./decide/cases.fixture.js";
import { presentedKey, staged } from "./generate-session.fixture.js";
import type { Snapshot } from "./decide/snapshot.js";

/** A call that would succeed, and everything that a fault may change about it. */
interface Case {
  readonly credential: Credential;
  readonly body: Readonly<Record<string, unknown>>;
  readonly snapshot: Snapshot;
}

interface Fault {
  readonly code: string;
  readonly put: (into: Case) => Case;
}

const inBody = (code: string, fields: Readonly<Record<string, unknown>>): Fault => ({
  code,
  put: (into) => ({ ...into, body: { ...into.body, ...fields } }),
});
const inSnapshot = (code: string, change: (from: Snapshot) => Partial<Snapshot>): Fault => ({
  code,
  put: (into) => ({ ...into, snapshot: { ...into.snapshot, ...change(into.snapshot) } }),
});

/** B2: authenticate, plan and key kind, parse, key scope, deployment, creator mode, decide. */
const faultsInOrder: readonly Fault[] = [
  inSnapshot("unauthenticated", ({ key }) => ({ key: { ...key, revoked: true } })),
  {
    code: "tenant_not_found",
    put: (into) => ({ ...into, credential: { ...into.credential, accountName: "other" } }),
  },
  inSnapshot("plan_required", ({ account }) => ({ account: { ...account, plan: "starter" } })),
  inSnapshot("admin_key_required", ({ key }) => ({ key: { ...key, kind: "personal" } })),
  inBody("invalid_request", { isEphemeral: "yes" }),
  inBody("duplicate_name", { groupDefinitions: [{ name: "g" }, { name: "g" }] }),
  inSnapshot("deployment_out_of_scope", ({ key }) => ({ key: { ...key, deployments: [2] } })),
  inSnapshot("deployment_not_found", () => ({ deployment: undefined })),
  inSnapshot("creator_mode_disabled", ({ account }) => ({
    account: { ...account, creatorModeEnabled: false },
  })),
  inBody("branch_not_found", { branchName: "nowhere" }),
  inSnapshot("cannot_change_type", () => ({ attributes: [attribute(5, "floor", "number_array")] })),
  inBody("groups_not_found", { groups: ["nobody"] }),
  inBody("user_attributes_not_found", { userAttributes: [{ name: "nothing", value: 1 }] }),
];

const call = async (faults: readonly Fault[]) => {
  const stage = await staged({
    load: (_times, loaded) =>
      faults.reduce((into, fault) => fault.put(into), { ...fine, snapshot: loaded }).snapshot,
  });
  const { credential, body } = faults.reduce((into, fault) => fault.put(into), {
    ...fine,
    snapshot: {} as Snapshot,
  });
  return { stage, answer: stage.service.generateSession(credential, body) };
};

const fine: Omit<Case, "snapshot"> = {
  credential: { apiKey: presentedKey, accountName: "demo" },
  body: {
    deploymentId: 1,
    externalId: "u",
    creatorMode: true,
    embedTenantName: "acme-corp",
    branchName: "dev",
    userAttributeDefinitions: [{ name: "floor", type: "number" }],
    userAttributes: [{ name: "floor", value: 1 }],
  },
};

describe("B2: the order in which faults are found", () => {
  it("without any of them the call succeeds and writes once", async () => {
    const { stage, answer } = await call([]);
    expect((await answer).sessionId).toMatch(/^[0-9a-f]{64}$/);
    expect(stage.commits).toHaveLength(1);
  });

  it.each(faultsInOrder.map((fault) => [fault.code, fault] as const))(
    "%s alone is reported, and nothing is written",
    async (code, fault) => {
      const { stage, answer } = await call([fault]);
      expect((await failureOf(answer)).code).toBe(code);
      expect(stage.commits).toHaveLength(0);
    },
  );

  const pairs = faultsInOrder.flatMap((first, at) =>
    faultsInOrder.slice(at + 1).map((second) => [first.code, second.code, first, second] as const),
  );
  it.each(pairs)("%s comes before %s", async (code, _later, first, second) => {
    const { stage, answer } = await call([second, first]);
    expect((await failureOf(answer)).code).toBe(code);
    expect(stage.commits).toHaveLength(0);
  });

  it("of any faults at once, the first one is reported, and commit is never called", async () => {
    const some = fc.subarray([...faultsInOrder], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(some, async (faults) => {
        const { stage, answer } = await call(faults);
        expect((await failureOf(answer)).code).toBe(faults[0]?.code);
        expect(stage.commits).toHaveLength(0);
      }),
      { numRuns: 200 },
    );
  });
});

describe("B2: a body that could not even be read", () => {
  const unread = new Failure("invalid_json", "The body is not valid JSON.");

  it("is reported in its turn: after authentication, plan and key kind", async () => {
    for (const fault of faultsInOrder.slice(0, 4)) {
      const stage = await staged({
        load: (_times, loaded) => fault.put({ ...fine, snapshot: loaded }).snapshot,
      });
      const { credential } = fault.put({ ...fine, snapshot: {} as Snapshot });
      expect((await failureOf(stage.service.generateSession(credential, unread))).code).toBe(
        fault.code,
      );
    }
  });

  it("is reported as it is, before the key's scope", async () => {
    const stage = await staged({
      load: (_times, loaded) => ({
        ...loaded,
        deployment: undefined,
        key: { ...loaded.key, deployments: [] },
      }),
    });
    expect(await failureOf(stage.service.generateSession(fine.credential, unread))).toBe(unread);
    expect(stage.loads.map(({ lookup }) => lookup.identity)).toEqual([undefined]);
  });

  it("T2: does not spare an unknown key the look into the store", async () => {
    const stage = await staged({ load: () => undefined });
    expect((await failureOf(stage.service.generateSession(fine.credential, unread))).code).toBe(
      "unauthenticated",
    );
    expect(stage.loads).toHaveLength(1);
  });
});

describe("A3: the key's scope comes before existence", () => {
  it.each([
    ["a deployment that exists", { deploymentId: 1 }],
    ["one that does not", { deploymentId: 99 }],
    ["the default one, left out", { deploymentId: undefined }],
  ])("for %s", async (_what, fields) => {
    const stage = await staged({
      load: (_times, loaded) => ({
        ...loaded,
        deployment: undefined,
        key: { ...loaded.key, deployments: [2] },
      }),
    });
    const answer = stage.service.generateSession(fine.credential, { ...fine.body, ...fields });
    expect((await failureOf(answer)).code).toBe("deployment_out_of_scope");
  });
});

describe("A3: without a key of the right form, nobody is asked", () => {
  it.each([undefined, "", "nonsense", `${presentedKey}x`])("%j", async (apiKey) => {
    const stage = await staged();
    expect((await failureOf(stage.service.generateSession({ apiKey }, fine.body))).code).toBe(
      "unauthenticated",
    );
    expect(stage.loads).toHaveLength(0);
  });
});
