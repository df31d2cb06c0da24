import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { Name } from "../../sessions/parse/generate-session-schema.js";
import { parsedCall, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { optionalSettings } from "../../sessions/parse/session-settings.js";
import { decoder, textRule } from "../../shared/decode.js";
import type { Problem } from "../../shared/failure/failure.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { utf8Length } from "../../shared/text/text-rules.js";
import type { ChatId, MessageId } from "../../shared/text/branded.js";

/** A chat message, or the wish to read a thread (`service.md` 2.6). */
export interface ChatRequest {
  /** Undefined: the thread is only read (D5). */
  readonly input: string | undefined;
  /** Undefined: a new thread. */
  readonly chatId: ChatId | undefined;
  readonly messageId: MessageId | undefined;
  readonly branch: AskedBranch;
  /** Whether a server asks in development mode; an embed token's holder cannot (D13). */
  readonly isDevMode: boolean;
}

/** What a body says of the data model's branch (E4). */
export type AskedBranch =
  | { readonly kind: "unsaid" }
  | { readonly kind: "main" }
  | { readonly kind: "named"; readonly name: string };

/** What an abort says (`service.md` 4.4). */
export interface AbortRequest {
  readonly chatId: ChatId;
}

/** Parses the body of a chat message, collecting every problem (B1). */
export const parseChat = (given: unknown): ParsedCall<ChatRequest> => {
  const body = withoutNulls(given, optionalFields);
  return withoutSpaces(parsedCall(judged(decodeChat(body), body), body), body);
};

/** Parses the body of an abort, collecting every problem (B1). */
export const parseAbort = (given: unknown): ParsedCall<AbortRequest> => {
  const body = withoutNulls(given, optionalFields);
  const decoded = Result.map(decodeAbort(body), ({ chatId }) => ({ chatId }));
  return withoutSpaces(parsedCall(decoded, body), body);
};

/** Where null counts as omitted, on every call of a chat (B8). */
export const optionalFields = { within: { sessionSettings: optionalSettings } };

const notEmpty = Schema.String.check(
  textRule((text) => (text === "" ? "must not be empty" : undefined)),
);

/** The longest message. */
const inputBytesMax = 32_768;

const Input = Schema.String.check(
  textRule((text) => {
    if (text === "") return "must not be empty";
    const isLong = text.length > inputBytesMax || utf8Length(text) > inputBytesMax;
    return isLong ? `must be at most ${inputBytesMax} bytes long` : undefined;
  }),
);

const MessageId = Schema.String.check(
  textRule((text) =>
    /^\d{13,64}-message$/.test(text) ? undefined : "must be 13 or more digits and -message",
  ),
);

/** A message, beside `sessionSettings`. */
export const ChatBody = Schema.Struct({
  input: Schema.optional(Input),
  chatId: Schema.optional(notEmpty),
  messageId: Schema.optional(MessageId),
  activeBranchName: Schema.optional(Name),
  isDefaultBranch: Schema.optional(Schema.Boolean),
  isDevMode: Schema.optional(Schema.Boolean),
});

/** What a message has beside `sessionSettings`, as it is sent. */
export type ChatBodyFields = typeof ChatBody.Encoded;

/** The names of all that a message may have. */
export const chatFields: ReadonlySet<string> = new Set([
  ...Object.keys(ChatBody.fields),
  "sessionSettings",
]);

const decodeChat = decoder(ChatBody);

/** What names a chat to stop, beside `sessionSettings`. */
export const AbortBody = Schema.Struct({ chatId: notEmpty });
const decodeAbort = decoder(AbortBody);

type DecodedChat = Parameters<typeof requestOf>[0];

const requestOf = (fields: {
  readonly input?: string | undefined;
  readonly chatId?: ChatId | undefined;
  readonly messageId?: MessageId | undefined;
  readonly activeBranchName?: string | undefined;
  readonly isDefaultBranch?: boolean | undefined;
  readonly isDevMode?: boolean | undefined;
}): ChatRequest => ({
  input: fields.input,
  chatId: fields.chatId,
  messageId: fields.messageId,
  branch: branchOf(fields.activeBranchName, fields.isDefaultBranch),
  isDevMode: fields.isDevMode ?? false,
});

const branchOf = (name: string | undefined, isDefault: boolean | undefined): AskedBranch => {
  if (isDefault === true) return { kind: "main" };
  return name === undefined ? { kind: "unsaid" } : { kind: "named", name };
};

/** Adds what is wrong beyond each field by itself. */
const judged = (
  decoded: Result.Result<DecodedChat, readonly Problem[]>,
  body: unknown,
): Result.Result<ChatRequest, readonly Problem[]> => {
  const problems = [
    ...(Result.isFailure(decoded) ? decoded.failure : []),
    ...combinationProblems(body),
  ];
  return Result.isFailure(decoded) || problems.length > 0
    ? Result.fail(problems)
    : Result.succeed(requestOf(decoded.success));
};

const combinationProblems = (body: unknown): readonly Problem[] => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  const { input, chatId, isDefaultBranch, activeBranchName } = body as Readonly<
    Record<string, unknown>
  >;
  return [
    ...(input === undefined && chatId === undefined
      ? [{ pointer: "", message: "must have input or chatId" }]
      : []),
    ...(isDefaultBranch === false && activeBranchName === undefined
      ? [{ pointer: "/isDefaultBranch", message: "must come with activeBranchName when false" }]
      : []),
  ];
};

/** In chat an external id has no white space either (A4). */
export const withoutSpaces = <Request>(
  parsed: ParsedCall<Request>,
  body: unknown,
): ParsedCall<Request> => {
  const { sessionSettings } = parsed;
  const externalId = fieldOf(fieldOf(body, "sessionSettings"), "externalId");
  if (sessionSettings === undefined || typeof externalId !== "string") return parsed;
  const pointer = "/externalId";
  const isTold = sessionSettings.problems.some((problem) => problem.pointer === pointer);
  if (isTold || !/\s/u.test(externalId)) return parsed;
  const problem = { pointer, message: "must not contain white space" };
  const problems = [...sessionSettings.problems, problem];
  return { ...parsed, sessionSettings: { ...sessionSettings, settings: undefined, problems } };
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
