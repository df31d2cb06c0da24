import { beforeEach, describe, expect, it } from "@jest/globals";
import { tokenOf } from "../../analytics/query/run-query.fixture.js";
import { linesOf } from "../chat-world.fixture.js";
import { guardedCluster } from "../guarded-cluster.fixture.js";
import type { Asked, Cluster, Instance } from "../instance.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await guardedCluster();
  here = at.instance();
});

/** What the agent is given for a message. */
const taskFor = async (settings: object = {}, asked: Asked = {}) => {
  const sessionSettings = { externalId: "jane", ...settings };
  await linesOf(await here.send({ input: "Hi", sessionSettings }, asked));
  return at.tasks.at(-1);
};
const rights = { userAttributes: [{ name: "city", value: "Berlin" }] };

describe("what an agent works with", () => {
  it("is its declaration, the question, and the moment at which it is asked", async () => {
    await at.time.pass(90);
    expect(await taskFor({}, { agentId: "4" })).toMatchObject({
      agent: { id: "4", name: "quiet", deploymentId: 1, config: { thinking: "off" } },
      input: "Hi",
      history: [],
      nowMs: Date.parse("2030-01-01T00:01:30Z"),
    });
  });

  it("T9: names neither its user nor their rights, nor any key", async () => {
    const { callTool, ...task } = { ...(await taskFor({ ...rights, groups: ["analysts"] })) };
    expect(callTool).toBeInstanceOf(Function);
    const text = JSON.stringify(task);
    for (const secret of ["jane", "Berlin", "analysts", "sk-"]) expect(text).not.toContain(secret);
  });

  it("E1, E6: has the model as its user may see it, without policies", async () => {
    const cubes = async (settings: object) => (await taskFor(settings))?.model.cubes ?? [];
    expect(await cubes(rights)).toMatchObject([{ name: "sales", policies: undefined }]);
    const strict = { id: 1, name: "shop", requirePolicies: true, model: "./shop" };
    await at.service.applyDeclaration({ accounts: [{ name: "demo", deployments: [strict] }] }, {});
    await linesOf(await here.send({ input: "Hi", activeBranchName: "dev" }));
    expect(at.tasks.at(-1)?.model).toEqual({ version: "dev-1", cubes: [] });
  });
});

describe("the zone in which the user counts days", () => {
  const page = async (settings: object): Promise<Asked> => ({
    caller: { apiKey: undefined, embedToken: await tokenOf(at, { externalId: "jane", settings }) },
  });

  it.each([
    ["what a server says", { timezone: "Europe/Rome" }, "Europe/Rome"],
    ["what it says in its settings", { settings: { timezone: "Asia/Tokyo" } }, "Asia/Tokyo"],
    ["the deployment's, where it says nothing", {}, "UTC"],
    ["the deployment's, where it says what is none", { timezone: "Moon/Crater" }, "UTC"],
  ])("is %s", async (_, settings, zone) => {
    expect((await taskFor(settings))?.timezone).toBe(zone);
  });

  it("is the session's by an embed token, whatever the body says", async () => {
    const asked = await page({ timezone: "Asia/Tokyo" });
    expect((await taskFor({ timezone: "Europe/Rome" }, asked))?.timezone).toBe("Asia/Tokyo");
    expect((await taskFor({ timezone: "Europe/Rome" }, await page({})))?.timezone).toBe("UTC");
  });
});
