import { describe, expect, it } from "@jest/globals";
import { parseApiKey } from "./access/api-key.js";
import { createEmbeddedAnalytics } from "./embedded-analytics.js";
import { codeOf, failureOf } from "./failures.fixture.js";
import { inMemoryPorts } from "./in-memory/index.js";
import { portKey, portNames, type Ports } from "./ports.js";
import { Failure } from "./shared/failure/failure.js";
import { failureCodes } from "./shared/failure/failure-code.js";
import { StoreUnavailable } from "./shared/failure/store-unavailable.js";
import { keys, withKey, world } from "./world.fixture.js";

describe("createEmbeddedAnalytics", () => {
  it("names at once every port that has no adapter", () => {
    expect(() => createEmbeddedAnalytics({} as Ports)).toThrow(
      `No adapter for: ${portNames.join(", ")}`,
    );
    const { agents: _agents, secrets: _secrets, ...others } = inMemoryPorts();
    expect(() => createEmbeddedAnalytics(others as Ports)).toThrow(
      /^No adapter for: agents, secrets$/,
    );
  });

  it("needs nothing but the ports, and shares nothing between two services", async () => {
    const [first, second] = [await world(), await world()];
    await first.service.generateSession(withKey(), { externalId: "u" });
    expect(first.tables.externalUsers.size).toBe(1);
    expect(second.tables.externalUsers.size).toBe(0);
  });

  it("mints keys of A3's form", async () => {
    const { service } = await world();
    expect(parseApiKey(await service.mintApiKey())).toBeDefined();
  });
});

describe("T32, T36: when a port fails", () => {
  const outage = new StoreUnavailable();
  const failing = (how: () => never): Ports => {
    const broken = new Proxy({}, { get: (_target, name) => (name === "then" ? undefined : how) });
    return Object.fromEntries(portNames.map((name) => [name, broken])) as unknown as Ports;
  };
  const calls = (ports: Ports): readonly [string, () => Promise<unknown>][] => {
    const service = createEmbeddedAnalytics(ports);
    const body = { sessionId: "0".repeat(64) };
    return [
      ["generateSession", () => service.generateSession(withKey(), { externalId: "u" })],
      ["exchangeSession", () => service.exchangeSession(body)],
      ["revokeSession", () => service.revokeSession(withKey(), body)],
      ["revokeIssued", () => service.revokeIssued(withKey(), body)],
      ["listGroups", () => service.listGroups(withKey(), "acme-corp")],
      ["listUserAttributes", () => service.listUserAttributes(withKey(), "acme-corp")],
      ["deleteGroup", () => service.deleteGroup(withKey(), "acme-corp", "1")],
      ["deleteUserAttribute", () => service.deleteUserAttribute(withKey(), "acme-corp", "1")],
      ["applyDeclaration", () => service.applyDeclaration({ accounts: [{ name: "demo" }] }, {})],
      ["diffDeclaration", () => service.diffDeclaration({ accounts: [{ name: "demo" }] }, {})],
      ["exportDeclaration", () => service.exportDeclaration()],
      ["removeOutlivedGrants", () => service.removeOutlivedGrants()],
      ["removeEndedSignIns", () => service.removeEndedSignIns()],
      ["removeOutlivedSessions", () => service.removeOutlivedSessions()],
    ];
  };

  it.each(
    calls(
      failing(() => {
        throw outage;
      }),
    ),
  )("%s: an outage is store_unavailable", async (_name, call) => {
    const failure = await failureOf(call());
    expect(failure.code).toBe("store_unavailable");
    expect(failure.cause).toBe(outage);
  });

  it.each(
    calls(
      failing(() => {
        throw new TypeError("a mistake in an adapter");
      }),
    ),
  )("%s: a mistake is no Failure, and no outage", async (_name, call) => {
    const cause: unknown = await call().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(cause).toBeInstanceOf(TypeError);
    expect(cause).not.toBeInstanceOf(Failure);
  });
});

describe("F2: the closed list of codes", () => {
  it("has no code twice, and each is a lowercase word that programs may switch on", () => {
    expect(new Set(failureCodes).size).toBe(failureCodes.length);
    for (const code of failureCodes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it("a Failure is an Error that carries its code and its public sentence", () => {
    const failure = new Failure("not_found", "There is no such thing.");
    expect(failure).toBeInstanceOf(Error);
    expect(failure).toMatchObject({
      name: "Failure",
      code: "not_found",
      message: failure.detail,
      details: {},
    });
  });
});

describe("ports under keys of a container", () => {
  it("have keys that are all different, and the same in every copy of this module", () => {
    expect(new Set(portNames.map(portKey)).size).toBe(portNames.length);
    expect(portKey("secrets")).toBe(Symbol.for("@embedded-analytics/port/secrets"));
  });
});

describe("T3: what one account's key cannot reach of another's", () => {
  it.each(["admin", "other"] as const)(
    "with the key %s every embed tenant of the other is missing",
    async (name) => {
      const { service } = await world();
      const foreign = name === "admin" ? "other" : "acme-corp";
      const codes = await Promise.all([
        codeOf(service.listGroups(withKey(keys[name]), foreign)),
        codeOf(service.listUserAttributes(withKey(keys[name]), foreign)),
        codeOf(service.deleteGroup(withKey(keys[name]), foreign, "1")),
        codeOf(service.deleteUserAttribute(withKey(keys[name]), foreign, "1")),
      ]);
      expect(codes).toEqual(Array.from({ length: 4 }, () => "tenant_not_found"));
    },
  );
});
