import type { JsonObject, UserAttribute } from "./session-settings.js";

/** Settings of embedded pages, signed into the token. */
export interface EmbedSettings {
  /** `false`: chat with this session's token is refused. */
  readonly allowAi?: boolean;
  readonly allowExport?: boolean;
  readonly showSql?: boolean;
  readonly locale?: string;
  readonly formatLocale?: string;
  /** IANA zone of queries and chats by the token that name none. */
  readonly timezone?: string;
  readonly colorScheme?: "light" | "dark" | "auto";
}

/** A group to upsert into the embed tenant's scope. */
export interface GroupDefinition {
  readonly name: string;
  readonly description?: string | undefined;
}

/** A user attribute to upsert into the embed tenant's scope. */
export interface UserAttributeDefinition {
  readonly name: string;
  readonly type: "string" | "number" | "string_array" | "number_array";
  readonly displayName?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly description?: string | undefined;
}

/** Colours of a theme, each `#` and 3, 4, 6 or 8 hex digits. */
export interface EmbedThemeColors {
  readonly bg?: string;
  readonly surface?: string;
  readonly raised?: string;
  readonly text?: string;
  readonly textMuted?: string;
  readonly border?: string;
  readonly accent?: string;
  readonly onAccent?: string;
  readonly danger?: string;
  readonly good?: string;
  readonly focus?: string;
  /** At most 8. */
  readonly chart?: readonly string[];
}

/** How embedded pages look. */
export interface EmbedTheme {
  readonly light?: EmbedThemeColors;
  readonly dark?: EmbedThemeColors;
  /** Pixels, 0 to 32. */
  readonly radius?: number;
  /** Pixels, 10 to 24. */
  readonly fontSize?: number;
  readonly font?: string;
  readonly fontMono?: string;
}

/** One user's session: exactly one of `externalId` and `internalId`; PROTOCOL.md has every rule. */
export interface GenerateSessionRequest {
  /** Omitted: the account's default deployment. */
  readonly deploymentId?: number | undefined;
  /** Your id of the user. */
  readonly externalId?: string | undefined;
  /** The username of an internal user instead. */
  readonly internalId?: string | undefined;
  readonly email?: string | undefined;
  /** Your customer; comes into being when first named. */
  readonly embedTenantName?: string | undefined;
  readonly creatorMode?: boolean | undefined;
  /** Omitted keeps, `[]` clears, a list replaces. */
  readonly groups?: readonly string[] | undefined;
  readonly userAttributes?: readonly UserAttribute[] | undefined;
  /** With `creatorMode` and `embedTenantName` only. */
  readonly groupDefinitions?: readonly GroupDefinition[] | undefined;
  /** With `creatorMode` and `embedTenantName` only. */
  readonly userAttributeDefinitions?: readonly UserAttributeDefinition[] | undefined;
  /** Omitted keeps, an object replaces it whole, `{}` clears. */
  readonly securityContext?: JsonObject | undefined;
  readonly userProfile?:
    | { readonly displayName?: string | undefined; readonly picture?: string | undefined }
    | undefined;
  /** A new user lives one week and does not count. */
  readonly isEphemeral?: boolean | undefined;
  readonly branchName?: string | undefined;
  readonly settings?: EmbedSettings | undefined;
  readonly embedTheme?: EmbedTheme | undefined;
  readonly embedTenantProfile?: { readonly displayName?: string | undefined } | undefined;
}
