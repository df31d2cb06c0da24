import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { shop } from "@embedded-analytics/testkit/models";
import { createBrowserClient } from "../create-browser-client.js";
import {
  acmeClient,
  allOf,
  rejectionOf,
  serveAnalytics,
  type TestService,
} from "../service.fixture.js";

let service: TestService;
beforeAll(async () => {
  service = await serveAnalytics();
});
afterAll(() => service.close());

let users = 0;

/** A server, and a page of one user that the server names as well. */
const both = () => {
  const sessionSettings = { externalId: `jané-${users++}` };
  const server = acmeClient(service.baseUrl);
  const accepted: (string | null)[] = [];
  const page = createBrowserClient({
    baseUrl: service.baseUrl,
    fetchSession: () => server.generateSession({ deploymentId: 1, ...sessionSettings }),
    fetch: (input, init) => {
      accepted.push(new Headers(init.headers).get("accept"));
      return fetch(input, init);
    },
  });
  const ask = async (input: string): Promise<string> => {
    const lines = await allOf(page.chat({ agentId: "1", input }));
    return lines.flatMap((line) => ("state" in line ? [line.state.chatId] : []))[0] ?? "";
  };
  return { sessionSettings, server, page, ask, accepted };
};

describe("a user's own threads", () => {
  test("are listed in pages, alike for the page and for its server", async () => {
    const { sessionSettings, server, page, ask } = both();
    const first = await ask("one");
    const second = await ask("two");
    const { items, pageInfo } = await page.threads.list({ agentId: "1" });
    expect(items).toMatchObject([
      { chatId: second, title: "two", isStreaming: false },
      { chatId: first, title: "one", isStreaming: false },
    ]);
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const pageOne = await server.threads.list({ agentId: "1", sessionSettings, first: 1 });
    const after = pageOne.pageInfo.endCursor ?? undefined;
    const pageTwo = await server.threads.list({ agentId: "1", sessionSettings, first: 1, after });
    expect([...pageOne.items, ...pageTwo.items]).toEqual(items);
  });

  test("are renamed, read and deleted", async () => {
    const { sessionSettings, server, page, ask } = both();
    const chatId = await ask("one");
    const thread = { agentId: "1", chatId };
    const renamed = await page.threads.rename({ ...thread, title: "Ünsätze" });
    expect(renamed).toMatchObject({ chatId, title: "Ünsätze" });
    const lines = await allOf(server.threads.read({ ...thread, sessionSettings }));
    expect(lines).toEqual(await allOf(page.threads.read(thread)));
    expect(lines).toContainEqual(expect.objectContaining({ role: "user", content: "one" }));
    await server.threads.rename({ ...thread, sessionSettings, title: "Server's" });
    expect((await page.threads.list({ agentId: "1" })).items[0]?.title).toBe("Server's");
    await server.threads.delete({ ...thread, sessionSettings });
    expect((await page.threads.list({ agentId: "1" })).items).toEqual([]);
    const missing = { code: "thread_not_found", status: 404 };
    expect(await rejectionOf(page.threads.delete(thread))).toMatchObject(missing);
    expect(await rejectionOf(page.threads.rename({ ...thread, title: "x" }))).toMatchObject(
      missing,
    );
    expect(await rejectionOf(allOf(page.threads.read(thread)))).toMatchObject(missing);
  });

  test("of a bad request say what is wrong", async () => {
    const { page, ask } = both();
    const thread = { agentId: "1", chatId: await ask("one") };
    const refusal = await rejectionOf(page.threads.rename({ ...thread, title: " " }));
    expect(refusal).toMatchObject({ code: "invalid_request", errors: [{ pointer: "/title" }] });
    const paging = page.threads.list({ agentId: "1", after: "x" });
    expect(await rejectionOf(paging)).toMatchObject({ code: "invalid_cursor", status: 400 });
  });

  test("G7: a page asks for events from the start", async () => {
    const { ask, accepted } = both();
    await ask("one");
    expect(accepted.at(-1)).toBe("text/event-stream, */*");
  });
});

describe("feedback", () => {
  test("is kept, listed and removed, and read by the agent's owner", async () => {
    const { sessionSettings, server, page } = both();
    const messageId = `${Date.now()}${users}-message`;
    const lines = await allOf(page.chat({ agentId: "1", input: "How much?", messageId }));
    const chatId = lines.flatMap((line) => ("state" in line ? [line.state.chatId] : []))[0] ?? "";
    const answer = { agentId: "1", chatId, messageId };
    await page.feedback.rate({ ...answer, rating: "down", comment: "Wrong year" });
    const item = {
      chatId,
      messageId,
      rating: "down",
      comment: "Wrong year",
      question: "How much?",
    };
    expect((await page.feedback.list({ agentId: "1", chatId })).items).toMatchObject([item]);
    const all = await server.feedback.listAll({ agentId: "1", first: 1 });
    expect(all.items).toMatchObject([
      { ...item, user: { externalId: sessionSettings.externalId, embedTenantName: "acme" } },
    ]);
    await server.feedback.rate({ ...answer, sessionSettings, rating: "up" });
    const own = await server.feedback.list({ agentId: "1", chatId, sessionSettings });
    expect(own.items).toMatchObject([{ rating: "up", comment: null }]);
    await page.feedback.remove(answer);
    await server.feedback.remove({ ...answer, sessionSettings });
    expect((await page.feedback.list({ agentId: "1", chatId })).items).toEqual([]);
    const unknown = page.feedback.rate({ ...answer, messageId: "no-such", rating: "up" });
    expect(await rejectionOf(unknown)).toMatchObject({ code: "thread_not_found", status: 404 });
  });
});

test("E1: suggestions are of what the user may see, for a page as for its server", async () => {
  const analysts = {
    groups: ["analysts"],
    conditions: [],
    members: { includes: "all", excludes: [] },
    rows: "all",
  } as const;
  const cubes = shop.cubes.map((cube) => ({ ...cube, policies: [analysts] }));
  const load = () => ({ kind: "found", model: { ...shop, cubes } }) as const;
  const other = await serveAnalytics({ semanticCatalog: { load, hasBranch: () => false } });
  try {
    const server = acmeClient(other.baseUrl);
    const suggestedTo = async (groups: readonly string[]): Promise<readonly string[]> => {
      const sessionSettings = { externalId: `seer-${users++}`, groups };
      const page = createBrowserClient({
        baseUrl: other.baseUrl,
        fetchSession: () => server.generateSession({ deploymentId: 1, ...sessionSettings }),
      });
      const { suggestions } = await page.suggestions({ agentId: "1" });
      expect(await server.suggestions({ agentId: "1", sessionSettings })).toEqual({ suggestions });
      return suggestions;
    };
    expect(await suggestedTo(["analysts"])).toHaveLength(4);
    expect(await suggestedTo([])).toEqual([]);
  } finally {
    await other.close();
  }
});
