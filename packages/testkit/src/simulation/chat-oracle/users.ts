import type { AccountName, CallerName } from "./accounts.js";

/** A stored user; another one of the same name who comes later is another object. */
export interface User {
  /** When an ephemeral user ends (D9); undefined for one who stays. */
  untilMs: number | undefined;
}

/** An embed token, good for a day from its exchange (B5). */
export interface Token {
  readonly account: AccountName;
  readonly name: CallerName;
  readonly user: User;
  readonly untilMs: number;
  readonly token: string;
  readonly sessionId: string;
  revoked: boolean;
}
