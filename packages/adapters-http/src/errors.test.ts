import { afterEach, describe, expect, test } from "@jest/globals";
import { Failure } from "@embedded-analytics/domain";
import { httpCall, rawCall } from "@embedded-analytics/testkit/http";
import { createRouter } from "./create-router.js";
import { problemHandler } from "./response/problem-handler.js";
import type { OnError } from "./response/send-problem.js";
import { analyticsWith, hosting, type TestHost } from "./host.fixture.js";
import { answerUnreadableRequests } from "./request/unreadable-requests.js";

let host: TestHost | undefined;
afterEach(() => host?.close());

const failingWith = async (error: unknown) => {
  const reported: Parameters<OnError>[] = [];
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- anything may be thrown
  const reject = () => Promise.reject(error);
  host = await hosting((app) => {
    const onError: OnError = (...given) => void reported.push(given);
    app.use(createRouter(analyticsWith({ deleteGroup: reject }), { onError }));
  });
  const headers = { "X-Request-Id": "r1", Authorization: "Api-Key sk-secret" };
  const path = "/api/v1/embed-tenants/acme/groups/1?first=secret";
  const answer = await httpCall(host.baseUrl, { method: "DELETE", path, headers });
  return { answer, reported };
};

describe("F1 errors", () => {
  test("a Failure is answered as it is, and not reported", async () => {
    const { answer, reported } = await failingWith(
      new Failure("group_not_found", "No such group."),
    );
    expect(answer.json).toMatchObject({
      code: "group_not_found",
      detail: "No such group.",
      requestId: "r1",
    });
    expect(reported).toEqual([]);
  });

  test("401 has a challenge (A3)", async () => {
    const { answer } = await failingWith(new Failure("unauthenticated", "No."));
    expect(answer.headers["www-authenticate"]).toContain("Api-Key");
  });

  test("an outage is 503 with Retry-After, and reported with its cause (T32)", async () => {
    const outage = new Failure("store_unavailable", "Later.");
    outage.cause = new Error("connect ECONNREFUSED 10.0.0.1");
    const { answer, reported } = await failingWith(outage);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "1"]);
    expect(answer.text).not.toContain("10.0.0.1");
    expect(reported[0]?.[0]).toBe(outage);
  });

  test.each([
    ["an error", new Error("select * from secret at /srv/app.ts")],
    ["no error at all", "secret"],
    ["undefined", undefined],
  ])(
    "%s is 500 with a generic text, and reported without query and key (T35, T36)",
    async (_what, error) => {
      const { answer, reported } = await failingWith(error);
      expect([answer.status, answer.json.code]).toEqual([500, "internal"]);
      expect(answer.text).not.toMatch(/secret|select|srv/);
      const context = {
        requestId: "r1",
        method: "DELETE",
        path: "/api/v1/embed-tenants/acme/groups/1",
      };
      expect(reported).toEqual([[error, context]]);
    },
  );

  test("an app's other errors become problems through the exported handler", async () => {
    const reported: unknown[] = [];
    host = await hosting((app) => {
      app.get("/mine/:id", () => {
        throw new Error("secret");
      });
      app.use(problemHandler((error) => reported.push(error)));
    });
    const status = async (path: string) =>
      (await httpCall(host?.baseUrl ?? "", { method: "GET", path })).json.code as string;
    expect(await status("/mine/%ff")).toBe("not_found");
    expect(reported).toEqual([]);
    expect(await status("/mine/1")).toBe("internal");
    expect(reported).toHaveLength(1);
  });

  test("what is no HTTP gets a problem body too", async () => {
    host = await hosting(() => undefined);
    answerUnreadableRequests(host.server);
    for (const bytes of ["nonsense\r\n\r\n", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n"]) {
      const text = await rawCall(host.baseUrl, bytes);
      expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(text).toContain('"code":"invalid_request"');
      expect(text).toContain("Content-Type: application/problem+json");
      expect(text).toContain('"detail":"The request is no HTTP."');
    }
  });

  test("D2 headers that are too long are refused as too long, with a body before them or without", async () => {
    host = await hosting((app) => {
      app.post("/", (request, response) => {
        request.resume().once("end", () => response.end("done"));
      });
    });
    answerUnreadableRequests(host.server);
    const before = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi";
    const long = `POST / HTTP/1.1\r\nHost: x\r\nX-Cube-Auth-Token: ${"x".repeat(17_000)}\r\n\r\n`;
    for (const bytes of [long, `${before}${long}`]) {
      const text = await rawCall(host.baseUrl, bytes);
      expect(text).toContain("HTTP/1.1 400 Bad Request\r\n");
      expect(text).toContain(
        '"detail":"The headers are longer than 16384 bytes together. The header of a token counts."',
      );
    }
  });

  test("an answer that has begun is not mixed with another one", async () => {
    host = await hosting((app) => {
      app.get("/slow", (_request, response) => void response.write("begun"));
    });
    answerUnreadableRequests(host.server);
    const slow = "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n";
    const text = await rawCall(host.baseUrl, `${slow}nonsense\r\n\r\n`);
    expect(text).not.toContain("400 Bad Request");
  });
});
