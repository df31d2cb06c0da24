import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  assistantHost,
  bearer,
  connect,
  connectLastYears,
  revisions,
  serverFor,
  type AssistantHost,
  type TestClient,
} from "./assistants.fixture.js";

/** Queries that hang until their signal ends them. */
const hanging: AbortSignal[] = [];
let host: AssistantHost;
let token: string;
beforeAll(async () => {
  host = await assistantHost(() => ({
    queryRunner: {
      run: (_accountId, _query, signal) => {
        hanging.push(signal);
        return new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        });
      },
    },
  }));
  token = await host.tokenFor();
});
afterAll(() => host.close());

const clients: readonly (readonly [string, () => Promise<TestClient>])[] = [
  ...revisions.map(
    (revision) =>
      [`today's SDK in ${revision}`, () => connect(host, bearer(token), revision)] as const,
  ),
  ["last year's SDK", () => connectLastYears(host, bearer(token))],
];

const until = async (holds: () => boolean): Promise<void> => {
  for (let time = 0; !holds(); time++) {
    if (time > 1000) throw new Error("It did not come to that");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** A call that hangs, and the signal of its query. */
const hangingCall = async (client: TestClient, signal?: AbortSignal) => {
  const before = hanging.length;
  const options = signal === undefined ? {} : { signal };
  const answer = client.call("run_query", { sql: "SELECT city FROM sales" }, options).then(
    () => "answered",
    () => "ended",
  );
  await until(() => hanging.length > before);
  const query = hanging.at(-1);
  if (query === undefined) throw new Error("No query runs");
  return { answer, query };
};

describe.each(clients)("E7 I1: %s", (_name, open) => {
  test("a call that is cancelled ends its query", async () => {
    const client = await open();
    const cancelling = new AbortController();
    const { answer, query } = await hangingCall(client, cancelling.signal);
    cancelling.abort();
    expect(await answer).toBe("ended");
    await until(() => query.aborted);
    await client.close();
  });

  test("a client that leaves ends its query", async () => {
    const client = await open();
    const { query } = await hangingCall(client);
    await client.close();
    await until(() => query.aborted);
  });

  test("another caller cancels nothing, whatever id it names", async () => {
    const client = await open();
    const { query } = await hangingCall(client);
    const { headers } = serverFor({ externalId: "berta" });
    for (let requestId = 0; requestId < 20; requestId++) {
      const params = { requestId };
      const answer = await fetch(`${host.baseUrl}/mcp`, {
        method: "POST",
        headers: {
          ...headers,
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params }),
      });
      expect(answer.status).toBe(202);
    }
    expect(query.aborted).toBe(false);
    await client.close();
    await until(() => query.aborted);
  });
});

test("of two calls with one id and one credential neither is ended by a message", async () => {
  const [one, two] = await Promise.all([
    connectLastYears(host, bearer(token)),
    connectLastYears(host, bearer(token)),
  ]);
  const cancelling = new AbortController();
  const first = await hangingCall(one, cancelling.signal);
  const second = await hangingCall(two);
  cancelling.abort();
  await first.answer;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([first.query.aborted, second.query.aborted]).toEqual([false, false]);
  await Promise.all([one.close(), two.close()]);
  await until(() => first.query.aborted && second.query.aborted);
  expect(host.errors).toEqual([]);
});
