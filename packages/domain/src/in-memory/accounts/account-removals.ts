import type { UndeclaredThing, Use } from "../../accounts/removal/removal.js";
import type { Milliseconds } from "../../shared/text/branded.js";
import type { AccountRecord, Tables } from "../tables.js";

/** What users have made of these things of the account. */
export const usesOf = (
  tables: Tables,
  account: AccountRecord,
  removals: readonly UndeclaredThing[],
  nowMs: Milliseconds,
): readonly Use[] =>
  removals.flatMap((removal) => {
    const { kind, id } = removal;
    const count = isOf(tables, account, removal) ? countOf(tables, account, removal, nowMs) : 0;
    return count === 0 ? [] : [{ kind, id, count }];
  });

const countOf = (
  tables: Tables,
  account: AccountRecord,
  { kind, id }: UndeclaredThing,
  nowMs: Milliseconds,
): number => {
  const threads = [...tables.threads.values()].filter(({ accountId }) => accountId === account.id);
  const users = [...tables.externalUsers.values()];
  const sessions = [...tables.sessions.values()].filter(
    (session) =>
      session.accountId === account.id && !session.revoked && session.expiresAtMs > nowMs,
  );
  switch (kind) {
    case "key":
      return 0;
    case "agent":
      return threads.filter(({ agentId }) => agentId === id).length;
    case "deployment":
      return (
        sessions.filter(({ deploymentId }) => String(deploymentId) === id).length +
        [...tables.tenantDashboards.values()].filter(
          (one) => one.accountId === account.id && String(one.deploymentId) === id,
        ).length
      );
    case "internalUser":
      return (
        threads.filter(({ owner }) => owner.kind === "internal" && String(owner.id) === id).length +
        sessions.filter(({ userKind, userId }) => userKind === "internal" && String(userId) === id)
          .length
      );
    case "group":
      return users.filter(({ groupIds }) => groupIds.has(Number(id))).length;
    case "userAttribute":
      return users.filter(({ values }) => values.has(Number(id))).length;
  }
};

/** Whether something to be removed is not there, or is in use by now. */
export const isRemovalConflict = (
  tables: Tables,
  account: AccountRecord | undefined,
  removals: readonly UndeclaredThing[],
  nowMs: Milliseconds,
): boolean =>
  removals.length > 0 &&
  (account === undefined ||
    removals.some((removal) => !isOf(tables, account, removal)) ||
    usesOf(tables, account, removals, nowMs).length > 0);

/** Whether the account has that thing. */
const isOf = (tables: Tables, account: AccountRecord, { kind, id }: UndeclaredThing): boolean => {
  const catalog = tables.catalogs.get(account.id);
  switch (kind) {
    case "key":
      return account.keys.has(id);
    case "agent":
      return account.agents.has(id);
    case "deployment":
      return account.deployments.has(Number(id));
    case "internalUser":
      return account.internalUsers.has(Number(id));
    case "group":
      return catalog?.groups.has(Number(id)) ?? false;
    case "userAttribute":
      return catalog?.attributes.has(Number(id)) ?? false;
  }
};

/** Removes a thing that nobody uses, and what refers to it in the account itself. */
export const remove = (
  tables: Tables,
  account: AccountRecord,
  { kind, id }: UndeclaredThing,
): void => {
  const catalog = tables.catalogs.get(account.id);
  const number = Number(id);
  switch (kind) {
    case "key":
      account.keys.delete(id);
      account.keyTimes.delete(id);
      break;
    case "agent":
      account.agents.delete(id);
      break;
    case "deployment":
      account.deployments.delete(number);
      break;
    case "internalUser":
      account.internalUsers.delete(number);
      break;
    case "group":
      catalog?.groups.delete(number);
      for (const [userId, user] of account.internalUsers) {
        const groupIds = user.groupIds.filter((groupId) => groupId !== number);
        account.internalUsers.set(userId, { ...user, groupIds });
      }
      break;
    case "userAttribute":
      catalog?.attributes.delete(number);
      for (const [userId, user] of account.internalUsers) {
        const values = user.values.filter(({ attributeId }) => attributeId !== number);
        account.internalUsers.set(userId, { ...user, values });
      }
  }
};
