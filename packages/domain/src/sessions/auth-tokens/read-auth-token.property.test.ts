import { expect, test } from "@jest/globals";
import fc from "fast-check";
import * as Result from "effect/Result";
import type {
  AuthTokenClaimNames,
  AuthTokenSettings,
} from "../../accounts/auth-tokens/auth-token-settings.js";
import { nameProblem } from "../../shared/text/text-rules.js";
import { claimedRights, claimedUser } from "./claimed-user.js";
import { clockSkewSeconds, isMeantFor, issueOfGoodToken } from "./judge-auth-token.js";
import { authTokenLengthMax, claimOf, hasTokenForm, readAuthToken } from "./read-auth-token.js";

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (header: unknown, claims: unknown): string =>
  `${part(header)}.${part(claims)}.c2ln`;

const names = fc.constantFrom(
  "sub",
  "aud",
  "iat",
  "exp",
  "nbf",
  "iss",
  "roles",
  "city",
  "__proto__",
  "constructor",
  "toString",
);
// As JSON writes them, which has no sign for a zero.
const claims = fc
  .dictionary(names, fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true })
  .map((drawn) => JSON.parse(JSON.stringify(drawn)) as Readonly<Record<string, unknown>>);

test("D2: whatever is presented, reading it gives a token or nothing, and never fails", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([header, body]) => tokenOf(header, body)),
      ),
      (text) => {
        const presented = readAuthToken(text);
        if (presented === undefined) return;
        expect(hasTokenForm(text)).toBe(true);
        expect(presented.audiences.length).toBeGreaterThan(0);
      },
    ),
  );
});

test("D2: a token is read as it was written, by its own claims alone", () => {
  fc.assert(
    fc.property(claims, (given) => {
      const presented = readAuthToken(tokenOf({ alg: "HS256" }, { ...given, aud: "a" }));
      for (const name of ["sub", "roles", "constructor", "toString", "__proto__"]) {
        const written = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
        if (name !== "__proto__") expect(claimOf(presented?.claims ?? {}, name)).toEqual(written);
      }
    }),
  );
});

test.each([
  ["no algorithm", { typ: "JWT" }, { aud: "a" }],
  ["an extension", { alg: "HS256", crit: [] }, { aud: "a" }],
  ["no audience", { alg: "HS256" }, {}],
  ["an audience of null", { alg: "HS256" }, { aud: null }],
  ["an empty audience", { alg: "HS256" }, { aud: "" }],
  ["no audience in a list", { alg: "HS256" }, { aud: [] }],
  ["a list that has more than texts", { alg: "HS256" }, { aud: ["a", 1] }],
  ["many audiences", { alg: "HS256" }, { aud: Array.from({ length: 17 }, () => "a") }],
  ["a list for its payload", { alg: "HS256" }, ["a"]],
  ["a text for its header", "HS256", { aud: "a" }],
  ["too long a payload", { alg: "HS256" }, { aud: "a", more: "x".repeat(authTokenLengthMax) }],
])("D2: a token with %s is none", (_what, header, body) => {
  expect(readAuthToken(tokenOf(header, body))).toBeUndefined();
});

const settings: AuthTokenSettings = {
  ...{ enabled: true, algorithm: "RS256", jwksUrl: "https://idp.test/jwks" },
  ...{ issuer: "https://idp.test/", audience: "a", claims: {} },
};

test("D2: a token is meant for a deployment by algorithm, audience and issuer together", () => {
  const token = { algorithm: "RS256", audiences: ["b", "a"], claims: { iss: "https://idp.test/" } };
  expect(isMeantFor(token, settings)).toBe(true);
  expect(isMeantFor({ ...token, claims: {} }, { ...settings, issuer: undefined })).toBe(true);
  expect(isMeantFor(token, { ...settings, enabled: false })).toBe(false);
  for (const over of [
    { algorithm: "rs256" },
    { algorithm: "HS256" },
    { audiences: ["b"] },
    { claims: {} },
    { claims: { iss: "https://idp.test" } },
    { claims: { iss: ["https://idp.test/"] } },
  ]) {
    expect(isMeantFor({ ...token, ...over }, settings)).toBe(false);
  }
});

