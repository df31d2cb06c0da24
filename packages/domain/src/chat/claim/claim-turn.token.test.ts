import { beforeEach, describe, expect, it } from "@jest/globals";
import { tokenOf } from "../../analytics/query/run-query.fixture.js";
import { codeOf } from "../../failures.fixture.js";
import { keys, withKey } from "../../world.fixture.js";
import { answerOf, guardedCluster } from "../guarded-cluster.fixture.js";
import type { Asked, Cluster, Instance } from "../instance.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await guardedCluster();
  here = at.instance();
});

/** Jane's page at acme, by a session of these words. */
const page = async (more: object = {}, key: string = keys.admin): Promise<Asked> => {
  const body = { externalId: "jane", embedTenantName: "acme-corp", ...more };
  return { caller: { apiKey: undefined, embedToken: await tokenOf(at, body, key) } };
};
const creator = { creatorMode: true, groups: ["buyers"], securityContext: { city: "Oslo" } };
const reader = { groups: ["analysts"], userAttributes: [{ name: "city", value: "Berlin" }] };
const seen = async (asked: Asked, body: object = {}) =>
  answerOf(await here.send({ input: "Hi", ...body }, asked));
/** Why a message is refused, which then has written nothing. */
const refused = async (asked: Asked, body: object = {}): Promise<string> => {
  const before = at.stored();
  const code = await codeOf(here.send({ input: "Hi", ...body }, asked));
  expect(at.stored()).toEqual(before);
  expect(at.tasks).toEqual([]);
  return code;
};

describe("D2, A5: by an embed token", () => {
  it("E1: the lane of the session's mode decides what a tool finds", async () => {
    const [inCreatorMode, readOnly] = [await page(creator), await page(reader)];
    expect(await seen(inCreatorMode)).toBe("Oslo Rome;");
    expect(await seen(readOnly)).toBe("Berlin Paris;");
    expect(at.tables.externalUsers.size).toBe(1);
  });

  it("the rights are those of the turn's beginning, not of the token's", async () => {
    const asked = await page(reader);
    await page({ groups: ["managers"] });
    expect(await seen(asked)).toBe("Berlin Lima;");
  });

  it("what sessionSettings says is not looked at, and nothing of the user is written", async () => {
    const asked = await page(reader);
    const before = structuredClone(at.tables.externalUsers);
    for (const sessionSettings of [
      { externalId: "john", groups: ["managers"], isEphemeral: true },
      { internalId: "eve@demo.test", groups: 5 },
      { externalId: "jane", groups: ["nobody's"], ephemeralTtlSeconds: 1 },
      "none",
      undefined,
    ]) {
      expect(await seen(asked, { sessionSettings })).toBe("Berlin Paris;");
    }
    expect(at.tables.externalUsers).toEqual(before);
    const [jane] = at.tables.externalUsers.keys();
    for (const { owner } of at.tables.threads.values()) {
      expect(owner).toEqual({ kind: "external", id: jane });
    }
  });

  it("A4: of another embed tenant the same externalId is another user", async () => {
    const { chatId } = await here.send({ input: "Hi" }, await page());
    const elsewhere = await page({ embedTenantName: "globex" });
    expect(await codeOf(here.send({ input: "More", chatId }, elsewhere))).toBe("thread_not_found");
    expect(await codeOf(here.send({ input: "More", chatId }))).toBe("thread_not_found");
    expect(await seen(await page(), { chatId })).toBe(";");
  });

  it("of an internal user, whose rights are the account's", async () => {
    const token = await tokenOf(at, { internalId: "ada@demo.test" });
    expect(await seen({ caller: { apiKey: undefined, embedToken: token } })).toBe(";");
    expect([...at.tables.threads.values()][0]?.owner.kind).toBe("internal");
  });
});

describe("E4: the branch is the token's", () => {
  it.each([
    ["of its own", { branchName: "dev" }, {}, "Draft;"],
    ["of its own, named again", { branchName: "dev" }, { activeBranchName: "dev" }, "Draft;"],
    ["the main one", {}, {}, "Paris;"],
    ["the main one, said so", {}, { isDefaultBranch: true }, "Paris;"],
  ])("%s", async (_, session, body, cities) => {
    expect(await seen(await page({ groups: ["analysts"], ...session }), body)).toBe(cities);
  });

  it.each([
    ["another one", {}, { activeBranchName: "dev" }],
    ["one that there is not", {}, { activeBranchName: "nowhere" }],
    ["the main one instead", { branchName: "dev" }, { isDefaultBranch: true }],
    ["another one instead", { branchName: "dev" }, { activeBranchName: "main" }],
  ])("not %s", async (_, session, body) => {
    expect(await refused(await page(session), body)).toBe("branch_not_allowed");
  });
});

describe("D2: what a token does not open", () => {
  it("chat, where the session has turned it off", async () => {
    expect(await refused(await page({ settings: { allowAi: false } }))).toBe("ai_disabled");
    expect(await seen(await page({ settings: { allowAi: true } }))).toBe(";");
  });

  it("an agent of another deployment, which is like one that there is not", async () => {
    expect(await refused({ ...(await page()), agentId: "3" })).toBe("agent_not_found");
    expect(await refused({ ...(await page()), agentId: "99" })).toBe("agent_not_found");
    const ofCrm = await page({ deploymentId: 2 });
    expect(await refused({ ...ofCrm, agentId: "1" })).toBe("agent_not_found");
  });

  it("another account", async () => {
    const ofOther = await page({ deploymentId: 1, embedTenantName: "other" }, keys.other);
    expect(await refused(ofOther)).toBe("tenant_not_found");
  });

  it("anything, once its user's time is over, or where it is none", async () => {
    const asked = await page({ isEphemeral: true });
    at.clock.nowMs += 604_800_000;
    expect(await refused(asked)).toBe("unauthenticated");
    expect(await refused({ caller: { apiKey: keys.admin, embedToken: "none" } })).toBe(
      "unauthenticated",
    );
  });

  it("anything, once its session is revoked", async () => {
    const body = { externalId: "jane" };
    const { sessionId } = await at.service.generateSession(withKey(), body);
    const { token } = await at.service.exchangeSession({ sessionId });
    await at.service.revokeSession(withKey(), { sessionId });
    expect(await refused({ caller: { apiKey: undefined, embedToken: token } })).toBe(
      "unauthenticated",
    );
  });
});
