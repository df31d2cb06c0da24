import { describe, expect, it } from "@jest/globals";
import { agentSettingsOf } from "./agent-settings.js";
import { chatWorld, linesOf } from "../chat-world.fixture.js";
import { content } from "../run/turn-execution.fixture.js";

describe("D13: who sees what an agent thinks", () => {
  it.each([
    [{}, "development"],
    [{ thinking: "development" }, "development"],
    [{ thinking: "always" }, "always"],
    [{ thinking: "off" }, "off"],
    [{ thinking: "on" }, "always"],
    [{ thinking: "else" }, "development"],
  ])("%j: %s", (config, visibility) => {
    expect(agentSettingsOf(config).thinking).toBe(visibility);
  });
});

describe("T10: an agent has the tools that its declaration allows", () => {
  it("all of them where it says nothing, and those alone where it does", () => {
    expect(agentSettingsOf({}).tools).toEqual(["svcMeta", "svcSqlApi"]);
    expect(agentSettingsOf({ tools: ["svcMeta"] }).tools).toEqual(["svcMeta"]);
    expect(agentSettingsOf({ tools: [] }).tools).toEqual([]);
  });

  it("a call of another one is refused like one that there is not, and the turn goes on", async () => {
    const at = await chatWorld();
    await at.service.applyDeclaration(
      {
        accounts: [{ name: "demo", agents: [{ id: "1", name: "analyst", tools: ["svcMeta"] }] }],
      },
      {},
    );
    at.act = async function* (task) {
      const sqlQuery = "SELECT city, amount FROM sales";
      yield content(await task.callTool("svcSqlApi", { sqlQuery }));
      yield content(await task.callTool("svcMeta", {}));
    };
    const read = await linesOf(await at.send({ input: "How many?" }));
    const final = read.find(
      ({ graphPath }) => (graphPath as string[] | undefined)?.[0] === "final",
    );
    expect(final?.["content"]).toMatch(/^\{"error":"There is no such tool\."\}\{"cubes":\[\{/);
  });
});
