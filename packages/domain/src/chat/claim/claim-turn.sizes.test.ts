import { describe, expect, it } from "@jest/globals";
import { declareLimits, outcomeOf } from "../../access/limits/declared-limits.fixture.js";
import { chatWorld, linesOf } from "../chat-world.fixture.js";
import { withKey } from "../../world.fixture.js";

describe("J4: what an account may store", () => {
  it("threads: one more is refused and writes nothing, and those that are there go on", async () => {
    const at = await chatWorld();
    declareLimits(at, { threads: 1 });
    const first = await at.send({ input: "Hello" });
    await linesOf(first);
    const before = at.stored();
    expect(await outcomeOf(at.send({ input: "Hello" }))).toBe("thread_limit");
    const joe = { sessionSettings: { externalId: "joe" } };
    expect(await outcomeOf(at.send({ input: "Hello", ...joe }))).toBe("thread_limit");
    expect(at.stored()).toEqual(before);
    await linesOf(await at.send({ input: "And now?", chatId: first.chatId }));
  });

  it("lines of a thread: a long one is read, and not continued", async () => {
    const at = await chatWorld();
    declareLimits(at, { threadLines: 2 });
    const { chatId, lines } = await at.send({ input: "Hello" });
    await linesOf({ chatId, lines });
    expect(await outcomeOf(at.send({ input: "And now?", chatId }))).toBe("message_limit");
    const read = await linesOf(await at.send({ chatId }));
    expect(read.length).toBeGreaterThan(1);
    await linesOf(await at.send({ input: "Hello" }));
  });

  it("definitions: sessions define as many as fit, and change those that are there", async () => {
    const at = await chatWorld();
    const mint = (...names: readonly string[]) =>
      outcomeOf(
        at.service.generateSession(withKey(), {
          externalId: "jane",
          embedTenantName: "acme-corp",
          creatorMode: true,
          groupDefinitions: names.map((name) => ({ name, description: `${names.length}` })),
        }),
      );
    // Two groups and two attributes of the account, and one group of the embed tenant.
    declareLimits(at, { definitions: 6 });
    expect(await mint("one")).toBe("ok");
    expect(await mint("one", "two")).toBe("definition_limit");
    declareLimits(at, { definitions: 3 });
    expect(await mint("one")).toBe("ok");
  });
});
