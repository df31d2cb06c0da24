import { describe, expect, it } from "@jest/globals";
import * as Result from "effect/Result";
import { refusalOf } from "../failures.fixture.js";
import { allowsOrigin } from "../sessions/origin/origin-patterns.js";
import { decode, inAccount, problemsOf } from "./declaration.fixture.js";

describe("C5: an unknown key stops, with its place", () => {
  it.each<[string, object]>([
    ["/version", { version: 1, accounts: [] }],
    ["/accounts/0/plann", { accounts: [{ name: "demo", plann: "premium" }] }],
    [
      "/accounts/0/flags/useCreatormode",
      { accounts: [{ name: "demo", flags: { useCreatormode: true } }] },
    ],
    ["/accounts/0/limits/users", { accounts: [{ name: "demo", limits: { users: 1 } }] }],
    [
      "/accounts/0/keys/0/secret",
      { accounts: [{ name: "demo", keys: [{ name: "k", secret: "x" }] }] },
    ],
    [
      "/accounts/0/deployments/0/branch",
      { accounts: [{ name: "demo", deployments: [{ id: 1, name: "d", branch: "x" }] }] },
    ],
    [
      "/accounts/0/agents/0/toolNames/svcOther",
      {
        accounts: [
          { name: "demo", agents: [{ id: "1", name: "a", toolNames: { svcOther: "x" } }] },
        ],
      },
    ],
    [
      "/accounts/0/agents/0/budgets/words",
      { accounts: [{ name: "demo", agents: [{ id: "1", name: "a", budgets: { words: 1 } }] }] },
    ],
    [
      "/accounts/0/embedTenants/0/groups/0/members",
      {
        accounts: [
          {
            name: "demo",
            embedTenants: [{ name: "acme-corp", groups: [{ name: "g", members: [] }] }],
          },
        ],
      },
    ],
  ])("%s", (pointer, value) => {
    expect(refusalOf(decode(value))).toEqual([{ pointer, message: "is not a known key" }]);
  });
});

describe("K1: the schema of a source", () => {
  const accountWith = (schema: string) => {
    const source = { name: "desk", kind: "postgres", urlFromEnv: "DESK_URL", schema };
    return { deployments: [{ id: 1, name: "d", sources: [source] }] };
  };

  it.each(["sales", "x".repeat(63), `${"ä".repeat(31)}x`, 'Größe "x"'])("%p is one", (schema) => {
    expect(Result.isSuccess(inAccount(accountWith(schema)))).toBe(true);
  });

  // The server would cut the name, and read what another one is called.
  it.each(["", "a\0b", "x".repeat(64), "ä".repeat(32)])("%p is none", (schema) => {
    const pointer = "/accounts/0/deployments/0/sources/0/schema";
    expect(problemsOf(accountWith(schema))).toMatchObject([{ pointer }]);
  });
});

describe("D2, J1: tokens of a deployment", () => {
  const problemsIn = (authTokens: object) =>
    problemsOf({
      deployments: [{ id: 1, name: "d", authTokens: { audience: "a", ...authTokens } }],
    });
  const at = "/accounts/0/deployments/0/authTokens";

  it.each(["none", "RS1", "HS1", "EdDSA", "hs256", ""])("%p is no algorithm", (algorithm) => {
    expect(problemsIn({ algorithm })).toMatchObject([{ pointer: `${at}/algorithm` }]);
  });

  it.each(["SECRET_KEY", "secret_key", "DATABASE_URL", "OIDC_CLIENT_SECRET", "REDIS_URL"])(
    "%s holds a secret of the service itself",
    (secretFromEnv) => {
      const message = "must not name a variable that holds a secret of the service itself";
      expect(problemsIn({ algorithm: "HS256", secretFromEnv })).toEqual([
        { pointer: `${at}/secretFromEnv`, message },
      ]);
    },
  );

  it.each([
    "http://idp.test/jwks",
    "file:///etc/passwd",
    "//idp.test/jwks",
    "https://user:secret@idp.test/jwks",
    "https://idp.test/jwks#keys",
    `https://idp.test/${"a".repeat(2048)}`,
  ])("no keys are fetched from %p", (jwksUrl) => {
    expect(problemsIn({ algorithm: "RS256", jwksUrl })).toMatchObject([
      { pointer: `${at}/jwksUrl` },
    ]);
  });
});

describe("C5, G2: origins that may show pages", () => {
  it.each([
    "localhost:3000",
    "https://a.test/",
    "https://*",
    "https://*:443",
    "https://a.*.test",
    "https://a,b.test",
    "https://a b.test",
    "https://a.test;script-src",
    "https://ada@a.test",
    "https://bücher.test",
    "https://a.test.",
    "https://a.test:0",
    "https://a.test:65536",
    "ftp://a.test",
    "*",
    "null",
    "",
  ])("%p is pointed at, since no page and no request would match it", (origin) => {
    const message = "must be an origin such as https://app.example.com";
    expect(problemsOf({ allowedOrigins: [origin] })).toEqual([
      { pointer: "/accounts/0/allowedOrigins/0", message },
    ]);
  });

  it.each([
    "https://app.example.com",
    "HTTP://Localhost:3000",
    "http://127.0.0.1:*",
    "https://*.example.com",
    "https://*.example.com:8443",
    "http://[::1]:3000",
  ])("%p is one, and as a page's origin it is matched", (origin) => {
    expect(Result.isSuccess(inAccount({ allowedOrigins: [origin] }))).toBe(true);
    const page = origin.replace("*.", "app.").replace(":*", ":1234");
    expect(allowsOrigin([origin], page)).toBe(true);
  });
});

