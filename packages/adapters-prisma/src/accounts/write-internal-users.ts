import type { DeclaredInternalUser } from "@embedded-analytics/domain";
import type { Prisma } from "../generated/client.js";
import { requireUnchanged } from "./conflict.js";

/**
 * Inserts users, or gives those with the same id another name; their memberships and values become
 * exactly the given ones, all of the tenant-wide catalog, whose id is the account's (A5).
 */
export const writeInternalUsers = async (
  transaction: Prisma.TransactionClient,
  accountId: bigint,
  users: readonly DeclaredInternalUser[],
): Promise<void> => {
  if (users.length === 0) return;
  for (const { id, username } of users) {
    const row = { id: BigInt(id), accountId };
    const { count } = await transaction.internalUser.updateMany({ where: row, data: { username } });
    // The id of another account's user breaks the key, which is a conflict (T4).
    if (count === 0) await transaction.internalUser.create({ data: { ...row, username } });
  }
  const userId = { in: users.map(({ id }) => BigInt(id)) };
  await transaction.internalMembership.deleteMany({ where: { userId } });
  await transaction.internalAttributeValue.deleteMany({ where: { userId } });

  const memberships = users.flatMap(({ id, groupIds }) =>
    groupIds.map((groupId) => ({ userId: BigInt(id), groupId: BigInt(groupId) })),
  );
  const groupIds = [...new Set(memberships.map(({ groupId }) => groupId))];
  const groups = { id: { in: groupIds }, catalogId: accountId };
  requireUnchanged((await transaction.groupDef.count({ where: groups })) === groupIds.length);
  await transaction.internalMembership.createMany({ data: memberships });

  const values = users.flatMap((user) =>
    user.values.map(({ attributeId, value }) => ({
      userId: BigInt(user.id),
      attributeId: BigInt(attributeId),
      value,
    })),
  );
  const attributeIds = [...new Set(values.map(({ attributeId }) => attributeId))];
  const attributes = { id: { in: attributeIds }, catalogId: accountId };
  requireUnchanged(
    (await transaction.attributeDef.count({ where: attributes })) === attributeIds.length,
  );
  await transaction.internalAttributeValue.createMany({ data: values });
};
