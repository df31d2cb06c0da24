import type { CatalogChange } from "@embedded-analytics/domain";
import type { Prisma } from "../generated/client.js";
import { attributeRow, groupRow } from "./changed-rows.js";
import { requireUnchanged } from "./conflict.js";

/** Inserts definitions, or writes the texts given of known ones; an id of another catalog's is a conflict (T4). */
export const writeCatalog = async (
  transaction: Prisma.TransactionClient,
  accountId: bigint,
  { catalogId: id, groups, attributes }: CatalogChange,
): Promise<void> => {
  const catalogId = BigInt(id);
  const catalog = await transaction.catalog.findUnique({ where: { id: catalogId, accountId } });
  requireUnchanged(catalog !== null);

  const storedGroups = await transaction.groupDef.findMany({
    where: { id: { in: groups.map((group) => BigInt(group.id)) } },
    select: { id: true },
  });
  const storedIds = new Set([...storedGroups].map(({ id }) => Number(id)));
  await transaction.groupDef.createMany({
    data: groups
      .filter(({ id }) => !storedIds.has(id))
      .map((group) => ({ id: BigInt(group.id), catalogId, ...groupRow(group) })),
  });
  for (const group of groups.filter(({ id }) => storedIds.has(id))) {
    const where = { id: BigInt(group.id), catalogId };
    const { count } = await transaction.groupDef.updateMany({ where, data: groupRow(group) });
    requireUnchanged(count === 1);
  }

  const storedAttributes = await transaction.attributeDef.findMany({
    where: { id: { in: attributes.map((attribute) => BigInt(attribute.id)) } },
    select: { id: true },
  });
  const knownAttributes = new Set(storedAttributes.map(({ id }) => Number(id)));
  await transaction.attributeDef.createMany({
    data: attributes
      .filter(({ id }) => !knownAttributes.has(id))
      .map((attribute) => ({ id: BigInt(attribute.id), catalogId, ...attributeRow(attribute) })),
  });
  for (const attribute of attributes.filter(({ id }) => knownAttributes.has(id))) {
    const where = { id: BigInt(attribute.id), catalogId };
    const data = attributeRow(attribute);
    const { count } = await transaction.attributeDef.updateMany({ where, data });
    requireUnchanged(count === 1);
  }
};
