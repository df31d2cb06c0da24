import { afterEach, describe, expect, test } from "@jest/globals";
import { connectHost, connectSdk, type ConnectHost } from "./connect.fixture.js";

let host: ConnectHost;
afterEach(() => host.close());

const rowsOf = async (session: object, path?: string) => {
  const client = await connectSdk(host, session, path);
  const answer = await client.callTool({
    name: "run_query",
    arguments: { sql: "SELECT city, amount FROM sales" },
  });
  await client.close();
  return (answer.structuredContent as { rows: unknown }).rows;
};

describe("I1: the SDK's own client connects by Connect", () => {
  test.each(["/mcp", "/mcp/d/1"])("%s: two users get two answers", async (path) => {
    host = await connectHost();
    const berta = await rowsOf({ externalId: "berta" }, path);
    const rosa = await rowsOf(
      { externalId: "rosa", userAttributes: [{ name: "city", value: "Rome" }] },
      path,
    );
    expect(berta).toEqual([
      ["Berlin", 10.5],
      ["Berlin", 20.5],
    ]);
    expect(rosa).not.toEqual(berta);
    expect(JSON.stringify(rosa)).not.toContain("Berlin");
    expect(host.errors).toEqual([]);
  });
});
