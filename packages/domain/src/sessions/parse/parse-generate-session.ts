import * as Result from "effect/Result";
import type { Account } from "../../access/account.js";
import { decoder, invalidRequest } from "../../shared/decode.js";
import type { Failure, Problem } from "../../shared/failure/failure.js";
import { explainNulls, withoutNulls, type OptionalFields } from "../../shared/json/null-fields.js";
import { isObject, type JsonObject } from "../../shared/json/json.js";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import { combinationProblems } from "./combination-problems.js";
import { duplicateNames } from "./duplicate-names.js";
import { readTheme } from "./embed-theme.js";
import type { GenerateSessionRequest } from "./generate-session-request.js";
import { GenerateSessionBody } from "./generate-session-schema.js";
import { tenantNameProblems } from "./tenant-name-problems.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * A body as far as it can be judged before the account is known. Open until then: whether a short
 * embedTenantName is the account's own name (A4), and whether a deploymentId may be missing (B6).
 */
export interface ParsedBody {
  /** Undefined where a problem leaves nothing that could be looked up. */
  readonly request: GenerateSessionRequest | undefined;
  readonly problems: readonly Problem[];
  /** Names given twice: a failure of its own where nothing else is wrong (B3). */
  readonly duplicates: Failure<"duplicate_name"> | undefined;
  readonly embedTenantName: string | undefined;
  readonly lacksDeployment: boolean;
}

/** A request whose account is known, and with it the deployment that it is for. */
export interface JudgedRequest extends GenerateSessionRequest {
  readonly deploymentId: DeploymentId;
}

/** Parses the body of generate-session, collecting every problem (B1). */
export const parseGenerateSession = (given: unknown): ParsedBody => {
  const body = withoutNulls(given, optionalFields);
  const decoded = decodeBody(body);
  const fields = isObject(body) ? body : undefined;
  const problems = [
    ...(Result.isFailure(decoded) ? explainNulls(decoded.failure, fields, optionalFields) : []),
    ...(fields === undefined ? [] : combinationProblems(fields)),
  ];
  const duplicates = fields && duplicateNames(fields);
  const name = fields?.["embedTenantName"];
  return {
    request:
      Result.isFailure(decoded) || problems.length > 0 || duplicates !== undefined
        ? undefined
        : requestOf(decoded.success),
    problems,
    duplicates,
    embedTenantName: typeof name === "string" ? name : undefined,
    lacksDeployment: fields !== undefined && fields["deploymentId"] === undefined,
  };
};

/** The request, now that it is known whose it is; or all that is wrong with it (B1, B3). */
export const judgeBody = (
  parsed: ParsedBody,
  account: Account,
): Result.Result<JudgedRequest, Failure<"invalid_request" | "duplicate_name">> => {
  const { request, duplicates } = parsed;
  const problems = [
    ...parsed.problems,
    ...tenantNameProblems(parsed, account),
    ...deploymentProblems(parsed, account),
  ];
  if (problems.length > 0) {
    return Result.fail(invalidRequest([...problems, ...(duplicates?.details.problems ?? [])]));
  }
  if (duplicates !== undefined) return Result.fail(duplicates);
  const deploymentId = request?.deploymentId ?? account.defaultDeploymentId;
  return request === undefined || deploymentId === undefined
    ? Result.fail(invalidRequest(problems))
    : Result.succeed({ ...request, deploymentId });
};

/** Where null counts as omitted (B8). */
const optionalFields: OptionalFields = {
  except: [
    "groups",
    "userAttributes",
    "securityContext",
    "groupDefinitions",
    "userAttributeDefinitions",
  ],
  within: {
    userProfile: {},
    embedTenantProfile: {},
    settings: {},
    groupDefinitions: {},
    userAttributeDefinitions: {},
  },
};

const decodeBody = decoder(GenerateSessionBody);

const deploymentProblems = (
  { lacksDeployment }: ParsedBody,
  account: Account,
): readonly Problem[] =>
  lacksDeployment && account.defaultDeploymentId === undefined
    ? [{ pointer: "/deploymentId", message: "is required: the account has no default deployment" }]
    : [];

const requestOf = (body: GenerateSessionBody): GenerateSessionRequest => ({
  deploymentId: body.deploymentId,
  identity:
    body.externalId === undefined
      ? { kind: "internal", username: canonicalUsername(body.internalId ?? "") }
      : { kind: "external", externalId: body.externalId },
  embedTenantName: body.embedTenantName,
  embedTenantDisplayName: body.embedTenantProfile?.displayName,
  creatorMode: body.creatorMode ?? false,
  groups: body.groups,
  userAttributes: body.userAttributes ?? [],
  groupDefinitions: (body.groupDefinitions ?? []).map(({ name, description }) => ({
    name,
    description,
  })),
  userAttributeDefinitions: (body.userAttributeDefinitions ?? []).map((definition) => ({
    name: definition.name,
    type: definition.type,
    displayName: definition.displayName,
    defaultValue: definition.defaultValue,
    description: definition.description,
  })),
  securityContext: body.securityContext,
  email: body.externalId === undefined ? undefined : (body.email as string | undefined),
  displayName: body.userProfile?.displayName,
  picture: body.userProfile?.picture,
  isEphemeral: body.isEphemeral ?? false,
  branchName: body.branchName,
  settings: { ...body.settings, ...themeOf(body.embedTheme) },
  ...(body.dryRun === true && { dryRun: true }),
});

/** As far as it can be used; the rest is named to the caller (B9). */
const themeOf = (given: unknown): { readonly embedTheme?: JsonObject } => {
  const { theme } = readTheme(given);
  return theme === undefined ? {} : { embedTheme: theme };
};
