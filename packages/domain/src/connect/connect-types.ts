/** The parameters of a request, each given once; one that is given twice is not there at all. */
export type Parameters = (name: string) => string | undefined;

/** Where the browser goes next. */
export interface BegunAuthorization {
  readonly location: string;
  /** What the browser has to keep to go on; undefined where it is sent back to the client. */
  readonly browserSecret: string | undefined;
}

/** Where a request of Connect arrived. */
export interface ConnectAddress {
  /** Scheme and host of the request, such as `https://acme.example.com`. */
  readonly baseUrl: string;
  /** The account that the host names; undefined where it names none (A1). */
  readonly accountName?: string | undefined;
  /** The address that the call comes from, as limits count it (J4); undefined where it is not limited. */
  readonly callerAddress?: string | undefined;
}

/** What the consent page names. */
export interface Consent {
  /** The user as the customer's own people know it. */
  readonly userName: string;
  /** The customer whose data are read; undefined where it is the account itself. */
  readonly customerName: string | undefined;
  readonly accountName: string;
  readonly clientName: string;
  /** Where the browser goes afterwards. */
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  /** To be sent back with the decision. */
  readonly formToken: string;
}

/** What the form of the consent page sends. */
export interface ConsentDecision {
  readonly formToken: string | undefined;
  readonly allows: boolean;
}

/** What clients read to find out how to ask for access. */
export interface ConnectServer {
  /** The authorization server, which is the origin of the account's address. */
  readonly issuer: string;
  /** The endpoint for assistants that was asked about. */
  readonly resource: string;
  readonly scopes: readonly string[];
  /** Whether a client may be described by a document on the web. */
  readonly takesDocuments: boolean;
}

/** The answer of the token endpoint, in the names of OAuth 2.1. */
export type TokenAnswer =
  | {
      readonly access_token: string;
      readonly token_type: "Bearer";
      readonly expires_in: number;
      readonly refresh_token: string;
      readonly scope: string;
    }
  | { readonly error: TokenError; readonly error_description: string };

export type TokenError =
  "invalid_request" | "invalid_grant" | "unsupported_grant_type" | "invalid_target";

/** What a browser shows of the authorization that it began. */
export interface PresentedRequest {
  /** The request's id, which travels through the host's login as `state`. */
  readonly requestId: string | undefined;
  /** The secret of the cookie. */
  readonly browserSecret: string | undefined;
}
