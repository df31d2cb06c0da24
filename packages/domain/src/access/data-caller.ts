import type { Credential } from "./credential.js";

/** Who asks for data: the page of a session by its token, a user by another token, or a server by an API key (E8). */
export interface DataCaller extends Credential {
  /** Where it is given, the API key is not looked at. */
  readonly embedToken?: string | undefined;
  /**
   * A token of the account's own identity provider, where a deployment takes them (D2). It stands alone: beside
   * another credential the call is refused.
   */
  readonly authToken?: string | undefined;
  /**
   * The address of the endpoint for assistants at which the token was presented. Only there does an access
   * token of an assistant count, and only if it was issued for that address (I1).
   */
  readonly resource?: string | undefined;
}
