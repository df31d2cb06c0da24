import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { boundsOf } from "../../shared/json/bounded-json.js";
import { decoder } from "../../shared/decode.js";
import type { Failure, Problem } from "../../shared/failure/failure.js";
import { explainNulls, type OptionalFields } from "../../shared/json/null-fields.js";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import { identityProblems } from "./combination-problems.js";
import type { RightsRequest } from "../decide/decide-rights.js";
import { ephemeralTtlSeconds } from "../decide/decide-user.js";
import { duplicateNames } from "./duplicate-names.js";
import {
  ExternalId,
  InternalId,
  JsonObjectField,
  Name,
  TenantName,
  UserAttributes,
} from "./generate-session-schema.js";
import type { Identity } from "../decide/snapshot.js";
import type { Seconds } from "../../shared/text/branded.js";
import { isObject } from "../../shared/json/json.js";

/** For whom a call with an API key is made, and what it says of the user (`service.md` 2.6). */
export interface SessionSettings extends RightsRequest {
  readonly identity: Identity;
  /** Undefined: the account's own embed tenant (D2). */
  readonly embedTenantName: string | undefined;
  readonly email: string | undefined;
  /** How long a user lives who is not stored yet; undefined for ever (D9). */
  readonly lifetimeSeconds: Seconds | undefined;
  /** Times are read in it where the call names no zone; of unknown worth. */
  readonly timezone: unknown;
}

/** The settings, or all that is wrong with them; pointers start from the settings. */
export interface ParsedSessionSettings {
  /** Undefined where there are problems or duplicates. */
  readonly settings: SessionSettings | undefined;
  readonly problems: readonly Problem[];
  /** Names given twice: a failure of its own where nothing else is wrong (B3). */
  readonly duplicates: Failure<"duplicate_name"> | undefined;
  /** As it was given: whether a short one is the account's own name is open still (A4). */
  readonly embedTenantName: string | undefined;
}

/** Where null counts as omitted in them (B8). */
export const optionalSettings: OptionalFields = {
  except: ["groups", "userAttributes", "securityContext"],
  within: { settings: {} },
};

/**
 * Parses `sessionSettings` by the rules of 2.6 and D10, collecting every problem (B1). Nulls that count as
 * omitted are out of them already.
 */
export const parseSessionSettings = (value: unknown): ParsedSessionSettings => {
  const decoded = decode(value);
  const fields = isObject(value) && boundsOf(value).problems.length === 0 ? value : undefined;
  const problems = [
    ...(Result.isFailure(decoded) ? explainNulls(decoded.failure, fields, optionalSettings) : []),
    ...(fields === undefined ? [] : identityProblems(fields, externalOnly)),
  ];
  const duplicates = fields && duplicateNames({ userAttributes: fields["userAttributes"] });
  const isRight = Result.isSuccess(decoded) && problems.length === 0 && duplicates === undefined;
  const name = fields?.["embedTenantName"];
  return {
    settings: isRight ? settingsOf(decoded.success) : undefined,
    problems,
    duplicates,
    embedTenantName: typeof name === "string" ? name : undefined,
  };
};

/** `sessionSettings`: email and lifetime matter where users are provisioned, which is in chat (D9). */
export const SessionSettingsBody = Schema.Struct({
  externalId: Schema.optional(ExternalId),
  internalId: Schema.optional(InternalId),
  embedTenantName: Schema.optional(TenantName),
  creatorMode: Schema.optional(Schema.Boolean),
  email: Schema.optional(Schema.Unknown),
  userAttributes: Schema.optional(UserAttributes),
  groups: Schema.optional(Schema.Array(Name)),
  securityContext: Schema.optional(JsonObjectField),
  isEphemeral: Schema.optional(Schema.Boolean),
  ephemeralTtlSeconds: Schema.optional(
    Schema.Int.check(
      Schema.makeFilter<number>((seconds) =>
        seconds >= 1 && seconds <= ephemeralTtlSeconds
          ? undefined
          : `must be 1 to ${ephemeralTtlSeconds}`,
      ),
    ),
  ),
  timezone: Schema.optional(Schema.Unknown),
  settings: Schema.optional(Schema.Unknown),
});

/** The names of all of them. */
export const sessionSettingsFields: ReadonlySet<string> = new Set(
  Object.keys(SessionSettingsBody.fields),
);

const decode = decoder(SessionSettingsBody);

/** Roles of external users are nobody's business here, and so are ignored (D10). */
const externalOnly = ["roles", "groups", "userAttributes", "securityContext"];

const settingsOf = (fields: typeof SessionSettingsBody.Type): SessionSettings => ({
  identity:
    fields.externalId === undefined
      ? { kind: "internal", username: canonicalUsername(fields.internalId ?? "") }
      : { kind: "external", externalId: fields.externalId },
  embedTenantName: fields.embedTenantName,
  creatorMode: fields.creatorMode ?? false,
  email: fields.externalId === undefined ? undefined : (fields.email as string | undefined),
  lifetimeSeconds:
    fields.isEphemeral === false ? undefined : (fields.ephemeralTtlSeconds ?? ephemeralTtlSeconds),
  groups: fields.groups,
  userAttributes: fields.userAttributes ?? [],
  securityContext: fields.securityContext,
  timezone:
    fields.timezone ?? (isObject(fields.settings) ? fields.settings["timezone"] : undefined),
});
