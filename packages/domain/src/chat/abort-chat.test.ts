import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf } from "../failures.fixture.js";
import { tokenOf } from "../analytics/query/run-query.fixture.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import { keys, withKey } from "../world.fixture.js";
import { linesOf, shapeOf, type Act } from "./chat-world.fixture.js";
import { gate, never } from "./run/gate.fixture.js";
import { settled } from "./read/hand-clock.fixture.js";
import { cluster, type Cluster, type Instance } from "./instance.fixture.js";
import { content } from "./run/turn-execution.fixture.js";
import type { TurnState } from "./turn/turn-state.js";

let at: Cluster;
let here: Instance;
let runner: Instance;
beforeEach(async () => {
  at = await cluster();
  here = at.instance();
  runner = at.instance();
});

const formatHalf: Act = async function* () {
  yield content("Half");
  await never();
};
const fail: Act = async function* () {
  yield content("Half");
  throw new Error("no");
};

const theTurn = () => [...at.tables.turns.values()][0];

/** Brings a thread of jane's to where its last turn stands like that. */
const threadIn = async (state: TurnState | "running" | "lost"): Promise<string> => {
  at.act = formatHalf;
  if (state === "failed") at.act = fail;
  if (state === "completed") at.act = async function* () {};
  const { chatId } = await runner.send({ input: "Hi" });
  await settled();
  if (state === "aborted") await here.abort({ chatId });
  if (state === "interrupted" || state === "lost") {
    runner.die();
    await at.time.pass(at.leaseSeconds);
  }
  if (state === "interrupted") await here.interruptLostTurns();
  if (state === "suspended") await runner.stop(0);
  await settled();
  expect(theTurn()?.state).toBe(state === "running" || state === "lost" ? "claimed" : state);
  return chatId;
};

const states = [
  "running",
  "lost",
  "completed",
  "aborted",
  "failed",
  "interrupted",
  "suspended",
] as const;

const other = { sessionSettings: { externalId: "john" } };
const ada = { sessionSettings: { internalId: "ada@demo.test" } };
const callers: readonly [string, object, object, string][] = [
  ["the owner", {}, {}, "204"],
  ["another user", other, {}, "not_thread_owner"],
  ["an internal user", ada, {}, "not_thread_owner"],
  ["a personal key", ada, { caller: withKey(keys.personal) }, "not_thread_owner"],
  ["the owner at another agent", {}, { agentId: "2" }, "thread_not_found"],
  ["another user at another agent", other, { agentId: "2" }, "thread_not_found"],
  ["a key of another deployment", {}, { caller: withKey(keys.scoped) }, "deployment_out_of_scope"],
  ["a key of another account", {}, { caller: withKey(keys.other) }, "tenant_not_found"],
  ["a key that is none", {}, { caller: withKey("sk-no") }, "unauthenticated"],
];

