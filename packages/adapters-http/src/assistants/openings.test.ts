import { afterEach, describe, expect, test } from "@jest/globals";
import type { Ports } from "@embedded-analytics/domain";
import { assistantHost, bearer, type AssistantHost } from "./assistants.fixture.js";
import { FewAtOnce } from "./few-at-once.js";

let host: AssistantHost | undefined;
afterEach(() => host?.close());

/** The rights of one user, which are read when a test says so, and how many reads of them waited at most. */
const heldRights = (heldId: string) => {
  let most = 0;
  let running = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const change = ({ dataUsers }: Ports): Partial<Ports> => ({
    dataUsers: {
      ...dataUsers,
      load: async (accountId, lookup) => {
        const isHeld = JSON.stringify(lookup).includes(`"${heldId}"`);
        running += isHeld ? 1 : 0;
        most = Math.max(most, running);
        if (isHeld) await released;
        running -= isHeld ? 1 : 0;
        return dataUsers.load(accountId, lookup);
      },
    },
  });
  return { change, release, most: () => most, running: () => running };
};

const post = (token: string, init: RequestInit = {}) =>
  fetch(`${host?.baseUrl}/mcp`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    ...init,
    headers: {
      ...bearer(token).headers,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...init.headers,
    },
  });

/** The same credential, written in another way each time, beside settings that count for keys alone. */
const disguised = (token: string, at: number): RequestInit => ({
  headers: {
    Authorization: `${at % 2 === 0 ? "Bearer" : "bearer"}${" ".repeat(at + 1)}${token}`,
    "X-Session-Settings": Buffer.from(JSON.stringify({ externalId: `u${at}` })).toString(
      "base64url",
    ),
  },
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(5);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("J4: calls of one user that come at once", () => {
  test("ask the store four at a time, and another user's does not wait for them", async () => {
    const rights = heldRights("berta");
    host = await assistantHost(rights.change);
    const [token, other] = [await host.tokenFor(), await host.tokenFor({ externalId: "anna" })];
    const calls = Array.from({ length: 40 }, (_, at) => post(token, disguised(token, at)));
    await until(() => rights.running() >= 4);
    const statuses = [(await post(other)).status];
    await pause(200);
    rights.release();
    for (const { status } of await Promise.all(calls)) statuses.push(status);
    expect([rights.most(), new Set(statuses), statuses.length]).toEqual([4, new Set([200]), 41]);
  });

  test("whose clients have left do not ask at all", async () => {
    const rights = heldRights("berta");
    let loads = 0;
    host = await assistantHost((ports) => {
      const { dataUsers = ports.dataUsers } = rights.change(ports);
      const load: typeof dataUsers.load = (...asked) => {
        loads += 1;
        return dataUsers.load(...asked);
      };
      return { dataUsers: { ...dataUsers, load } };
    });
    const requests = { begun: 0, over: 0 };
    host.server.on("request", (_request, response) => {
      requests.begun += 1;
      response.once("close", () => (requests.over += 1));
    });
    const token = await host.tokenFor();
    const first = Array.from({ length: 4 }, () => post(token));
    await until(() => rights.running() === 4);
    const leaving = new AbortController();
    const left = Array.from({ length: 20 }, () => post(token, { signal: leaving.signal }));
    await until(() => requests.begun === 24);
    leaving.abort();
    await Promise.allSettled(left);
    await until(() => requests.over === 20);
    rights.release();
    for (const { status } of await Promise.all(first)) expect(status).toBe(200);
    expect([(await post(token)).status, loads]).toEqual([200, 5]);
  });

  test("wait in a line that has an end, and nothing is kept once they are answered", async () => {
    const few = new FewAtOnce({ runningMax: 1, waitingMax: 2 });
    const { signal } = new AbortController();
    const order: number[] = [];
    const work = (at: number) => async () => {
      await pause(1);
      order.push(at);
      if (at === 2) throw new Error("Work that fails gives its place on, too");
    };
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((at) => few.run("a caller", signal, work(at))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
    expect(outcomes[3]).toMatchObject({ reason: { code: "rate_limited" } });
    expect([order, few.size]).toEqual([[1, 2, 3], 0]);
  });
});
