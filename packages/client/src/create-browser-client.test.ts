import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { conformanceKeys } from "@embedded-analytics/testkit/http";
import { createBrowserClient } from "./create-browser-client.js";
import { acmeClient, allOf, rejectionOf, serveAnalytics } from "./service.fixture.js";
import type { TestService } from "./service.fixture.js";
import type { Fetch } from "./http/transport.js";

let service: TestService;
beforeAll(async () => {
  service = await serveAnalytics();
});
afterAll(() => service.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const jane = { externalId: "jane", groups: ["analysts"], embedTenantName: "globo" };
const query = "SELECT city FROM sales LIMIT 1";

/** A page's client, beside all that it has sent and all sessions that its host has minted. */
const page = (more: { externalId?: string }[] = []) => {
  const sent: { path: string; headers: Headers; credentials: unknown }[] = [];
  const sessions: string[] = [];
  const fetchSession = jest.fn(async () => {
    const user = { ...jane, ...more[sessions.length] };
    const session = await acmeClient(service.baseUrl).generateSession(user);
    sessions.push(session.sessionId);
    return session;
  });
  const fetching: Fetch = (input, init) => {
    const { headers, credentials } = init;
    sent.push({ path: new URL(input).pathname, headers: new Headers(headers), credentials });
    return fetch(input, init);
  };
  const client = createBrowserClient({ baseUrl: service.baseUrl, fetchSession, fetch: fetching });
  const exchanges = () => sent.filter(({ path }) => path.endsWith("/session/token")).length;
  return { client, sent, sessions, fetchSession, exchanges };
};

describe("G4: the session of a page", () => {
  test("is exchanged once for calls at the same time, and has no key and no cookie", async () => {
    const { client, sent, fetchSession, exchanges } = page();
    const thread = client.chatThread({ agentId: "1" });
    const results = await Promise.all([
      client.sql({ query }).toArray(),
      client.sql({ query }).toArray(),
      thread.send("Hi"),
      allOf(client.chat({ agentId: "1", input: "Hello" })),
    ]);
    expect(results[0]).toEqual(results[1]);
    expect(thread.getState().messages.at(-1)?.content).toBe("You said: Hi");
    expect([fetchSession.mock.calls.length, exchanges()]).toEqual([1, 1]);
    for (const { headers, path, credentials } of sent) {
      expect(credentials).toBe("omit");
      const authorization = headers.get("authorization");
      if (path.endsWith("/session/token")) expect(authorization).toBeNull();
      else expect(authorization).toMatch(/^Bearer eyJ/);
      expect(JSON.stringify([...headers])).not.toContain(conformanceKeys.acme);
    }
  });

  test("is renewed once where the service refuses the token, for all who were refused", async () => {
    const { client, sessions, fetchSession } = page();
    await client.sql({ query }).toArray();
    await acmeClient(service.baseUrl).revoke(sessions[0] ?? "");
    const rows = await Promise.all([1, 2, 3].map(() => client.sql({ query }).toArray()));
    expect(rows).toHaveLength(3);
    expect(fetchSession).toHaveBeenCalledTimes(2);
  });

  test("a refusal that comes again is the error, after one more exchange", async () => {
    const { client, fetchSession } = page();
    await client.sql({ query }).toArray();
    fetchSession.mockImplementation(() => Promise.resolve({ sessionId: "f".repeat(64) }));
    await acmeClient(service.baseUrl).revoke(
      ((await fetchSession.mock.results[0]?.value) as { sessionId: string }).sessionId,
    );
    expect(await rejectionOf(client.sql({ query }).toArray())).toMatchObject({
      code: "unauthenticated",
      status: 401,
    });
    expect(fetchSession).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["forward past four fifths of a day", 20 * 3600, 2],
    ["forward by an hour", 3600, 1],
    ["back by an hour", -3600, 2],
  ])("where the device's clock goes %s, it is renewed as needed", async (_how, seconds, times) => {
    const { client, fetchSession } = page();
    await client.sql({ query }).toArray();
    const nowMs = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => nowMs + seconds * 1000);
    await client.sql({ query }).toArray();
    expect(fetchSession).toHaveBeenCalledTimes(times);
  });

  test("a token that is still good is used where its renewal fails", async () => {
    const { client, fetchSession } = page();
    await client.sql({ query }).toArray();
    fetchSession.mockImplementation(() => Promise.reject(new Error("The host is away.")));
    const nowMs = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => nowMs + 20 * 3600 * 1000);
    expect(await client.sql({ query }).toArray()).toHaveLength(1);
    expect(fetchSession).toHaveBeenCalledTimes(2);
  });

  test("of another user is refused, and what it would have sent is not", async () => {
    const { client, sessions, sent } = page([{}, { externalId: "joe" }]);
    await client.sql({ query }).toArray();
    await acmeClient(service.baseUrl).revoke(sessions[0] ?? "");
    const before = sent.length;
    const lines = client.chat({ agentId: "1", input: "Of Jane" });
    expect(await rejectionOf(lines.next())).toMatchObject({ code: "session_changed" });
    expect(sent.slice(before).map(({ path }) => path.split("/").at(-1))).toEqual([
      "stream-chat-state",
      "token",
    ]);
  });

  test.each([
    ["rejects", () => Promise.reject(new Error("The host is away."))],
    ["has no id", () => Promise.resolve({})],
    ["is nothing", () => Promise.resolve(null)],
  ])("a host's callback that %s is typed", async (_how, given) => {
    const fetchSession = given as () => Promise<{ sessionId: string }>;
    const client = createBrowserClient({ baseUrl: service.baseUrl, fetchSession });
    expect(await rejectionOf(client.sql({ query }).toArray())).toMatchObject({
      code: "session_unavailable",
    });
  });
});
