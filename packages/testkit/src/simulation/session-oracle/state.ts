import type { AttributeType, AttributeValue, JsonObject } from "@embedded-analytics/domain";
import { accountNames, declaration, type AccountName, type KeyName } from "./accounts.js";

export interface Group {
  readonly madeAtMs: number;
  description: string | undefined;
}

export interface Attribute {
  readonly madeAtMs: number;
  readonly type: AttributeType;
  displayName: string | undefined;
  defaultValue: string | undefined;
  description: string | undefined;
}

/** Groups and attributes by name. */
export interface Catalog {
  readonly groups: Map<string, Group>;
  readonly attributes: Map<string, Attribute>;
}

/** What a user has in one lane, by name (A5). */
export interface Rights {
  groups: Set<string>;
  readonly values: Map<string, AttributeValue>;
  securityContext: JsonObject;
}

export interface User {
  email: string | undefined;
  displayName: string | undefined;
  /** When an ephemeral user ends (D9). */
  untilMs: number | undefined;
  /** The key that made them (A3). */
  readonly madeBy: KeyName;
  readonly wide: Rights;
  readonly scoped: Rights;
}

export interface Tenant extends Catalog {
  /** The key that made it, or one of all deployments (A3). */
  readonly madeBy: KeyName;
  displayName: string | undefined;
  /** By externalId. */
  readonly users: Map<string, User>;
}

export interface Account extends Catalog {
  creatorMode: boolean;
  usersMax: number;
  readonly tenants: Map<string, Tenant>;
}

/** A minted session; `user` is undefined for the internal one. */
export interface Session {
  readonly account: AccountName;
  readonly tenant: string;
  readonly deploymentId: number;
  readonly creatorMode: boolean;
  readonly branchName: string | undefined;
  readonly settings: JsonObject;
  readonly externalId: string | undefined;
  readonly user: User | undefined;
  readonly mintedAtMs: number;
  exchangedAtMs: number | undefined;
  revoked: boolean;
}

export const emptyTenant = (madeBy: KeyName): Tenant => ({
  madeBy,
  displayName: undefined,
  groups: new Map(),
  attributes: new Map(),
  users: new Map(),
});

export const newUser = (untilMs: number | undefined, madeBy: KeyName): User => ({
  madeBy,
  email: undefined,
  displayName: undefined,
  untilMs,
  wide: { groups: new Set(), values: new Map(), securityContext: {} },
  scoped: { groups: new Set(), values: new Map(), securityContext: {} },
});

/** The accounts as declared, at time 0. */
export const declaredAccounts = (): Map<AccountName, Account> =>
  new Map(
    accountNames.map((name): [AccountName, Account] => [
      name,
      {
        creatorMode: true,
        usersMax: 2,
        ...catalogOf(declaration.accounts[0]),
        tenants: new Map([
          [name, emptyTenant("full")],
          [
            "acme-corp",
            { ...emptyTenant("full"), ...catalogOf(declaration.accounts[0]?.embedTenants[0]) },
          ],
        ]),
      },
    ]),
  );

interface Declared {
  readonly groups: readonly { readonly name: string; readonly description?: string }[];
  readonly userAttributes: readonly {
    readonly name: string;
    readonly type: string;
    readonly defaultValue?: string;
  }[];
}

const catalogOf = (declared: Declared | undefined): Catalog => ({
  groups: new Map(
    declared?.groups.map(({ name, description }) => [name, { madeAtMs: 0, description }]),
  ),
  attributes: new Map(
    declared?.userAttributes.map(({ name, type, defaultValue }) => [
      name,
      {
        madeAtMs: 0,
        type: type as AttributeType,
        displayName: undefined,
        defaultValue,
        description: undefined,
      },
    ]),
  ),
});
