import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import type { AuthTokenKey } from "@embedded-analytics/domain";
import type { CompactVerifyGetKey } from "jose";
import { byPrivateKey, jwtOf, keySetOf, providerKey } from "@embedded-analytics/testkit";
import { joseTokenSignatures } from "./jose-token-signatures.js";
import { KeySets, type KeySetsOptions } from "./key-sets.js";

const [first, second] = [
  providerKey("ES256", { kid: "first" }),
  providerKey("ES256", { kid: "second" }),
];
const tokenBy = ({ privateKey, jwk: { kid } }: typeof first, more: object = {}): string =>
  jwtOf({ alg: "ES256", kid, ...more }, { sub: "ada" }, byPrivateKey("ES256", privateKey));

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A provider that answers so, and a verifier of its tokens whose clock the test moves. */
const providing = async (answer: RequestListener, options: KeySetsOptions = {}) => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  const failures: unknown[] = [];
  let nowMs = 0;
  const keySets = new KeySets({
    nowMs: () => nowMs,
    onFailure: (url, error) => failures.push([url, error]),
    ...options,
  });
  const signatures = joseTokenSignatures({ environment: {}, keySets });
  const key: AuthTokenKey = { algorithm: "ES256", jwksUrl };
  return {
    jwksUrl,
    verify: async (token: string) => signatures.verify(key, token),
    find: (missedIn?: CompactVerifyGetKey) => keySets.find(jwksUrl, missedIn),
    pass: (ms: number) => void (nowMs += ms),
    asked: () => asked,
    failures,
  };
};

const json =
  (text: () => string): RequestListener =>
  (_request, response) => {
    response.setHeader("Content-Type", "application/jwk-set+json").end(text());
  };

const minute = 60_000;

test("D2: keys are fetched once for all who wait, and kept for ten minutes", async () => {
  const provider = await providing(json(() => keySetOf(first)));
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => provider.verify(tokenBy(first))),
  );
  expect(new Set(verdicts)).toEqual(new Set(["verified"]));
  provider.pass(9 * minute);
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  expect(provider.asked()).toBe(1);
  provider.pass(minute);
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  expect(provider.asked()).toBe(2);
});

test("D2: a caller who invents keys costs the provider four fetches, and then one in 15 seconds", async () => {
  const provider = await providing(json(() => keySetOf(first)));
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  const invent = async (kid: string | undefined) => {
    for (let at = 0; at < 30; at++) {
      expect(await provider.verify(tokenBy(second, { kid: kid && `${kid}-${at}` }))).toBe(
        "refused",
      );
    }
  };
  await invent("invented");
  expect(provider.asked()).toBe(4);
  provider.pass(14_999);
  await invent("more");
  expect(provider.asked()).toBe(4);
  provider.pass(1);
  // Nor does a token without `kid` cost more.
  await invent(undefined);
  expect(provider.asked()).toBe(5);
  provider.pass(60 * minute);
  await invent("later");
  expect(provider.asked()).toBe(9);
});

test.each([
  ["the key that is named", "first", "second"],
  ["keys without names", undefined, undefined],
])("D2: a provider changes its key, and nobody is refused: %s", async (_what, one, two) => {
  const [old, fresh] = [
    { ...first, jwk: { ...first.jwk, kid: one } },
    { ...second, jwk: { ...second.jwk, kid: two } },
  ];
  let published = keySetOf(old);
  const provider = await providing(json(() => published));
  expect(await provider.verify(tokenBy(old))).toBe("verified");
  // The set was fetched a moment ago.
  published = keySetOf(old, fresh);
  const verdicts = await Promise.all(
    [fresh, old, fresh].map((key) => provider.verify(tokenBy(key))),
  );
  expect(verdicts).toEqual(["verified", "verified", "verified"]);
  expect(provider.asked()).toBe(2);
  // The first key is withdrawn, and found out when the set is old.
  published = keySetOf(fresh);
  provider.pass(10 * minute);
  expect(await provider.verify(tokenBy(old))).toBe("refused");
  expect(await provider.verify(tokenBy(fresh))).toBe("verified");
});

