/** A JSON value. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A JSON object. */
export type JsonObject = Readonly<Record<string, Json>>;

/** The value of a user attribute. */
export type AttributeValue = string | number | readonly string[] | readonly number[];

/** A user attribute's value by its name; `null` clears it. */
export interface UserAttribute {
  readonly name: string;
  readonly value: AttributeValue | null;
}

/** For whom a server asks; exactly one of `externalId` and `internalId`. */
export interface SessionSettings {
  /** Your id of the user. */
  readonly externalId?: string | undefined;
  /** The username of an internal user instead. */
  readonly internalId?: string | undefined;
  /** The user's embed tenant; omitted: the account's own. */
  readonly embedTenantName?: string | undefined;
  /** Whether rights are those of the embed tenant's scope. */
  readonly creatorMode?: boolean | undefined;
  readonly email?: string | undefined;
  /** Omitted keeps, `[]` clears, a list replaces. */
  readonly groups?: readonly string[] | undefined;
  readonly userAttributes?: readonly UserAttribute[] | undefined;
  /** Omitted keeps, an object replaces it whole, `{}` clears. */
  readonly securityContext?: JsonObject | undefined;
  /** `false`: a user who comes into being by chat stays, and counts. */
  readonly isEphemeral?: boolean | undefined;
  /** How long an ephemeral user lives, 1 to 604,800 seconds. */
  readonly ephemeralTtlSeconds?: number | undefined;
  /** IANA zone of the user's queries where the call names none. */
  readonly timezone?: string | undefined;
  /** Where other clients put the zone; `timezone` goes before it. */
  readonly settings?: { readonly timezone?: string | undefined } | undefined;
}

/** What a server says of the user, where a page's token says it. */
export interface OfUser {
  readonly sessionSettings?: SessionSettings | undefined;
}
