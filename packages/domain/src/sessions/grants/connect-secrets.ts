import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { AccountId, Generation, GrantId, Milliseconds } from "../../shared/text/branded.js";
import { Secrets } from "../../shared/services.js";

/** What an access token says; the grant behind it says the rest. */
export interface AccessClaims {
  readonly accountId: AccountId;
  readonly grantId: GrantId;
  readonly expiresAtMs: Milliseconds;
}

/** What a refresh token says. */
export interface RefreshClaims {
  readonly accountId: AccountId;
  readonly grantId: GrantId;
  /** The token that a code gives is of generation 1; each refresh gives the next. */
  readonly generation: Generation;
}

/** What an authorization code says. */
export interface CodeClaims {
  readonly accountId: AccountId;
  readonly grantId: GrantId;
}

// Each kind is sealed in a context of its own, so that none is taken for another. The parts in front make
// a token recognizable, to scanners of leaked secrets too.
const kinds = {
  access: "connect.access.",
  refresh: "connect.refresh.",
  code: "connect.code.",
} as const;

type Kind = keyof typeof kinds;

/** Whether a bearer token has the form of an assistant's access token. */
export const isAccessToken = (token: string): boolean => token.startsWith(kinds.access);

const Numbers = Schema.Array(Schema.Int);
const decodeNumbers = Schema.decodeUnknownResult(Schema.fromJsonString(Numbers));

const seal = (kind: Kind, numbers: readonly number[]) =>
  Effect.gen(function* () {
    const secrets = yield* Secrets;
    return `${kinds[kind]}${yield* secrets.seal(JSON.stringify(numbers), kinds[kind])}`;
  });

/** The numbers of a token of that kind; none for any other text. */
const open = (kind: Kind, token: string) =>
  Effect.gen(function* () {
    const prefix = kinds[kind];
    if (!token.startsWith(prefix) || token.length > 1000) return [];
    const secrets = yield* Secrets;
    const text = yield* secrets.open(token.slice(prefix.length), prefix);
    const numbers = decodeNumbers(text);
    return Result.isSuccess(numbers) ? numbers.success : [];
  });

export const sealAccessToken = ({ accountId, grantId, expiresAtMs }: AccessClaims) =>
  seal("access", [accountId, grantId, expiresAtMs]);

export const openAccessToken = (token: string) =>
  Effect.map(open("access", token), ([accountId, grantId, expiresAtMs]) =>
    accountId === undefined || grantId === undefined || expiresAtMs === undefined
      ? undefined
      : ({ accountId, grantId, expiresAtMs } satisfies AccessClaims),
  );

export const sealRefreshToken = ({ accountId, grantId, generation }: RefreshClaims) =>
  seal("refresh", [accountId, grantId, generation]);

export const openRefreshToken = (token: string) =>
  Effect.map(open("refresh", token), ([accountId, grantId, generation]) =>
    accountId === undefined || grantId === undefined || generation === undefined
      ? undefined
      : ({ accountId, grantId, generation } satisfies RefreshClaims),
  );

export const sealCode = ({ accountId, grantId }: CodeClaims) => seal("code", [accountId, grantId]);

export const openCode = (code: string) =>
  Effect.map(open("code", code), ([accountId, grantId]) =>
    accountId === undefined || grantId === undefined
      ? undefined
      : ({ accountId, grantId } satisfies CodeClaims),
  );