describe("T8, D4, D7: who may abort what", () => {
  const cases = states.flatMap((state) =>
    callers.map(([who, body, asked, expected]) => ({ state, who, body, asked, expected })),
  );
  it.each(cases)(
    "a thread whose turn is $state, by $who: $expected",
    async ({ state, body, asked, expected }) => {
      const chatId = await threadIn(state);
      // Of a turn that nobody runs any more it is noted all the same that it shall stop.
      const asItIs = () => ({ ...theTurn(), leaseUntilMs: 0, abortedGeneration: 0 });
      const before = asItIs();
      const stops = expected === "204" && state === "running";
      for (let time = 0; time < 3; time++) {
        const aborting = here.abort({ chatId, ...body }, asked);
        const answer = aborting.then(
          () => "204",
          (error: unknown) => (error as { code?: string }).code,
        );
        await at.time.pass(2);
        expect(await answer).toBe(expected);
        if (!stops) expect(asItIs()).toEqual(before);
      }
      if (stops) expect(theTurn()?.state).toBe("aborted");
    },
  );

  it("an unknown thread is not found, and a body without one is a mistake", async () => {
    expect(await codeOf(here.abort({ chatId: "nobody's" }))).toBe("thread_not_found");
    expect(await codeOf(here.abort({}))).toBe("invalid_request");
    expect(await codeOf(here.abort({ chatId: "c", sessionSettings: undefined }))).toBe(
      "invalid_request",
    );
  });

  it("D9: of whoever's time is over, the thread is not there, swept away or not", async () => {
    const stream = await here.send({
      input: "Hi",
      sessionSettings: { externalId: "jane", ephemeralTtlSeconds: 60 },
    });
    await linesOf(stream);
    at.clock.nowMs += 60_000;
    const { chatId } = stream;
    expect(await codeOf(here.abort({ chatId }))).toBe("thread_not_found");
    expect(await codeOf(here.send({ chatId }))).toBe("thread_not_found");
    expect(await codeOf(here.send({ chatId, input: "More" }))).toBe("thread_not_found");
    await at.service.removeExpiredUsers();
    expect(await codeOf(here.abort({ chatId }))).toBe("thread_not_found");
    expect(at.tables.turns.size).toBe(0);
  });

  it("D2: by an embed token of the owner, and not where chat is turned off", async () => {
    at.act = formatHalf;
    const byToken = async (more: object) => ({
      caller: { apiKey: undefined, embedToken: await tokenOf(at, { externalId: "jane", ...more }) },
    });
    const asked = await byToken({});
    const { chatId } = await here.send({ input: "Hi" }, asked);
    await settled();
    const off = await byToken({ settings: { allowAi: false } });
    expect(await codeOf(here.abort({ chatId }, off))).toBe("ai_disabled");
    expect(
      await codeOf(here.abort({ chatId }, await byToken({ embedTenantName: "acme-corp" }))),
    ).toBe("not_thread_owner");
    await here.abort({ chatId }, asked);
    expect(theTurn()?.state).toBe("aborted");
  });
});

describe("D7: what an abort does", () => {
  it("keeps what was said, and the thread is free when it answers", async () => {
    at.act = formatHalf;
    const stream = await here.send({ input: "Hi" });
    const { chatId } = stream;
    const read = shapeOf(stream);
    await settled();
    await here.abort({ chatId });
    at.act = async function* () {};
    const next = await here.send({ chatId, input: "More" });
    expect(await read).toBe("__cutoff__ user delta delta closing __state__ __aborted__ __usage__");
    expect(await shapeOf(next)).toMatch(/^user closing __cutoff__ user /);
  });

  it("stops a turn that runs on another instance", async () => {
    at.act = formatHalf;
    const { chatId } = await here.send({ input: "Hi" });
    await settled();
    await at.instance().abort({ chatId });
    expect(theTurn()?.state).toBe("aborted");
    await settled();
    expect(here.turns.count).toBe(0);
  });

  it("D3: without a log nothing is begun, and nothing is written", async () => {
    const away = at.instance(({ turnLogs }) => ({
      turnLogs: {
        ...turnLogs,
        open: () => Promise.reject(new StoreUnavailable()),
      },
    }));
    await expect(away.send({ input: "Hi" })).rejects.toThrow(StoreUnavailable);
    expect(at.tables.threads.size + at.tables.turns.size + at.tables.externalUsers.size).toBe(0);
  });

  it("waits two seconds at most for a turn that nobody runs any more", async () => {
    const chatId = await threadIn("lost");
    const asked = gate();
    const deaf = at.instance(({ turnLogs }) => ({ turnLogs: { ...turnLogs, abort: asked.open } }));
    let isOver = false;
    const aborting = deaf.abort({ chatId }).then(() => (isOver = true));
    await asked.passed;
    await at.time.pass(1.9);
    expect(isOver).toBe(false);
    await at.time.pass(0.1);
    await aborting;
  });
});
