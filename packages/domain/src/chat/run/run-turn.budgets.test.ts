import { beforeEach, describe, expect, it } from "@jest/globals";
import { linesOf, type Act } from "../chat-world.fixture.js";
import { gate, never } from "./gate.fixture.js";
import { settled } from "../read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";
import { content, shape, thinking, type Line } from "./turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await cluster();
  here = at.instance();
});

/** The agent whose turns have 5 seconds, two calls and no thinking. */
const quiet = { agentId: "4" };
const spent = "The answer took more than a turn may take (turn_budget).";
const stateNow = () => [...at.tables.turns.values()][0]?.state;
const closingOf = (lines: readonly Line[]) =>
  lines.find(
    ({ id, isDelta, role }) => id !== "__state__" && isDelta === false && role !== "user",
  )?.["content"];

/** Agents that do not stop by themselves. */
const endless: readonly [string, Act][] = [
  [
    "waits for ever",
    async function* () {
      yield content("Half");
      await never();
    },
  ],
  [
    "speaks on",
    async function* () {
      yield content("Half");
      for (;;) {
        await settled();
        yield thinking("Hm");
      }
    },
  ],
  [
    "never puts its things away",
    async function* () {
      try {
        yield content("Half");
        await never();
      } finally {
        await never();
      }
    },
  ],
  [
    "fails as soon as its signal aborts",
    async function* (_task, signal) {
      yield content("Half");
      await new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => {
          reject(new Error("no"));
        }),
      );
    },
  ],
  [
    "calls tools after its end, and does not mind what they throw",
    async function* (task, signal) {
      yield content("Half");
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await task.callTool("svcMeta", {}).catch(() => undefined);
      yield content(" and more");
      await never();
    },
  ],
];

describe("D13, D7: an agent that does not stop holds nothing up", () => {
  it.each(endless)("one that %s: at 5 s, and not before, its time is over", async (_, act) => {
    at.act = act;
    const stream = await here.send({ input: "Hi" }, quiet);
    const read = linesOf(stream);
    await at.time.pass(4.999);
    expect(stateNow()).toBe("claimed");
    await at.time.pass(0.001);
    expect(stateNow()).toBe("failed");
    const lines = await read;
    expect(shape(lines)).toMatch(/^__cutoff__ user( delta)+ closing error __state__ __usage__$/);
    expect(lines.at(-3)).toEqual({ error: spent });
    expect(closingOf(lines)).toBe("Half");
    expect(here.turns.count).toBe(0);
    expect(here.errors).toEqual([]);

    at.act = async function* () {};
    const next = await linesOf(await here.send({ input: "More", chatId: stream.chatId }, quiet));
    expect(shape(next)).toMatch(/^user closing __cutoff__ user delta closing final /);
  });

  it.each(endless)("one that %s is aborted at once", async (_, act) => {
    at.act = act;
    const stream = await here.send({ input: "Hi" }, quiet);
    const read = linesOf(stream);
    await settled();
    await here.abort({ chatId: stream.chatId }, quiet);
    expect(stateNow()).toBe("aborted");
    expect(shape(await read)).toMatch(/ closing __state__ __aborted__ __usage__$/);
    await settled();
    expect(here.turns.count).toBe(0);
    expect(here.errors).toEqual([]);
  });

  it("nor do rights that do not come, and then no agent is asked", async () => {
    const come = gate();
    const slow = at.instance(({ dataUsers }) => ({
      dataUsers: { load: async (...asked) => come.passed.then(() => dataUsers.load(...asked)) },
    }));
    const read = linesOf(await slow.send({ input: "Hi" }, quiet));
    await at.time.pass(5);
    expect(shape(await read)).toBe("__cutoff__ user delta error __state__ __usage__");
    expect(slow.turns.count).toBe(0);
    come.open();
    await settled();
    expect(at.tasks).toEqual([]);
    expect(slow.errors).toEqual([]);
  });

  it("a turn that has ended in time has ended: its time runs out for nobody", async () => {
    const { chatId, lines } = await here.send({ input: "Hi" }, quiet);
    await linesOf({ chatId, lines });
    const before = at.stored();
    await at.time.pass(6);
    expect(at.stored()).toEqual(before);
  });

  it("an agent that declares nothing has 120 s", async () => {
    at.act = async function* () {
      yield content("Half");
      await never();
    };
    const read = linesOf(await here.send({ input: "Hi" }));
    await at.time.pass(119.999);
    expect(stateNow()).toBe("claimed");
    await at.time.pass(0.001);
    expect((await read).at(-3)).toEqual({ error: spent });
  });
});

describe("D13, T11: calls of tools", () => {
  const calling = (times: number, together: boolean): Act =>
    async function* (task) {
      yield content("Half");
      const calls: Promise<string>[] = [];
      for (let time = 0; time < times; time++) {
        const call = task.callTool("svcMeta", { searchQuery: String(time) });
        calls.push(call);
        if (!together) await call;
      }
      await Promise.all(calls);
      yield content(" and all");
    };

  it.each([
    [2, false, "tool /tool tool /tool delta closing final __state__ __usage__"],
    [2, true, "tool tool /tool /tool delta closing final __state__ __usage__"],
    [3, false, "tool /tool tool /tool closing error __state__ __usage__"],
    [3, true, "tool tool closing error __state__ __usage__"],
  ])("%i of them where there may be two, together: %s", async (times, together, expected) => {
    at.act = calling(times, together);
    const lines = await linesOf(await here.send({ input: "Hi" }, quiet));
    expect(shape(lines)).toBe(`__cutoff__ user delta delta ${expected}`);
    expect(closingOf(lines.filter((line) => !("toolCall" in line)))).toBe(
      times === 2 ? "Half and all" : "Half",
    );
    if (times === 3) expect(lines.at(-3)).toEqual({ error: spent });
    expect(stateNow()).toBe(times === 2 ? "completed" : "failed");
  });

  it("each turn of a thread has its own two", async () => {
    at.act = calling(2, false);
    const { chatId, lines } = await here.send({ input: "Hi" }, quiet);
    await linesOf({ chatId, lines });
    const next = await linesOf(await here.send({ input: "More", chatId }, quiet));
    expect(shape(next)).toMatch(/ final __state__ __usage__$/);
  });
});

describe("D13: thinking", () => {
  const think: Act = async function* () {
    yield thinking("Let me see");
    yield content("Five");
    yield thinking("That was easy");
  };
  const thoughtsOf = (lines: readonly Line[]) =>
    lines.flatMap(({ thinking: thought }) => (thought ? [thought] : []));

  it("is sent, where an agent does not say that it is off", async () => {
    at.act = think;
    const lines = await linesOf(await here.send({ input: "Hi" }));
    expect(thoughtsOf(lines)).toEqual(["Let me see", "That was easy"]);
  });

  it("is not, where it does, and what is said is", async () => {
    at.act = think;
    const lines = await linesOf(await here.send({ input: "Hi" }, quiet));
    expect(thoughtsOf(lines)).toEqual([]);
    expect(shape(lines)).toBe("__cutoff__ user delta delta closing final __state__ __usage__");
    expect(closingOf(lines)).toBe("Five");
    expect(JSON.stringify(at.stored())).not.toContain("Let me see");
  });
});