test("D2: where a set was renewed since a key was missed in it, the newer one is asked first", async () => {
  const provider = await providing(json(() => keySetOf(first)));
  const { keyOf: missedIn } = await provider.find();
  const renewed = await provider.find(missedIn);
  expect(provider.asked()).toBe(2);
  const late = await provider.find(missedIn);
  expect(late).toEqual({ ...renewed, isOfEarlierFetch: true });
  expect(provider.asked()).toBe(2);
  await provider.find(late.keyOf);
  expect(provider.asked()).toBe(3);
});

test("D2: a key that is published while the set is being fetched is found, too", async () => {
  const waiting: (() => void)[] = [];
  const provider = await providing((_request, response) => {
    waiting.push(() =>
      response.end(keySetOf(...(waiting.length === 1 ? [first] : [first, second]))),
    );
  });
  const asked = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const both = [provider.verify(tokenBy(first)), provider.verify(tokenBy(second))];
  await asked(1);
  waiting[0]?.();
  await asked(2);
  waiting[1]?.();
  expect(await Promise.all(both)).toEqual(["verified", "verified"]);
  expect(provider.asked()).toBe(2);
});

test("T53: nobody who has a key waits for a provider that is away", async () => {
  let isSilent = false;
  const provider = await providing(
    (request, response) => {
      if (!isSilent) json(() => keySetOf(first))(request, response);
    },
    { timeoutMs: 3000 },
  );
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  isSilent = true;
  provider.pass(20 * minute);
  // The first ones wait, since nothing was known of it before.
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  provider.pass(15_000);
  const began = performance.now();
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  expect(performance.now() - began).toBeLessThan(2900);
});

test("T53: while the provider is away its last keys are used, for a day; others are unknown", async () => {
  let isAway = false;
  const provider = await providing((request, response) => {
    if (isAway) response.writeHead(503).end("{}");
    else json(() => keySetOf(first))(request, response);
  });
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  isAway = true;
  provider.pass(20 * minute);
  expect(await provider.verify(tokenBy(first))).toBe("verified");
  expect(await provider.verify(tokenBy(second))).toBe("unavailable");
  expect(provider.asked()).toBe(2);
  expect(provider.failures).toHaveLength(1);
  provider.pass(24 * 60 * minute);
  expect(await provider.verify(tokenBy(first))).toBe("unavailable");
  isAway = false;
  // Not at once: a provider that comes back is not met by everybody.
  expect(await provider.verify(tokenBy(first))).toBe("unavailable");
  provider.pass(15_000);
  expect(await provider.verify(tokenBy(first))).toBe("verified");
});

const endless: RequestListener = (_request, response) => {
  const more = (): void => {
    if (response.destroyed) return;
    response.write(" ".repeat(4096));
    setImmediate(more);
  };
  more();
};

test.each<[string, RequestListener]>([
  ["is slow", () => undefined],
  ["is slow in the middle", (_request, response) => void response.write('{"keys":[')],
  ["has no end", endless],
  ["is too long", json(() => JSON.stringify({ keys: [], more: "x".repeat(64 * 1024) }))],
  [
    "has too many keys",
    json(() => JSON.stringify({ keys: Array.from({ length: 101 }, () => ({})) })),
  ],
  ["is no JSON", json(() => "<html>")],
  ["is no key set", json(() => '{"keys":{"a":1}}')],
  ["is a list", json(() => "[]")],
  ["is a failure", (_request, response) => void response.writeHead(500).end(keySetOf(first))],
  ["breaks off", (request) => void request.socket.destroy()],
])("T53: what %s gives no keys, within its time", async (_what, answer) => {
  const provider = await providing(answer, { timeoutMs: 300 });
  const began = performance.now();
  expect(await provider.verify(tokenBy(first))).toBe("unavailable");
  expect(performance.now() - began).toBeLessThan(5000);
  expect(provider.failures).toMatchObject([[provider.jwksUrl, expect.anything()]]);
});

test("T53: a redirect leads nowhere", async () => {
  const other = await providing(json(() => keySetOf(first)));
  for (const status of [301, 302, 307, 308]) {
    const provider = await providing((_request, response) => {
      response.writeHead(status, { Location: other.jwksUrl }).end();
    });
    expect(await provider.verify(tokenBy(first))).toBe("unavailable");
  }
  expect(other.asked()).toBe(0);
});
