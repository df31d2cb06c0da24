import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import {
  passed,
  problemOfOutage,
  startDisturbed,
  unavailable,
  type DisturbedService,
} from "./outage.fixture.js";
import { answerOf } from "./testing/chat.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

let service: DisturbedService;
beforeAll(async () => {
  service = await startDisturbed(15);
});
afterAll(() => service.close());

/** From now on packets are swallowed: connections stay open, and nothing comes through. */
const silenceDatabase = (): void => {
  service.proxy.set("silent");
  service.proxy.freeze();
};

test("T32 the database falls silent: 503 while it lasts, and behind it nobody gets a dead connection", async () => {
  const before = await Promise.all([1, 2, 3].map((at) => service.mint(`before-${at}`)));
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
  silenceDatabase();
  for (const response of await Promise.all(
    [1, 2, 3, 4].map((at) => service.mint(`during-${at}`)),
  )) {
    expect(await problemOfOutage(response)).toEqual(unavailable);
  }
  expect(await service.readiness()).toEqual({ status: "unavailable" });
  service.proxy.set("pass");
  const after = await Promise.all([1, 2, 3, 4].map((at) => service.mint(`after-${at}`)));
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await service.readiness()).toEqual({ status: "ready" });
});

test("T32 the database was silent for a moment, and nobody asked: whoever asks then is served", async () => {
  await Promise.all([1, 2, 3].map((at) => service.mint(`idle-${at}`)));
  silenceDatabase();
  await passed(1100);
  service.proxy.set("pass");
  expect((await service.mint("first")).status).toBe(200);
});

test("T32 a busy database falls silent: readiness says so in time", async () => {
  // A connection that has answered a moment ago is trusted.
  expect((await service.mint("busy")).status).toBe(200);
  silenceDatabase();
  const asked = await fetch(`${service.url}/readyz`, { signal: AbortSignal.timeout(8000) });
  expect(await asked.json()).toEqual({ status: "unavailable" });
  service.proxy.set("pass");
  expect(await service.readiness()).toEqual({ status: "ready" });
});

test("T32, D8: a turn outlives a silence that is much shorter than its lease", async () => {
  const { reader, chatId } = await service.begin();
  silenceDatabase();
  await passed(600);
  service.proxy.set("pass");
  service.gates.at(-1)?.open();
  expect(answerOf(await reader.rest()).final).toBe("before and after");
  expect(await service.statesOf(chatId)).toEqual(["completed"]);
});
