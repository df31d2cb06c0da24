import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { Failure } from "@embedded-analytics/domain";
import { httpCall, rawCall } from "@embedded-analytics/testkit/http";
import { createRouter, type RouterOptions } from "../create-router.js";
import { limitConnections, type ConnectionLimits } from "./limit-connections.js";
import { collectedMemory } from "../collected-memory.fixture.js";
import { analyticsWith, anyKey, hosting, type TestHost } from "../host.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

let host: TestHost | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await host?.close();
});

const mebibyte = 1024 * 1024;
const generatePath = "/api/v1/embed/generate-session";
const exchangePath = "/api/v1/embed/session/token";

const serving = async (options: RouterOptions = {}, connections?: ConnectionLimits) => {
  const orRefuse = <Answer>(body: unknown, answer: Answer): Promise<Answer> =>
    body instanceof Failure ? Promise.reject(body) : Promise.resolve(answer);
  const analytics = analyticsWith({
    generateSession: (_key, body) => orRefuse(body, { sessionId: "s" }),
    exchangeSession: (body) => orRefuse(body, { token: "t" }),
    revokeSession: (_key, body) => orRefuse(body, undefined),
    runQuery: () => Promise.reject(new Failure("query_refused", "No.")),
  });
  host = await hosting((app) => app.use(createRouter(analytics, options)));
  if (connections !== undefined) limitConnections(host.server, connections);
  return host.baseUrl;
};

/** A socket that writes, and all that it was answered. */
const opened = async (text: string | Buffer = "") => {
  const { port } = new URL(host?.baseUrl ?? "");
  const socket = connect(Number(port), "127.0.0.1");
  sockets.push(socket);
  const answer = { text: "" };
  socket.on("data", (chunk: Buffer) => (answer.text += chunk.toString()));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (text !== "") socket.write(text);
  return { socket, answer };
};

