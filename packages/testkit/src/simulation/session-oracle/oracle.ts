import type { AttributeType, FailureCode } from "@embedded-analytics/domain";
import { changesDefinitions, changesRights } from "./changes.js";
import { defaultValues, values, type Body } from "./body.js";
import { branchName, internalUsername, type AccountName, type KeyName } from "./accounts.js";
import {
  declaredAccounts,
  emptyTenant,
  newUser,
  type Account,
  type Catalog,
  type Session,
  type Tenant,
  type User,
} from "./state.js";

/** Why a request was refused; with its sentence and its names where B3 fixes them. */
export interface Refusal {
  readonly code: FailureCode;
  readonly detail?: string;
  readonly missing?: readonly string[];
}

const second = 1000;
const day = 86_400 * second;

/** The whole service, said as plainly as can be: maps, and one thing after the other. */
export class SessionOracle {
  nowMs = 0;
  readonly accounts: Map<AccountName, Account> = declaredAccounts();

  account(name: AccountName): Account {
    const account = this.accounts.get(name);
    if (account === undefined) throw new Error(`no account ${name}`);
    return account;
  }

  /** `service.md` 4.1 with B2 to B6: everything is looked at before anything is written. */
  generate(accountName: AccountName, key: KeyName, body: Body): Session | Refusal {
    const account = this.account(accountName);
    if (isInvalid(body, accountName)) return { code: "invalid_request" };
    if (hasDuplicates(body)) return { code: "duplicate_name" };
    const deploymentId = body.deploymentId ?? 1;
    if (key === "limited" && deploymentId !== 1) return { code: "deployment_out_of_scope" };
    if (deploymentId > 2) return { code: "deployment_not_found" };
    const creatorMode = body.creatorMode === true;
    if (creatorMode && !account.creatorMode) return { code: "creator_mode_disabled" };
    if (body.branchName !== undefined && (deploymentId !== 1 || body.branchName !== branchName)) {
      return { code: "branch_not_found" };
    }

    const tenantName = body.embedTenantName ?? accountName;
    const tenant = account.tenants.get(tenantName) ?? emptyTenant(key);
    const stored = creatorMode ? tenant : account;
    const catalog = this.#withDefinitions(stored, body);
    if ("code" in catalog) return catalog;
    const existing = this.#living(tenant, body.externalId);
    const outOfScope =
      key === "limited" &&
      ((existing?.madeBy === "full" && changesRights(existing, body)) ||
        (tenant.madeBy === "full" && changesDefinitions(stored, catalog)));
    const refused =
      refusedRights(body, catalog) ??
      refusedInternal(body) ??
      (outOfScope ? ({ code: "deployment_out_of_scope" } as const) : undefined) ??
      this.#refusedSeat(account, existing, body);
    if (refused !== undefined) return refused;

    for (const [name, group] of catalog.groups) stored.groups.set(name, group);
    for (const [name, attribute] of catalog.attributes) stored.attributes.set(name, attribute);
    tenant.displayName = body.embedTenantProfile?.displayName ?? tenant.displayName;
    account.tenants.set(tenantName, tenant);
    return {
      account: accountName,
      tenant: tenantName,
      deploymentId,
      creatorMode,
      branchName: body.branchName,
      settings: body.settings ?? {},
      externalId: body.externalId,
      user: this.#writeUser(tenant, existing, body, key),
      mintedAtMs: this.nowMs,
      exchangedAtMs: undefined,
      revoked: false,
    };
  }

  /** Whether the exchange is granted; then it is used up (B5). */
  exchange(session: Session, accountName: string | undefined): boolean {
    const good =
      !session.revoked &&
      session.exchangedAtMs === undefined &&
      this.nowMs < session.mintedAtMs + 300 * second &&
      this.#isUserThere(session) &&
      (accountName === undefined || accountName === session.account);
    if (good) session.exchangedAtMs = this.nowMs;
    return good;
  }

  /** Whether a token of that session is good (B5). */
  isTokenGood(session: Session): boolean {
    return (
      !session.revoked &&
      session.exchangedAtMs !== undefined &&
      this.nowMs < session.exchangedAtMs + day &&
      this.#isUserThere(session)
    );
  }

  revoke(session: Session, accountName: AccountName, key: KeyName): void {
    const opens = key === "full" || session.deploymentId === 1;
    if (session.account === accountName && opens) session.revoked = true;
  }

  /** Removes a group with its memberships; false where there is none (C3). */
  deleteGroup(tenant: Tenant, name: string): boolean {
    for (const { scoped } of tenant.users.values()) scoped.groups.delete(name);
    return tenant.groups.delete(name);
  }

  /** Removes an attribute with its values; false where there is none (C3). */
  deleteAttribute(tenant: Tenant, name: string): boolean {
    for (const { scoped } of tenant.users.values()) scoped.values.delete(name);
    return tenant.attributes.delete(name);
  }

  isOver({ untilMs }: User): boolean {
    return untilMs !== undefined && untilMs <= this.nowMs;
  }

