import { beforeEach, describe, expect, it } from "@jest/globals";
import { parseApiKey } from "../access/api-key.js";
import { createEmbeddedAnalytics } from "../embedded-analytics.js";
import { inMemoryPorts } from "../in-memory/index.js";
import { StoreUnavailable } from "../shared/failure/store-unavailable.js";
import type { AppliedAccount } from "./applied.js";
import { codeOf, failureOf } from "../failures.fixture.js";
import { apiKey, declaration, keys, withKey, world, type World } from "../world.fixture.js";

let at: World;
const environment = Object.fromEntries(
  Object.entries(keys).map(([name, value]) => [name.toUpperCase(), value]),
);
const apply = (
  accounts: readonly object[],
  variables: Record<string, string | undefined> = environment,
) => at.service.applyDeclaration({ accounts }, variables);
const problemsOf = async (...cases: Parameters<typeof apply>) =>
  (await failureOf(apply(...cases))).details.problems;
const session = (key: string, account = {}) =>
  at.service.generateSession({ apiKey: key, ...account }, { externalId: "u", deploymentId: 1 });

beforeEach(async () => {
  at = await world();
});

describe("C5: applying a declaration", () => {
  it("a second time changes nothing at all", async () => {
    const before = at.stored();
    const applied = await at.service.applyDeclaration(declaration, environment);
    expect(applied.accounts).toEqual(
      ["demo", "other", "poor"].map((name) => ({ name, outcome: "unchanged", mintedKeys: [] })),
    );
    expect(at.stored()).toEqual(before);
  });

  it("tells of each account what became of it", async () => {
    const applied = await apply([
      { name: "demo", plan: "premium" },
      { name: "fresh" },
      { name: "other" },
    ]);
    expect(applied.accounts.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["demo", "changed"],
      ["fresh", "created"],
      ["other", "unchanged"],
    ]);
  });

  it("A4: defines in the account's own embed tenant, whose name may be short", async () => {
    await apply([{ name: "tiny", embedTenants: [{ name: "tiny", groups: [{ name: "own" }] }] }]);
    const again = [{ name: "tiny", embedTenants: [{ name: "tiny" }, { name: "ab" }] }];
    expect(await problemsOf(again)).toEqual([
      { pointer: "/accounts/0/embedTenants/1/name", message: expect.stringContaining("5 to 36") },
    ]);
  });

  it("takes more entries than a request may have", async () => {
    const internalUsers = Array.from({ length: 1001 }, (_, n) => ({ username: `user-${n}` }));
    expect((await apply([{ name: "large", internalUsers }])).accounts[0]?.outcome).toBe("created");
  });

  it("tells of each account at once, so that an outage at a later one loses no key", async () => {
    const ports = inMemoryPorts();
    const { commit } = ports.accounts;
    const failing = createEmbeddedAnalytics({
      ...ports,
      accounts: {
        ...ports.accounts,
        commit: (name, changes) => {
          if (name === "second") throw new StoreUnavailable();
          return commit(name, changes);
        },
      },
    });
    const reported: AppliedAccount[] = [];
    const accounts = [{ name: "first", keys: [{ name: "server" }] }, { name: "second" }];
    const failure = failing.applyDeclaration({ accounts }, {}, (one) => reported.push(one));
    expect(await codeOf(failure)).toBe("store_unavailable");
    expect(reported).toMatchObject([{ name: "first", outcome: "created" }]);
    expect(parseApiKey(reported[0]?.mintedKeys[0]?.apiKey ?? "")).toBeDefined();
  });

  it("leaves alone what the file does not name, accounts included", async () => {
    await apply([{ name: "fresh" }]);
    await session(keys.admin);
    await session(keys.other);
    expect(at.tables.accounts.size).toBe(4);
  });

  it("that is empty does nothing", async () => {
    expect(await apply([])).toEqual({ accounts: [] });
  });

  it("takes effect at once: a plan, a flag, a revoked key", async () => {
    const body = { externalId: "u", creatorMode: true };
    await apply([{ name: "demo", flags: { useCreatorMode: false } }]);
    expect(await codeOf(at.service.generateSession(withKey(), body))).toBe("creator_mode_disabled");
    await apply([{ name: "demo", plan: "starter" }]);
    expect(await codeOf(session(keys.admin))).toBe("plan_required");
    await apply([{ name: "demo", keys: [{ name: "admin", revoked: true }] }]);
    expect(await codeOf(session(keys.admin))).toBe("unauthenticated");
  });

  it("B3: a lower limit holds for whoever comes next", async () => {
    await session(keys.admin);
    await apply([{ name: "demo", limits: { externalUsers: 1 } }]);
    await session(keys.admin); // the same user, who has a seat
    const next = at.service.generateSession(withKey(), { externalId: "v" });
    expect(await codeOf(next)).toBe("external_user_limit");
    await at.service.generateSession(withKey(), { externalId: "v", isEphemeral: true });
  });
});

