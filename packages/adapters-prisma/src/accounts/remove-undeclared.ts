import type { Id, UndeclaredThing, Use } from "@embedded-analytics/domain";
import type { Prisma } from "../generated/client.js";
import { requireUnchanged } from "./conflict.js";

/**
 * What users have made of things of an account, those without any left out. Parameters: the account's name,
 * and of each thing its kind and its id.
 */
export const usesStatement = `
  select used.kind, used.id, used.count::int as count from (
    select t.kind, t.id, case t.kind
      when 'agent' then (
        select count(*) from thread h where h.account_id = a.id and h.agent_id = t.id)
      when 'deployment' then (
        select count(*) from tenant_dashboard d
        where d.account_id = a.id and d.deployment_id = t.id::int) + (
        select count(*) from embed_session s
        where s.account_id = a.id and s.deployment_id = t.id::int
          and s.revoked_at is null and s.expires_at > now())
      when 'internalUser' then (
        select count(*) from thread h
        where h.account_id = a.id and h.internal_user_id = t.id::bigint) + (
        select count(*) from embed_session s
        where s.account_id = a.id and s.internal_user_id = t.id::bigint
          and s.revoked_at is null and s.expires_at > now())
      when 'group' then (
        select count(*) from membership m join group_def g on g.id = m.group_id
        where g.id = t.id::bigint and g.catalog_id = a.id)
      when 'userAttribute' then (
        select count(*) from attribute_value v join attribute_def f on f.id = v.attribute_id
        where f.id = t.id::bigint and f.catalog_id = a.id)
      else 0 end as count
    from account a cross join unnest($2::text[], $3::text[]) as t(kind, id)
    where a.name = $1
  ) used where used.count > 0`;

/** The values of `usesStatement`. */
export const usesValues = (accountName: string, things: readonly UndeclaredThing[]) =>
  [accountName, things.map(({ kind }) => kind), things.map(({ id }) => id)] as const;

/** Keys make room before others are written, since one of these may take over the id that one of them had. */
export const removeKeys = async (
  transaction: Prisma.TransactionClient,
  accountId: bigint,
  things: readonly UndeclaredThing[],
): Promise<void> => {
  const names = idsOf(things, "key");
  const { count } = await transaction.apiKey.deleteMany({
    where: { accountId, name: { in: names } },
  });
  requireUnchanged(count === names.length);
};

/**
 * Removes what is not declared. Its rows are locked first, so that nobody begins to use one between the
 * look and the removal: what refers to a row waits for its lock. What is in use by now is a conflict.
 */
export const removeUndeclared = async (
  transaction: Prisma.TransactionClient,
  account: { readonly id: Id; readonly name: string },
  things: readonly UndeclaredThing[],
): Promise<void> => {
  const others = things.filter(({ kind }) => kind !== "key");
  if (others.length === 0) return;
  const accountId = BigInt(account.id);
  for (const { kind, statement, isNumber } of locks) {
    const ids = idsOf(others, kind);
    if (ids.length === 0) continue;
    const values = isNumber ? ids.map(BigInt) : ids;
    const rows = await transaction.$queryRawUnsafe<unknown[]>(statement, accountId, values);
    requireUnchanged(rows.length === ids.length);
  }
  const values = usesValues(account.name, others);
  const uses = await transaction.$queryRawUnsafe<Use[]>(usesStatement, ...values);
  requireUnchanged(uses.length === 0);

  // Agents before deployments, and users before the groups that they are in.
  const numbers = (kind: UndeclaredThing["kind"]): bigint[] => idsOf(others, kind).map(BigInt);
  await transaction.agent.deleteMany({ where: { accountId, id: { in: idsOf(others, "agent") } } });
  await transaction.deployment.deleteMany({
    where: { accountId, id: { in: idsOf(others, "deployment").map(Number) } },
  });
  await transaction.internalUser.deleteMany({
    where: { accountId, id: { in: numbers("internalUser") } },
  });
  const catalogId = accountId;
  await transaction.groupDef.deleteMany({ where: { catalogId, id: { in: numbers("group") } } });
  await transaction.attributeDef.deleteMany({
    where: { catalogId, id: { in: numbers("userAttribute") } },
  });
};

const idsOf = (things: readonly UndeclaredThing[], kind: UndeclaredThing["kind"]): string[] =>
  things.filter((thing) => thing.kind === kind).map(({ id }) => id);

const locks = [
  {
    kind: "agent",
    isNumber: false,
    statement: "select id from agent where account_id = $1 and id = any ($2::text[]) for update",
  },
  {
    kind: "deployment",
    isNumber: true,
    statement:
      "select id from deployment where account_id = $1 and id = any ($2::bigint[]) for update",
  },
  {
    kind: "internalUser",
    isNumber: true,
    statement:
      "select id from internal_user where account_id = $1 and id = any ($2::bigint[]) for update",
  },
  {
    kind: "group",
    isNumber: true,
    statement:
      "select id from group_def where catalog_id = $1 and id = any ($2::bigint[]) for update",
  },
  {
    kind: "userAttribute",
    isNumber: true,
    statement:
      "select id from attribute_def where catalog_id = $1 and id = any ($2::bigint[]) for update",
  },
] as const;
