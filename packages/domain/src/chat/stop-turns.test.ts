import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf } from "../failures.fixture.js";
import { linesOf, shapeOf, type Act } from "./chat-world.fixture.js";
import { gate, never, type Gate } from "./run/gate.fixture.js";
import { settled } from "./read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "./instance.fixture.js";
import { content } from "./run/turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
let mayEnd: Gate;
beforeEach(async () => {
  at = await cluster();
  here = at.instance();
  mayEnd = gate();
});

const formatHalf: Act = async function* () {
  yield content("Half");
  await mayEnd.passed;
  yield content(" and all");
};
const messageId = "1700000000000-message";
const hi = { input: "Hi", messageId };

describe("D8: a service that shuts down", () => {
  it("lets turns finish within the time, and settles as soon as none runs", async () => {
    at.act = formatHalf;
    const read = shapeOf(await here.send(hi));
    await settled();
    const stopped = here.stop(20);
    await at.time.pass(19);
    mayEnd.open();
    await stopped;
    expect(await read).toMatch(/ closing final __state__ __usage__$/);
  });

  it("closes those that do not as suspended, and keeps what was said", async () => {
    at.act = formatHalf;
    const read = linesOf(await here.send(hi));
    await settled();
    const stopped = here.stop(20);
    await at.time.pass(20);
    await stopped;
    const lines = await read;
    expect(lines.at(-2)).toMatchObject({ id: "__suspended__", retryable: true, messageId });
    expect(lines.at(-4)).toMatchObject({ content: "Half", isDelta: false });
    expect(here.turns.count).toBe(0);
  });

  it("takes no new turn, but lets threads be read and turns be followed", async () => {
    at.act = formatHalf;
    const { chatId } = await here.send(hi);
    await settled();
    const before = at.tables.turns.size;
    const stopped = here.stop(20);
    expect(await codeOf(here.send({ input: "New" }))).toBe("shutting_down");
    const followers = await Promise.all([here.send(hi), here.send({ chatId })]);
    expect(at.tables.turns.size).toBe(before);
    await at.time.pass(20);
    await stopped;
    for (const follower of followers) expect(await shapeOf(follower)).toMatch(/__suspended__/);
    expect(await shapeOf(await here.send({ chatId }))).toBe(
      "user closing __cutoff__ __state__ __usage__",
    );
    expect(await codeOf(here.send(hi))).toBe("shutting_down");
  });

  it.each(["in time", "too late"])("waits for a turn that is being claimed, %s", async (when) => {
    const mayClaim = gate();
    const slow = at.instance(({ provisioning }) => ({
      provisioning: {
        ...provisioning,
        commit: async (...asked) => {
          await mayClaim.passed;
          return provisioning.commit(...asked);
        },
      },
    }));
    at.act = formatHalf;
    const sent = slow.send(hi);
    await settled();
    let isStopped = false;
    const stopped = slow.stop(20).then(() => (isStopped = true));
    if (when === "too late") await at.time.pass(20);
    await settled();
    expect(isStopped).toBe(false);
    mayClaim.open();
    const read = shapeOf(await sent);
    await settled();
    if (when === "in time") mayEnd.open();
    await stopped;
    expect(await read).toMatch(when === "in time" ? / final / : / __suspended__ /);
  });

  it("D6: the same message goes on at another instance, from the beginning and in place", async () => {
    at.act = formatHalf;
    const { chatId } = await here.send(hi);
    await settled();
    await Promise.all([here.stop(0), at.time.pass(0)]);
    const other = at.instance();
    mayEnd.open();
    const again = await linesOf(await other.send({ ...hi, chatId }));
    expect(again.at(-3)).toMatchObject({ content: "Half and all", graphPath: ["final"] });
    expect(at.tables.turns.size).toBe(1);
    expect(at.tasks.map(({ input, history }) => [input, history])).toEqual([
      ["Hi", []],
      ["Hi", []],
    ]);
    expect(await shapeOf(await other.send({ chatId }))).toBe(
      "user closing final __cutoff__ __state__ __usage__",
    );
  });

  it("ends an agent that does not listen", async () => {
    at.act = async function* () {
      yield content("Half");
      await never();
    };
    const read = shapeOf(await here.send(hi));
    await settled();
    await here.stop(0);
    expect(await read).toMatch(/ __suspended__ __usage__$/);
  });
});
