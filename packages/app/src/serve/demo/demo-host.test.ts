import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { httpCall } from "@embedded-analytics/testkit/http";
import { makeLog } from "../../composition/log.js";
import { startDemoHost, type DemoHost } from "./demo-host.js";

const apiKey = `sk-demo00000000-${"k".repeat(43)}`;
const sessionId = "a".repeat(64);

let service: Server;
let minted: { readonly key: string | undefined; readonly body: Record<string, unknown> }[];
let demo: DemoHost;
let host: string;

beforeEach(async () => {
  minted = [];
  service = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      minted.push({ key: request.headers.authorization, body });
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ sessionId }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const publicUrl = "https://analytics.example/base";
  const log = makeLog("silent");
  const started = await startDemoHost({ port: 0, serviceUrl, publicUrl, apiKey, log });
  if (started === undefined) throw new Error("The demo did not start.");
  demo = started;
  host = new URL(demo.url).host;
});

afterEach(async () => {
  await demo.close();
  service.close();
});

const get = (path: string, headers = {}) =>
  httpCall(demo.url, { method: "GET", path, headers: { Host: host, ...headers } });
const mint = (person: string, headers = {}) =>
  httpCall(demo.url, {
    method: "POST",
    path: `/sessions/${person}`,
    headers: { Host: host, Origin: demo.url, ...headers },
  });

describe("the demo's host", () => {
  test("G1: mints a session with the key for each of its people, each with rights of their own", async () => {
    const people = (await get("/people")).json.people as readonly { id: string }[];
    expect(people.length).toBeGreaterThan(1);
    for (const { id } of people) {
      const { status, json } = await mint(id);
      expect(status).toBe(200);
      expect(json.sessionId).toBe(sessionId);
    }
    expect(new Set(minted.map(({ key }) => key))).toEqual(new Set([`Api-Key ${apiKey}`]));
    const rights = minted.map(({ body: { groups, userAttributes, embedTenantName } }) =>
      JSON.stringify({ groups, userAttributes, embedTenantName }),
    );
    // Two of them are colleagues, of one customer.
    expect(new Set(rights).size).toBe(people.length - 1);
  });

  test("H3: mints creator mode for people of a customer alone, and only where it is asked for", async () => {
    await mint("priya");
    await mint("priya/creator");
    await mint("anna/creator");
    const modes = minted.slice(-3).map(({ body }) => body["creatorMode"]);
    expect(modes).toEqual([undefined, true, undefined]);
  });

  test("ends the session that a person had last, and of nobody else", async () => {
    await mint("anna");
    expect((await mint("anna/revoke")).status).toBe(200);
    expect(minted.at(-1)?.body).toEqual({ sessionId });
    const before = minted.length;
    expect((await mint("jonas/revoke")).status).toBe(200);
    expect((await mint("nobody/revoke")).status).toBe(404);
    expect((await mint("anna/revoke", { Origin: "https://evil.example" })).status).toBe(403);
    expect(minted).toHaveLength(before);
  });

  test("T5: the key is in no answer", async () => {
    const answers = [await mint("anna"), await mint("nobody")];
    for (const path of [
      "/",
      "/page.js",
      "/style.css",
      "/sign-in.css",
      "/people",
      "/server.mjs",
      "/sessions/anna",
    ]) {
      answers.push(await get(path));
    }
    for (const { text, headers } of answers) {
      expect(text + JSON.stringify(headers)).not.toContain(apiKey.slice(0, 15));
    }
  });

  test.each([
    ["another host, as after a name was rebound", { Host: "evil.example" }],
    ["another port", { Host: "127.0.0.1:1" }],
    ["another origin", { Origin: "https://evil.example" }],
    ["an origin of nobody", { Origin: "null" }],
  ])("refuses %s, and mints nothing", async (_who, headers) => {
    expect((await mint("anna", headers)).status).toBe(403);
    expect((await get("/people", headers)).status).toBe(403);
    expect(minted).toEqual([]);
  });

  test("mints for nobody else, not without an origin, and not by GET", async () => {
    expect((await mint("constructor")).status).toBe(404);
    const call = { method: "POST", path: "/sessions/anna", headers: { Host: host } };
    expect((await httpCall(demo.url, call)).status).toBe(404);
    expect((await get("/sessions/anna")).status).toBe(404);
    expect(minted).toEqual([]);
  });

  test.each([
    "/../page.js",
    "/client/embed/../index.js",
    "/client/embed/none.js",
    "/constructor",
    "/page.js/",
    "//style.css",
  ])("serves its files and nothing else: %s is 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("G3: its page loads its own files and frames the service alone", async () => {
    const { status, headers } = await get("/");
    expect(status).toBe(200);
    expect(headers["content-security-policy"]).toContain("frame-src https://analytics.example;");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  test("is left out where its port is taken", async () => {
    const port = Number(new URL(demo.url).port);
    const log = makeLog("silent");
    const urls = { serviceUrl: demo.url, publicUrl: demo.url };
    expect(await startDemoHost({ port, ...urls, apiKey, log })).toBeUndefined();
  });
});
