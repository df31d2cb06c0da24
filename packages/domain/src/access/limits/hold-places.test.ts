import { describe, expect, it } from "@jest/globals";
import {
  bodyFor,
  queryWorld,
  readAll,
  type QueryWorld,
} from "../../analytics/query/run-query.fixture.js";
import { chatWorld, shapeOf } from "../../chat/chat-world.fixture.js";
import { content } from "../../chat/run/turn-execution.fixture.js";
import type { Ports } from "../../ports.js";
import { withKey } from "../../world.fixture.js";
import { declareLimits, outcomeOf } from "./declared-limits.fixture.js";

const ask = (at: QueryWorld, externalId: string) => at.query(withKey(), bodyFor({ externalId }));

/** What is released is released a moment later. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe("J4: statements at the same time", () => {
  it("hold a place until their rows are read, of the user and of the account", async () => {
    const at = await queryWorld();
    declareLimits(at, { userConcurrentQueries: 1, concurrentQueries: 2 });
    const jane = await ask(at, "jane");
    expect(await outcomeOf(ask(at, "jane"))).toBe("rate_limited 1");
    const joe = await ask(at, "joe");
    expect(await outcomeOf(ask(at, "jim"))).toBe("rate_limited 1");
    await readAll(jane);
    await soon();
    await readAll(await ask(at, "jim"));
    await readAll(joe);
    await soon();
    await readAll(await ask(at, "jane"));
  });

  it("free their place when nobody reads on, and when they are refused", async () => {
    const at = await queryWorld();
    declareLimits(at, { userConcurrentQueries: 1 });
    for (let time = 0; time < 3; time++) {
      const { parts } = await ask(at, "jane");
      for await (const _part of parts) break;
      await soon();
      const refused = at.query(withKey(), bodyFor({ externalId: "jane" }, { query: "DROP TABLE" }));
      expect(await outcomeOf(refused)).toBe("query_refused");
      await soon();
    }
  });

  it("free their place when the runner fails", async () => {
    let fails = true;
    const at = await queryWorld(({ queryRunner }: Ports) => ({
      queryRunner: {
        run: (accountId, query, signal) =>
          fails ? Promise.reject(new Error("broken")) : queryRunner.run(accountId, query, signal),
      },
    }));
    declareLimits(at, { concurrentQueries: 1 });
    await expect(ask(at, "jane")).rejects.toThrow("broken");
    await soon();
    fails = false;
    await readAll(await ask(at, "jane"));
  });
});

describe("J4: engine seconds", () => {
  it("are counted while rows are waited for, and refuse what comes when they are used up", async () => {
    const at = await queryWorld();
    const watch = Date.now;
    declareLimits(at, { userEngineSecondsPerMinute: 2 });
    let nowMs = watch();
    Date.now = () => nowMs;
    try {
      const { parts } = await ask(at, "jane");
      for await (const _part of parts) nowMs += 60_000;
      await soon();
      const slow = await queryWorld(({ queryRunner }: Ports) => ({
        queryRunner: {
          run: (accountId, query, signal) => {
            nowMs += 1500;
            return queryRunner.run(accountId, query, signal);
          },
        },
      }));
      declareLimits(slow, { userEngineSecondsPerMinute: 2 });
      // What a reader takes its time for is not the engine's.
      for (const expected of ["ok", "ok", "rate_limited 60"]) {
        expect(await outcomeOf(ask(slow, "jane").then(readAll))).toBe(expected);
        await soon();
      }
      expect(await outcomeOf(ask(slow, "joe").then(readAll))).toBe("ok");
      expect(await outcomeOf(ask(at, "jane").then(readAll))).toBe("ok");
    } finally {
      Date.now = watch;
    }
  });
});

describe("J4: answers under way", () => {
  it("hold a place of their user until they have ended", async () => {
    const at = await chatWorld();
    declareLimits(at, { userConcurrentTurns: 1, concurrentTurns: 2 });
    const ends: (() => void)[] = [];
    at.act = async function* () {
      yield content("Wait");
      await new Promise<void>((resolve) => ends.push(resolve));
    };
    const joe = { sessionSettings: { externalId: "joe" } };
    const jim = { sessionSettings: { externalId: "jim" } };
    const first = await at.send({ input: "Hello" });
    expect(await outcomeOf(at.send({ input: "Hello again" }))).toBe("rate_limited 1");
    const second = await at.send({ ...joe, input: "Hello" });
    expect(await outcomeOf(at.send({ ...jim, input: "Hello" }))).toBe("rate_limited 1");
    const reading = [shapeOf(first), shapeOf(second)];
    while (ends.length < 2) await soon();
    for (const end of ends) end();
    await Promise.all(reading);
    for (let time = 0; time < 5; time++) await soon();
    const third = await at.send({ ...jim, input: "Hello" });
    const last = shapeOf(third);
    while (ends.length < 3) await soon();
    ends[2]?.();
    await last;
  });

  it("refused write nothing, and take no place when they cannot begin", async () => {
    const at = await chatWorld();
    declareLimits(at, { userConcurrentTurns: 0 });
    const before = at.stored();
    expect(await outcomeOf(at.send({ input: "Hello" }))).toBe("rate_limited 1");
    expect(at.stored()).toEqual(before);
    declareLimits(at, { userConcurrentTurns: 1 });
    for (let time = 0; time < 3; time++) {
      const unknown = at.send({
        input: "Hello",
        sessionSettings: { externalId: "j", groups: ["?"] },
      });
      expect(await outcomeOf(unknown)).toBe("groups_not_found");
      await soon();
    }
  });
});
