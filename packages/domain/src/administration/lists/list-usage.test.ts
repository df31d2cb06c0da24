import { expect, it } from "@jest/globals";
import { chatWorld, linesOf } from "../../chat/chat-world.fixture.js";
import { codeOf } from "../../failures.fixture.js";
import { withKey } from "../../world.fixture.js";

it("J1: administrators read what agents have used, from a day on", async () => {
  const at = await chatWorld();
  expect((await at.service.listUsage(withKey())).items).toEqual([]);
  await linesOf(await at.send({ input: "Hi" }));
  const { items, pageInfo } = await at.service.listUsage(withKey());
  expect(items).toMatchObject([{ id: "1", turns: 1 }]);
  expect(items[0]?.name).toBe(
    (await at.service.listAgents(withKey())).items.find(({ id }) => id === "1")?.name,
  );
  expect(pageInfo.hasNextPage).toBe(false);
  expect((await at.service.listUsage(withKey(), { since: "9999-12-31" })).items).toEqual([]);
  expect((await at.service.listUsage(withKey(), { since: "1970-01-01" })).items).toHaveLength(1);
});

it("B1: a day is asked for as a day", async () => {
  const { service } = await chatWorld();
  for (const since of ["", "now", "2026-02-30", "2026-01-01T00:00:00Z"]) {
    expect(await codeOf(service.listUsage(withKey(), { since }))).toBe("invalid_request");
  }
});
