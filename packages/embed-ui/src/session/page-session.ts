import { AnalyticsError } from "@embedded-analytics/client";
import type { FrameEvents } from "@embedded-analytics/client/embed";
import { claimsOfToken, type TokenClaims } from "./token-claims.js";

/** A token of the page, and what it says. */
export interface PageToken {
  readonly token: string;
  readonly claims: TokenClaims;
}

export interface PageSessionOptions {
  /** Exchanges a session id for a token. */
  readonly exchange: (sessionId: string) => Promise<string>;
  /** The account of the page; a session of another one is refused (G2). */
  readonly accountName: string | undefined;
  /** The deployment of the address; a session of another one is refused. */
  readonly deploymentId: number | undefined;
  readonly emit: (payload: FrameEvents["session"]) => void;
  /** The first token, and each of another user or embed tenant: all state begins anew (G4). */
  readonly onOpen: (token: PageToken) => void;
  /** The device's clock in milliseconds; only what passes on it counts, so it may be wrong. */
  readonly nowMs: () => number;
}

/** The part of a token's life after which another one is asked for. */
const renewedAfter = 0.8;
/** How long a call that was refused waits for another token. */
const waitMsMax = 10_000;
const firstAskMs = 5_000;
const longestAskMs = 60_000;

/**
 * The token of a page, in memory only. It asks the host for another session in the last fifth of its
 * life, again with growing waits, and takes what comes in place. Only one asking is under way.
 */
export class PageSession {
  readonly #options: PageSessionOptions;
  #held: (PageToken & { readonly receivedMs: number }) | undefined;
  #refused: string | undefined;
  #taking: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isExpired = false;
  readonly #waiting = new Set<{ resolve: () => void; reject: (error: Error) => void }>();

  constructor(options: PageSessionOptions) {
    this.#options = options;
  }

  /**
   * Takes a session, one at a time. Rejects with an `AnalyticsError` where it cannot be exchanged, or is
   * of another account or deployment than the page.
   */
  take(sessionId: string): Promise<void> {
    const taken = this.#taking.then(() => this.#exchange(sessionId));
    this.#taking = taken.catch(() => undefined);
    return taken;
  }

  /**
   * The token to send; where the service has refused it, waits for another one. Rejects after ten
   * seconds.
   */
  async tokenToSend(): Promise<string> {
    if (this.#held === undefined || this.#held.token === this.#refused) await this.#renewed();
    if (this.#held === undefined) throw ended();
    return this.#held.token;
  }

  /** Notes that the service does not accept a token any more. */
  refuse(token: string): void {
    this.#refused = token;
  }

  /** Looks at the token's age, and asks for another one in time; to be called now and then, and after sleep. */
  check(): void {
    const held = this.#held;
    if (held === undefined) return;
    const age = this.#options.nowMs() - held.receivedMs;
    const { lifetimeMs } = held.claims;
    const isExpired = age >= lifetimeMs;
    if (isExpired && !this.#isExpired) this.#options.emit({ state: "expired" });
    this.#isExpired = isExpired;
    // A clock that was set back says nothing of the age: better one renewal too many.
    if (age < 0 || age > lifetimeMs * renewedAfter) this.ask(isExpired ? "needed" : "expiring");
  }

  /** Asks the host for a session until one is taken; nothing where it is being asked. */
  ask(state: "needed" | "expiring"): void {
    if (this.#timer === undefined) this.#askAgain(state, firstAskMs);
  }

  #askAgain(state: "needed" | "expiring", waitMs: number): void {
    this.#options.emit({ state });
    this.#timer = setTimeout(() => {
      this.#askAgain(state, Math.min(waitMs * 2, longestAskMs));
    }, waitMs);
  }

  #renewed(): Promise<void> {
    // A host that was asked for a renewal in time is asked again now that it is urgent.
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.ask("needed");
    return new Promise<void>((resolve, reject) => {
      const waiter = { resolve, reject };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        reject(ended());
      }, waitMsMax);
      this.#waiting.add({
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
    });
  }

  async #exchange(sessionId: string): Promise<void> {
    const { exchange, accountName, deploymentId, nowMs, emit, onOpen } = this.#options;
    const token = await exchange(sessionId);
    const claims = claimsOfToken(token);
    if (claims === undefined) {
      throw new AnalyticsError("unexpected_response", "The service gave no token.");
    }
    if (accountName !== undefined && claims.accountName !== accountName) {
      throw new AnalyticsError("not_found", "The session is of another account than this page.");
    }
    if (deploymentId !== undefined && claims.deploymentId !== deploymentId) {
      throw new AnalyticsError(
        "deployment_out_of_scope",
        "The session is of another deployment than this page.",
      );
    }
    const before = this.#held;
    this.#held = { token, claims, receivedMs: nowMs() };
    this.#isExpired = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    if (before?.claims.identity === claims.identity) {
      emit({ state: "renewed", secondsLeft: claims.lifetimeMs / 1000 });
      for (const { resolve } of waiting) resolve();
      return;
    }
    // Calls of the user before must not be sent as the new one.
    for (const { reject } of waiting) reject(ended());
    if (before !== undefined) emit({ state: "changed" });
    onOpen({ token, claims });
  }
}

const ended = (): AnalyticsError =>
  new AnalyticsError("session_unavailable", "The session has ended.");
