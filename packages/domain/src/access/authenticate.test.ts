import { beforeEach, describe, expect, it } from "@jest/globals";
import { codeOf, failureOf } from "../failures.fixture.js";
import type { Ports } from "../ports.js";
import { apiKey, keys, withKey, world, type World } from "../world.fixture.js";

/** What a key costs: every call of a primitive whose time could tell something. */
const spied = ({ secrets }: Ports, calls: string[]): Pick<Ports, "secrets"> => ({
  secrets: {
    ...secrets,
    digest: (text) => {
      calls.push("digest");
      return secrets.digest(text);
    },
    equal: (left, right) => {
      calls.push(`equal ${left.length} ${right.length}`);
      return secrets.equal(left, right);
    },
  },
});

const unknown = apiKey("unknown");
const wrong = apiKey("admin", "t");
const bad = [
  ["unknown", unknown],
  ["wrong", wrong],
  ["revoked", keys.revoked],
  ["expired", keys.expired],
] as const;

describe.each([
  [
    "generateSession",
    (at: World, apiKey?: string) => at.service.generateSession({ apiKey }, { externalId: "u" }),
  ],
  ["listGroups", (at: World, apiKey?: string) => at.service.listGroups({ apiKey }, "acme-corp")],
] as const)("A3, T2: the key of %s", (_name, call) => {
  const calls: string[] = [];
  let at: World;
  beforeEach(async () => {
    at = await world((ports) => spied(ports, calls));
    calls.length = 0;
  });

  it.each([...bad, ["right", keys.admin] as const])(
    "costs one digest and one comparison of digests when it is %s",
    async (_what, key) => {
      await call(at, key).catch(() => undefined);
      const compared = calls.filter((name) => name.startsWith("equal"));
      expect(compared).toEqual(["equal 64 64"]);
      expect(calls.slice(0, 2)).toEqual(["digest", "equal 64 64"]);
    },
  );

  it("gets the same answer to the letter, whatever is bad about it", async () => {
    const failures = await Promise.all(
      [...bad.map(([, key]) => key), "", "nonsense"].map((key) => failureOf(call(at, key))),
    );
    for (const { code, detail, details } of failures) {
      expect({ code, detail, details }).toEqual({
        code: "unauthenticated",
        detail: "The API key is missing or not valid.",
        details: {},
      });
    }
  });

  it("is missing when no key was presented", async () => {
    expect(await codeOf(call(at))).toBe("unauthenticated");
  });
});

describe("A3: what a stored key must be to open anything", () => {
  it("expires by the store's clock, at the very moment", async () => {
    const { service, clock } = await world();
    const list = () => service.listGroups(withKey(keys.expired), "acme-corp");
    const expiresAtMs = Date.parse("2029-12-31T23:59:59Z");
    clock.nowMs = expiresAtMs - 1;
    expect((await list()).items).toHaveLength(1);
    clock.nowMs = expiresAtMs;
    expect(await codeOf(list())).toBe("unauthenticated");
  });

  it("T1: is nowhere in the store, only its digest is", async () => {
    const { stored } = await world();
    const text = JSON.stringify(stored());
    for (const key of Object.values(keys)) expect(text).not.toContain(key.slice(-43));
    expect(text).toMatch(/[0-9a-f]{64}/);
  });

  it("T2: an unknown key cannot be opened by a digest that nothing has", async () => {
    const { service } = await world(({ secrets }) => ({
      secrets: { ...secrets, digest: () => "0".repeat(64) },
    }));
    expect(await codeOf(service.listGroups(withKey(unknown), "acme-corp"))).toBe("unauthenticated");
  });
});
