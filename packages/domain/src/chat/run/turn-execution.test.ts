import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { AgentStopped, type StopReason } from "../turn/agent-stopped.js";
import type { AgentEvent } from "../ports/agent.js";
import { content, runFor, saying, shape, thinking } from "./turn-execution.fixture.js";
import type { Written } from "./turn-writer.js";

const never = (): Promise<never> => new Promise(() => undefined);

describe("invariant 5: what an agent says becomes lines", () => {
  it("in the order of the wire format, numbered, ending with the usage", async () => {
    const { run, lines } = runFor();
    const outcome = await run.drive(async function* () {
      yield thinking("Looking.");
      await run.callTool("svcMeta", { searchQuery: "x" });
      yield content("It is ");
      yield content("5.");
    });
    expect(shape(lines())).toBe(
      "user delta delta tool /tool delta delta closing final __state__ __usage__",
    );
    expect(lines().flatMap(({ sort }) => sort ?? [])).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
    expect(outcome).toMatchObject({
      fenced: false,
      turn: { state: "completed", content: "It is 5." },
    });
  });

  it("tells the tool's name, input and result as texts", async () => {
    const { run, lines } = runFor({
      toolNames: { svcMeta: "search", svcSqlApi: "sql" },
      runTool: async () => '{"error":"No."}',
    });
    await run.drive(async function* () {
      yield content(await run.callTool("svcSqlApi", { sqlQuery: "SELECT 1" }));
    });
    expect(lines().flatMap(({ toolCall }) => toolCall ?? [])).toEqual([
      { name: "sql", input: '{"sqlQuery":"SELECT 1"}' },
      { name: "sql", input: '{"sqlQuery":"SELECT 1"}', result: '{"error":"No."}' },
    ]);
  });

  it("T18: whatever the texts hold, one line each, that reads back the same", async () => {
    const odd = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.constantFrom("\n", "\r\n", "\u2028", "\u2029", "\0", "\ud800", "é", '"', "\\n"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { minLength: 1 }), async (texts) => {
        const { run, log, lines } = runFor();
        const { turn } = await run.drive(() => saying(...texts.map(content)));
        for (const line of log) expect(line).toMatch(/^[^\n\r\u2028\u2029]*\n$/);
        const said = lines().flatMap((line) =>
          line["isDelta"] === true ? String(line["content"]) : [],
        );
        expect(said.join("")).toBe(texts.join(""));
        expect(turn.content).toBe(texts.join(""));
      }),
    );
  });
});

describe("invariants 2, 4 and 8: every end has its closing sequence", () => {
  const speak = () => saying(content("Half an answer"));
  it.each<[string, Parameters<ReturnType<typeof runFor>["run"]["end"]>[0], string]>([
    ["aborted", { event: "aborted" }, "user delta delta closing __state__ __aborted__ __usage__"],
    [
      "suspended",
      { event: "suspended" },
      "user delta delta closing __state__ __suspended__ __usage__",
    ],
    [
      "failed",
      { event: "failed", error: "No." },
      "user delta delta closing error __state__ __usage__",
    ],
    [
      "interrupted",
      { event: "lease_expired", error: "Gone." },
      "user delta delta closing error __state__ __usage__",
    ],
  ])("%s", async (_name, end, expected) => {
    const { run, lines } = runFor();
    const driven = run.drive(async function* () {
      yield* speak();
      run.end(end);
      await never();
    });
    const { turn } = await driven;
    expect(shape(lines())).toBe(expected);
    expect(turn.content).toBe("Half an answer");
  });

  it("without a closing message where nothing was said", async () => {
    const { run, lines } = runFor();
    const driven = run.drive(async function* (): AsyncGenerator<AgentEvent> {
      await never();
      yield content("");
    });
    run.end({ event: "aborted" });
    await driven;
    expect(shape(lines())).toBe("user delta __state__ __aborted__ __usage__");
  });

  it("T17: an agent's own words about its failure reach no reader", async () => {
    const { run, log } = runFor();
    await run.drive(async function* () {
      yield content("Well");
      throw new Error("secret at /etc");
    });
    expect(log.join("")).not.toContain("secret");
    expect(log.join("")).toContain('{"error":"The agent failed. Try again."}');
  });
});

describe("T17, invariant 8: an agent that could not go on", () => {
  it.each<[string, string]>([
    ["model_busy", "The language model is busy (model_busy). Try again later."],
    ["turn_budget", "The answer took more than a turn may take (turn_budget)."],
    ["secret at /etc", "The agent failed. Try again."],
    ["toString", "The agent failed. Try again."],
  ])("says why out of a closed list: %s", async (reason, sentence) => {
    const reported: unknown[] = [];
    const { run, lines } = runFor({ onAgentError: (error) => reported.push(error) });
    const stopped = new AgentStopped(reason as StopReason);
    await run.drive(async function* () {
      yield content("Well");
      throw stopped;
    });
    expect(lines().find(({ error }) => error !== undefined)).toEqual({ error: sentence });
    expect(reported).toEqual([stopped]);
  });

  it("T10: a call whose input could not be read has its lines, and its error", async () => {
    const { run, lines } = runFor();
    await run.drive(async function* () {
      yield content(await run.callTool("svcMeta", undefined));
    });
    const error = JSON.stringify({ error: "The input of the tool is not a JSON object." });
    const calls = lines().flatMap(({ toolCall }) => (toolCall === undefined ? [] : [toolCall]));
    const call = { name: "svcMeta", input: "{}" };
    expect(calls).toEqual([call, { ...call, result: error }]);
  });
});

describe("D13, invariant 7: budgets", () => {
  it("ends a turn whose answer becomes too long, and keeps what was said", async () => {
    const { run, lines } = runFor({ budget: { answerLength: 10 } });
    const { turn } = await run.drive(() => saying(content("12345"), content("678901")));
    expect(turn).toMatchObject({ state: "failed", content: "12345" });
    expect(lines().find(({ error }) => error !== undefined)).toEqual({
      error: "The answer has become too long (answer_too_long).",
    });
  });

  it("T11: ends an agent that calls tools for ever at exactly its budget", async () => {
    let calls = 0;
    const { run } = runFor({
      budget: { toolCalls: 3 },
      runTool: async () => `{"call":${++calls}}`,
    });
    const { turn } = await run.drive(async function* () {
      for (;;) yield thinking(await run.callTool("svcMeta", {}));
    });
    expect([calls, turn.state]).toEqual([3, "failed"]);
  });

  it.each([
    ["is past the budget", { budget: { lineBytes: 2000 } }],
    [
      "another writer's log refuses",
      { append: ({ lines }: Written) => !lines.join().includes("tool") },
    ],
  ])("T11: a call that %s is not run", async (_what, over) => {
    let calls = 0;
    const { run } = runFor({ ...over, runTool: async () => `{"call":${++calls}}` });
    await run.drive(async function* () {
      yield thinking(await run.callTool("svcMeta", { said: "x".repeat(2000) }));
    });
    expect(calls).toBe(0);
  });

  it("ends a turn whose lines become too many", async () => {
    const { run, log } = runFor({ budget: { lineBytes: 20_000 } });
    const { turn } = await run.drive(async function* () {
      for (;;) yield thinking("x".repeat(100));
    });
    expect(turn.state).toBe("failed");
    const closing = 2_000;
    expect(log.join("").length).toBeLessThan(20_000 + closing);
  });
});
