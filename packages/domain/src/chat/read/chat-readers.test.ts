import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf } from "../../failures.fixture.js";
import { linesOf, type Act } from "../chat-world.fixture.js";
import { never } from "../run/gate.fixture.js";
import { settled } from "./hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";
import { content } from "../run/turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await cluster();
  here = at.instance();
});

const endless: Act = async function* () {
  yield content("Half");
  await never();
};
const quick: Act = async function* () {
  yield content("Whole");
};

/** Opened, and not read. */
const many = (count: number, body: (turn: number) => object) =>
  Array.from({ length: count }, (_, turn) => here.send(body(turn)));

describe("D15: readers are bounded in number", () => {
  it("a fifth one of a thread is too many, until one of them has left", async () => {
    at.act = endless;
    const { chatId, lines } = await here.send({ input: "Hi" });
    const others = await Promise.all(many(3, () => ({ chatId })));
    expect(await codeOf(here.send({ chatId }))).toBe("too_many_readers");
    await lines.return?.();
    const next = await here.send({ chatId });
    expect(await codeOf(here.send({ chatId }))).toBe("too_many_readers");
    for (const each of [next, ...others]) await each.lines.return?.();
    expect(here.turns.seats.userCount).toBe(0);
  });

  it("a seventeenth one of a user is too many, and begins no turn", async () => {
    at.act = endless;
    await Promise.all(many(16, (turn) => ({ input: `Question ${turn}` })));
    const before = at.tables.turns.size;
    expect(await codeOf(here.send({ input: "One more" }))).toBe("too_many_readers");
    expect(at.tables.turns.size).toBe(before);
    const joe = { sessionSettings: { externalId: "joe" } };
    expect(await here.send({ input: "Hi", ...joe })).toHaveProperty("chatId");
  });

  it("one that was read to its end counts no more, nor one that was refused", async () => {
    at.act = quick;
    const { chatId } = await here.send({ input: "Hi" });
    await settled();
    for (let time = 0; time < 30; time++) {
      await linesOf(await here.send({ chatId }));
      expect(await codeOf(here.send({ chatId: "nobody's" }))).toBe("thread_not_found");
    }
    expect(here.turns.seats.userCount).toBe(1);
  });

  it("T7 a thread with as many readers as it may have is unknown to everybody else", async () => {
    at.act = endless;
    const { chatId } = await here.send({ input: "Hi" });
    await Promise.all(many(3, () => ({ chatId })));
    const joe = { sessionSettings: { externalId: "joe" } };
    expect(await codeOf(here.send({ chatId, ...joe }))).toBe("thread_not_found");
  });
});
