import * as Effect from "effect/Effect";
import type { AccountState } from "../../accounts/account-state.js";
import { Accounts } from "../../accounts/services.js";
import { Provisioning } from "../../sessions/services.js";
import type { SessionUser } from "../../sessions/embed-session.js";
import { isOver } from "../../sessions/decide/snapshot.js";
import { Failure } from "../../shared/failure/failure.js";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import { loadRights } from "./data-session.js";
import { dataUserOf } from "./data-user-of.js";
import type { ExplainedAccess, ExplainedUser } from "./explained-access.js";
import { loadModelAccess } from "./model-access.js";
import { usableTimezone } from "../../shared/text/usable-timezone.js";

/**
 * What a query of that user would be decided on, for an administrator who needs to show no key. It
 * fails like a query of theirs would; it writes nothing.
 */
export const explainAccess = (about: ExplainedUser) =>
  Effect.gen(function* () {
    const { accountName, deploymentId, creatorMode, branchName } = about;
    const embedTenantName = about.embedTenantName ?? accountName;
    const accounts = yield* Accounts;
    const account = yield* accounts.load(accountName, [embedTenantName]);
    if (account?.embedTenants.some(({ name }) => name === embedTenantName) !== true) {
      return yield* Effect.fail(
        new Failure("tenant_not_found", "There is no such account or embed tenant."),
      );
    }
    const user = yield* findUser(account, about);
    const stored = yield* loadRights(account.id, {
      deploymentId,
      user,
      embedTenantName,
      creatorMode,
    });
    const { deployment } = stored;
    const isScoped = creatorMode && user?.kind !== "internal";
    const lane = isScoped ? "embed_tenant" : "tenant_wide";
    const dataUser = dataUserOf(stored, { accountName, embedTenantName, lane });
    const seen = yield* loadModelAccess({
      accountId: account.id,
      deployment,
      branchName,
      user: dataUser,
    });
    return {
      accountId: account.id,
      deployment,
      user: dataUser,
      userKind: user?.kind,
      timezone: usableTimezone([deployment.timezone]),
      ...seen,
    } satisfies ExplainedAccess;
  });

/** The external user of that name, else the internal one; undefined where there is neither. */
const findUser = (account: AccountState, about: ExplainedUser) =>
  Effect.gen(function* () {
    const [key] = account.keys;
    const external = key && (yield* findExternalUser(key.id, about));
    if (external !== undefined) return external;
    const username = canonicalUsername(about.userName);
    const internal = account.internalUsers.find((user) => user.username === username);
    if (internal !== undefined) {
      return { kind: "internal", username, id: internal.id } satisfies SessionUser;
    }
    // To say of somebody who may be stored that nobody is would explain the wrong rights.
    return key === undefined ? yield* Effect.fail(noKey()) : undefined;
  });

const noKey = (): Failure<"invalid_request"> =>
  new Failure(
    "invalid_request",
    "External users are looked up through an API key, and the account has none. Declare one.",
  );

/** The store knows external users by a key of their account; any will do, also a revoked one. */
const findExternalUser = (
  keyId: string,
  { deploymentId, embedTenantName, creatorMode, userName: externalId }: ExplainedUser,
) =>
  Effect.gen(function* () {
    const identity = { kind: "external", externalId } as const;
    const provisioning = yield* Provisioning;
    const snapshot = yield* provisioning.load(keyId, {
      deploymentId,
      embedTenantName,
      creatorMode,
      identity,
      groupNames: [],
      attributeNames: [],
    });
    const user = snapshot?.externalUser;
    return snapshot === undefined || user === undefined || isOver(user, snapshot.nowMs)
      ? undefined
      : ({ ...identity, id: user.id } satisfies SessionUser);
  });
