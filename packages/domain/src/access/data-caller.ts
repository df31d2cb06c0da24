import type { Credential } from "./credential.js";

/** Who asks for data: the page of a session by its token, or a server by an API key (E8). */
export interface DataCaller extends Credential {
  /** Where it is given, the API key is not looked at. */
  readonly embedToken?: string | undefined;
}