describe("C5: a value that cannot be meant is pointed at", () => {
  it.each<[string, Record<string, unknown>, string]>([
    ["plan", { plan: "free" }, 'must be "starter", "premium" or "enterprise"'],
    ["limits/externalUsers", { limits: { externalUsers: -1 } }, "must not be negative"],
    ["limits/externalUsers", { limits: { externalUsers: 1.5 } }, "must be a whole number"],
    ["flags/useCreatorMode", { flags: { useCreatorMode: "yes" } }, "must be true or false"],
    ["keys/0/kind", { keys: [{ name: "k", kind: "root" }] }, 'must be "admin" or "personal"'],
    [
      "keys/0/fromEnv",
      { keys: [{ name: "k", fromEnv: "A-B" }] },
      "must be the name of an environment variable",
    ],
    [
      "keys/0/fromEnv",
      { keys: [{ name: "k", fromEnv: "SECRET_KEY" }] },
      "must not name a variable that holds a secret of the service itself",
    ],
    [
      "keys/0/expiresAt",
      { keys: [{ name: "k", expiresAt: "tomorrow" }] },
      "must be a time such as 2030-01-31T00:00:00Z",
    ],
    [
      "deployments/0/id",
      { deployments: [{ id: 0, name: "d" }] },
      "must be a whole number from 1 to 2147483647",
    ],
    [
      "deployments/0/id",
      { deployments: [{ id: 2 ** 31, name: "d" }] },
      "must be a whole number from 1 to 2147483647",
    ],
    ["deployments/0/id", { deployments: [{ id: "1", name: "d" }] }, "must be a number"],
    ...["Mars/Olympus", "+01:00", ""].map((timezone): [string, Record<string, unknown>, string] => [
      "deployments/0/timezone",
      { deployments: [{ id: 1, name: "d", timezone }] },
      "must be the name of an IANA time zone such as Europe/Berlin",
    ]),
    ["deployments/0/name", { deployments: [{ id: 1, name: "" }] }, "must not be empty"],
    ["agents/0/id", { agents: [{ id: 1, name: "a" }] }, "must be a string"],
    [
      "agents/0/id",
      { agents: [{ id: "a/b", name: "a" }] },
      "must be 1 to 64 of A-Z, a-z, 0-9, . _ and -, and neither . nor ..",
    ],
    [
      "agents/0/kind",
      { agents: [{ id: "1", name: "a", kind: "other" }] },
      'must be "builtin", "openai-compatible" or "anthropic"',
    ],
    [
      "agents/0/budgets/tokens",
      { agents: [{ id: "1", name: "a", budgets: { tokens: -1 } }] },
      "must not be negative",
    ],
    [
      "agents/0/tools/0",
      { agents: [{ id: "1", name: "a", tools: ["svcShell"] }] },
      'must be "svcMeta" or "svcSqlApi"',
    ],
    [
      "agents/0/baseUrl",
      { agents: [{ id: "1", name: "a", baseUrl: "https://key@example.com/v1" }] },
      "must be an address such as https://api.example.com/v1, without a user, a query or a fragment",
    ],
    [
      "agents/0/thinking",
      { agents: [{ id: "1", name: "a", thinking: true }] },
      'must be "development", "always" or "off"',
    ],
    ["groups/0/name", { groups: [{ name: " a" }] }, "must not begin or end with white space"],
    [
      "userAttributes/0/type",
      { userAttributes: [{ name: "a", type: "date" }] },
      'must be "string", "number", "string_array" or "number_array"',
    ],
    ["internalUsers/0/username", { internalUsers: [{ username: "  " }] }, "must not be empty"],
    [
      "internalUsers/0/userAttributes/0/value",
      { internalUsers: [{ username: "a", userAttributes: [{ name: "b", value: {} }] }] },
      "must be a string, a number, an array or null",
    ],
    [
      "embedTenants/0/name",
      { embedTenants: [{ name: "Acme Corp" }] },
      "must be 5 to 36 characters of a-z, 0-9 and -, begin with a letter and end with a letter or digit",
    ],
  ])("%s: %j", (place, fields, message) => {
    expect(problemsOf(fields)).toEqual([{ pointer: `/accounts/0/${place}`, message }]);
  });

  it.each(["", "Demo", "1demo", "demo_1", "a.b", "a".repeat(64)])(
    "an account may not be called %p",
    (name) => {
      expect(refusalOf(decode({ accounts: [{ name }] }))).toMatchObject([
        { pointer: "/accounts/0/name" },
      ]);
    },
  );

  it("all of them at once, over all accounts", () => {
    const problems = refusalOf(
      decode({
        accounts: [
          { name: "A", plan: 1 },
          { name: "b", x: 1, groups: [{ name: "" }] },
        ],
      }),
    );
    expect(problems.map(({ pointer }) => pointer).toSorted()).toEqual([
      "/accounts/0/name",
      "/accounts/0/plan",
      "/accounts/1/groups/0/name",
      "/accounts/1/x",
    ]);
  });
});
