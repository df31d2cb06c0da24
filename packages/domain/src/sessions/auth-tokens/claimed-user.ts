import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Account } from "../../access/account.js";
import type {
  AuthTokenClaimNames,
  AuthTokenSettings,
} from "../../accounts/auth-tokens/auth-token-settings.js";
import { decoder, invalidRequest } from "../../shared/decode.js";
import { Failure, type Problem } from "../../shared/failure/failure.js";
import { externalIdProblem, tenantNameProblemIn } from "../../shared/text/text-rules.js";
import type { RightsRequest } from "../decide/decide-rights.js";
import { AttributeInput, Name } from "../parse/generate-session-schema.js";
import { claimOf, type Claims } from "./read-auth-token.js";

/** Whom a token is about. */
export interface ClaimedUser {
  readonly externalId: string;
  readonly embedTenantName: string;
}

/**
 * The user of a token, by the rules of A4: nothing is changed silently, so that an id in capital letters is told.
 * Undefined where a claim is not there that says who it is: an embed tenant that is not named is not the account's own.
 */
export const claimedUser = (
  claims: Claims,
  { claims: names }: AuthTokenSettings,
  account: Pick<Account, "name">,
): Result.Result<ClaimedUser, Failure<"invalid_request">> | undefined => {
  const idName = names.externalId ?? (Object.hasOwn(claims, "externalId") ? "externalId" : "sub");
  const externalId = claimOf(claims, idName);
  const tenant =
    names.embedTenant === undefined ? account.name : claimOf(claims, names.embedTenant);
  if (externalId === undefined || tenant === undefined) return undefined;
  const problems = [
    ...textProblems(idName, externalId, externalIdProblem),
    ...textProblems(names.embedTenant ?? "", tenant, (name) =>
      tenantNameProblemIn(account.name, name),
    ),
  ];
  return problems.length > 0 || typeof externalId !== "string" || typeof tenant !== "string"
    ? Result.fail(invalidToken(problems))
    : Result.succeed({ externalId, embedTenantName: tenant });
};

const textProblems = (
  name: string,
  claim: unknown,
  problemOf: (text: string) => string | undefined,
): readonly Problem[] => {
  const message = typeof claim === "string" ? problemOf(claim) : "must be a text";
  return message === undefined ? [] : [{ pointer: pointerOf(name), message }];
};

/**
 * The rights that a token gives, by the claims that the deployment names (D2, B3). Such a claim is the provider's
 * last word: where it is not there, the user has no group, and no value but the attribute's default.
 */
export const claimedRights = (
  claims: Claims,
  { groups, userAttributes = [] }: AuthTokenClaimNames,
): Result.Result<RightsRequest, Failure<"invalid_request">> => {
  const names = groups === undefined ? undefined : decodeGroups(claimOf(claims, groups) ?? []);
  const values = userAttributes.map(({ name, claim }) => ({
    name,
    claim,
    value: decodeValue(claimOf(claims, claim) ?? null),
  }));
  const problems = [
    ...(names !== undefined && Result.isFailure(names) ? below(groups ?? "", names.failure) : []),
    ...values.flatMap(({ claim, value }) =>
      Result.isFailure(value) ? below(claim, value.failure) : [],
    ),
  ];
  if (problems.length > 0) return Result.fail(invalidToken(problems));
  return Result.succeed({
    creatorMode: false,
    groups: names && Result.getOrElse(names, () => []),
    userAttributes: values.map(({ name, value }) => ({
      name,
      value: Result.getOrElse(value, () => null),
    })),
    securityContext: undefined,
  });
};

const decodeGroups = decoder(Schema.Array(Name));
const decodeValue = decoder(AttributeInput);

const below = (claim: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ pointer, message }) => ({ pointer: `${pointerOf(claim)}${pointer}`, message }));

/** Pointers start from the token's payload; a claim's name may be an address. */
const pointerOf = (claim: string): string =>
  `/${claim.replaceAll("~", "~0").replaceAll("/", "~1")}`;

const invalidToken = (problems: readonly Problem[]): Failure<"invalid_request"> => {
  const { detail, details } = invalidRequest(problems);
  // A pointer alone would be taken for one into the body.
  return new Failure("invalid_request", `In the auth token: ${detail}`, details);
};
