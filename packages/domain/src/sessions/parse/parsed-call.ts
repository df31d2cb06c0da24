import * as Result from "effect/Result";
import type { Account } from "../../access/account.js";
import { invalidRequest } from "../../shared/decode.js";
import { Failure, type Problem } from "../../shared/failure/failure.js";
import {
  parseSessionSettings,
  type ParsedSessionSettings,
  type SessionSettings,
} from "./session-settings.js";
import { tenantNameProblems } from "./tenant-name-problems.js";
import { problemBelow } from "../../shared/failure/problem-below.js";

/**
 * The body of a call that a session's page or a server may make, as far as it can be judged before it
 * is known who asks: a server has to send `sessionSettings`, a page's are not looked at.
 */
export interface ParsedCall<Request> {
  readonly request: Request | undefined;
  readonly problems: readonly Problem[];
  /** Undefined where there are none. */
  readonly sessionSettings: ParsedSessionSettings | undefined;
}

/** A decoded body together with its settings, whose problems are reported beside its own (B1). */
export const parsedCall = <Request>(
  decoded: Result.Result<Request, readonly Problem[]>,
  body: unknown,
): ParsedCall<Request> => {
  const given = settingsIn(body);
  return {
    request: Result.isSuccess(decoded) ? decoded.success : undefined,
    problems: Result.isFailure(decoded) ? decoded.failure : [],
    sessionSettings: given === undefined ? undefined : parseSessionSettings(given),
  };
};

/** The request of an embed token's holder, whose settings are those of the session (D2, E8). */
export const requestOf = <Request>({
  request,
  problems,
}: ParsedCall<Request>): Result.Result<Request, Failure<"invalid_request">> =>
  request === undefined ? Result.fail(invalidRequest(problems)) : Result.succeed(request);

/** The request of an API key's holder, who has to say for whom of the account it is (2.6, D2). */
export const requestWithSettingsOf = <Request>(
  parsed: ParsedCall<Request>,
  account: Pick<Account, "name">,
): Result.Result<
  readonly [Request, SessionSettings],
  Failure<"invalid_request" | "duplicate_name">
> => {
  const { request, sessionSettings } = parsed;
  const duplicates = sessionSettings?.duplicates;
  const reportedPointers = new Set(parsed.problems.map((problem) => problem.pointer));
  const ofSettings =
    sessionSettings === undefined
      ? missingSettings(parsed.problems)
      : below([
          ...sessionSettings.problems,
          ...tenantNameProblems(sessionSettings, account),
        ]).filter((problem) => !reportedPointers.has(problem.pointer));
  const problems = [...parsed.problems, ...ofSettings];
  if (problems.length > 0) {
    const more = below(duplicates?.details.problems ?? []);
    return Result.fail(invalidRequest([...problems, ...more]));
  }
  if (duplicates !== undefined) {
    const { code, detail, details } = duplicates;
    const moved = below(details.problems ?? []);
    return Result.fail(new Failure(code, detail, { ...details, problems: moved }));
  }
  return request === undefined || sessionSettings?.settings === undefined
    ? Result.fail(invalidRequest(problems))
    : Result.succeed([request, sessionSettings.settings]);
};

const settingsIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && Object.hasOwn(body, "sessionSettings")
    ? (body as { readonly sessionSettings?: unknown }).sessionSettings
    : undefined;

const pointer = "/sessionSettings";

/** A body that is no object at all lacks more than its settings. */
const missingSettings = (others: readonly Problem[]): readonly Problem[] =>
  others.some((problem) => problem.pointer === "")
    ? []
    : [{ pointer, message: "is required with an API key" }];

const below = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => problemBelow(pointer, problem));
