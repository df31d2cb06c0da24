import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { allOf, acmeClient, rejectionOf, serve, serveAnalytics } from "../service.fixture.js";
import type { TestService } from "../service.fixture.js";
import type { Fetch } from "../http/transport.js";

const analyst = { externalId: "jane", groups: ["analysts"] };
const query = "SELECT city, amount FROM sales";

describe("E8: rows of the real service", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await serveAnalytics();
  });
  afterAll(() => service.close());

  const sql = (sessionSettings: object) =>
    acmeClient(service.baseUrl).sql({ deploymentId: 1, query, sessionSettings });

  test("come with schema and total", async () => {
    const rows = sql(analyst);
    expect(rows.totalRows).toBeUndefined();
    expect(await rows.schema()).toEqual([
      { name: "city", column_type: "String", columnType: "String" },
      { name: "amount", column_type: "Double", columnType: "Double" },
    ]);
    const expected = [
      ["Berlin", 10.5],
      ["Berlin", 20.5],
      ["Rome", 30.5],
      ["nowhere", 40.5],
    ];
    expect(await rows.toArray()).toEqual(expected);
    expect(rows.totalRows).toBe(4);
    expect(await rows.schema()).toHaveLength(2);
    expect(await allOf(sql(analyst))).toEqual(expected);
  });

  test("E1: are those of the user that is asked for", async () => {
    const userAttributes = [{ name: "city", value: "Rome" }];
    expect(await sql({ externalId: "joe", userAttributes }).toArray()).toEqual([["Rome", 30.5]]);
  });

  test("a refusal is an error before the first row", async () => {
    const rows = acmeClient(service.baseUrl).sql({
      deploymentId: 1,
      query: "DROP TABLE sales",
      sessionSettings: analyst,
    });
    expect(await rejectionOf(rows.toArray())).toMatchObject({ code: "query_refused", status: 400 });
    const elsewhere = { deploymentId: 77, query, sessionSettings: analyst };
    expect(await rejectionOf(acmeClient(service.baseUrl).sql(elsewhere).schema())).toMatchObject({
      code: "deployment_not_found",
    });
  });
});

describe("rows that do not come whole", () => {
  const schema = `{"schema":[{"name":"a","column_type":"Int64","columnType":"Int64"}]}\n`;
  const answering = async (answer: (response: ServerResponse) => void) => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/x-ndjson" });
      answer(response);
    });
    const { baseUrl } = server;
    const rows = acmeClient(baseUrl).sql({ deploymentId: 1, query, sessionSettings: analyst });
    return { rows, server };
  };

  test.each([
    ["query_stopped", `${schema}{"data":[[1]]}\n{"error":"It took too long."}\n`],
    ["stream_interrupted", `${schema}{"data":[[1]]}\n`],
    ["stream_interrupted", `${schema}{"data":[[1]]}\n{"totalRows":1}`],
    ["unexpected_response", `${schema}{"data":[[1]]}\n<html>\n`],
    ["unexpected_response", `${schema}{"data":[[1]]}\n7\n`],
  ])("E7: %s after the rows of %j", async (code, text) => {
    const { rows, server } = await answering((response) => response.end(text));
    const read: unknown[] = [];
    const reading = (async () => {
      for await (const row of rows) read.push(row);
    })();
    const error = await rejectionOf(reading);
    expect(error).toMatchObject({ code });
    if (code === "query_stopped") expect(error).toMatchObject({ message: "It took too long." });
    expect(read).toEqual([[1]]);
    expect(rows.totalRows).toBeUndefined();
    await server.close();
  });

  test.each(["break", "return while it waits", "signal"])("%s cancels the request", async (how) => {
    let closed: Promise<unknown> = Promise.resolve();
    const server = await serve((_request, response) => {
      closed = once(response, "close");
      response.writeHead(200, { "Content-Type": "application/x-ndjson" });
      response.write(`${schema}{"data":[[1]]}\n`);
    });
    const controller = new AbortController();
    const request = { deploymentId: 1, query, sessionSettings: analyst };
    const rows = acmeClient(server.baseUrl).sql(request, { signal: controller.signal });
    if (how === "break") {
      for await (const row of rows) {
        expect(row).toEqual([1]);
        break;
      }
    } else {
      expect(await rows.next()).toEqual({ done: false, value: [1] });
      const waiting = rows.next();
      if (how === "signal") {
        controller.abort(new Error("enough"));
        expect(await rejectionOf(waiting)).toEqual(new Error("enough"));
      } else {
        await rows.return();
        expect(await waiting).toEqual({ done: true, value: undefined });
      }
    }
    await closed;
    await server.close();
  });

  test("a signal ends the reading also where fetch has no regard for it", async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/x-ndjson" });
      response.write(`${schema}{"data":[[1]]}\n`);
    });
    const fetch: Fetch = (input, { signal: _signal, ...init }) => globalThis.fetch(input, init);
    const controller = new AbortController();
    const request = { deploymentId: 1, query, sessionSettings: analyst };
    const { signal } = controller;
    const rows = acmeClient(server.baseUrl, { fetch }).sql(request, { signal });
    await rows.next();
    const waiting = rows.next();
    // Until the iteration waits for bytes that never come.
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort(new Error("enough"));
    expect(await rejectionOf(waiting)).toEqual(new Error("enough"));
    await server.close();
  });
});
