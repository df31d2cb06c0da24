import { expect, test } from "@jest/globals";
import type { Planning } from "../plan/planning.js";
import type { AuthTokensDeclaration } from "./auth-token-declaration.js";
import type { AuthTokenSettings } from "./auth-token-settings.js";
import { authTokenSecretProblem, planAuthTokens } from "./plan-auth-tokens.js";

const jwksUrl = "https://idp.test/jwks";

const planned = (
  declared: AuthTokensDeclaration | null | undefined,
  stored?: AuthTokenSettings,
) => {
  const planning: Planning = { newId: () => 1, problems: [] };
  const settings = planAuthTokens(planning, "/at", declared, stored);
  return { settings, problems: planning.problems };
};

test("D2: what is left out has its default, and a claim that is not named is not there", () => {
  expect(planned({ algorithm: "RS256", jwksUrl, audience: "a", claims: { groups: "g" } })).toEqual({
    settings: {
      enabled: true,
      algorithm: "RS256",
      jwksUrl,
      audience: "a",
      claims: { groups: "g" },
    },
    problems: [],
  });
});

test("D2: what is left out stays as it is stored, and null takes it away", () => {
  const { settings: stored } = planned({ algorithm: "RS256", jwksUrl, audience: "a" });
  expect(planned(undefined, stored)).toEqual({ settings: stored, problems: [] });
  expect(planned(null, stored)).toEqual({ settings: undefined, problems: [] });
});

test("D2: the algorithm says which kind of key there is, and the other kind is refused", () => {
  expect(planned({ algorithm: "HS256", jwksUrl, audience: "a" }).problems).toEqual([
    { pointer: "/at", message: "needs secretFromEnv for HS256" },
    { pointer: "/at/jwksUrl", message: "is not for HS256" },
  ]);
  expect(planned({ algorithm: "PS512", secretFromEnv: "S", audience: "a" }).problems).toEqual([
    { pointer: "/at", message: "needs jwksUrl for PS512" },
    { pointer: "/at/secretFromEnv", message: "is not for PS512" },
  ]);
});

test("D2: an attribute has its value from one claim", () => {
  const userAttributes = [
    { name: "city", claim: "a" },
    { name: "city", claim: "b" },
  ];
  const declared = {
    algorithm: "ES256",
    jwksUrl,
    audience: "a",
    claims: { userAttributes },
  } as const;
  expect(planned(declared).problems).toEqual([
    { pointer: "/at/claims/userAttributes/1/name", message: "is declared twice" },
  ]);
});

test.each([
  ["HS256", 32],
  ["HS384", 48],
  ["HS512", 64],
] as const)("D2: the secret of %s has %i bytes at least", (algorithm, bytes) => {
  const problem = (secret: string | undefined) =>
    authTokenSecretProblem({ algorithm, secretFromEnv: "SECRET" }, { SECRET: secret });
  expect(problem("s".repeat(bytes - 1))).toContain(`shorter than ${bytes} bytes`);
  expect(problem("s".repeat(bytes))).toBeUndefined();
  expect(problem("ü".repeat(bytes / 2))).toBeUndefined();
  // It may be set when the service starts.
  expect(problem(undefined)).toBeUndefined();
});
