import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { conformanceKeys, inputOf } from "@embedded-analytics/testkit/http";
import { AnalyticsError } from "./analytics-error.js";
import { createClient } from "./create-client.js";
import { acmeClient, allOf, rejectionOf, serve, serveAnalytics } from "./service.fixture.js";
import type { TestServer, TestService } from "./service.fixture.js";
import type { Fetch } from "./http/transport.js";

const jane = { externalId: "jane" };

describe("a client of the real service", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await serveAnalytics();
  });
  afterAll(() => service.close());

  test("B5: mints a session, exchanges it once, and revokes it", async () => {
    const client = acmeClient(service.baseUrl);
    const { sessionId } = await client.generateSession({
      ...jane,
      email: "jane@acme.test",
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Rome" }],
    });
    expect(sessionId).toMatch(/^[0-9a-f]{64}$/);
    const { token } = await client.exchange(sessionId);
    expect(await service.analytics.authenticateToken(token)).toMatchObject({
      user: { kind: "external", externalId: "jane" },
    });
    expect(await rejectionOf(client.exchange(sessionId))).toMatchObject({
      code: "unauthenticated",
      status: 401,
    });
    await client.revoke(sessionId);
    await client.revoke(sessionId);
    await expect(service.analytics.authenticateToken(token)).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  test("B5: an exchange needs no key, and sends none", async () => {
    const sent: Headers[] = [];
    const fetch: Fetch = (input, init) => {
      sent.push(new Headers(init.headers));
      return globalThis.fetch(input, init);
    };
    const client = acmeClient(service.baseUrl, { fetch });
    await client.exchange((await client.generateSession(jane)).sessionId);
    expect(sent.map((headers) => headers.get("authorization"))).toEqual([
      `Api-Key ${conformanceKeys.acme}`,
      null,
    ]);
  });

  test("B3: a refusal has code, status, request id, every problem, and missing names", async () => {
    const client = acmeClient(service.baseUrl);
    const unknown = await rejectionOf(client.generateSession({ ...jane, groups: ["nobody"] }));
    expect(unknown).toBeInstanceOf(AnalyticsError);
    expect(unknown).toMatchObject({
      name: "AnalyticsError",
      code: "groups_not_found",
      status: 400,
      message: "Groups with names nobody not found",
      missing: ["nobody"],
      requestId: expect.stringMatching(/^[\w.-]+$/),
      retryAfter: undefined,
    });
    const shape = await rejectionOf(client.generateSession({ externalId: "", branchName: "" }));
    expect((shape as AnalyticsError).errors.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/branchName",
      "/externalId",
    ]);
  });

  test("A1: another account's thread and session stay out of reach", async () => {
    const lines = await allOf(
      acmeClient(service.baseUrl).chat({
        agentId: "1",
        sessionSettings: jane,
        input: inputOf({ say: "Hello" }),
      }),
    );
    const chatId = lines.flatMap((line) => ("state" in line ? [line.state.chatId] : []))[0] ?? "";
    const other = { apiKey: conformanceKeys.globex, accountName: "globex" };
    const foreign = acmeClient(service.baseUrl, other);
    const request = { agentId: "1", chatId, sessionSettings: jane };
    expect(await rejectionOf(allOf(foreign.chat(request)))).toMatchObject({
      code: "thread_not_found",
    });
    expect(await rejectionOf(foreign.abort(request))).toMatchObject({ code: "thread_not_found" });
  });

  test("D7: aborts the turn that runs, and what was said is kept", async () => {
    const client = acmeClient(service.baseUrl);
    const thread = client.chatThread({ agentId: "1", sessionSettings: jane });
    const hangs = inputOf({ say: "So far" }, { hang: true });
    const answer = thread.send(hangs);
    await new Promise<void>((resolve) => {
      thread.subscribe(() => {
        if (thread.getState().messages.at(-1)?.content === "So far") resolve();
      });
    });
    await thread.abort();
    expect(await answer).toMatchObject({ status: "aborted", error: expect.any(String) });
    expect(thread.getState().messages.map(({ content }) => content)).toEqual([hangs, "So far"]);
  });

  test("refuses addresses, keys and ids that would lead elsewhere", async () => {
    const apiKey = conformanceKeys.acme;
    const addresses = ["", "localhost", "ftp://a/", "http://u:p@a/", "http://a/?b", "http://a/#b"];
    for (const baseUrl of addresses) {
      expect(() => createClient({ baseUrl, apiKey })).toThrow(TypeError);
    }
    for (const bad of ["", "sk-\n", "sk-ü"]) {
      expect(() => createClient({ baseUrl: service.baseUrl, apiKey: bad })).toThrow(
        new TypeError("apiKey must be printable ASCII."),
      );
    }
    const client = acmeClient(service.baseUrl);
    for (const agentId of ["", ".", ".."]) {
      const lines = client.chat({ agentId, sessionSettings: jane, input: "Hi" });
      expect(await rejectionOf(lines.next())).toBeInstanceOf(TypeError);
    }
    const odd = client.chat({ agentId: "../1/chat", sessionSettings: jane, input: "Hi" });
    expect(await rejectionOf(odd.next())).toMatchObject({ code: "agent_not_found" });
  });
});

