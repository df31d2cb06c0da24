import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { StoreUnavailable } from "@embedded-analytics/domain";
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

const clients: readonly (readonly [string, () => Promise<TestClient>])[] = [
  ...revisions.map(
    (revision) =>
      [`today's SDK in ${revision}`, () => connect(host, bearer(token), revision)] as const,
  ),
  ["last year's SDK", () => connectLastYears(host, bearer(token))],
];

describe.each(clients)("%s", (_name, open) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await open();
  });
  afterAll(() => client.close());

  test("I1: resources are what the user may read", async () => {
    expect(await client.resources()).toEqual([
      "model://overview",
      "model://sales",
      "dashboard://elsewhere",
      "dashboard://sales",
    ]);
    expect(await client.read("model://overview")).toBe('sales (cube, 2 members) "sales"');
    const sales = await client.read("model://sales");
    expect(sales).toContain("sales.amount dimension (number)");
    expect(sales).not.toContain("margin");
    expect(await client.read("dashboard://sales")).toContain("## Tile amounts\ncity,amount");
  });

  test.each([
    "model://margins",
    "model://sales.margin",
    "model://sales.amount",
    "model://%ff",
    "model://sales/../x",
    "dashboard://for-analysts",
    "dashboard://nothing",
    "file:///etc/passwd",
    "",
  ])("A1: %j is no resource, whether it is hidden or not there", async (uri) => {
    await expect(client.read(uri)).rejects.toThrow("There is no such resource.");
  });

  test("H2: dashboards are listed and shown as this user may see them, complete in the text", async () => {
    const listed = await client.call("list_dashboards");
    expect(listed.text).toBe('elsewhere "elsewhere"\nsales "Sales" - What was sold');
    const shown = await client.call("show_dashboard", { publicId: "sales" });
    expect(shown.isError).toBe(false);
    expect(shown.text).toContain("## Tile amounts\ncity,amount\nBerlin,10.5\nBerlin,20.5");
    expect(shown.text).toContain("This tile shows data that the user may not see.");
    expect(shown.text).toContain("**Returns** are not counted.");
    expect(shown.text).not.toMatch(/margin/i);
  });

  test("E2: a filter that is not there, or not for this user, is said to filter nothing", async () => {
    const filters = { margin: 1, "nothing\nat all": 1 };
    const { text } = await client.call("show_dashboard", { publicId: "sales", filters });
    expect(text).toContain(
      "(not filtered by margin, nothing at all: there is no such filter)\ncity,amount\nBerlin,10.5",
    );
  });

  test.each([
    [{}, /\/publicId must be a text/],
    [{ publicId: "for-analysts" }, /^dashboard_not_found: /],
    [{ publicId: "sales", deploymentId: 2 }, /\/deploymentId is not an argument/],
    [{ publicId: "sales", filters: { city: { is: 1 } } }, /^invalid_request: /],
  ])("T9: show_dashboard %j is refused", async (input, sentence) => {
    const answer = await client.call("show_dashboard", input);
    expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(sentence) });
  });

  const sql = "SELECT city, amount FROM sales";
  const spec = { mark: "bar", encoding: { x: { field: "city" }, y: { field: "amount" } } };

  test("E3: a chart comes with its rows in the text, and checked", async () => {
    for (const given of [spec, JSON.stringify(spec)]) {
      const answer = await client.call("show_chart", { sql, spec: given, title: "Sales" });
      expect(answer.text).toMatch(/^Chart: Sales\. Rows 1 to 2 of 2\. .*\n\ncity,amount\nBerlin/);
      const { vegaSpec, rows } = answer.data as { vegaSpec: string; rows: unknown };
      expect(JSON.parse(vegaSpec)).toMatchObject({ mark: "bar" });
      expect(rows).toEqual([
        ["Berlin", 10.5],
        ["Berlin", 20.5],
      ]);
    }
  });

  test.each([
    ["data of its own", { ...spec, data: { url: "https://evil.test" } }],
    ["a field that the rows do not have", { ...spec, encoding: { x: { field: "margin" } } }],
    ["what is no JSON", "{"],
  ])("E3: a chart with %s is refused", async (_what, refused) => {
    const answer = await client.call("show_chart", { sql, spec: refused });
    expect(answer).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^invalid_request/),
    });
  });
});

test("T36: an outage is answered as one, and its cause goes to the log alone", async () => {
  const failing = await assistantHost(() => ({
    semanticCatalog: {
      load: () => Promise.reject(new StoreUnavailable("a cause that nobody may be shown")),
      hasBranch: () => true,
    },
  }));
  const client = await connect(failing, bearer(await failing.tokenFor()));
  const answer = await client.call("search_data", { query: "a" });
  expect(answer).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^store_unavailable/),
  });
  await expect(client.read("model://overview")).rejects.toThrow("cannot be reached");
  expect(JSON.stringify(answer)).not.toContain("nobody may be shown");
  expect(failing.errors).toHaveLength(2);
  await client.close();
  await failing.close();
});