  #living(tenant: Tenant, externalId: string | undefined): User | undefined {
    const user = externalId === undefined ? undefined : tenant.users.get(externalId);
    return user === undefined || this.isOver(user) ? undefined : user;
  }

  #isUserThere({ account, tenant, externalId, user }: Session): boolean {
    if (user === undefined || externalId === undefined) return true;
    const present = this.account(account).tenants.get(tenant)?.users.get(externalId);
    return present === user && !this.isOver(user);
  }

  /** A copy of the catalog with the definitions of the request in it (B4, 4.1 rules 4 and 5). */
  #withDefinitions(stored: Catalog, body: Body): Catalog | Refusal {
    const groups = new Map(stored.groups);
    const attributes = new Map(stored.attributes);
    const given = body.userAttributeDefinitions ?? [];
    for (const { name, type } of given) {
      if ((attributes.get(name)?.type ?? type) !== type) return { code: "cannot_change_type" };
    }
    for (const { type, defaultValue } of given) {
      if (defaultValue !== undefined && !defaultValues[defaultValue]?.includes(type)) {
        return { code: "invalid_default_value" };
      }
    }
    for (const { name, description } of body.groupDefinitions ?? []) {
      const old = groups.get(name);
      groups.set(name, {
        madeAtMs: old?.madeAtMs ?? this.nowMs,
        description: description === "" ? old?.description : (description ?? old?.description),
      });
    }
    for (const definition of given) {
      const old = attributes.get(definition.name);
      attributes.set(definition.name, {
        madeAtMs: old?.madeAtMs ?? this.nowMs,
        type: definition.type,
        displayName: definition.displayName ?? old?.displayName,
        defaultValue: definition.defaultValue ?? old?.defaultValue,
        description: definition.description ?? old?.description,
      });
    }
    return { groups, attributes };
  }

  #refusedSeat(account: Account, existing: User | undefined, body: Body): Refusal | undefined {
    if (body.internalId !== undefined) return undefined;
    const becomesPermanent =
      body.isEphemeral !== true && (existing === undefined || existing.untilMs !== undefined);
    const permanent = [...account.tenants.values()]
      .flatMap(({ users }) => [...users.values()])
      .filter(({ untilMs }) => untilMs === undefined);
    return becomesPermanent && permanent.length >= account.usersMax
      ? { code: "external_user_limit" }
      : undefined;
  }

  #writeUser(
    tenant: Tenant,
    existing: User | undefined,
    body: Body,
    key: KeyName,
  ): User | undefined {
    if (body.externalId === undefined) return undefined;
    const untilMs = body.isEphemeral === true ? this.nowMs + 7 * day : undefined;
    const user = existing ?? newUser(untilMs, key);
    if (body.isEphemeral !== true) user.untilMs = undefined;
    user.email = body.email ?? user.email;
    user.displayName = body.userProfile?.displayName ?? user.displayName;
    const rights = body.creatorMode === true ? user.scoped : user.wide;
    if (body.groups !== undefined) rights.groups = new Set(body.groups);
    for (const { name, value } of body.userAttributes ?? []) {
      if (value === null) rights.values.delete(name);
      else rights.values.set(name, value);
    }
    rights.securityContext = body.securityContext ?? rights.securityContext;
    tenant.users.set(body.externalId, user);
    return user;
  }
}

const isInvalid = (body: Body, accountName: string): boolean => {
  const { externalId, internalId, embedTenantName } = body;
  const defines = body.groupDefinitions ?? body.userAttributeDefinitions;
  const provisions = body.groups ?? body.userAttributes ?? body.securityContext ?? defines;
  return (
    (externalId === undefined) === (internalId === undefined) ||
    (internalId !== undefined && provisions !== undefined) ||
    (defines !== undefined && (body.creatorMode !== true || embedTenantName === undefined)) ||
    // The other account's name is a name like any other, and this one is too short (2.2).
    (embedTenantName === "beta" && accountName !== "beta")
  );
};

const hasDuplicates = (body: Body): boolean =>
  [body.userAttributes, body.groupDefinitions, body.userAttributeDefinitions].some(
    (list) => list !== undefined && new Set(list.map(({ name }) => name)).size < list.length,
  );

const refusedInternal = ({ internalId }: Body): Refusal | undefined =>
  internalId === undefined || internalId.trim().toLowerCase() === internalUsername
    ? undefined
    : { code: "internal_user_not_found" };

const refusedRights = (body: Body, catalog: Catalog): Refusal | undefined => {
  const groups = [...new Set(body.groups)].filter((name) => !catalog.groups.has(name));
  if (groups.length > 0) {
    const detail = `Groups with names ${groups.join(", ")} not found`;
    return { code: "groups_not_found", detail, missing: groups };
  }
  const given = body.userAttributes ?? [];
  const missing = given.map(({ name }) => name).filter((name) => !catalog.attributes.has(name));
  if (missing.length > 0) {
    return { code: "user_attributes_not_found", detail: "User attributes not found", missing };
  }
  const fits = given.every(
    ({ name, value }) =>
      value === null || typesOf(value).includes(catalog.attributes.get(name)?.type ?? "string"),
  );
  return fits ? undefined : { code: "attribute_type_mismatch" };
};

const typesOf = (value: unknown): readonly AttributeType[] =>
  values.find(([existing]) => existing === value)?.[1] ?? [];
