/** A request of a page of another origin than the service's, and what says whose it is. */
export interface ForeignRequest {
  /** The `Origin` header. */
  readonly origin: string;
  /** The account that the host name names (A1). */
  readonly hostAccountName?: string | undefined;
  /** The session id that is to be exchanged, in whatever form it was sent. */
  readonly sessionId?: unknown;
  readonly embedToken?: string | undefined;
  /** A token of an account's own identity provider (D2). */
  readonly authToken?: string | undefined;
}

/** A question of a browser that comes before the request, without its token. */
export interface Preflight {
  /** The `Origin` header. */
  readonly origin: string;
  readonly hostAccountName?: string | undefined;
  /** The account that the path names. */
  readonly accountName?: string | undefined;
}
