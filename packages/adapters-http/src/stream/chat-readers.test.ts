import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { httpCall } from "@embedded-analytics/testkit/http";
import { collectedHeapBytes } from "../collected-memory.fixture.js";
import {
  bodyOf,
  chatHeaders,
  chatHost,
  chatLinesOf,
  gate,
  requestOf,
  saying,
  streamPath,
  type Act,
  type ChatHost,
} from "../chat.fixture.js";
import { Heartbeat } from "./heartbeat.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

let chat: ChatHost | undefined;
afterEach(() => chat?.close());

const messageId = "1700000000000-message";
const message = { input: "Hi", messageId };

const serving = async (...given: Parameters<typeof chatHost>): Promise<ChatHost> =>
  (chat = await chatHost(...given));

const send = ({ host }: ChatHost, body: object) =>
  httpCall(host.baseUrl, {
    method: "POST",
    path: streamPath,
    headers: chatHeaders,
    body: bodyOf(body),
  });

/** How each answer of the server closes from now on: whole, or cut. */
const closings = ({ host }: ChatHost): ("whole" | "cut")[] => {
  const seen: ("whole" | "cut")[] = [];
  host.server.on("request", (_request, response) =>
    response.once("close", () => seen.push(response.writableFinished ? "whole" : "cut")),
  );
  return seen;
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** The JSON lines of a chunked answer, whose lines are chunks. */
const linesIn = (text: string) =>
  chatLinesOf(
    text
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .join("\n"),
  );

const mebibyte = 1024 * 1024;

/** So many mebibytes; thinking, since an answer must not be that long (D13). */
const long = (mebibytes: number): Act =>
  async function* () {
    const text = "x".repeat(4096 - 200);
    for (let count = 0; count < mebibytes * 256; count++) yield { kind: "thinking", text };
  };

describe("T19 D12 readers that never read", () => {
  test("200 of them, of a turn of several MiB, take little memory, and are let go", async () => {
    const { opened, open } = gate();
    const at = await serving(
      async function* (task, signal) {
        await opened;
        yield* long(7)(task, signal);
      },
      { stallSeconds: 2 },
    );
    const closed = closings(at);
    const start = collectedHeapBytes();
    const watching = send(at, message);
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = await at.reader(message);
        await once(socket, "data");
        socket.pause();
      }),
    );
    open();
    // Only its length is held, so that what is measured is what the others cost.
    const { length } = (await watching).text;
    expect(length).toBeGreaterThan(6 * mebibyte);
    expect(collectedHeapBytes() - start).toBeLessThan(64 * mebibyte);
    await until(() => closed.length === 201);
    expect(closed.filter((how) => how === "whole")).toHaveLength(1);
    expect(at.errors).toEqual([]);
  });

  test("one is let go after its time, and the turn goes on and can be read", async () => {
    const { opened, open } = gate();
    const at = await serving(
      async function* (task, signal) {
        yield* long(7)(task, signal);
        await opened;
        yield { kind: "content", text: "the end of it" };
      },
      { stallSeconds: 0.3 },
    );
    const closed = closings(at);
    const socket = await at.reader(message);
    await once(socket, "data");
    socket.pause();
    await until(() => closed.length > 0);
    expect(closed).toEqual(["cut"]);
    open();
    const { text } = await send(at, message);
    expect(text.length).toBeGreaterThan(6 * mebibyte);
    expect(linesIn(text).at(-3)).toMatchObject({ graphPath: ["final"], content: "the end of it" });
  });

  test("one that takes all but the last of it is let go as well", async () => {
    // Less than what makes a writer wait, so that only the end can tell.
    const at = await serving(saying("Hello"), { stallSeconds: 0.3 });
    const closed = closings(at);
    at.host.server.on("connection", (socket) => {
      socket._writev = () => undefined; // the system takes nothing
    });
    await at.reader(message);
    await until(() => closed.length > 0);
    expect(closed).toEqual(["cut"]);
    expect(at.errors).toEqual([]);
  });
});

