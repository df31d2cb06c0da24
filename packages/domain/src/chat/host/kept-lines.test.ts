import { describe, expect, it } from "@jest/globals";
import { linesOf } from "../chat-world.fixture.js";
import { settled } from "../read/hand-clock.fixture.js";
import { cluster } from "../instance.fixture.js";
import { keptForMs, KeptLines, type KeptLimits } from "./kept-lines.js";
import { content, shape } from "../run/turn-execution.fixture.js";

const counting = (limits: Partial<KeptLimits> = {}) => {
  const kept = new KeptLines({ userBytesMax: 100, accountBytesMax: 200, bytesMax: 300, ...limits });
  const dropped: string[] = [];
  const begin = (turnId: string, user: string, accountId = 1) =>
    kept.begin({ accountId, user, turnId }, (owner) => dropped.push(owner.turnId));
  return { kept, dropped, begin };
};

describe("D15: lines that are kept are bounded in bytes", () => {
  it("of a user: ended turns go first, the oldest before the others", () => {
    const { kept, dropped, begin } = counting();
    for (const name of ["a", "b"]) {
      const turn = begin(name, "jane");
      expect(turn.holds(40)).toBe(true);
      turn.ended();
    }
    const running = begin("c", "jane");
    expect(running.holds(50)).toBe(true);
    expect(dropped).toEqual(["a"]);
    expect(running.holds(90)).toBe(true);
    expect(dropped).toEqual(["a", "b"]);
    expect(running.holds(101)).toBe(false);
    running.ended();
    expect(kept.bytes).toBe(101);
  });

  it("of an account and in all: those of others than the user go as well", () => {
    const { dropped, begin } = counting();
    const fill = (name: string, accountId: number) => {
      const turn = begin(name, name, accountId);
      turn.holds(90);
      turn.ended();
    };
    for (const name of ["a", "b"]) fill(name, 1);
    fill("c", 1);
    expect(dropped).toEqual(["a"]);
    fill("d", 2);
    expect(dropped).toEqual(["a"]);
    fill("e", 3);
    expect(dropped).toEqual(["a", "b"]);
  });

  it("a user who has too much takes nothing from another one", () => {
    const { dropped, begin } = counting();
    const joes = begin("joe's", "joe");
    joes.holds(60);
    joes.ended();
    const running = begin("jane's", "jane");
    expect(running.holds(101)).toBe(false);
    expect(dropped).toEqual([]);
  });

  it("two minutes after its end a turn's lines go, and nothing is remembered of it", () => {
    const { kept, dropped, begin } = counting();
    begin("a", "jane").holds(10);
    const ended = begin("b", "jane");
    ended.holds(20);
    ended.ended();
    ended.ended();
    const drop = ({ turnId }: { turnId: string }) => void dropped.push(turnId);
    kept.dropOld(1000, drop);
    kept.dropOld(1000 + keptForMs - 1, drop);
    expect(dropped).toEqual([]);
    kept.dropOld(1000 + keptForMs, drop);
    kept.dropOld(1000 + 2 * keptForMs, drop);
    expect(dropped).toEqual(["b"]);
    expect(kept.bytes).toBe(10);
  });

  it("where nothing else is said: 16 MiB of a user, 128 of an account, 256 in all", () => {
    const kept = new KeptLines();
    const mebibyte = 1024 * 1024;
    const turns = Array.from({ length: 17 }, (_, at) =>
      kept.begin({ accountId: at % 2, user: `user ${at}`, turnId: `${at}` }, () => undefined),
    );
    const [first, ...others] = turns;
    expect(first?.holds(16 * mebibyte + 1)).toBe(false);
    expect(first?.holds(16 * mebibyte)).toBe(true);
    expect(others.map((turn) => turn.holds(16 * mebibyte)).filter((fits) => !fits)).toHaveLength(1);
  });
});

describe("D15: the turns of an instance", () => {
  const kibibyte = 1024;

  it("an ended turn that was dropped is read from the store", async () => {
    const at = await cluster();
    const here = at.instance(undefined, { kept: { userBytesMax: 64 * kibibyte } });
    at.act = async function* () {
      yield content("x".repeat(10 * kibibyte));
    };
    const message = { input: "Hi", messageId: "1700000000000-message" };
    const { chatId, lines } = await here.send(message);
    for await (const part of lines) void part;
    for (let turn = 0; turn < 3; turn++) await linesOf(await here.send({ input: "More" }));
    await settled();
    const again = await linesOf(await here.send({ ...message, chatId }));
    // From its log it would have the empty delta as well.
    expect(shape(again)).toBe("__cutoff__ user delta closing final __state__ __usage__");
    expect(here.turns.kept.bytes).toBeLessThanOrEqual(64 * kibibyte);
  });

  it("a turn that grows beyond what its user may keep ends, and says why", async () => {
    const at = await cluster();
    const here = at.instance(undefined, { kept: { userBytesMax: 64 * kibibyte } });
    at.act = async function* () {
      for (let piece = 0; piece < 100; piece++) yield content("x".repeat(2 * kibibyte));
    };
    const read = await linesOf(await here.send({ input: "Hi" }));
    expect(shape(read)).toMatch(/delta closing error __state__ __usage__$/);
    expect(JSON.stringify(read)).toContain("turn_budget");
  });

  it("two minutes after the end of a turn nothing is kept of it", async () => {
    const at = await cluster();
    const here = at.instance();
    await linesOf(await here.send({ input: "Hi" }));
    await settled();
    expect(here.turns.kept.bytes).toBeGreaterThan(0);
    await here.interruptLostTurns();
    await at.time.pass(keptForMs / 1000);
    await here.interruptLostTurns();
    expect(here.turns.kept.bytes).toBe(0);
  });
});
