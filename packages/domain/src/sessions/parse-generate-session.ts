import * as Result from "effect/Result";
import type { Account } from "../accounts/account.js";
import { decoder, invalidRequest } from "../shared/decode.js";
import { Failure, type Problem } from "../shared/failure.js";
import { embedTenantNameProblem } from "../shared/text-rules.js";
import { combinationProblems } from "./combination-problems.js";
import { duplicateNames } from "./duplicate-names.js";
import type { GenerateSessionRequest } from "./generate-session-request.js";
import { GenerateSessionBody } from "./generate-session-schema.js";

/**
 * A body as far as it can be judged before the account is known: whether a short embedTenantName
 * is the account's own name (A4) is open until then.
 */
export interface ParsedBody {
  /** Undefined where a problem leaves nothing that could be looked up. */
  readonly request: GenerateSessionRequest | undefined;
  readonly problems: readonly Problem[];
  readonly embedTenantName: string | undefined;
}

/** Parses the body of generate-session, collecting every problem (B1). */
export const parseGenerateSession = (body: unknown): ParsedBody => {
  const decoded = decodeBody(body);
  const combined = isObject(body) ? combinationProblems(body) : [];
  const problems = [...(Result.isFailure(decoded) ? decoded.failure : []), ...combined];
  if (Result.isFailure(decoded) || problems.length > 0) {
    const name = isObject(body) ? (body as { embedTenantName?: unknown }).embedTenantName : undefined;
    return {
      request: undefined,
      problems,
      embedTenantName: typeof name === "string" ? name : undefined,
    };
  }
  const request = requestOf(decoded.success);
  return { request, problems, embedTenantName: request.embedTenantName };
};

/** The request, now that it is known whose it is; or all that is wrong with it (B3). */
export const judgeBody = (
  parsed: ParsedBody,
  account: Account,
): Result.Result<GenerateSessionRequest, Failure> => {
  const problems = [...parsed.problems, ...tenantNameProblems(parsed, account)];
  if (parsed.request === undefined || problems.length > 0) {
    return Result.fail(invalidRequest(problems));
  }
  const duplicate = duplicateNames(parsed.request);
  return duplicate === undefined ? Result.succeed(parsed.request) : Result.fail(duplicate);
};

const decodeBody = decoder(GenerateSessionBody);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const tenantNameProblems = (parsed: ParsedBody, account: Account): readonly Problem[] => {
  const name = parsed.embedTenantName;
  const pointer = "/embedTenantName";
  if (name === undefined || name === account.name) return [];
  if (parsed.problems.some((problem) => problem.pointer === pointer)) return [];
  const message = embedTenantNameProblem(name);
  return message === undefined ? [] : [{ pointer, message }];
};

const requestOf = (body: GenerateSessionBody): GenerateSessionRequest => ({
  deploymentId: body.deploymentId,
  identity:
    body.externalId === undefined
      ? { kind: "internal", username: (body.internalId ?? "").trim().toLowerCase() }
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
  settings: {
    ...body.settings,
    ...(body.embedTheme === undefined ? {} : { embedTheme: body.embedTheme }),
  },
});
