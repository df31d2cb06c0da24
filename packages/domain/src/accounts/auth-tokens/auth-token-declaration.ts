import * as Schema from "effect/Schema";
import { textRule } from "../../shared/decode.js";
import { nameProblem, webUrlProblem } from "../../shared/text/text-rules.js";
import { environmentNameProblem } from "../environment-name.js";
import { authTokenAlgorithms, type AuthTokenSettings } from "./auth-token-settings.js";
import { withoutUndefined } from "../../shared/json/without-undefined.js";

const Name = Schema.String.check(textRule(nameProblem));

const ClaimsDeclaration = Schema.Struct({
  externalId: Schema.optional(Name),
  embedTenant: Schema.optional(Name),
  groups: Schema.optional(Name),
  userAttributes: Schema.optional(Schema.Array(Schema.Struct({ name: Name, claim: Name }))),
});

/** The part of a deployment's declaration about tokens of the account's own identity provider (D2, C5). */
export const AuthTokensDeclaration = Schema.Struct({
  enabled: Schema.optional(Schema.Boolean),
  algorithm: Schema.Literals(authTokenAlgorithms),
  secretFromEnv: Schema.optional(Schema.String.check(textRule(environmentNameProblem))),
  jwksUrl: Schema.optional(Schema.String.check(textRule(jwksUrlProblem))),
  issuer: Schema.optional(Name),
  audience: Name,
  claims: Schema.optional(ClaimsDeclaration),
});

export type AuthTokensDeclaration = typeof AuthTokensDeclaration.Type;

/** The settings of that declaration; it is one value, which replaces what was stored as a whole. */
export const authTokenSettingsOf = ({
  enabled = true,
  algorithm,
  secretFromEnv,
  jwksUrl,
  issuer,
  audience,
  claims = {},
}: AuthTokensDeclaration): AuthTokenSettings => ({
  enabled,
  algorithm,
  ...withoutUndefined({ secretFromEnv, jwksUrl, issuer }),
  audience,
  claims: withoutUndefined(claims),
});

/** Keys that came without TLS could be anybody's; a password in an address would be stored in clear. */
function jwksUrlProblem(text: string): string | undefined {
  const problem = webUrlProblem(text);
  if (problem !== undefined) return problem;
  const { username, password, hash } = new URL(text);
  return username === "" && password === "" && hash === ""
    ? undefined
    : "must be an address without a user and without a fragment";
}