test("T19 who asks behind an answer that still runs, and goes, is let go as well", async () => {
  const { opened, open } = gate();
  let begun = 0;
  const at = await serving(
    async function* (task, signal) {
      begun += 1;
      yield { kind: "content", text: "one" };
      if (task.input === "first") await opened;
      else yield* long(1)(task, signal);
    },
    { stallSeconds: 0.3 },
  );
  const ends = jest.spyOn(Heartbeat.prototype, "stop");
  const socket = await at.reader({ input: "first", messageId });
  await once(socket, "data");
  socket.write(requestOf(bodyOf({ input: "second" })));
  await until(() => begun === 2);
  // The second answer has no socket yet, and never will.
  socket.destroy();
  await until(() => ends.mock.calls.length === 2);
  ends.mockRestore();
  open();
});

describe("T19 readers that are slow, or leave", () => {
  test("a reader of a few bytes at a time gets every line whole", async () => {
    const at = await serving(saying(..."a sentence of several words".split(" ")));
    const socket = await at.reader(message);
    let text = "";
    socket.setEncoding("latin1");
    while (!text.endsWith("0\r\n\r\n")) {
      const byte = socket.read(1) as string | null;
      if (byte === null) await once(socket, "readable");
      else text += byte;
    }
    expect(linesIn(text)).toHaveLength(3 + 5 + 4);
  });

  test("D7 a reader who leaves does not end the turn, which is read again to its end", async () => {
    const { opened, open } = gate();
    let ended: unknown = "not yet";
    const at = await serving(async function* (_task, signal) {
      yield { kind: "content", text: "one " };
      await opened;
      ended = signal.aborted;
      yield { kind: "content", text: "two" };
    });
    const closed = closings(at);
    const socket = await at.reader(message);
    await once(socket, "data");
    socket.resetAndDestroy();
    await until(() => closed.length > 0);
    const again = send(at, message);
    open();
    const lines = linesIn((await again).text);
    expect(lines.at(-3)).toMatchObject({ graphPath: ["final"], content: "one two" });
    expect(ended).toBe(false);
    expect(at.errors).toEqual([]);
  });

  test("D7 a reader who leaves before the first line does not end the turn either", async () => {
    const { opened, open } = gate();
    let claims = 0;
    let asked = 0;
    const hello: Act = (task, signal) => {
      asked += 1;
      return saying("said to nobody")(task, signal);
    };
    const at = await serving(hello, {}, ({ provisioning }) => ({
      provisioning: {
        ...provisioning,
        commit: async (...given) => {
          claims += 1;
          await opened;
          return provisioning.commit(...given);
        },
      },
    }));
    const closed = closings(at);
    const socket = await at.reader(message);
    await until(() => claims === 1);
    socket.destroy();
    await until(() => closed.length > 0);
    open();
    await until(() => asked === 1);
    expect((await send(at, message)).text).toContain("said to nobody");
    expect([claims, asked, at.errors]).toEqual([1, 1, []]);
  });

  test("T20 who says that nothing more comes has left, as far as Node can tell", async () => {
    const { opened, open } = gate();
    const at = await serving(async function* () {
      yield { kind: "content", text: "one" };
      await opened;
      yield { kind: "content", text: " two" };
    });
    const closed = closings(at);
    const socket = await at.reader(message);
    await once(socket, "data");
    socket.end();
    await until(() => closed.length > 0);
    const again = send(at, message);
    open();
    expect(linesIn((await again).text).at(-3)).toMatchObject({ content: "one two" });
    expect(at.errors).toEqual([]);
  });

  test("T20 behind a proxy that forwards nothing any more, a reader is let go", async () => {
    const at = await serving(long(7), { stallSeconds: 0.3 });
    const closed = closings(at);
    const { port } = new URL(at.host.baseUrl);
    const inner: Socket[] = [];
    const proxy = createServer((outside) => {
      // Opened, and from then on silent: nothing is read, and nobody is notified.
      const inside = connect(Number(port), "127.0.0.1");
      inner.push(inside.pause(), outside);
      outside.on("data", (chunk) => inside.write(chunk));
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const socket = connect((proxy.address() as AddressInfo).port, "127.0.0.1");
    socket.write(requestOf(bodyOf(message)));
    await until(() => closed.length > 0);
    expect(closed).toEqual(["cut"]);
    for (const each of [...inner, socket]) each.destroy();
    await new Promise((resolve) => proxy.close(resolve));
    expect((await send(at, message)).status).toBe(200);
  });
});
