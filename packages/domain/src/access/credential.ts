/** What a caller shows to prove who it is. */
export interface Credential {
  /** The API key as it was presented, or undefined where none was. */
  readonly apiKey: string | undefined;
  /** The account that the address names; undefined where the address names none (A1). */
  readonly accountName?: string | undefined;
  /** Where the call comes from; failed authentications are limited by it (J4), if it is there. */
  readonly address?: string | undefined;
}
