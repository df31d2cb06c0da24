import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { agentTask, allOf } from "../contracts/world/agent-tasks.js";
import { gate } from "./gate.js";
import { scriptedAgent, type ScriptedAgent } from "./scripted-agent.js";
import { answerOf, call, fail, hang, ignoreSignal, say, think, use, wait } from "./step.js";

const never = new AbortController().signal;

/** All that the agent says to a task. */
const received = async (
  agent: ScriptedAgent,
  task = agentTask(),
  signal: AbortSignal = never,
): Promise<readonly unknown[]> => allOf(await agent.answer(1, task, signal));

const content = (text: string) => ({ kind: "content", text });

describe("what a script says", () => {
  it("comes in its order, with a usage whose other counts are zero", async () => {
    const agent = scriptedAgent([think("Hm."), say("a"), use({ llmCalls: 2 }), say("")]);
    expect(await received(agent)).toEqual([
      { kind: "thinking", text: "Hm." },
      content("a"),
      {
        kind: "usage",
        usage: expect.objectContaining({ llmCalls: 2, inputTokens: 0, models: [] }),
      },
      content(""),
    ]);
    expect(agent.turns).toMatchObject([{ accountId: 1, state: "finished" }]);
  });

  it("may depend on the task, and on which turn it is", async () => {
    const agent = scriptedAgent(({ input, history }, turn) => [
      say(`${turn}: ${input} (${history.length})`),
    ]);
    expect(await received(agent, agentTask({ input: "first" }))).toEqual([content("0: first (0)")]);
    const history = [{ role: "user", content: "first", toolCalls: [] }] as const;
    expect(await received(agent, agentTask({ input: "second", history }))).toEqual([
      content("1: second (1)"),
    ]);
    expect(agent.turns.map(({ task }) => task.input)).toEqual(["first", "second"]);
  });

  it("is fixed beforehand, up to where it fails or hangs", () => {
    expect(answerOf([say("a"), think("x"), say("b")])).toBe("ab");
    expect(answerOf([say("a"), fail("no"), say("b")])).toBe("a");
    expect(answerOf([say("a"), hang(), say("b")])).toBe("a");
  });

  it("ends with a failure where the script does", async () => {
    const agent = scriptedAgent([say("a"), fail("out of words"), say("b")]);
    await expect(received(agent)).rejects.toThrow("out of words");
    expect(agent.turns[0]?.state).toBe("failed");
  });
});

describe("tools that a script calls", () => {
  const echo = agentTask({ callTool: async (tool, input) => JSON.stringify([tool, input]) });

  it("are given their inputs; results are collected, and may change what comes", async () => {
    const agent = scriptedAgent([
      call("svcMeta", { searchQuery: "x" }, (result) => [say(result), call("svcSqlApi")]),
      call("svcSqlApi", { sqlQuery: "SELECT 1" }),
      say("end"),
    ]);
    const meta = '["svcMeta",{"searchQuery":"x"}]';
    expect(await received(agent, echo)).toEqual([content(meta), content("end")]);
    const others = ['["svcSqlApi",{}]', '["svcSqlApi",{"sqlQuery":"SELECT 1"}]'];
    expect(agent.turns[0]?.results).toEqual([meta, ...others]);
  });

  it("end the turn as failed where they reject, unless the agent hears nothing", async () => {
    const callTool = () => Promise.reject(new Error("The turn is over."));
    const script = [call("svcMeta"), say("after")];
    const task = agentTask({ callTool });
    await expect(received(scriptedAgent(script), task)).rejects.toThrow("The turn is over.");
    expect(await received(scriptedAgent([ignoreSignal(), ...script]), task)).toEqual([
      content("after"),
    ]);
  });
});

describe("a script that waits", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("goes on when its gate is opened, and tells that it stands before it", async () => {
    const stop = gate();
    const events = scriptedAgent([say("a"), wait(stop), say("b")]).answer(1, agentTask(), never);
    const iterator = (await events)[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toEqual(content("a"));
    let said = false;
    const next = iterator.next().then(({ value }) => {
      said = true;
      return value as unknown;
    });
    await stop.reached;
    await Promise.resolve();
    expect(said).toBe(false);
    stop.open();
    expect(await next).toEqual(content("b"));
  });

  it("starts a timer for milliseconds, and no other step does", async () => {
    const timers = jest.spyOn(globalThis, "setTimeout");
    const open = gate();
    open.open();
    const steps = [say("a"), think("b"), call("svcMeta"), wait(open), use({})];
    await received(scriptedAgent(steps));
    expect(timers).not.toHaveBeenCalled();
    await received(scriptedAgent([wait(3)]));
    expect(timers).toHaveBeenCalledTimes(1);
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 3);
  });
});

describe("D7: an agent that is stopped", () => {
  const stuck = agentTask({ callTool: () => new Promise(() => undefined) });
  const waits = [
    { name: "before a gate", step: wait(gate()), task: agentTask() },
    { name: "in a tool", step: call("svcMeta"), task: stuck },
    { name: "that hangs", step: hang(), task: agentTask() },
  ];

  it.each(waits)("$name, by its signal: says nothing more", async ({ step, task }) => {
    const turn = new AbortController();
    const agent = scriptedAgent([say("a"), step, say("b")]);
    const said: unknown[] = [];
    for await (const event of await agent.answer(1, task, turn.signal)) {
      said.push(event);
      setImmediate(() => {
        turn.abort();
      });
    }
    expect(said).toEqual([content("a")]);
    expect(agent.turns[0]?.state).toBe("stopped");
  });

  it("by who leaves the iteration: does nothing more", async () => {
    const agent = scriptedAgent([say("a"), call("svcMeta"), say("b")]);
    for await (const event of await agent.answer(1, agentTask(), never)) {
      expect(event).toEqual(content("a"));
      break;
    }
    expect(agent.turns).toMatchObject([{ results: [], state: "stopped" }]);
  });

  it("before it began: says nothing, unless it ignores its signal", async () => {
    const over = AbortSignal.abort();
    expect(await received(scriptedAgent([say("a")]), agentTask(), over)).toEqual([]);
  });

  it("goes on where it ignores its signal", async () => {
    const turn = new AbortController();
    const agent = scriptedAgent([ignoreSignal(), say("a"), call("svcMeta"), say("b")]);
    const said: unknown[] = [];
    for await (const event of await agent.answer(1, agentTask(), turn.signal)) {
      said.push(event);
      turn.abort();
    }
    expect(said).toEqual([content("a"), content("b")]);
    expect(agent.turns).toMatchObject([{ state: "finished" }]);
  });
});
