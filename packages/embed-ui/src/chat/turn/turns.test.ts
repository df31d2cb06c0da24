import { describe, expect, test } from "@jest/globals";
import type { ThreadMessage } from "@embedded-analytics/client";
import { readToolResult } from "../../query-result/tool-result.js";
import { turnsOf } from "./turns.js";

const message = (over: Partial<ThreadMessage>): ThreadMessage => ({
  id: "m",
  role: "assistant",
  content: "",
  thinking: "",
  graphPath: ["analyst"],
  toolCall: undefined,
  isInProcess: false,
  sort: 0,
  ...over,
});

const queried = (data: readonly unknown[][], more: object = {}) => ({
  name: "svcSqlApi",
  input: JSON.stringify({ sqlQuery: "SELECT 1", queryTitle: "Revenue by city" }),
  result: JSON.stringify({
    schema: [{ name: "city", column_type: "String" }],
    data,
    totalRows: data.length,
    ...more,
  }),
});

describe("a thread as turns", () => {
  test("G1: the answer stands once, though the final line repeats what was streamed", () => {
    const [turn, ...more] = turnsOf([
      message({ id: "1", role: "user", content: "Why?" }),
      message({ id: "a", content: "Because.", thinking: "I look.\nI find.\n" }),
      message({ id: "t", toolCall: queried([["Berlin"], ["Vienna"]]) }),
      message({ id: "f", content: "Because.", graphPath: ["final"] }),
    ]);
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ question: "Why?", answer: "Because." });
    expect(turn?.steps.map(({ text, kind }) => [text, kind])).toEqual([
      ["I look.", "thought"],
      ["I find.", "thought"],
      ["Revenue by city", "query"],
    ]);
    expect(turn?.results.map(({ result }) => result.rows)).toEqual([[["Berlin"], ["Vienna"]]]);
  });

  test("an answer that came only as the final line is shown, too", () => {
    const messages = [
      message({ id: "1", role: "user", content: "Why?" }),
      message({ id: "a" }),
      message({ id: "f", content: "Because.", graphPath: ["final"] }),
    ];
    expect(turnsOf(messages)[0]?.answer).toBe("Because.");
  });

  test("a search without rows is a step beside a result, and shown where it is the only one", () => {
    const ask = message({ id: "1", role: "user", content: "Why?" });
    const empty = message({ id: "e", toolCall: queried([]) });
    const full = message({ id: "t", toolCall: queried([["Berlin"]]) });
    expect(turnsOf([ask, empty, full])[0]?.results.map(({ id }) => id)).toEqual(["t"]);
    expect(turnsOf([ask, empty])[0]?.results.map(({ id }) => id)).toEqual(["e"]);
  });
});

describe("G1: a look-up of words among values", () => {
  const one = "SELECT DISTINCT 'd''or' AS dimension, name AS value FROM sales WHERE true";
  const lookUp = (sqlQuery: string) =>
    message({
      id: sqlQuery,
      toolCall: {
        ...queried([["name", "Martin"]]),
        input: JSON.stringify({ sqlQuery, queryTitle: "Values" }),
      },
    });
  const ask = message({ id: "1", role: "user", content: "Margin?" });

  test("is a step and no result, also where nothing else came", () => {
    for (const sql of [one, `SELECT dimension, value FROM (${one}) AS found`]) {
      const [turn] = turnsOf([ask, lookUp(sql)]);
      expect(turn?.results).toEqual([]);
      expect(turn?.steps.map(({ text }) => text)).toEqual(["Values"]);
    }
  });

  test("is told from a statement of columns that are called so", () => {
    const sql = "SELECT dimension, value FROM readings";
    expect(turnsOf([ask, lookUp(sql)])[0]?.results).toHaveLength(1);
  });
});

describe("the result of a tool call", () => {
  test("is the same object for the same call, so that its chart is not drawn again", () => {
    const call = queried([["Berlin"]]);
    expect(readToolResult(call)).toBe(readToolResult(call));
    expect(readToolResult(call)).not.toBe(readToolResult({ ...call }));
  });

  test.each(["", "[]", "null", "{", "{}", '{"data":5,"schema":[]}', '{"cubes":[]}'])(
    "is none where the text is %j",
    (result) => {
      expect(readToolResult({ name: "svcSqlApi", input: "{}", result })).toBeUndefined();
    },
  );

  test("says why a query failed", () => {
    const call = { ...queried([]), result: '{"error":"It took too long."}' };
    expect(readToolResult(call)).toMatchObject({ error: "It took too long.", rows: [] });
  });
});
