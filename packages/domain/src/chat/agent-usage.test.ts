import { expect, it } from "@jest/globals";
import { codeOf } from "../failures.fixture.js";
import { chatWorld, linesOf, sayHello } from "./chat-world.fixture.js";

const usage = {
  models: ["some-model"],
  llmCalls: 2,
  inputTokens: 30,
  outputTokens: 4,
  cacheReadTokens: 5,
  cacheWriteTokens: 6,
};

it("the owner of the service is called with what agents used, under every kind of caller; nothing is written", async () => {
  const at = await chatWorld();
  expect(await at.service.agentUsage("demo")).toEqual([]);
  at.act = async function* (...task) {
    yield { kind: "usage", usage };
    yield* sayHello(...task);
  };
  await linesOf(await at.send({ input: "Hi" }));
  await linesOf(await at.send({ input: "Hi", sessionSettings: { externalId: "john" } }));
  const before = at.stored();
  const [used, ...others] = await at.service.agentUsage("demo", 0);
  expect(others).toEqual([]);
  expect(used).toMatchObject({ agentId: "1", turns: 2, llmCalls: 4, inputTokens: 60 });
  expect(used).toMatchObject({ outputTokens: 8, cacheReadTokens: 10, models: ["some-model"] });
  expect(await at.service.agentUsage("demo", (used?.sinceMs ?? NaN) + 86_400_000)).toEqual([]);
  expect(at.stored()).toEqual(before);
});

it("A1: an account that is not there has no usage to tell", async () => {
  const { service } = await chatWorld();
  expect(await codeOf(service.agentUsage("nobody"))).toBe("tenant_not_found");
});
