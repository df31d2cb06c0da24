import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import {
  Failure,
  QueryStopped,
  type DataCaller,
  type QueryResult,
  type ResultPart,
} from "@embedded-analytics/domain";
import { httpCall, type HttpAnswer } from "@embedded-analytics/testkit/http";
import { createRouter, type RouterOptions } from "../create-router.js";
import { analyticsWith, anyKey, hosting, type TestHost } from "../host.fixture.js";

let host: TestHost | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await host?.close();
});

type RunQuery = (signal: AbortSignal) => QueryResult | Promise<QueryResult>;

/** What the use case was called with, and what was reported as a defect. */
interface Seen {
  readonly calls: { readonly caller: DataCaller; readonly id: number; readonly body: unknown }[];
  readonly errors: unknown[];
}

const serving = async (runQuery: RunQuery, options: RouterOptions = {}): Promise<Seen> => {
  const seen: Seen = { calls: [], errors: [] };
  const analytics = analyticsWith({
    runQuery: async (caller, id, body, { signal = AbortSignal.abort() } = {}) => {
      seen.calls.push({ caller, id, body });
      return runQuery(signal);
    },
  });
  const onError = (error: unknown) => void seen.errors.push(error);
  host = await hosting((app) => app.use(createRouter(analytics, { onError, ...options })));
  return seen;
};

const columns = [
  { name: "city", type: "String" },
  { name: "revenue", type: "Double" },
] as const;

async function* partsOf(
  ...parts: readonly (ResultPart | Error)[]
): AsyncGenerator<ResultPart, void> {
  for (const part of parts) {
    await Promise.resolve();
    if (part instanceof Error) throw part;
    yield part;
  }
}

const path = "/api/v1/deployments/1/sql";
const body = JSON.stringify({ query: "SELECT 1" });
const call = (more: { readonly path?: string; readonly headers?: object } = {}) =>
  httpCall(host?.baseUrl ?? "", {
    method: "POST",
    path,
    body,
    ...more,
    headers: {
      "Content-Type": "application/json",
      Authorization: `Api-Key ${anyKey}`,
      ...more.headers,
    },
  });

const linesOf = ({ text }: HttpAnswer): readonly unknown[] => {
  expect(text.endsWith("\n")).toBe(true);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
};

