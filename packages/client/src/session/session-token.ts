import { AnalyticsError, unexpectedResponse } from "../analytics-error.js";
import { isFields } from "../http/json-fields.js";
import { embedTokenClaims, type EmbedTokenClaims } from "./embed-token.js";

/** A token that the service has given, with what it says of itself. */
export interface HeldToken {
  readonly token: string;
  readonly claims: EmbedTokenClaims;
  /** The local clock when it came, in milliseconds. */
  readonly receivedMs: number;
}

/** Where tokens come from. */
export interface SessionTokenOptions {
  /** The host's callback: a new session's id, which is good for one exchange. */
  readonly fetchSession: () => Promise<{ readonly sessionId: string }>;
  readonly exchange: (sessionId: string) => Promise<string>;
  /** The local clock, in milliseconds. */
  readonly nowMs: () => number;
}

/** The part of a token's life after which it is renewed, so that no request meets its end. */
const renewedAfter = 0.8;

/**
 * The token of one embedded user, in memory only. It is fetched with the first use, renewed by the first
 * use in the last fifth of its life, and by who was refused with it; callers at the same time wait for
 * one exchange. The clock of the device may be wrong: only how long the token is held here counts.
 */
export class SessionToken {
  readonly #options: SessionTokenOptions;
  #held: HeldToken | undefined;
  #renewal: Promise<HeldToken> | undefined;
  #identity: string | undefined;

  constructor(options: SessionTokenOptions) {
    this.#options = options;
  }

  /** A token to send; `refused` is one that the service did not accept any more. */
  async get(refused?: HeldToken): Promise<HeldToken> {
    if (refused !== undefined && this.#held === refused) this.#held = undefined;
    const held = this.#held;
    if (held === undefined) return this.#renew();
    if (!this.#isOld(held)) return held;
    try {
      return await this.#renew();
    } catch (error) {
      // It is good for a while yet, and the next use tries again.
      if (error instanceof AnalyticsError && error.code === "session_changed") throw error;
      return held;
    }
  }

  #isOld({ receivedMs, claims }: HeldToken): boolean {
    const heldMs = this.#options.nowMs() - receivedMs;
    return heldMs < 0 || heldMs > claims.lifetimeSeconds * 1000 * renewedAfter;
  }

  #renew(): Promise<HeldToken> {
    this.#renewal ??= this.#exchange().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #exchange(): Promise<HeldToken> {
    const { fetchSession, exchange, nowMs } = this.#options;
    const token = await exchange(await sessionIdFrom(fetchSession));
    const claims = embedTokenClaims(token);
    if (claims === undefined) throw unexpectedResponse("the token has no claims");
    // What is on the screen belongs to the user before: another one needs another client.
    if ((this.#identity ??= claims.identity) !== claims.identity) {
      this.#held = undefined;
      throw new AnalyticsError("session_changed", "The new session is another user's.");
    }
    return (this.#held = { token, claims, receivedMs: nowMs() });
  }
}

const sessionIdFrom = async (
  fetchSession: SessionTokenOptions["fetchSession"],
): Promise<string> => {
  // What a host's code gives is checked, whatever its types say.
  let session: unknown;
  try {
    session = await fetchSession();
  } catch (cause) {
    throw new AnalyticsError("session_unavailable", "The host gave no session.", { cause });
  }
  const sessionId = isFields(session) ? session["sessionId"] : undefined;
  if (typeof sessionId === "string" && sessionId !== "") return sessionId;
  throw new AnalyticsError("session_unavailable", "fetchSession gave no {sessionId}.");
};