const headOf = (path: string, length: number, authorization?: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
  (authorization === undefined ? "" : `Authorization: ${authorization}\r\n`) +
  `Content-Length: ${length}\r\n\r\n`;

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 250 && !holds(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(holds()).toBe(true);
};

describe("B1: a header is judged before the body is read", () => {
  test.each([
    ["no header", undefined],
    ["no key", "Api-Key nonsense"],
    ["another scheme", "Basic eDp5"],
  ])("%s is 401 before a byte of the body has come", async (_what, authorization) => {
    await serving();
    for (const path of [
      generatePath,
      "/api/v1/deployments/1/sql",
      "/api/v1/embed/session/revoke",
    ]) {
      const { answer } = await opened(headOf(path, 100_000, authorization));
      await until(() => answer.text.startsWith("HTTP/1.1 401 "));
    }
  });

  test("what has the form of a token is enough where a token will do", async () => {
    await serving();
    const { answer } = await opened(headOf("/api/v1/deployments/1/sql", 9, "Bearer a.b.c"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(answer.text).toBe("");
  });
});

describe("B1, T42: unfinished bodies", () => {
  test("of one address hold no more memory than its share, and an honest one gets through", async () => {
    const baseUrl = await serving({ bodyLimits: { addressBytesMax: 8 * mebibyte } });
    const bytes = Buffer.alloc(mebibyte - 1000, 32);
    const before = collectedMemory().arrayBuffers;
    const answers: { text: string }[] = [];
    for (let at = 0; at < 200; at++) {
      const { socket, answer } = await opened(headOf(generatePath, mebibyte, `Api-Key ${anyKey}`));
      socket.write(bytes);
      answers.push(answer);
    }
    await until(() => answers.filter(({ text }) => text.startsWith("HTTP/1.1 429 ")).length > 180);
    // A body's buffer may be twice as long as what has come of it.
    expect(collectedMemory().arrayBuffers - before).toBeLessThan(40 * mebibyte);
    const headers = { "Content-Type": "application/json", Authorization: `Api-Key ${anyKey}` };
    const honest = { method: "POST", path: generatePath, headers, body: "{}" };
    expect((await httpCall(baseUrl, honest)).status).toBe(200);
  });

  test("a body that does not come in time is 400, and its connection ends", async () => {
    await serving({ bodyLimits: { seconds: 0.2 } });
    const { socket, answer } = await opened(`${headOf(exchangePath, 100)}{`);
    await once(socket, "close");
    expect(answer.text).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.text).toContain("The body did not come within 0.2 seconds.");
  });

  test("many chunks of one byte are held as bytes, not as chunks", async () => {
    const baseUrl = await serving();
    const text = JSON.stringify({ sessionId: "x".repeat(2000) });
    const chunks = [...text].map((letter) => `1\r\n${letter}\r\n`).join("");
    const head = headOf(exchangePath, 0).replace("Content-Length: 0", "Transfer-Encoding: chunked");
    const { answer } = await opened(`${head}${chunks}0\r\n\r\n`);
    await until(() => answer.text.startsWith("HTTP/1.1 200 "));
    expect(baseUrl).toBe(host?.baseUrl);
  });

  test("exchange reads 4 KiB, and says so of a longer body", async () => {
    const baseUrl = await serving();
    const body = (length: number) => JSON.stringify({ sessionId: "x".repeat(length - 16) });
    const headers = { "Content-Type": "application/json" };
    const post = async (length: number) =>
      (await httpCall(baseUrl, { method: "POST", path: exchangePath, headers, body: body(length) }))
        .status;
    expect([await post(4096), await post(4097)]).toEqual([200, 413]);
  });
});

describe("B1: connections that do nothing", () => {
  const isOpen = ({ socket }: { socket: Socket }): boolean => !socket.destroyed && socket.readable;

  test("past their number the one that has waited longest is closed", async () => {
    await serving({}, { countMax: 5 });
    const opens: Awaited<ReturnType<typeof opened>>[] = [];
    for (let at = 0; at < 8; at++) opens.push(await opened("POST / HTTP/1.1\r\n"));
    await until(() => opens.filter(isOpen).length === 5);
    expect(opens.map(isOpen)).toEqual([false, false, false, true, true, true, true, true]);
  });

  test("one whose request is being answered is not closed, nor one of a proxy by its address", async () => {
    await serving({}, { countMax: 100, addressCountMax: 2, isProxy: () => false });
    const busy = await opened(`${headOf(exchangePath, 20)}{`);
    for (let at = 0; at < 5; at++) await opened();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isOpen(busy)).toBe(true);
    await host?.close();
    await serving({}, { addressCountMax: 2, isProxy: (address) => address === "127.0.0.1" });
    const proxied = [];
    for (let at = 0; at < 5; at++) proxied.push(await opened());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(proxied.every(isOpen)).toBe(true);
  });

  test("one is kept for longer than proxies keep theirs, which would send a request into its end", async () => {
    await serving({}, {});
    const kept = await opened(`${headOf(exchangePath, 2)}{}`);
    await until(() => kept.answer.text.includes("Keep-Alive: timeout=75"));
    await host?.close();
    await serving({}, { idleSeconds: 0.1 });
    const short = await opened(`${headOf(exchangePath, 2)}{}`);
    await until(() => short.answer.text.startsWith("HTTP/1.1 200 "));
    await until(() => !isOpen(short));
  });

  test("one that is kept between two requests may be closed, the next one begins anew", async () => {
    await serving({}, { addressCountMax: 1 });
    const kept = await opened(`${headOf(exchangePath, 2)}{}`);
    await until(() => kept.answer.text.startsWith("HTTP/1.1 200 "));
    const next = await opened(`${headOf(exchangePath, 2)}{}`);
    await until(() => next.answer.text.startsWith("HTTP/1.1 200 "));
    await until(() => !isOpen(kept));
  });
});

describe("A1, RFC 9112: which host a request is for", () => {
  const call = (target: string, ...hosts: string[]): Promise<string> => {
    const lines = hosts.map((name) => `Host: ${name}\r\n`).join("");
    return rawCall(
      host?.baseUrl ?? "",
      `POST ${target} HTTP/1.1\r\n${lines}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
  };

  test.each([
    ["two Host headers", exchangePath, ["a.example.com", "b.example.com"]],
    ["the same Host twice", exchangePath, ["a.example.com", "a.example.com"]],
    ["a target with another host", `http://b.example.com${exchangePath}`, ["a.example.com"]],
    ["a target with another port", `http://a.example.com:81${exchangePath}`, ["a.example.com"]],
  ])("%s is 400", async (_what, target, hosts) => {
    await serving({ serviceDomain: "example.com" });
    const text = await call(target, ...hosts);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"code":"invalid_request"');
  });

  test.each([
    ["one Host", exchangePath],
    ["a target with the same host", `http://A.example.com${exchangePath}`],
  ])("%s is served", async (_what, target) => {
    await serving({ serviceDomain: "example.com" });
    expect(await call(target, "a.example.com")).toMatch(/^HTTP\/1\.1 200 /);
  });
});
