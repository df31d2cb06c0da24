import { afterEach, describe, expect, jest, test } from "@jest/globals";
import type { ChatStream, EmbeddedAnalytics } from "@embedded-analytics/domain";
import { httpCall } from "@embedded-analytics/testkit/http";
import { createRouter, type RouterOptions } from "../create-router.js";
import { analyticsWith, anyKey, hosting, type TestHost } from "../host.fixture.js";

let host: TestHost | undefined;
afterEach(() => host?.close());

async function* once(...lines: readonly string[]): AsyncGenerator<readonly string[]> {
  await Promise.resolve();
  yield lines;
}

/** A service whose chat answers one line; `seen` is what it was called with. */
const serving = async (
  options: RouterOptions = {},
  chat: () => AsyncIterableIterator<readonly string[]> = () => once('{"id":"__usage__"}\n'),
) => {
  const seen: unknown[] = [];
  const streamChat: EmbeddedAnalytics["streamChat"] = (caller, address, body) => {
    seen.push({ caller, address, body });
    return Promise.resolve({ chatId: "c", lines: chat() });
  };
  const abortChat: EmbeddedAnalytics["abortChat"] = (caller, address, body) =>
    Promise.resolve(void seen.push({ caller, address, body }));
  const analytics = analyticsWith({ streamChat, abortChat });
  host = await hosting((app) => app.use(createRouter(analytics, options)));
  const { baseUrl } = host;
  const post = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    httpCall(baseUrl, {
      method: "POST",
      path,
      headers: {
        "Content-Type": "application/json",
        Authorization: `Api-Key ${anyKey}`,
        Accept: "*/*",
        ...headers,
      },
      body: '{"input":"Hi"}',
    });
  return { seen, post };
};

const agent = "/api/v1/public/demo/agents/a.1/chat";

describe("D1 where chat is", () => {
  test.each([
    ["with its region", `/local${agent}/stream-chat-state`],
    ["without a region", `${agent}/stream-chat-state`],
    ["with a slash behind it (C4)", `/local${agent}/stream-chat-state/`],
    ["with a query", `/local${agent}/stream-chat-state?x=1`],
  ])("the stream, %s", async (_what, path) => {
    const { seen, post } = await serving();
    const answer = await post(path, { Authorization: "Bearer a.b.c" });
    expect([answer.status, answer.text]).toEqual([200, '{"id":"__usage__"}\n']);
    expect(seen).toEqual([
      {
        caller: {
          apiKey: undefined,
          embedToken: "a.b.c",
          accountName: undefined,
          address: "127.0.0.1",
        },
        address: { accountName: "demo", agentId: "a.1" },
        body: { input: "Hi" },
      },
    ]);
  });

  test.each([
    ["appended", `/local${agent}/stream-chat-state/abort`],
    ["in the place of the last segment", `/local${agent}/abort`],
    ["appended, without a region", `${agent}/stream-chat-state/abort/`],
    ["in the place of the last segment, without a region", `${agent}/abort/`],
  ])("the abort, %s", async (_what, path) => {
    const { seen, post } = await serving();
    const answer = await post(path, { Authorization: `Api-Key ${anyKey}` });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(seen).toEqual([
      {
        caller: { apiKey: anyKey, accountName: undefined, address: "127.0.0.1" },
        address: { accountName: "demo", agentId: "a.1" },
        body: { input: "Hi" },
      },
    ]);
  });

  test("the configured region is the only one", async () => {
    const { seen, post } = await serving({ cloudRegion: "eu-1" });
    expect((await post(`/eu-1${agent}/abort`)).status).toBe(204);
    for (const region of ["local", "EU-1", "eu-1x", "%ff"]) {
      for (const rest of ["stream-chat-state", "stream-chat-state/abort", "abort", "no-such"]) {
        const answer = await post(`/${region}${agent}/${rest}`);
        expect([answer.status, answer.json.code]).toEqual([404, "not_found"]);
      }
    }
    expect(seen).toHaveLength(1);
  });

  test("names in the path are decoded", async () => {
    const { seen, post } = await serving();
    await post("/local/api/v1/public/d%65mo/agents/a%2Fb/chat/stream-chat-state");
    expect(seen).toMatchObject([{ address: { accountName: "demo", agentId: "a/b" } }]);
  });
});

