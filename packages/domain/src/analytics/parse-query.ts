import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  parseSessionSettings,
  type ParsedSessionSettings,
  type SessionSettings,
} from "../sessions/session-settings.js";
import { Name } from "../sessions/generate-session-schema.js";
import { decoder, invalidRequest, textRule } from "../shared/decode.js";
import { Failure, type Problem } from "../shared/failure.js";
import { utf8Length } from "../shared/text-rules.js";

/** The longest statement. */
export const queryBytesMax = 32_768;

/** What the body asks for, whoever asks (E8). */
export interface QueryRequest {
  readonly query: string;
  /** Of unknown worth: an unusable zone is passed over. */
  readonly timezone: unknown;
  readonly branchName: string | undefined;
}

/** A body as far as it can be judged before it is known who asks. */
export interface ParsedQuery {
  readonly request: QueryRequest | undefined;
  readonly problems: readonly Problem[];
  /** Undefined where there are none. */
  readonly sessionSettings: ParsedSessionSettings | undefined;
}

/** Parses the body of a query, collecting every problem (B1). */
export const parseQuery = (body: unknown): ParsedQuery => {
  const decoded = decode(body);
  const given = Result.isSuccess(decoded) ? decoded.success.sessionSettings : settingsIn(body);
  return {
    request: Result.isSuccess(decoded)
      ? {
          query: decoded.success.query,
          timezone: decoded.success.timezone,
          branchName: decoded.success.branchName,
        }
      : undefined,
    problems: Result.isFailure(decoded) ? decoded.failure : [],
    sessionSettings: given === undefined ? undefined : parseSessionSettings(given),
  };
};

/** The request of an embed token's holder, whose settings are those of the session (E8). */
export const requestOf = ({
  request,
  problems,
}: ParsedQuery): Result.Result<QueryRequest, Failure> =>
  request === undefined ? Result.fail(invalidRequest(problems)) : Result.succeed(request);

/** The request of an API key's holder, who has to say for whom it is (2.6). */
export const requestWithSettingsOf = (
  parsed: ParsedQuery,
): Result.Result<readonly [QueryRequest, SessionSettings], Failure> => {
  const { request, sessionSettings } = parsed;
  const duplicates = sessionSettings?.duplicates;
  const told = new Set(parsed.problems.map((problem) => problem.pointer));
  const ofSettings =
    sessionSettings === undefined
      ? missingSettings(parsed.problems)
      : below(sessionSettings.problems).filter((problem) => !told.has(problem.pointer));
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

const queryProblem = (text: string): string | undefined => {
  const bytes = utf8Length(text);
  if (bytes === 0) return "must not be empty";
  return bytes > queryBytesMax ? `must be at most ${queryBytesMax} bytes long` : undefined;
};

const decode = decoder(
  Schema.Struct({
    query: Schema.String.check(textRule(queryProblem)),
    timezone: Schema.optional(Schema.Unknown),
    branchName: Schema.optional(Name),
    sessionSettings: Schema.optional(Schema.Unknown),
  }),
);

/** The settings of a body with other problems, so that theirs are told beside those (B1). */
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
  problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` }));
