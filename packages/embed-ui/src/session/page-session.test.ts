import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { PageSession } from "./page-session.js";

const hour = 3_600_000;
const encode = (claims: object): string => `h.${btoa(JSON.stringify(claims))}.s`;
const tokenOf = (sub: string, more: object = {}): string =>
  encode({ accountName: "demo", deploymentId: 1, sub, iat: 1000, exp: 1000 + 86_400, ...more });

let states: string[];
let opened: string[];
let tokens: Record<string, string>;
let session: PageSession;

beforeEach(() => {
  // The device's clock is a year away from the service's; only what passes counts.
  jest.useFakeTimers({ now: Date.parse("2020-01-01T00:00:00Z") });
  states = [];
  opened = [];
  tokens = { one: tokenOf("u:1"), two: tokenOf("u:1", { iat: 2000, exp: 88_400 }) };
  session = new PageSession({
    exchange: async (id) => {
      const token = tokens[id];
      if (token === undefined) throw new Error("spent");
      delete tokens[id];
      return token;
    },
    accountName: "demo",
    deploymentId: 1,
    emit: ({ state }) => void states.push(state),
    onOpen: ({ token }) => void opened.push(token),
    nowMs: () => Date.now(),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("G4: the token of a page", () => {
  test("is asked for in the last fifth of its life, once, and renewed in place", async () => {
    await session.take("one");
    jest.setSystemTime(Date.now() + 19 * hour);
    session.check();
    expect(states).toEqual([]);
    jest.setSystemTime(Date.now() + hour);
    session.check();
    session.check();
    expect(states).toEqual(["expiring"]);
    await session.take("two");
    expect(states).toEqual(["expiring", "renewed"]);
    expect(opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(hour);
    expect(states).toHaveLength(2);
  });

  test("of a page that slept over its end is expired, and asked for with growing waits", async () => {
    await session.take("one");
    jest.setSystemTime(Date.now() + 30 * hour);
    session.check();
    expect(states).toEqual(["expired", "needed"]);
    await jest.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000 + 40_000 + 60_000 + 60_000);
    expect(states.filter((state) => state === "needed")).toHaveLength(7);
  });

  test("a clock that is set back an hour asks for one renewal too many, and no more", async () => {
    await session.take("one");
    jest.setSystemTime(Date.now() - hour);
    session.check();
    expect(states).toEqual(["expiring"]);
    await session.take("two");
    session.check();
    expect(states).toEqual(["expiring", "renewed"]);
  });

  test("that was refused waits ten seconds at most for another one", async () => {
    const first = tokens["one"] ?? "";
    await session.take("one");
    expect(await session.tokenToSend()).toBe(first);
    session.refuse(first);
    const waiting = session.tokenToSend();
    const second = tokens["two"];
    await session.take("two");
    expect(await waiting).toBe(second);
    session.refuse(second ?? "");
    const late = session.tokenToSend().catch((error: { code: string }) => error.code);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await late).toBe("session_unavailable");
  });

  test("of another user or embed tenant opens the page anew, and ends calls of the one before", async () => {
    tokens["other"] = tokenOf("u:2");
    tokens["tenant"] = tokenOf("u:2", { embedTenantName: "globo" });
    const first = tokens["one"] ?? "";
    await session.take("one");
    session.refuse(first);
    const waiting = session.tokenToSend().catch((error: { code: string }) => error.code);
    await session.take("other");
    expect(await waiting).toBe("session_unavailable");
    await session.take("tenant");
    expect(opened).toHaveLength(3);
    expect(states.filter((state) => state === "changed")).toHaveLength(2);
  });

  test("G2: of another account or deployment is refused, and the one before stays", async () => {
    tokens["account"] = tokenOf("u:1", { accountName: "other" });
    tokens["deployment"] = tokenOf("u:1", { deploymentId: 2 });
    tokens["none"] = "x";
    await session.take("one");
    const held = await session.tokenToSend();
    for (const id of ["account", "deployment", "none", "spent"]) {
      await expect(session.take(id)).rejects.toThrow();
    }
    expect(await session.tokenToSend()).toBe(held);
    expect(opened).toHaveLength(1);
  });
});
