import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  assistantHost,
  bearer,
  connect,
  type AssistantHost,
  type TestClient,
} from "./assistants.fixture.js";

let host: AssistantHost;
let client: TestClient;
beforeAll(async () => {
  host = await assistantHost();
  client = await connect(host, bearer(await host.tokenFor()));
});
afterAll(async () => {
  await client.close();
  await host.close();
});

const rows = (input: Record<string, unknown>) => client.call("get_rows", input);

describe("I1: get_rows, which pages beside charts call", () => {
  test("answers a statement as run_query does", async () => {
    const input = { sql: "SELECT city, amount FROM sales", limit: 1 };
    const [ours, theirs] = [await rows(input), await client.call("run_query", input)];
    expect(ours.data).toMatchObject({ rows: [["Berlin", 10.5]], totalRows: 2, cut: true });
    const { cursor: _cursor, ...others } = ours.data;
    expect(theirs.data).toMatchObject(others);
    const next = await rows({ ...input, cursor: ours.data.cursor });
    expect(next.data.rows).toEqual([["Berlin", 20.5]]);
  });

  test("H2: what a dashboard is made of, as this user may read it, and nothing of hidden tiles", async () => {
    const { data, text } = await rows({ publicId: "sales" });
    expect(data.dashboard).toMatchObject({ publicId: "sales", title: { en: "Sales" } });
    const tiles = data.dashboard.definition.rows.flatMap(
      (row: { readonly tiles: readonly object[] }) => row.tiles,
    );
    expect(tiles).toContainEqual(expect.objectContaining({ unavailable: expect.anything() }));
    expect(text).toContain("amounts: ");
    expect(text + JSON.stringify(data)).not.toMatch(/margin/i);
  });

  test("H1 I2: the rows of a tile, complete in the text, with what they are of", async () => {
    const { data, text, isError } = await rows({ publicId: "sales", tile: "amounts" });
    expect(isError).toBe(false);
    expect(text).toMatch(/^2 rows\. .*\n\ncity,amount\nBerlin,10.5\nBerlin,20.5$/);
    expect(data).toMatchObject({
      totalRows: 2,
      cut: false,
      rows: [
        ["Berlin", 10.5],
        ["Berlin", 20.5],
      ],
    });
    expect(data.tile).toMatchObject({ filters: expect.any(Array), version: expect.any(String) });
    expect(data.tile).not.toHaveProperty("sql");
  });

  test.each([
    ["a tile without its dashboard", { tile: "amounts" }, /\/publicId must be a text/],
    [
      "a statement beside a dashboard",
      { publicId: "sales", sql: "SELECT 1" },
      /\/sql is not an arg/,
    ],
    ["a dashboard that is no text", { publicId: 7 }, /\/publicId must be a text/],
    ["a tile that is no text", { publicId: "sales", tile: [] }, /\/tile must be a text/],
    ["a dashboard of others", { publicId: "for-analysts" }, /^dashboard_not_found: /],
    ["a tile that is not there", { publicId: "sales", tile: "nothing" }, /_not_found: /],
    [
      "a filter of another form",
      { publicId: "sales", tile: "amounts", filters: { city: {} } },
      /^inv/,
    ],
    ["its statement", { publicId: "sales", tile: "amounts", showSql: true }, /\/showSql is not an/],
    ["nothing", {}, /\/sql/],
    ["a user of its own", { sql: "SELECT 1", sessionSettings: {} }, /\/sessionSettings/],
  ])("T9: %s is refused", async (_what, input, sentence) => {
    const answer = await rows(input);
    expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(sentence) });
  });

  test("E2: a filter that is not there, or not for this user, is named", async () => {
    const answer = await rows({
      publicId: "sales",
      tile: "amounts",
      filters: { margin: 1, no: 1 },
    });
    expect(answer.data).toMatchObject({
      totalRows: 2,
      tile: { filters: [], unknownFilters: ["margin", "no"] },
    });
  });

  test("A1: an analyst's tile is no other user's", async () => {
    const analyst = await connect(
      host,
      bearer(await host.tokenFor({ externalId: "analyst", groups: ["analysts"] })),
    );
    const { data } = await analyst.call("get_rows", { publicId: "for-analysts" });
    expect(data.dashboard.publicId).toBe("for-analysts");
    await analyst.close();
  });
});

test("without built pages no tool names one, and none can be read", async () => {
  const listed = (await client.tools()) as readonly { readonly _meta?: object }[];
  expect(listed.filter(({ _meta }) => JSON.stringify(_meta ?? {}).includes("resourceUri"))).toEqual(
    [],
  );
  await expect(client.read("ui://embedded-analytics/chart.html")).rejects.toThrow(
    "There is no such resource.",
  );
});