describe("C5, A3: where a key's secret comes from", () => {
  const file = (name: string) => [
    { name: "fresh", deployments: [{ id: 1, name: "d" }], keys: [{ name, fromEnv: "FRESH" }] },
  ];

  it("the variable, where it is set", async () => {
    const applied = await apply(file("server"), { FRESH: apiKey("fresh") });
    expect(applied.accounts[0]?.mintedKeys).toEqual([]);
    await session(apiKey("fresh"));
  });

  it.each([undefined, ""])("else it is made at random and shown once (FRESH=%j)", async (FRESH) => {
    const [first] = (await apply(file("server"), { FRESH })).accounts;
    const [minted] = first?.mintedKeys ?? [];
    expect(minted?.name).toBe("server");
    expect(parseApiKey(minted?.apiKey ?? "")).toBeDefined();
    await session(minted?.apiKey ?? "");
    const [again] = (await apply(file("server"), { FRESH })).accounts;
    expect(again).toEqual({ name: "fresh", outcome: "unchanged", mintedKeys: [] });
    await session(minted?.apiKey ?? "");
  });

  it("another value under the same name replaces it: the old one opens nothing any more", async () => {
    await apply(file("server"), { FRESH: apiKey("old") });
    await apply(file("server"), { FRESH: apiKey("new") });
    await session(apiKey("new"));
    expect(await codeOf(session(apiKey("old")))).toBe("unauthenticated");
  });

  it("a variable that is not set any more keeps the secret", async () => {
    await apply(file("server"), { FRESH: apiKey("old") });
    expect((await apply(file("server"), {})).accounts[0]?.outcome).toBe("unchanged");
    await session(apiKey("old"));
  });

  it("a value that is not of A3's form stops, and is not repeated", async () => {
    const failure = await failureOf(apply(file("server"), { FRESH: "hunter2" }));
    expect(failure.details.problems).toEqual([
      {
        pointer: "/accounts/0/keys/0/fromEnv",
        message:
          "names a variable whose value is not of the form sk-{12 of a-z0-9}-{43 of A-Za-z0-9_-}",
      },
    ]);
    expect(JSON.stringify([failure.detail, failure.details])).not.toContain("hunter2");
  });

  it("T1: no secret is stored", async () => {
    const [made] = (await apply(file("server"), {})).accounts;
    expect(JSON.stringify(at.stored())).not.toContain(made?.mintedKeys[0]?.apiKey.slice(-43));
  });
});

describe("A1: a key belongs to one account", () => {
  const twoKeys = (first: string, second: string) => [
    { name: "fresh", keys: [{ name: "k", fromEnv: first }] },
    { name: "fresher", keys: [{ name: "k", fromEnv: second }] },
  ];

  it("a value that a key of another account has is refused", async () => {
    const before = at.stored();
    expect(await problemsOf([{ name: "fresh", keys: [{ name: "k", fromEnv: "ADMIN" }] }])).toEqual([
      { pointer: "/accounts/0/keys/0/fromEnv", message: "has the value of a key in use" },
    ]);
    expect(at.stored()).toEqual(before);
  });

  it("so is one that has the public id of another account's key, with another secret", async () => {
    expect(
      await problemsOf([{ name: "fresh", keys: [{ name: "k", fromEnv: "X" }] }], {
        X: apiKey("admin", "x"),
      }),
    ).toMatchObject([{ pointer: "/accounts/0/keys/0/fromEnv" }]);
  });

  it("so is one that the same file gives to two accounts, or to two keys of one", async () => {
    const shared = { A: apiKey("shared"), B: apiKey("shared") };
    const twice = "has the value of another declared key";
    expect(await problemsOf(twoKeys("A", "B"), shared)).toEqual([
      { pointer: "/accounts/1/keys/0/fromEnv", message: twice },
    ]);
    const inOne = [
      {
        name: "fresh",
        keys: [
          { name: "a", fromEnv: "A" },
          { name: "b", fromEnv: "B" },
        ],
      },
    ];
    expect(await problemsOf(inOne, shared)).toEqual([
      { pointer: "/accounts/0/keys/1/fromEnv", message: twice },
    ]);
  });

  it("so is a renamed key's, since the old name stays", async () => {
    expect(
      await problemsOf([{ name: "demo", keys: [{ name: "backend", fromEnv: "ADMIN" }] }]),
    ).toEqual([
      { pointer: "/accounts/0/keys/0/fromEnv", message: "has the value of the key admin" },
    ]);
  });
});

describe("C5: a mistake anywhere writes nothing anywhere", () => {
  it.each<[string, readonly object[], readonly string[]]>([
    [
      "a broken reference in the second account",
      [
        { name: "demo", plan: "premium" },
        { name: "other", agents: [{ id: "1", name: "a", deployment: 9 }] },
      ],
      ["/accounts/1/agents/0/deployment"],
    ],
    [
      "another type in the second account",
      [{ name: "fresh" }, { name: "demo", userAttributes: [{ name: "city", type: "number" }] }],
      ["/accounts/1/userAttributes/0/type"],
    ],
    ["an unknown key", [{ name: "fresh" }, { name: "demo", extra: 1 }], ["/accounts/1/extra"]],
    [
      "an account named twice",
      [{ name: "fresh" }, { name: "fresh", plan: "premium" }],
      ["/accounts/1/name"],
    ],
    [
      "several in several accounts",
      [
        { name: "demo", keys: [{ name: "k", deployments: [9] }] },
        { name: "other", internalUsers: [{ username: "a", groups: ["x"] }] },
      ],
      ["/accounts/0/keys/0/deployments/0", "/accounts/1/internalUsers/0/groups/0"],
    ],
  ])("%s", async (_what, accounts, pointers) => {
    const before = at.stored();
    const failure = await failureOf(apply(accounts));
    expect(failure.code).toBe("invalid_request");
    expect(failure.details.problems?.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(at.stored()).toEqual(before);
  });

  it("speaks of a declaration, not of a body", async () => {
    expect((await failureOf(at.service.applyDeclaration(null, {}))).detail).toBe(
      "The declaration must be an object.",
    );
  });
});
