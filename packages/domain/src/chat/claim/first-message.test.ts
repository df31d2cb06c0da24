import { describe, expect, it } from "@jest/globals";
import { cluster } from "../instance.fixture.js";
import { linesOf } from "../chat-world.fixture.js";

describe("D6: the first message of a user who is not stored yet", () => {
  const newcomer = { sessionSettings: { externalId: "newcomer" } };

  it("sent again at the same time at another instance, opens one thread of a made-up id", async () => {
    const at = await cluster();
    const message = { input: "Hi", chatId: "made-up", messageId: "1700000000001-message" };
    const sent = await Promise.all(
      [at.instance(), at.instance()].map((instance) =>
        instance.send({ ...newcomer, ...message }, { agentId: "2" }),
      ),
    );
    const [first, second] = await Promise.all(sent.map(linesOf));
    expect(second).toEqual(first);
    expect(at.tasks).toHaveLength(1);
  });

  it("T7: opens nobody else's thread, however often it is looked for", async () => {
    const at = await cluster();
    const { chatId } = await at.instance().send({ input: "Hi" }, { agentId: "2" });
    const foreign = at.instance().send({ ...newcomer, input: "Hi", chatId }, { agentId: "2" });
    await expect(foreign).rejects.toMatchObject({ code: "thread_not_found" });
  });
});
