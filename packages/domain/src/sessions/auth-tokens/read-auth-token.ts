import * as Base64Url from "effect/encoding/Base64Url";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";

/** A token as it was presented, of which nothing is proven yet. */
export interface PresentedAuthToken {
  readonly text: string;
  /** The algorithm that it claims. */
  readonly algorithm: string;
  readonly audiences: readonly string[];
  readonly claims: Claims;
}

/** The payload of a token. Its names are data: they are read by `claimOf`. */
export type Claims = Readonly<Record<string, unknown>>;

/** The longest token that is looked at; servers take about as much of all headers together. */
export const authTokenLengthMax = 16_384;

/** A token is for a few programs; each audience costs a look-up. */
const audiencesMax = 16;

const form = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** Whether a text has the form of a signed token: three parts of base64url. */
export const hasTokenForm = (text: string): boolean =>
  text.length <= authTokenLengthMax && form.test(text);

/**
 * Reads what a token says, before it is known who has signed it: its audience tells whose it could be. Undefined for
 * what is no signed token, what has no audience, and what asks for an extension, none of which is known here.
 */
export const readAuthToken = (text: string): PresentedAuthToken | undefined => {
  if (text.length > authTokenLengthMax) return undefined;
  const [, head = "", body = ""] = form.exec(text) ?? [];
  const [header, claims] = [objectIn(head), objectIn(body)];
  if (header === undefined || claims === undefined || Object.hasOwn(header, "crit")) {
    return undefined;
  }
  const algorithm = claimOf(header, "alg");
  const audiences = audiencesOf(claimOf(claims, "aud"));
  return typeof algorithm === "string" && audiences !== undefined
    ? { text, algorithm, audiences, claims }
    : undefined;
};

/** A claim that is there; null is as good as none. */
export const claimOf = (claims: Claims, name: string): unknown =>
  Object.hasOwn(claims, name) ? (claims[name] ?? undefined) : undefined;

/** One, or a list of them (RFC 7519, 4.1.3). */
const audiencesOf = (claim: unknown): readonly string[] | undefined => {
  const given: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const audiences = given.filter((audience) => typeof audience === "string" && audience !== "");
  const isRight = audiences.length === given.length && audiences.length > 0;
  return isRight && audiences.length <= audiencesMax ? (audiences as string[]) : undefined;
};

const decodeJson = Schema.decodeUnknownResult(Schema.fromJsonString(Schema.Unknown));

const objectIn = (part: string): Claims | undefined => {
  const decoded = Result.flatMap(Base64Url.decodeString(part), decodeJson);
  const value = Result.isSuccess(decoded) ? decoded.success : undefined;
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Claims)
    : undefined;
};