/** A reader on a bare socket, who may stop reading and may leave, and asks so often at once. */
const reader = async (times = 1): Promise<Socket> => {
  const { port } = new URL(host?.baseUrl ?? "");
  const socket = connect(Number(port), "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  const request =
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Api-Key ${anyKey}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(request.repeat(times));
  return socket;
};

describe("E8 a result over HTTP", () => {
  test("is lines: the schema, the rows in chunks, the total", async () => {
    const seen = await serving(() => ({
      columns,
      parts: partsOf(
        { rows: [["Berlin", 1.5]] },
        { rows: [] },
        {
          rows: [
            ["Rome\n", "9007199254740993"],
            [null, true],
          ],
        },
        { totalRows: 3 },
      ),
    }));
    const answer = await call({ headers: { Authorization: "Bearer a.b.c" } });
    expect(answer.status).toBe(200);
    expect(linesOf(answer)).toEqual([
      {
        schema: [
          { name: "city", column_type: "String", columnType: "String" },
          { name: "revenue", column_type: "Double", columnType: "Double" },
        ],
      },
      { data: [["Berlin", 1.5]] },
      {
        data: [
          ["Rome\n", "9007199254740993"],
          [null, true],
        ],
      },
      { totalRows: 3 },
    ]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/x-ndjson; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["x-request-id"]).toMatch(/./);
    const address = "127.0.0.1";
    const caller = { apiKey: undefined, embedToken: "a.b.c", accountName: undefined, address };
    expect(seen.calls).toEqual([{ caller, id: 1, body: { query: "SELECT 1" } }]);
  });

  test.each([
    ["7", 7],
    ["07", NaN],
    ["1e3", NaN],
    ["0x1", NaN],
    ["-1", NaN],
    ["x", NaN],
    ["1%00", NaN],
    ["99999999999999999999", NaN],
  ])("the deployment %s is %s", async (name, id) => {
    const seen = await serving(() => ({ columns, parts: partsOf({ totalRows: 0 }) }));
    await call({ path: `/api/v1/deployments/${name}/sql/` });
    expect(seen.calls.map((each) => each.id)).toEqual([id]);
  });

  test("F1 a failure before the first line is a problem with its status", async () => {
    const seen = await serving(() => Promise.reject(new Failure("query_refused", "No such cube.")));
    const answer = await call();
    expect([answer.status, answer.json.code, answer.json.error]).toEqual([
      400,
      "query_refused",
      "No such cube.",
    ]);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(seen.errors).toEqual([]);
  });

  test("E7 a failure after the first line is one line, and no total", async () => {
    const stopped = new QueryStopped("budget", "The query took too long.");
    const seen = await serving(() => ({ columns, parts: partsOf({ rows: [["a", 1]] }, stopped) }));
    expect(linesOf(await call()).slice(1)).toEqual([
      { data: [["a", 1]] },
      { error: "The query took too long." },
    ]);
    expect(seen.errors).toEqual([]);
  });

  test("T36 a defect after the first line tells nothing, and is reported", async () => {
    const defect = new Error("secret path /etc");
    const seen = await serving(() => ({ columns, parts: partsOf(defect) }));
    const answer = await call();
    expect(linesOf(answer).slice(1)).toEqual([{ error: "Something went wrong on our side." }]);
    expect(seen.errors).toEqual([defect]);
  });
});

describe("E7 T19 whoever reads", () => {
  /** Endless rows of a kilobyte; tells how many were asked for, and when they were given up. */
  const endless = () => {
    const state = { asked: 0, left: false };
    let leave: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (leave = resolve));
    async function* parts(signal: AbortSignal): AsyncGenerator<ResultPart, void> {
      try {
        for (;;) {
          await new Promise((resolve) => setImmediate(resolve));
          signal.throwIfAborted();
          state.asked += 1;
          yield { rows: [["x".repeat(1024), state.asked]] };
        }
      } finally {
        state.left = true;
        leave();
      }
    }
    return { state, ended, run: (signal: AbortSignal) => ({ columns, parts: parts(signal) }) };
  };

  test("leaves in the middle ends the query", async () => {
    const { ended, run } = endless();
    const seen = await serving(run);
    const socket = await reader();
    await once(socket, "data");
    socket.destroy();
    await ended;
    expect(seen.errors).toEqual([]);
  });

  test("leaves before the first line aborts the query, and nobody is alarmed", async () => {
    let aborted: () => void = () => undefined;
    const abortion = new Promise<void>((resolve) => (aborted = resolve));
    let running: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (running = resolve));
    const seen = await serving(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            reject(signal.reason as Error);
            aborted();
          });
          running();
        }),
    );
    const socket = await reader();
    await started;
    socket.destroy();
    await abortion;
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.errors).toEqual([]);
  });

  test("leaves while one query waits for another on its connection aborts both", async () => {
    let running = 0;
    let aborted = 0;
    const events = new EventEmitter();
    const seen = await serving(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            reject(signal.reason as Error);
            if (++aborted === 2) events.emit("aborted");
          });
          if (++running === 2) events.emit("running");
        }),
    );
    const started = once(events, "running");
    const abortion = once(events, "aborted");
    const socket = await reader(2);
    await started;
    socket.destroy();
    await abortion;
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.errors).toEqual([]);
  });

  test("takes nothing is waited for, with little in memory, and then let go", async () => {
    const { state, ended, run } = endless();
    await serving(run, { stallSeconds: 0.5 });
    const socket = await reader();
    socket.pause();
    await ended;
    expect(state.left).toBe(true);
    // What the sockets' own buffers take of it: far from all that half a second could make.
    expect(state.asked).toBeLessThan(20_000);
  });

  test("goes on after a pause gets every line whole", async () => {
    const count = 5000;
    const rows = Array.from({ length: count }, (_, at) => ({ rows: [["x".repeat(1024), at]] }));
    await serving(() => ({ columns, parts: partsOf(...rows, { totalRows: count }) }));
    const socket = await reader();
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 100));
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => (text += chunk));
    socket.resume();
    while (!text.endsWith("0\r\n\r\n")) await once(socket, "data");
    const lines = text.split("\n").filter((line) => line.startsWith('{"data"'));
    expect(lines).toHaveLength(count);
    expect(text).toContain(`{"totalRows":${count}}`);
  });
});
