import { describe, expect, it } from "@jest/globals";
import type { ToolName } from "../../accounts/agent-options.js";
import { toolBounds } from "./tool-bounds.js";
import { content, runFor } from "../run/turn-execution.fixture.js";

/** The texts of a call's lines, after an agent has made it. */
const calling = async (
  tool: string,
  input: Readonly<Record<string, string>>,
  runTool = () => Promise.resolve("{}"),
) => {
  const { run, lines } = runFor({ runTool });
  let result = "";
  await run.drive(async function* () {
    result = await run.callTool(tool as ToolName, input);
    yield content("Done.");
  });
  const calls = lines().flatMap(({ toolCall }) => (toolCall === undefined ? [] : [toolCall]));
  return { calls, result };
};

const errorOf = (text: string) => (JSON.parse(text) as { readonly error: string }).error;

describe("D15: what a tool's call puts into lines is bounded", () => {
  it("an input that is too long is not shown, and not run", async () => {
    let runs = 0;
    const runTool = () => Promise.resolve(String((runs += 1)));
    const long = { sqlQuery: "x".repeat(toolBounds.input) };
    const { calls, result } = await calling("svcSqlApi", long, runTool);
    expect(runs).toBe(0);
    expect(errorOf(result)).toBe("The input of the tool is too long.");
    const call = { name: "svcSqlApi", input: "{}" };
    expect(calls).toEqual([call, { ...call, result }]);
  });

  it("the longest input is shown as it is", async () => {
    const around = JSON.stringify({ sqlQuery: "" }).length;
    const input = { sqlQuery: "x".repeat(toolBounds.input - around) };
    const { calls } = await calling("svcSqlApi", input);
    expect(calls[0]).toEqual({ name: "svcSqlApi", input: JSON.stringify(input) });
  });

  it("a result that is too long is an error, for the agent and for readers", async () => {
    const long = () => Promise.resolve("x".repeat(toolBounds.result + 1));
    const { calls, result } = await calling("svcSqlApi", {}, long);
    expect(errorOf(result)).toMatch(/^The result is too large\./);
    expect(calls[1]).toEqual({ name: "svcSqlApi", input: "{}", result });
    const longest = () => Promise.resolve("x".repeat(toolBounds.result));
    expect((await calling("svcSqlApi", {}, longest)).result).toHaveLength(toolBounds.result);
  });

  it("T10 a name that is no tool's is cut", async () => {
    const { calls } = await calling("n".repeat(100_000), {});
    expect(calls[0]).toEqual({ name: `${"n".repeat(toolBounds.name - 1)}…`, input: "{}" });
  });
});
