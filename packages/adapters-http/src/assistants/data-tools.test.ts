import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  assistantHost,
  bearer,
  connect,
  connectLastYears,
  revisions,
  type AssistantHost,
  type TestClient,
} from "./assistants.fixture.js";

let host: AssistantHost;
let token: string;
beforeAll(async () => {
  host = await assistantHost();
  token = await host.tokenFor();
});
afterAll(() => host.close());

const clients: readonly (readonly [string, () => Promise<TestClient>, string])[] = [
  ...revisions.map(
    (revision) =>
      [
        `today's SDK in ${revision}`,
        () => connect(host, bearer(token), revision),
        revision,
      ] as const,
  ),
  ["last year's SDK", () => connectLastYears(host, bearer(token)), "2025-11-25"],
];

describe.each(clients)("%s", (_name, open, revision) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await open();
  });
  afterAll(() => client.close());

  test("I1: connects in its revision and lists the tools in their order", async () => {
    expect(client.revision).toBe(revision);
    const tools = await client.tools();
    expect(tools.map(({ name }) => name).slice(0, 3)).toEqual([
      "search_data",
      "describe_data",
      "run_query",
    ]);
    for (const tool of tools.slice(0, 3)) {
      expect(tool).toMatchObject({
        annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
        inputSchema: { type: "object", additionalProperties: false },
      });
    }
  });

  test("I1: finds and describes what the user may see, and nothing else", async () => {
    const found = await client.call("search_data", { query: "amount" });
    expect(found.text).toContain("sales.amount number");
    expect(found.text).not.toContain("margin");
    const described = await client.call("describe_data", { names: ["sales", "sales.margin"] });
    expect(described.text).toContain("sales.city dimension (string)");
    expect(described.data).toMatchObject({ missing: ["sales.margin"] });
    expect(described.text).toContain("sales.margin: there is no such name");
  });

  test("I1 I2: runs a statement under the user's rights, complete in the text", async () => {
    const answer = await client.call("run_query", { sql: "SELECT city, amount FROM sales" });
    expect(answer.isError).toBe(false);
    expect(answer.text).toMatch(
      /^Rows 1 to 2 of 2\. .*\n\ncity,amount\nBerlin,10\.5\nBerlin,20\.5$/,
    );
    expect(answer.data).toEqual({
      columns: [
        { name: "city", type: "String" },
        { name: "amount", type: "Double" },
      ],
      rows: [
        ["Berlin", 10.5],
        ["Berlin", 20.5],
      ],
      firstRow: 1,
      totalRows: 2,
      cut: false,
    });
  });

  test("I2: pages by a cursor, which is of that statement alone", async () => {
    const sql = "SELECT amount FROM sales";
    const first = await client.call("run_query", { sql, limit: 1 });
    const { cursor } = first.data as { cursor: string };
    expect(first.text).toContain(`send the same sql with cursor ${cursor}`);
    const second = await client.call("run_query", { sql, limit: 1, cursor });
    expect(second.data).toMatchObject({ rows: [[20.5]], firstRow: 2, totalRows: 2, cut: false });
    const other = await client.call("run_query", { sql: "SELECT city FROM sales", cursor });
    expect(other).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^invalid_cursor: /),
    });
  });

  test.each([
    ["run_query", {}, /^invalid_request: .*\n\/sql /s],
    ["run_query", { sql: "SELECT 1", limit: 0 }, /\/limit must be 1 to 1000/],
    ["run_query", { sql: "SELECT 1", deploymentId: 2 }, /\/deploymentId/],
    ["run_query", { sql: "SELECT * FROM margins" }, /^query_refused: /],
    ["run_query", { sql: "SELECT margin FROM sales" }, /^query_refused: /],
    ["describe_data", { names: [] }, /^invalid_request: .*\/names/s],
  ])("T9: %s %j is refused with a sentence that says why", async (name, input, sentence) => {
    const answer = await client.call(name, input);
    expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(sentence) });
  });

  test("an unknown tool is an error of the protocol", async () => {
    await expect(client.call("drop_everything")).rejects.toThrow("There is no such tool.");
  });
});
