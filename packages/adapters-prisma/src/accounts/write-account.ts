import {
  StoreUnavailable,
  type AccountChanges,
  type Id,
  type NewAuditEntry,
} from "@embedded-analytics/domain";
import { appendStatement, entryValues } from "../audit/with-entry.js";
import type { Prisma } from "../generated/client.js";
import { accountRow, agentRow, deploymentRow, keyRow } from "./changed-rows.js";
import { requireUnchanged } from "./conflict.js";
import { removeKeys, removeUndeclared } from "./remove-undeclared.js";
import { writeCatalog } from "./write-catalog.js";
import { writeInternalUsers } from "./write-internal-users.js";

/**
 * Writes all changes of an account. The account's own row comes first: its revision is the guard,
 * and its lock makes rivals wait. The counter's row comes last, since new users wait for it.
 */
export const writeAccount = async (
  transaction: Prisma.TransactionClient,
  name: string,
  changes: AccountChanges,
): Promise<void> => {
  const accountId = BigInt(changes.id);
  await writeAccountRow(transaction, name, changes);
  await writeEmbedTenants(transaction, accountId, changes.embedTenants);
  for (const catalog of changes.catalogs) await writeCatalog(transaction, accountId, catalog);
  await writeDeployments(transaction, accountId, changes);
  await writeInternalUsers(transaction, accountId, changes.internalUsers);
  const { removals = [] } = changes;
  await removeKeys(transaction, accountId, removals);
  await writeKeys(transaction, accountId, changes);
  await removeUndeclared(transaction, { id: changes.id, name }, removals);
  const { externalUsersMax: usersMax } = changes.settings;
  await transaction.accountQuota.upsert({
    where: { accountId },
    create: { accountId, usersMax },
    update: { usersMax },
  });
  if (changes.audit !== undefined) await writeEntry(transaction, changes.id, changes.audit);
};

// The last of all: the log's head is locked from here on (J10). What stands in its way is an outage.
const writeEntry = async (
  transaction: Prisma.TransactionClient,
  accountId: Id,
  entry: NewAuditEntry,
): Promise<void> => {
  try {
    await transaction.$queryRawUnsafe(appendStatement, ...entryValues(accountId, entry));
  } catch (cause) {
    throw new StoreUnavailable(undefined, { cause });
  }
};

const writeAccountRow = async (
  transaction: Prisma.TransactionClient,
  name: string,
  changes: AccountChanges,
): Promise<void> => {
  const id = BigInt(changes.id);
  const data = accountRow(changes);
  if (changes.revision === undefined) {
    await transaction.account.create({ data: { id, name, ...data } });
    await transaction.catalog.create({ data: { id, accountId: id } });
    return;
  }
  const { count } = await transaction.account.updateMany({
    where: { id, name, revision: changes.revision },
    data: { ...data, revision: { increment: 1 } },
  });
  requireUnchanged(count === 1);
};

const writeEmbedTenants = async (
  transaction: Prisma.TransactionClient,
  accountId: bigint,
  embedTenants: AccountChanges["embedTenants"],
): Promise<void> => {
  if (embedTenants.length === 0) return;
  const ids = embedTenants.map(({ id }) => BigInt(id));
  await transaction.catalog.createMany({ data: ids.map((id) => ({ id, accountId })) });
  await transaction.embedTenant.createMany({
    data: embedTenants.map(({ id, name }) => ({ id: BigInt(id), accountId, name })),
  });
};

const writeDeployments = async (
  transaction: Prisma.TransactionClient,
  accountId: bigint,
  { deployments, agents }: AccountChanges,
): Promise<void> => {
  for (const deployment of deployments) {
    const { id } = deployment;
    const row = deploymentRow(deployment);
    await transaction.deployment.upsert({
      where: { accountId_id: { accountId, id } },
      create: { accountId, id, ...row },
      update: row,
    });
  }
  for (const agent of agents) {
    const { id } = agent;
    const row = agentRow(agent);
    await transaction.agent.upsert({
      where: { accountId_id: { accountId, id } },
      create: { accountId, id, ...row },
      update: row,
    });
  }
};

/**
 * A key with the same name is replaced, its id included (C5). All of them make room first, since one
 * may take over the id that another one had.
 */
const writeKeys = async (
  transaction: Prisma.TransactionClient,
  accountId: bigint,
  { keys }: AccountChanges,
): Promise<void> => {
  if (keys.length === 0) return;
  const users = keys.flatMap(({ internalUserId: id }) => (id === undefined ? [] : [BigInt(id)]));
  const userIds = [...new Set(users)];
  const found = await transaction.internalUser.count({ where: { id: { in: userIds }, accountId } });
  requireUnchanged(found === userIds.length);

  const replaced = { accountId, name: { in: keys.map(({ name }) => name) } };
  const stored = await transaction.apiKey.findMany({ where: replaced });
  await transaction.apiKey.deleteMany({ where: replaced });
  await transaction.apiKey.createMany({
    data: keys.map((key) => {
      const former = stored.find(({ name }) => name === key.name);
      return {
        accountId,
        name: key.name,
        ...keyRow(key),
        revokedAt: key.revoked ? (former?.revokedAt ?? new Date()) : null,
        ...(former && { createdAt: former.createdAt }),
      };
    }),
  });
};