test("D2: a token is good from its issue to its end, a day at most, with the clocks' difference", () => {
  const nowMs = 1_900_000_000_000;
  const now = nowMs / 1000;
  const seconds = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(seconds, seconds, fc.option(seconds, { nil: undefined }), (issue, end, begin) => {
      const given = {
        ...{ iat: now + issue, exp: now + end },
        ...(begin === undefined ? {} : { nbf: now + begin }),
      };
      const isGood =
        issue <= clockSkewSeconds &&
        (begin ?? issue) <= clockSkewSeconds &&
        end + clockSkewSeconds > 0 &&
        end > issue &&
        end - issue <= 86_400;
      expect(issueOfGoodToken(given, nowMs)).toBe(isGood ? (now + issue) * 1000 : undefined);
    }),
    {
      examples: [
        [30, 31, 30],
        [31, 32, undefined],
        [0, 86_400, undefined],
        [0, 86_401, undefined],
        [-60, -30, undefined],
        [-60, -29, undefined],
      ],
    },
  );
});

test("D2: times that are no numbers, or are not there, make no token good", () => {
  const nowMs = 1_900_000_000_000;
  const good = { iat: nowMs / 1000, exp: nowMs / 1000 + 60 };
  expect(issueOfGoodToken(good, nowMs)).toBe(nowMs);
  for (const name of ["iat", "exp", "nbf"]) {
    for (const value of ["1900000000", true, [1_900_000_000], {}, -1]) {
      expect(issueOfGoodToken({ ...good, [name]: value }, nowMs)).toBeUndefined();
    }
  }
  for (const name of ["iat", "exp"]) {
    expect(issueOfGoodToken({ ...good, [name]: null }, nowMs)).toBeUndefined();
  }
});

test("D2, A4, A6: of any claims come rights that a session could have, or problems with their places", () => {
  const userAttributes = [{ name: "city", claim: "city" }];
  const named: AuthTokenClaimNames = { groups: "roles", userAttributes };
  fc.assert(
    fc.property(claims, (given) => {
      const rights = claimedRights(given, named);
      if (Result.isFailure(rights)) {
        const { problems = [] } = rights.failure.details;
        expect(problems.length).toBeGreaterThan(0);
        for (const { pointer } of problems) expect(pointer).toMatch(/^\/(roles|city)(\/|$)/);
        return;
      }
      const { groups = [], userAttributes: values, creatorMode } = rights.success;
      expect(groups.every((group) => nameProblem(group) === undefined)).toBe(true);
      expect([values.length, creatorMode]).toEqual([1, false]);
      // Declared and not there: none, and not what is stored.
      if (claimOf(given, "roles") === undefined) expect(rights.success.groups).toEqual([]);
      expect(values[0]?.value).toEqual(claimOf(given, "city") ?? null);
    }),
  );
  expect(claimedRights({ roles: ["a"] }, {})).toEqual(
    Result.succeed({
      creatorMode: false,
      groups: undefined,
      userAttributes: [],
      securityContext: undefined,
    }),
  );
});

test("A4: of any claims comes a user, nobody, or problems with their places", () => {
  const account = { name: "acme" };
  const named = { ...settings, claims: { externalId: "sub", embedTenant: "city" } };
  fc.assert(
    fc.property(claims, (given) => {
      const user = claimedUser(given, named, account);
      const isNobody = claimOf(given, "sub") === undefined || claimOf(given, "city") === undefined;
      expect(user === undefined).toBe(isNobody);
      if (user === undefined || Result.isFailure(user)) return;
      expect(user.success).toEqual({ externalId: given["sub"], embedTenantName: given["city"] });
    }),
  );
  expect(claimedUser({ sub: "ada" }, settings, account)).toEqual(
    Result.succeed({ externalId: "ada", embedTenantName: "acme" }),
  );
});