describe("what is not the service", () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  const serving = async (...given: Parameters<typeof serve>): Promise<string> => {
    const server = await serve(...given);
    servers.push(server);
    return server.baseUrl;
  };
  const mint = (baseUrl: string) => acmeClient(baseUrl).generateSession(jane);

  test("T35: a redirect is not followed, so that the key is sent to no other origin", async () => {
    const seen: unknown[] = [];
    const elsewhere = await serving((request, response) => {
      seen.push(request.headers);
      response.end("{}");
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const baseUrl = await serving((_request, response) => {
        response.writeHead(status, { Location: elsewhere }).end();
      });
      expect(await rejectionOf(mint(baseUrl))).toMatchObject({
        code: "unexpected_response",
        status,
      });
    }
    expect(seen).toEqual([]);
  });

  test.each([
    [502, "<html>Bad gateway</html>", "text/html"],
    [503, '{"message":"no code"}', "application/json"],
    [404, "", "text/plain"],
    [200, "<html>Sign in</html>", "text/html"],
    [200, "[]", "application/json"],
    [200, '{"sessionId":7}', "application/json"],
  ])("a proxy's %i with %j is typed", async (status, body, type) => {
    const baseUrl = await serving((_request, response) => {
      response.writeHead(status, { "Content-Type": type, "Retry-After": "7" }).end(body);
    });
    const error = await rejectionOf(mint(baseUrl));
    expect(error).toBeInstanceOf(AnalyticsError);
    expect(error).toMatchObject({ code: "unexpected_response" });
    if (status !== 200) expect(error).toMatchObject({ status, retryAfter: 7 });
  });

  test("no answer is typed, and no error's text has the key", async () => {
    const key = conformanceKeys.acme;
    const baseUrl = await serving((request) => request.socket.destroy());
    const broken = await rejectionOf(mint(baseUrl));
    expect(broken).toMatchObject({ code: "network_error", status: 0 });
    const fetch = () => Promise.reject(new Error(`Cannot send Authorization: Api-Key ${key}`));
    const noisy = await rejectionOf(acmeClient(baseUrl, { fetch }).generateSession(jane));
    expect(noisy).toMatchObject({ code: "network_error" });
    const shown = noisy as AnalyticsError;
    expect(
      `${shown.message} ${shown.stack} ${JSON.stringify(shown)} ${String(shown.cause)}`,
    ).not.toContain(key);
  });

  test("a signal ends a call with its reason", async () => {
    const baseUrl = await serving(() => undefined);
    const reason = new Error("enough");
    const call = acmeClient(baseUrl).generateSession(jane, { signal: abortSoon(reason) });
    expect(await rejectionOf(call)).toBe(reason);
  });
});

const abortSoon = (reason: Error): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 20);
  return controller.signal;
};
