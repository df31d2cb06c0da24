import { limitNames, type AccountLimits } from "../../access/limits/account-limits.js";
import { sameJson, type Json } from "../../shared/json/json.js";
import type { DeploymentId } from "../../shared/text/branded.js";
import type { AccountSettings } from "../account-state.js";
import { connectSettingsOf } from "../connect/connect-declaration.js";
import type { ConnectSettings } from "../connect/connect-settings.js";
import type { AccountDeclaration } from "../declaration.js";

/** Of an account whose declaration names none; the users are the limit of `service.md` 8. */
const defaults: AccountSettings = {
  plan: "enterprise",
  creatorModeEnabled: false,
  externalUsersMax: 10_000,
  allowedOrigins: [],
  defaultDeploymentId: undefined,
};

/** What is declared over what is stored, and that over the defaults. */
export const plannedSettings = (
  declared: AccountDeclaration,
  stored: AccountSettings = defaults,
  defaultDeploymentId: DeploymentId | undefined,
): AccountSettings => ({
  plan: declared.plan ?? stored.plan,
  creatorModeEnabled: declared.flags?.useCreatorMode ?? stored.creatorModeEnabled,
  externalUsersMax:
    kept(declared.limits?.externalUsers, stored.externalUsersMax) ?? defaults.externalUsersMax,
  limits: limitsOf(declared, stored),
  threadsDays: threadsDaysOf(declared, stored),
  allowedOrigins: declared.allowedOrigins ?? stored.allowedOrigins,
  defaultDeploymentId,
  connect: connectOf(declared, stored),
  providers: declared.providers ?? stored.providers,
});

/** `null` in a declaration keeps threads for good, as none in the account does. */
const threadsDaysOf = (
  { retention }: AccountDeclaration,
  stored: AccountSettings,
): number | undefined => (retention ? (retention.threadsDays ?? undefined) : stored.threadsDays);

/** Declared limits over the stored ones, of which `null` takes one away; undefined where none is left. */
const limitsOf = (
  { limits: declared = {} }: AccountDeclaration,
  stored: AccountSettings,
): AccountLimits | undefined => {
  const given = limitNames.flatMap((name) => {
    const limit = kept(declared[name], stored.limits?.[name]);
    return limit === undefined ? [] : [[name, limit] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
};

/** What is left out stays, and `null` is none (B8). */
const kept = <Value>(declared: Value | null | undefined, stored: Value): Value | undefined =>
  declared === undefined ? stored : (declared ?? undefined);

const connectOf = (
  { connect }: AccountDeclaration,
  stored: AccountSettings,
): ConnectSettings | undefined => (connect ? connectSettingsOf(connect) : stored.connect);

/** Whether nothing has to be written for them. */
export const sameSettings = (left: AccountSettings, right: AccountSettings): boolean =>
  left.plan === right.plan &&
  left.creatorModeEnabled === right.creatorModeEnabled &&
  left.externalUsersMax === right.externalUsersMax &&
  left.defaultDeploymentId === right.defaultDeploymentId &&
  limitNames.every((name) => left.limits?.[name] === right.limits?.[name]) &&
  left.threadsDays === right.threadsDays &&
  sameJson(left.allowedOrigins, right.allowedOrigins) &&
  sameConnect(left.connect, right.connect) &&
  sameJson((left.providers ?? []) as unknown as Json, (right.providers ?? []) as unknown as Json);

const sameConnect = (
  left: ConnectSettings | undefined,
  right: ConnectSettings | undefined,
): boolean => sameJson(left as unknown as Json | undefined, right as unknown as Json | undefined);
