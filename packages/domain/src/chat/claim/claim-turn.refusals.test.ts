import { beforeEach, describe, expect, it } from "@jest/globals";
import type { DataCaller } from "../../access/data-caller.js";
import { codeOf, failureOf } from "../../failures.fixture.js";
import { keys, withKey } from "../../world.fixture.js";
import { jane } from "../chat-world.fixture.js";
import { answerOf, guardedCluster } from "../guarded-cluster.fixture.js";
import type { Asked, Cluster, Instance } from "../instance.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await guardedCluster();
  here = at.instance();
});

/** The code that a message is refused with, which then has written nothing and asked nobody. */
const refused = async (sent: Promise<unknown>): Promise<string> => {
  const before = at.stored();
  const code = await codeOf(sent);
  expect(at.stored()).toEqual(before);
  expect(at.tasks).toEqual([]);
  return code;
};

const ada = { sessionSettings: { internalId: "ada@demo.test" } };
const personal = { caller: withKey(keys.personal) };
const wrong = { messageId: "no" };

describe("B2, A3: who may not send a message, and nothing is written", () => {
  it.each<[string, object, Asked, string]>([
    ["a personal key as an external user", {}, personal, "identity_not_allowed"],
    [
      "a personal key as another internal user, there or not",
      { sessionSettings: { internalId: "eve@demo.test" } },
      personal,
      "identity_not_allowed",
    ],
    [
      "a key of another deployment",
      {},
      { caller: withKey(keys.scoped) },
      "deployment_out_of_scope",
    ],
    ["at an agent that there is not", {}, { agentId: "99" }, "agent_not_found"],
    ["a key of another account", {}, { caller: withKey(keys.other) }, "tenant_not_found"],
    ["a revoked key", {}, { caller: withKey(keys.revoked) }, "unauthenticated"],
    ["an expired key", {}, { caller: withKey(keys.expired) }, "unauthenticated"],
    ["a key that is none", {}, { caller: withKey("sk-no") }, "unauthenticated"],
    ["no key at all", {}, { caller: { apiKey: undefined } }, "unauthenticated"],
    [
      "at the host of another account",
      {},
      { caller: { ...withKey(), accountName: "other" } },
      "tenant_not_found",
    ],
    ["who it is comes before what it says", wrong, { caller: withKey("no") }, "unauthenticated"],
    ["what it says before where", wrong, { caller: withKey(keys.scoped) }, "invalid_request"],
    ["what it says before whom it is about", wrong, personal, "invalid_request"],
  ])("%s", async (_, body, asked, code) => {
    expect(await refused(here.send({ input: "Hi", ...body }, asked))).toBe(code);
  });

  it("a personal key speaks as its own user", async () => {
    expect(await answerOf(await here.send({ input: "Hi", ...ada }, personal))).toBe(";");
  });

  it("a key of some deployments speaks to their agents", async () => {
    const asked = { caller: withKey(keys.scoped), agentId: "3" };
    expect(await answerOf(await here.send({ input: "Hi" }, asked))).toBe(";");
  });

  const streamAt = (accountName: string, caller: DataCaller, agentId = "1", body: object = {}) =>
    at.service.streamChat(caller, { accountName, agentId }, { input: "Hi", ...jane, ...body });

  it("A1: an agent of another account is like one that there is not", async () => {
    const other = withKey(keys.other);
    expect(await refused(streamAt("other", other, "3"))).toBe("agent_not_found");
    expect(await refused(streamAt("other", other, "99"))).toBe("agent_not_found");
    expect(await refused(streamAt("demo", other, "3"))).toBe("tenant_not_found");
    expect(await refused(streamAt("nobody", other, "1"))).toBe("tenant_not_found");
  });

  it("A2: the starter plan has no chat, whatever is said", async () => {
    for (const body of [{}, wrong, { sessionSettings: undefined }]) {
      expect(await refused(streamAt("poor", withKey(keys.starter), "1", body))).toBe(
        "plan_required",
      );
    }
  });
});

describe("E4, E5, D3: the data model is there before anything is written", () => {
  it("the branch that a server names, for this turn", async () => {
    expect(await answerOf(await here.send({ input: "Hi", activeBranchName: "dev" }))).toBe(
      "Draft;",
    );
    for (const body of [{}, { activeBranchName: "dev", isDefaultBranch: true }]) {
      expect(await answerOf(await here.send({ input: "Hi", ...body }))).toBe(";");
    }
  });

  it("a branch that there is not is reported", async () => {
    expect(await refused(here.send({ input: "Hi", activeBranchName: "nowhere" }))).toBe(
      "branch_not_found",
    );
  });

  it("a model with mistakes is reported", async () => {
    at = await guardedCluster(() => ({
      semanticCatalog: { hasBranch: () => true, load: () => ({ kind: "model_invalid" }) },
    }));
    here = at.instance();
    const message = { input: "Hi", messageId: "1700000000000-message" };
    expect(await refused(here.send(message))).toBe("model_invalid");
    expect(await refused(here.send({ ...message, chatId: "made-up" }, { agentId: "2" }))).toBe(
      "model_invalid",
    );
  });
});

describe("B1, D2: a body with mistakes", () => {
  it("reports all of them at once, and nothing is written", async () => {
    const body = {
      input: "",
      chatId: "",
      messageId: "1",
      isDefaultBranch: false,
      sessionSettings: {
        externalId: "Jane",
        email: "no",
        groups: ["analysts", ""],
        isEphemeral: "no",
        ephemeralTtlSeconds: 0,
      },
    };
    const before = at.stored();
    const { code, details } = await failureOf(here.send(body));
    expect(code).toBe("invalid_request");
    expect(details.problems?.map(({ pointer }) => pointer).sort()).toEqual([
      "/chatId",
      "/input",
      "/isDefaultBranch",
      "/messageId",
      "/sessionSettings/email",
      "/sessionSettings/ephemeralTtlSeconds",
      "/sessionSettings/externalId",
      "/sessionSettings/groups/1",
      "/sessionSettings/isEphemeral",
    ]);
    expect(at.stored()).toEqual(before);
  });

  it.each([
    ["for a message", { input: "Hi" }],
    ["for a thread that is read", { chatId: "c" }],
  ])("a server has to say whom it speaks for, %s", async (_, body) => {
    const asked = here.send({ ...body, sessionSettings: undefined });
    expect((await failureOf(asked)).details.problems).toEqual([
      { pointer: "/sessionSettings", message: "is required with an API key" },
    ]);
  });

  it("neither a message nor a thread, or both ids, or none", async () => {
    expect(await refused(here.send({}))).toBe("invalid_request");
    for (const sessionSettings of [{}, { externalId: "jane", internalId: "ada@demo.test" }]) {
      expect(await refused(here.send({ input: "Hi", sessionSettings }))).toBe("invalid_request");
    }
  });
});
