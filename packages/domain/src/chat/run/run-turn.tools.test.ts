import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Ports } from "../../ports.js";
import type { ToolName } from "../../accounts/agent-options.js";
import type { AgentTask } from "../ports/agent.js";
import { linesOf, type Act } from "../chat-world.fixture.js";
import { gate } from "./gate.fixture.js";
import { answerOf } from "../guarded-cluster.fixture.js";
import { cluster, type Cluster, type Instance } from "../instance.fixture.js";
import { content, shape, type Line } from "./turn-execution.fixture.js";

let at: Cluster;
let here: Instance;
const begin = async (change?: (ports: Ports) => Partial<Ports>): Promise<void> => {
  at = await cluster(change);
  here = at.instance();
};
beforeEach(() => begin());

const statement = "SELECT city, amount FROM sales";
const toolCallsOf = (lines: readonly Line[]) =>
  lines.flatMap(({ id, toolCall, isInProcess }) =>
    toolCall === undefined
      ? []
      : [{ id, isInProcess, ...(toolCall as { name: string; input: string; result?: string }) }],
  );

describe("D11: tools that an agent renames", () => {
  const look: Act = async function* (task) {
    await task.callTool("svcMeta", { searchQuery: "sales" });
    await task.callTool("svcSqlApi", { sqlQuery: statement });
    yield content("Three");
  };
  const quiet = { agentId: "4" };

  it("have those names in the lines, now and when the thread is read again", async () => {
    at.act = look;
    const stream = await here.send({ input: "Hi" }, quiet);
    const lines = await linesOf(stream);
    const names = (of: readonly Line[]) => toolCallsOf(of).map(({ name }) => name);
    expect(names(lines)).toEqual(["search", "search", "query", "query"]);
    const again = await linesOf(await here.send({ chatId: stream.chatId }, quiet));
    expect(names(again)).toEqual(["search", "query"]);
  });

  it("are the agent's own ones in what it is reminded of, with the same results", async () => {
    at.act = look;
    const stream = await here.send({ input: "How many?" }, quiet);
    const results = toolCallsOf(await linesOf(stream)).filter(({ result }) => result);
    await linesOf(await here.send({ input: "Sure?", chatId: stream.chatId }, quiet));
    expect(at.tasks[1]?.history).toEqual([
      { role: "user", content: "How many?", toolCalls: [] },
      {
        role: "assistant",
        content: "Three",
        toolCalls: ["svcMeta", "svcSqlApi"].map((tool, each) => ({
          tool,
          input: results[each]?.input,
          result: results[each]?.result,
        })),
      },
    ]);
    expect(JSON.parse(results[1]?.result ?? "")).toMatchObject({ totalRows: 2 });
  });
});

describe("tools that are called at the same time", () => {
  it("run at the same time, and each result stands beside its own call", async () => {
    const second = gate();
    await begin(({ queryRunner }) => ({
      queryRunner: {
        run: async (accountId, query, signal) => {
          if (query.sql.includes("amount")) await second.passed;
          else second.open();
          return queryRunner.run(accountId, query, signal);
        },
      },
    }));
    const results: string[] = [];
    at.act = async function* (task) {
      const ask = (sqlQuery: string) => task.callTool("svcSqlApi", { sqlQuery });
      results.push(...(await Promise.all([ask(statement), ask("SELECT city FROM sales")])));
      yield content("Done");
    };
    const lines = await linesOf(await here.send({ input: "Hi" }));
    expect(shape(lines)).toMatch(/ tool tool \/tool \/tool delta closing /);
    const [first, other, ...ended] = toolCallsOf(lines);
    expect(first?.id).not.toBe(other?.id);
    // The one that was asked second came back first.
    expect(ended.map(({ id }) => id)).toEqual([other?.id, first?.id]);
    expect(ended.map(({ input }) => input)).toEqual([other?.input, first?.input]);
    expect(ended.map(({ result }) => result)).toEqual([results[1], results[0]]);
    expect(ended.map(({ input }) => JSON.parse(input) as object)).toEqual([
      { sqlQuery: "SELECT city FROM sales" },
      { sqlQuery: statement },
    ]);
  });
});

