import * as Result from "effect/Result";
import { decide } from "../../sessions/decide/decide.js";
import type { Snapshot } from "../../sessions/decide/snapshot.js";
import type { JudgedRequest } from "../../sessions/parse/parse-generate-session.js";
import { Failure } from "../../shared/failure/failure.js";
import type { FailureCode } from "../../shared/failure/failure-code.js";

/** All reasons for which a request would be refused, and what of it could be granted. */
export interface JudgedDecision {
  readonly failures: readonly Failure[];
  readonly grantable: JudgedRequest;
}

/**
 * Every failure of a decision, where generate-session answers the first: each part of the request is decided
 * by itself, and what fails is left out of what could be granted (J6). Pure.
 */
export const judgeDecision = (snapshot: Snapshot, request: JudgedRequest): JudgedDecision => {
  const failures: Failure[] = [];
  const failureOf = (part: Partial<JudgedRequest>): Failure | undefined => {
    let ids = 1;
    const asked = { ...request, ...part };
    const decided = decide(snapshot, asked, request.deploymentId, "", () => ids++);
    return Result.isFailure(decided) ? decided.failure : undefined;
  };
  const passes = (part: Partial<JudgedRequest>): boolean => {
    const failure = failureOf(part);
    if (failure === undefined) return true;
    failures.push(failure);
    return false;
  };
  const nothing = {
    groups: undefined,
    userAttributes: [],
    groupDefinitions: [],
    userAttributeDefinitions: [],
  };
  passes(nothing);
  const definitions = {
    groupDefinitions: request.groupDefinitions.filter((definition) =>
      passes({ ...nothing, groupDefinitions: [definition] }),
    ),
    userAttributeDefinitions: request.userAttributeDefinitions.filter((definition) =>
      passes({ ...nothing, userAttributeDefinitions: [definition] }),
    ),
  };
  const rights = { ...nothing, ...definitions };
  const grantable = {
    ...request,
    ...definitions,
    groups: request.groups?.filter((name) => passes({ ...rights, groups: [name] })),
    userAttributes: request.userAttributes.filter((value) =>
      passes({ ...rights, userAttributes: [value] }),
    ),
  };
  return { failures: merged(failures), grantable };
};

/** Failures that are alike once, and all names that are missing of a kind in one. */
const merged = (failures: readonly Failure[]): readonly Failure[] => {
  const seen = new Map<string, Failure>();
  for (const failure of failures) {
    const { code, detail, details } = failure;
    const key: string = details.missing === undefined ? `${code} ${detail}` : code;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, failure);
    else if (details.missing !== undefined) {
      const missing = [...new Set([...(earlier.details.missing ?? []), ...details.missing])];
      seen.set(key, new Failure(code, sentenceOf(code, missing, earlier), { missing }));
    }
  }
  return [...seen.values()];
};

const sentenceOf = (code: FailureCode, missing: readonly string[], { detail }: Failure): string =>
  code === "groups_not_found" ? `Groups with names ${missing.join(", ")} not found` : detail;