test("D7 who leaves ends the reading, also while it waits", async () => {
  const first = once('{"id":"__cutoff__"}\n');
  let onLeave: () => void = () => undefined;
  const hasLeft = new Promise<void>((resolve) => (onLeave = resolve));
  const over = { done: true, value: undefined } as const;
  const endless: ChatStream["lines"] = {
    [Symbol.asyncIterator]: () => endless,
    next: async () => {
      const next = await first.next();
      if (next.done === true) await hasLeft;
      return next;
    },
    return: () => {
      onLeave();
      return Promise.resolve(over);
    },
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const streamChat = () => Promise.resolve({ chatId: "c", lines: endless });
  host = await hosting((app) => app.use(createRouter(analyticsWith({ streamChat }), { onError })));
  const leaving = new AbortController();
  const answer = await fetch(`${host.baseUrl}${agent}/stream-chat-state`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Api-Key ${anyKey}` },
    body: "{}",
    signal: leaving.signal,
  });
  expect(answer.status).toBe(200);
  leaving.abort();
  await hasLeft;
  expect(errors).toEqual([]);
});

describe("A1 the account that the host names beside the path", () => {
  test.each([
    ["acme.example.com", "acme"],
    ["ai.local.example.com", undefined],
    ["localhost", undefined],
  ])("%s", async (name, accountName) => {
    const { seen, post } = await serving({ serviceDomain: "example.com" });
    await post(`/local${agent}/stream-chat-state`, { Host: name });
    expect(seen).toMatchObject([{ caller: { accountName }, address: { accountName: "demo" } }]);
  });
});

describe("D12 how lines are sent", () => {
  const path = `/local${agent}/stream-chat-state`;
  const plain = "application/x-ndjson; charset=utf-8";
  const json = "application/json; charset=utf-8";

  test.each([
    ["*/*", plain],
    ["", plain],
    ["application/x-ndjson", plain],
    ["application/json, text/plain, */*", plain],
    ["application/json, application/x-ndjson", plain],
    ["application/jsonl", plain],
    ["application/json", json],
    ["Application/JSON; q=0.9", json],
    ["application/json;q=1, application/json", json],
  ])("Accept %j is answered with %s", async (accept, type) => {
    const { post } = await serving({}, () => once("[]\n"));
    const { headers } = await post(path, { Accept: accept });
    expect(headers).toMatchObject({
      "content-type": type,
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(headers["x-request-id"]).toMatch(/./);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("the headers are there before the first line is", async () => {
    let speak: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (speak = resolve));
    async function* late(): AsyncGenerator<readonly string[]> {
      await asked;
      yield* once('{"id":"__usage__"}\n');
    }
    await serving({}, late);
    const answer = await fetch(`${host?.baseUrl}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Api-Key ${anyKey}` },
      body: "{}",
    });
    expect(answer.status).toBe(200);
    speak();
    expect(await answer.text()).toBe('{"id":"__usage__"}\n');
  });

  test("nothing is compressed for clients that would take it so", async () => {
    const { post } = await serving();
    const { headers, text } = await post(path, { "Accept-Encoding": "gzip, br, deflate" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(text).toBe('{"id":"__usage__"}\n');
  });

  test("one whole line goes into one write, though many are there at once", async () => {
    const lines = Array.from(
      { length: 300 },
      (_, at) => `{"at":${at},"t":"${"x".repeat(at * 7)}"}\n`,
    );
    const { post } = await serving({}, () => once(...lines));
    const writes: string[] = [];
    host?.server.on("connection", (socket) => {
      const write = socket._writev?.bind(socket);
      if (write === undefined) throw new Error("Sockets gather writes in another way by now.");
      socket._writev = (chunks, callback) => {
        writes.push(chunks.map(({ chunk }) => String(chunk)).join(""));
        write(chunks, callback);
      };
    });
    expect((await post(path)).text).toBe(lines.join(""));
    const counts = writes.map((text) => text.split("\n").filter((line) => /^\{.*\}$/.test(line)));
    expect(counts.filter((found) => found.length > 0)).toEqual(
      lines.map((line) => [line.trimEnd()]),
    );
  });
});

describe("D3 an error after the first line", () => {
  test("is for the log; what was written stands, and the answer ends whole", async () => {
    const defect = new Error("a secret of the service");
    async function* breaking(): AsyncGenerator<readonly string[]> {
      yield* once('{"id":"__cutoff__"}\n', '{"error":"Try again."}\n', '{"id":"__usage__"}\n');
      throw defect;
    }
    const errors: unknown[] = [];
    const onError = (error: unknown, context: unknown) => void errors.push(error, context);
    const { post } = await serving({ onError }, breaking);
    const answer = await post(`/local${agent}/stream-chat-state`);
    expect([answer.status, answer.text]).toEqual([
      200,
      '{"id":"__cutoff__"}\n{"error":"Try again."}\n{"id":"__usage__"}\n',
    ]);
    const path = `/local${agent}/stream-chat-state`;
    const requestId = answer.headers["x-request-id"];
    expect(errors).toEqual([defect, { method: "POST", path, requestId }]);
  });

  test("that a host's onError fails on is reported to nobody else; the reader's response ends", async () => {
    async function* breaking(): AsyncGenerator<readonly string[]> {
      yield* once('{"id":"__cutoff__"}\n');
      throw new Error("away");
    }
    const onError = () => {
      throw new Error("The host's log is full.");
    };
    const unhandled = jest.fn();
    process.on("unhandledRejection", unhandled);
    const said = jest.spyOn(console, "error").mockReturnValue(undefined);
    const { post } = await serving({ onError }, breaking);
    await expect(post(`/local${agent}/stream-chat-state`)).rejects.toThrow("aborted");
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