describe("T10, T9: whatever an agent asks of its tools, the turn goes on", () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  const call = (name: string, input: unknown) => (task: AgentTask) =>
    task.callTool(name as ToolName, input as Parameters<AgentTask["callTool"]>[1]);
  const none = "There is no such tool.";
  const notJson = "The input of the tool is not a JSON object.";

  it.each([
    ["a tool that there is not", "deleteEverything", {}, none],
    ["a name that every object has", "toString", {}, none],
    ["the name of a prototype", "__proto__", {}, none],
    ["no name", "", {}, none],
    ["an input that could not be read", "svcMeta", undefined, notJson],
    ["an input that goes in circles", "svcMeta", circle, notJson],
    ["an input with a big integer", "svcSqlApi", { sqlQuery: 1n }, notJson],
  ])("%s", async (_, name, input, error) => {
    let answer = "";
    at.act = async function* (task) {
      answer = await call(name, input)(task);
      yield content((await task.callTool("svcMeta", {})).slice(0, 9));
    };
    const stream = await here.send({ input: "Hi" });
    const lines = await linesOf(stream);
    expect(JSON.parse(answer)).toEqual({ error });
    expect(shape(lines)).toBe(
      "__cutoff__ user delta tool /tool tool /tool delta closing final __state__ __usage__",
    );
    const [begun, ended] = toolCallsOf(lines);
    expect([begun?.name, ended?.name]).toEqual([name, name]);
    expect(ended?.result).toBe(answer);
    expect(here.errors).toEqual([]);
  });

  it.each([
    ["a statement that is none", "svcSqlApi", { sqlQuery: 5 }],
    ["a statement that is not there", "svcSqlApi", {}],
    ["a statement that is refused", "svcSqlApi", { sqlQuery: "DROP TABLE sales" }],
    ["a chart that is none", "svcSqlApi", { sqlQuery: statement, vegaSpec: "{" }],
    ["a search that is none", "svcMeta", { searchQuery: [] }],
    ["null", "svcMeta", null],
    ["a list", "svcMeta", []],
    ["a text", "svcMeta", "sales"],
  ])("%s", async (_, name, input) => {
    at.act = async function* (task) {
      yield content(await call(name, input)(task));
    };
    const answer = await answerOf(await here.send({ input: "Hi" }));
    expect(JSON.parse(String(answer))).toEqual({ error: expect.any(String) });
    expect(here.errors).toEqual([]);
  });

  it("D11: a statement names the earlier result of its thread that it refines", async () => {
    const named: unknown[] = [];
    const refine = (memoryId?: string): Act =>
      async function* (task) {
        const query = async (id: string | undefined) => {
          const input = { sqlQuery: statement, ...(id === undefined ? {} : { memoryId: id }) };
          const result = JSON.parse(await task.callTool("svcSqlApi", input)) as {
            readonly uuid: string;
            readonly memoryId?: string;
          };
          named.push(result.memoryId);
          return result.uuid;
        };
        const first = await query(memoryId);
        yield content(await query(first));
      };
    at.act = refine();
    const stream = await here.send({ input: "Hi" });
    const uuid = String(await answerOf(stream));
    expect(named).toEqual([undefined, expect.any(String)]);
    at.act = refine(uuid);
    await answerOf(await here.send({ input: "More", chatId: stream.chatId }));
    expect(named.slice(2)).toEqual([uuid, expect.any(String)]);
    // Another thread's result is none of this one.
    await answerOf(await here.send({ input: "Other" }));
    expect(named.slice(4)).toEqual([undefined, expect.any(String)]);
  });

  it("a name that is no tool is not one of the thread's calls for the next turn", async () => {
    at.act = async function* (task) {
      await call("toString", {})(task);
      yield content("Done");
    };
    const stream = await here.send({ input: "Hi" });
    await linesOf(stream);
    await linesOf(await here.send({ input: "More", chatId: stream.chatId }));
    expect(at.tasks[1]?.history[1]).toEqual({ role: "assistant", content: "Done", toolCalls: [] });
  });
});
