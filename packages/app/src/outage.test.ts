import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  passed,
  problemOfOutage,
  startDisturbed,
  unavailable,
  type DisturbedService,
} from "./outage.fixture.js";
import { answerOf, chatReader } from "./testing/chat.js";

let service: DisturbedService;
beforeAll(async () => {
  service = await startDisturbed(3);
});
afterAll(() => service.close());

const loseDatabase = (): void => {
  service.proxy.set("refuse");
  service.proxy.reset();
};

test("T32 the database is gone in mid-request: 503 with Retry-After, and it heals by itself", async () => {
  expect((await service.mint("before")).status).toBe(200);

  service.proxy.resetOn('"kind":"create"'); // it stands in the changes, not in the load
  expect(await problemOfOutage(await service.mint("during"))).toEqual(unavailable);
  service.proxy.resetOn(undefined);
  expect((await service.mint("during")).status).toBe(200);

  service.proxy.set("refuse");
  service.proxy.reset();
  expect(await problemOfOutage(await service.mint("away"))).toEqual(unavailable);
  expect(await service.readiness()).toEqual({ status: "unavailable" });
  expect((await fetch(`${service.url}/livez`)).status).toBe(200);

  service.proxy.set("pass");
  expect((await service.mint("after")).status).toBe(200);
  expect(await service.readiness()).toEqual({ status: "ready" });
});

test("T32 connections that are cut again and again: each answer is 200 or 503, never another", async () => {
  const cutter = setInterval(() => {
    service.proxy.reset();
  }, 5);
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => (await service.mint(`cut-${at}`)).status),
  );
  clearInterval(cutter);
  expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // A connection that was cut a moment ago may be met once more before it is noticed.
  const last = await service.mint("at-last");
  expect(last.status === 200 ? 200 : (await service.mint("at-last")).status).toBe(200);
});

test("T32, D8: a turn whose end can be stored again within its lease is whole", async () => {
  const { reader, chatId } = await service.begin();
  loseDatabase();
  expect(await problemOfOutage(await service.chat({ input: "Hi" }))).toEqual(unavailable);
  expect(await problemOfOutage(await service.chat({ input: "Hi", chatId }))).toEqual(unavailable);
  service.gates.at(-1)?.open();
  await passed(600);
  service.proxy.set("pass");
  const lines = await reader.rest();
  expect(answerOf(lines).final).toBe("before and after");
  expect(answerOf(await chatReader(await service.chat({ chatId })).rest()).final).toBe(
    "before and after",
  );
});

test("T32, D3, D8: a turn whose end cannot be stored has its closing sequence, and its thread is free later", async () => {
  const { reader, chatId } = await service.begin();
  loseDatabase();
  service.gates.at(-1)?.open();
  const lines = await reader.rest();
  expect(answerOf(lines)).toMatchObject({ said: "before and after", final: undefined });
  expect(lines.slice(-3)).toEqual([
    { error: "The answer was interrupted. Send the message again." },
    expect.objectContaining({ id: "__state__" }),
    expect.objectContaining({ id: "__usage__" }),
  ]);

  service.proxy.set("pass");
  // Nobody asks for the thread: the service itself looks for turns that are lost.
  while ((await service.statesOf(chatId)).includes("claimed")) {
    await passed(200);
  }
  expect(await service.statesOf(chatId)).toEqual(["interrupted"]);
  const next = chatReader(await service.chat({ input: "Again", chatId }));
  await next.until(({ content }) => content === "before");
  service.gates.at(-1)?.open();
  expect((await next.rest()).map(({ content }) => content)).toContain("Hi");
});
