import { once } from "node:events";
import { afterEach, expect, test } from "@jest/globals";
import type { KeptLine } from "@embedded-analytics/domain";
import { httpCall } from "@embedded-analytics/testkit/http";
import { collectedHeapBytes } from "../collected-memory.fixture.js";
import {
  bodyOf,
  chatHeaders,
  chatHost,
  chatLinesOf,
  saying,
  streamPath,
  type ChatHost,
} from "../chat.fixture.js";

let chat: ChatHost | undefined;
afterEach(() => chat?.close());

const mebibyte = 1024 * 1024;

const send = ({ host }: ChatHost, body: object) =>
  httpCall(host.baseUrl, {
    method: "POST",
    path: streamPath,
    headers: chatHeaders,
    body: bodyOf(body),
  });

/** Texts of their own, as a driver makes them for each statement. */
const copied = (lines: readonly KeptLine[]): readonly KeptLine[] =>
  lines.map((line) => ({ ...line, text: Buffer.from(line.text).toString() }));

/** A thread of so many turns, each with an answer of so many bytes. */
const threadOf = async (at: ChatHost, turns: number): Promise<string> => {
  const first = chatLinesOf((await send(at, { input: "Hi" })).text);
  const state = first.find(({ id }) => id === "__cutoff__")?.["state"] as { chatId: string };
  for (let turn = 1; turn < turns; turn++) await send(at, { input: "Hi", chatId: state.chatId });
  return state.chatId;
};

test("T19 D15: 200 readers of a long thread who take nothing hold little memory", async () => {
  chat = await chatHost(saying("x".repeat(100_000)), { stallSeconds: 20 }, ({ threads }) => ({
    threads: { ...threads, messages: async (...asked) => copied(await threads.messages(...asked)) },
  }));
  const at = chat;
  const chatId = await threadOf(at, 30);
  const start = collectedHeapBytes();
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = await at.reader({ chatId });
      await once(socket, "data");
      socket.pause();
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(collectedHeapBytes() - start).toBeLessThan(64 * mebibyte);
  const whole = await send(at, { chatId });
  expect(whole.text.length).toBeGreaterThan(30 * 100_000);
  expect(chatLinesOf(whole.text).at(-1)).toMatchObject({ id: "__usage__" });
});

test("D15: a fifth reader of a thread is 429, and gets a place when another one has left", async () => {
  chat = await chatHost(saying("x".repeat(100_000)), {}, undefined, {});
  const at = chat;
  const chatId = await threadOf(at, 30);
  const readers = await Promise.all([1, 2, 3, 4].map(() => at.reader({ chatId })));
  await Promise.all(
    readers.map(async (socket) => {
      await once(socket, "data");
      socket.pause();
    }),
  );
  const refused = await send(at, { chatId });
  expect([refused.status, refused.json.code]).toEqual([429, "too_many_readers"]);
  expect(refused.headers["retry-after"]).toBe("1");
  readers[0]?.destroy();
  for (let tries = 0; tries < 100; tries++) {
    if ((await send(at, { chatId })).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The place was not given back.");
});
