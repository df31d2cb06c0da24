/**
 * What an adapter throws when its store cannot answer now: the connection is lost, the pool is
 * exhausted, the server is starting. It is the only error of a port; every other outcome is part
 * of the method's answer. The cause is for the log, never for the caller.
 */
export class StoreUnavailable extends Error {
  readonly _tag = "StoreUnavailable";

  constructor(message = "The store cannot be reached", options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreUnavailable";
  }
}
