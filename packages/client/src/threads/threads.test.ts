import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
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
    expect(accepted.at(-1)).toBe("text/event-stream, application/x-ndjson");
  });
});
