import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Ports } from "../../ports.js";
import { StoreUnavailable } from "../../shared/failure/store-unavailable.js";
import { linesOf, type Act } from "../chat-world.fixture.js";
import { settled } from "../read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";
import { content, shape } from "./turn-execution.fixture.js";

const canary = "canary-7f3a";
const fault = new Error(`The password is ${canary}.`);
const fail = (): never => {
  throw fault;
};

let at: Cluster;
let here: Instance;
const begin = async (change?: (ports: Ports) => Partial<Ports>): Promise<void> => {
  at = await cluster(change);
  here = at.instance();
};
beforeEach(() => begin());

const agentFailed = "The agent failed. Try again.";

/** What a turn says in which something fails; neither readers nor the store learn what. */
const outcome = async () => {
  const stream = await here.send({ input: "Hi" });
  const lines = await linesOf(stream);
  const again = await linesOf(await here.send({ chatId: stream.chatId }));
  await settled();
  expect(JSON.stringify([lines, again, at.stored()])).not.toContain(canary);
  expect(here.turns.count).toBe(0);
  return lines;
};

describe("T17, invariant 8: what an agent throws is for the log", () => {
  const agents: readonly [string, Act][] = [
    [
      "while it speaks",
      async function* () {
        yield content("Half");
        fail();
      },
    ],
    ["before it speaks", fail],
    [
      "in its promise",
      () => ({
        [Symbol.asyncIterator]: () => ({
          next: () => Promise.reject(fault),
        }),
      }),
    ],
  ];

  it.each(agents)("%s", async (_, act) => {
    at.act = act;
    const lines = await outcome();
    expect(lines.at(-3)).toEqual({ error: agentFailed });
    expect(here.errors).toEqual([fault]);
  });

  it.each([
    ["a text", canary],
    ["nothing", undefined],
    ["an object", { canary }],
  ])("even where it is %s", async (_, thrown) => {
    at.act = async function* () {
      yield content("Half");
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a host's agent may throw anything
      throw thrown;
    };
    const lines = await outcome();
    expect(shape(lines)).toBe("__cutoff__ user delta delta closing error __state__ __usage__");
    expect(lines.at(-3)).toEqual({ error: agentFailed });
    expect(here.errors).toEqual([thrown]);
  });

  it("and the thread goes on", async () => {
    at.act = fail;
    const { chatId } = await here.send({ input: "Hi" });
    await settled();
    at.act = async function* () {
      yield content("Five");
    };
    const lines = await linesOf(await here.send({ chatId, input: "More" }));
    expect(shape(lines)).toMatch(/ __cutoff__ user delta delta closing final __state__ __usage__$/);
    expect(JSON.stringify(lines)).not.toContain(canary);
  });
});

describe("T17: what breaks behind a tool is for the log", () => {
  it("the agent reads that it broke, and may go on", async () => {
    await begin(() => ({ queryRunner: { run: fail } }));
    at.act = async function* (task) {
      yield content(await task.callTool("svcSqlApi", { sqlQuery: "SELECT city FROM sales" }));
    };
    const lines = await outcome();
    expect(shape(lines)).toMatch(/ tool \/tool delta closing final __state__ __usage__$/);
    expect(lines.at(-3)).toMatchObject({
      content: JSON.stringify({ error: "The tool could not be run. Try again." }),
    });
    expect(here.errors).toEqual([fault]);
  });

  it("rights that cannot be loaded end the turn, and no agent is asked", async () => {
    await begin(() => ({ dataUsers: { load: fail } }));
    const lines = await outcome();
    expect(shape(lines)).toBe("__cutoff__ user delta error __state__ __usage__");
    expect(lines.at(-3)).toEqual({ error: agentFailed });
    expect(at.tasks).toEqual([]);
    expect(here.errors).toHaveLength(1);
  });

  it("E5: so does a model that was there when the turn was claimed", async () => {
    let times = 0;
    await begin(({ semanticCatalog }) => ({
      semanticCatalog: {
        ...semanticCatalog,
        load: (...asked) =>
          ++times > 1 ? { kind: "model_invalid" } : semanticCatalog.load(...asked),
      },
    }));
    const lines = await outcome();
    expect(shape(lines)).toBe("__cutoff__ user delta error __state__ __usage__");
    expect(at.tasks).toEqual([]);
    expect(here.errors).toHaveLength(1);
  });
});

describe("T32, D8: a store that is away when a turn ends", () => {
  it("is waited for once, for the length of the lease: then readers get an error", async () => {
    let isAway = false;
    const away = (): never => {
      throw new StoreUnavailable();
    };
    here = at.instance(({ threads }) => ({
      threads: {
        ...threads,
        end: (...asked) => (isAway ? away() : threads.end(...asked)),
        renew: (...asked) => (isAway ? away() : threads.renew(...asked)),
      },
    }));
    at.act = async function* () {
      yield content("All of it");
      isAway = true;
    };
    const reading = linesOf(await here.send({ input: "Hi" }));
    await settled();
    await at.time.pass(at.leaseSeconds - 1);
    expect(here.turns.count).toBe(1);
    await at.time.pass(2);
    expect(here.turns.count).toBe(0);
    expect(shape(await reading)).toMatch(/ delta closing error __state__ __usage__$/);
  });
});
