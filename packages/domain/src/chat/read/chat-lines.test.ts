import { beforeEach, describe, expect, it } from "@jest/globals";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { linesOf, shapeOf, type Act } from "../chat-world.fixture.js";
import type { ChatStream } from "../chat-stream.js";
import { gate, never } from "../run/gate.fixture.js";
import { settled } from "./hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";
import { content, shape, type Line } from "../run/turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
beforeEach(async () => {
  at = await cluster();
  here = at.instance();
});

const formatHalf: Act = async function* () {
  yield content("Half");
  await never();
};

/** All lines of a stream that breaks, and what it broke with. */
const broken = async ({ lines }: ChatStream) => {
  const read: Line[] = [];
  try {
    for await (const part of lines) read.push(...part.map((text) => JSON.parse(text) as Line));
  } catch (error) {
    return { read, error };
  }
  throw new Error("It did not break.");
};

const isNumbered = ({ id, sort }: Line): boolean => id !== "__cutoff__" && typeof sort === "number";

describe("wire-format 2: a thread that is read", () => {
  it("D5: has its messages, the cutoff and a closing of zeros, and writes nothing", async () => {
    const { chatId } = await here.send({ input: "Hi" });
    await settled();
    const before = at.stored();
    const read = await linesOf(await here.send({ chatId, groups: ["nobody"] }));
    expect(shape(read)).toBe("user closing final __cutoff__ __state__ __usage__");
    expect(read.at(-3)).toMatchObject({ sort: 6, state: { chatId, isStreaming: false } });
    expect(read.at(-1)).toMatchObject({ usage: { models: [], llmCalls: 0, totalTokens: 0 } });
    expect(at.stored()).toEqual(before);
  });

  it("numbers rise strictly, and each is one line's for ever", async () => {
    const { chatId } = await here.send({ input: "Hi" });
    await settled();
    const responses = [
      await linesOf(await here.send({ chatId })),
      await linesOf(await here.send({ chatId, input: "More" })),
      await linesOf(await here.send({ chatId })),
    ];
    const owners = new Map<unknown, unknown>();
    for (const response of responses) {
      const numbered = response.filter(isNumbered);
      const sorts = numbered.map(({ sort }) => Number(sort));
      expect(sorts).toEqual([...new Set(sorts)].sort((a, b) => a - b));
      for (const { id, sort } of numbered) {
        expect(owners.get(sort) ?? id).toBe(id);
        owners.set(sort, id);
      }
    }
  });

  it("D5: while a turn runs, then every line of it from its first, then live", async () => {
    const mayEnd = gate();
    at.act = async function* () {
      yield content("Half");
      await mayEnd.passed;
    };
    const first = await here.send({ input: "Hi" });
    await settled();
    const late = await here.send({ chatId: first.chatId });
    mayEnd.open();
    const [mine, theirs] = await Promise.all([linesOf(first), linesOf(late)]);
    expect(theirs).toEqual(mine);
    expect(theirs[0]).toMatchObject({ id: "__cutoff__", state: { isStreaming: true } });
  });

  it("in pages, of which none is lost or sent twice", async () => {
    const { chatId } = await here.send({ input: "0" });
    await settled();
    for (let time = 1; time < 40; time++) {
      await linesOf(await here.send({ chatId, input: String(time) }));
    }
    const read = await linesOf(await here.send({ chatId }));
    const asked = read.filter(({ role }) => role === "user").map(({ content: said }) => said);
    expect(asked).toEqual(Array.from({ length: 40 }, (_none, time) => String(time)));
  });
});

describe("D3: a stream that breaks off has its closing sequence", () => {
  it.each(["messages", "turn"] as const)("since the store is away for %s", async (method) => {
    const { chatId } = await here.send({ input: "Hi" });
    await settled();
    const away = at.instance(({ threads, turnLogs }) => ({
      threads: {
        ...threads,
        [method]: () => {
          throw new StoreUnavailable();
        },
      },
      turnLogs: { ...turnLogs, open: () => false, read: () => undefined },
    }));
    const { read, error } = await broken(await away.send({ chatId, input: "More" }));
    expect(shape(read)).toMatch(/error __state__ __usage__$/);
    expect(JSON.stringify(read)).not.toContain("StoreUnavailable");
    expect(error).toBeInstanceOf(StoreUnavailable);
  });

  it("D9: since the turn has gone with its user", async () => {
    at.act = formatHalf;
    const stream = await here.send({
      input: "Hi",
      sessionSettings: { externalId: "jane", ephemeralTtlSeconds: 1 },
    });
    const read = shapeOf(stream);
    await settled();
    at.clock.nowMs += 1000;
    await at.service.removeExpiredUsers();
    await at.time.pass(10);
    expect(await read).toBe("__cutoff__ user delta delta error __state__ __usage__");
    expect(here.turns.count).toBe(0);
  });

  it("not for a reader who has disconnected", async () => {
    at.act = formatHalf;
    const closed = new AbortController();
    const read = shapeOf(await here.send({ input: "Hi" }, { signal: closed.signal }));
    await settled();
    closed.abort();
    expect(await read).toBe("__cutoff__ user delta delta");
    expect(here.turns.count).toBe(1);
  });
});
