import { connect } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import express, { type RequestHandler } from "express";
import { Failure } from "@embedded-analytics/domain";
import { httpCall, rawCall } from "@embedded-analytics/testkit/http";
import { createRouter } from "../create-router.js";
import { answerUnreadableRequests } from "./unreadable-requests.js";
import { analyticsWith, anyKey, hosting, type TestHost } from "../host.fixture.js";

let host: TestHost | undefined;
afterEach(() => host?.close());

/** A host that tells what body reached the use case, and answers 401 for a failed one. */
const recording = async ({
  bodyBytesMax,
  before = [],
  refusing = false,
}: { bodyBytesMax?: number; before?: RequestHandler[]; refusing?: boolean } = {}) => {
  const bodies: unknown[] = [];
  const generateSession = (_key: unknown, body: unknown) => {
    bodies.push(body);
    if (refusing) return Promise.reject(new Failure("unauthenticated", "No."));
    if (body instanceof Failure) return Promise.reject(body);
    return Promise.resolve({ sessionId: "s" });
  };
  const errors: unknown[] = [];
  host = await hosting((app) => {
    for (const middleware of before) app.use(middleware);
    const onError = (error: unknown) => void errors.push(error);
    app.use(createRouter(analyticsWith({ generateSession }), { bodyBytesMax, onError }));
  });
  return { bodies, errors, baseUrl: host.baseUrl, server: host.server };
};

const path = "/api/v1/embed/generate-session";
const authorization = `Api-Key ${anyKey}`;
const json = { "Content-Type": "application/json", Authorization: authorization };
const post = (baseUrl: string, body: string | Uint8Array, headers: Record<string, string> = json) =>
  httpCall(baseUrl, { method: "POST", path, headers, body });
/** A JSON text of exactly that many bytes. */
const textOf = (bytes: number) => JSON.stringify({ a: "x".repeat(bytes - 8) });

describe("B1 the length of a body", () => {
  test("1 MiB is taken, one byte more is 413", async () => {
    const { baseUrl, bodies } = await recording();
    expect((await post(baseUrl, textOf(1024 * 1024))).status).toBe(200);
    const answer = await post(baseUrl, textOf(1024 * 1024 + 1));
    expect([answer.status, answer.json.code]).toEqual([413, "body_too_large"]);
    expect(bodies[1]).toBeInstanceOf(Failure);
  });

  test("one that is not declared is counted while it comes", async () => {
    const { baseUrl } = await recording({ bodyBytesMax: 100 });
    const chunked = { ...json, "Transfer-Encoding": "chunked" };
    expect((await post(baseUrl, textOf(100), chunked)).status).toBe(200);
    expect((await post(baseUrl, textOf(101), chunked)).json.code).toBe("body_too_large");
  });

  test("B2 who is not allowed is refused first", async () => {
    const { baseUrl } = await recording({ bodyBytesMax: 100, refusing: true });
    expect((await post(baseUrl, textOf(101))).status).toBe(401);
    expect((await post(baseUrl, "{", { ...json, "Content-Type": "text/plain" })).status).toBe(401);
  });

  test("a client that sends it all before it reads gets the answer, and may go on", async () => {
    const { baseUrl } = await recording();
    const size = 8 * 1024 * 1024;
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
    const next = "GET /api/v1/embed/next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 32), Buffer.from(next)]);
    const text = await rawCall(baseUrl, bytes);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain("HTTP/1.1 404 ");
  });

  test("a client that never stops is cut off after a while, and memory stays bounded", async () => {
    const { baseUrl } = await recording();
    const { port } = new URL(baseUrl);
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n`;
    const block = Buffer.alloc(64 * 1024, 32);
    const before = process.memoryUsage().rss;
    const sent = await new Promise<number>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1");
      let bytes = 0;
      const feed = (): void => {
        while (!socket.destroyed && socket.write(block)) bytes += block.length;
        bytes += block.length;
      };
      socket.on("connect", () => (socket.write(head), feed()));
      socket.on("drain", feed);
      socket.on("error", () => undefined);
      socket.on("close", () => resolve(bytes));
      socket.resume();
    });
    expect(sent).toBeGreaterThan(8 * 1024 * 1024);
    expect(sent).toBeLessThan(200 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
    expect((await post(baseUrl, "{}")).status).toBe(200);
  });
});

describe("B3 a body that is cut short", () => {
  const cut = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"deploymentId"`;
  const cutChunk = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{"deploy`;

  test.each([
    ["by length", cut],
    ["in a chunk", cutChunk],
  ])("%s is 400 and never used", async (_what, bytes) => {
    const { baseUrl, bodies, server } = await recording();
    answerUnreadableRequests(server);
    const text = await rawCall(baseUrl, bytes, { thenEnd: true });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    const body = JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4)) as Record<string, unknown>;
    expect(body).toMatchObject({ status: 400, code: "invalid_request" });
    expect((await post(baseUrl, "{}")).status).toBe(200);
    expect(bodies.filter((seen) => !(seen instanceof Failure))).toEqual([{}]);
  });

  test.each([
    ["shorter", cut, true, "The body is shorter than its Content-Length of 50 bytes."],
    ["cut in a chunk", cutChunk, true, "The body ended before it was complete."],
    [
      "longer",
      `${cut.replace("50", "8")}: 1}`,
      false,
      "The body is longer than its Content-Length of 8 bytes",
    ],
  ])("%s: the message says so (B1)", async (_what, bytes, thenEnd, sentence) => {
    const { baseUrl, server } = await recording();
    answerUnreadableRequests(server);
    const text = await rawCall(baseUrl, bytes, { thenEnd });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain(sentence);
  });

  test("a length that was counted in characters is hinted at, where it cut the text", async () => {
    const { baseUrl } = await recording();
    const answer = await post(baseUrl, '{"a":"\u00e4\u00e4');
    expect(answer.json.detail).toBe(
      "The body is not valid JSON. It may be cut: Content-Length must count bytes of UTF-8, not characters.",
    );
  });

  test("a client that vanishes leaves the process up", async () => {
    const { baseUrl, errors } = await recording();
    const { port } = new URL(baseUrl);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => {
        socket.write(cut, () => socket.resetAndDestroy());
      });
      socket.on("close", () => resolve());
    });
    expect((await post(baseUrl, "{}")).status).toBe(200);
    expect(errors).toEqual([]);
  });

  test.each(["", "{", '{"a":1}x', "nul"])("%j is no JSON", async (text) => {
    const { baseUrl } = await recording();
    const answer = await post(baseUrl, text);
    expect([answer.status, answer.json.code]).toEqual([400, "invalid_json"]);
  });
});

describe("in a host that has read the body already", () => {
  test.each([
    ["express.json()", express.json()],
    ["express.raw()", express.raw({ type: "application/json" })],
  ])("%s: its result is taken", async (_name, parser) => {
    const { baseUrl, bodies } = await recording({ before: [parser] });
    expect((await post(baseUrl, '{"a":1}')).status).toBe(200);
    expect(bodies).toEqual([{ a: 1 }]);
  });

  test("bytes that nobody kept are a mistake of the host, reported to onError", async () => {
    const swallow: RequestHandler = (request, _response, next) => {
      request.resume().once("end", () => next());
    };
    const { baseUrl, errors } = await recording({ before: [swallow] });
    const answer = await post(baseUrl, '{"a":1}');
    expect([answer.status, answer.json.code]).toEqual([500, "internal"]);
    expect(String(errors[0])).toContain("read before the router");
  });
});
