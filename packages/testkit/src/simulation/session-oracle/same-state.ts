import { expect } from "@jest/globals";
import type { Store } from "../../contracts/tester.js";
import { accountNames, apiKeyOf, type AccountName } from "./accounts.js";
import { tenantNames } from "./command.js";
import type { SessionOracle } from "./oracle.js";
import type { User } from "./state.js";

const groupNames = ["a", "b", "c"];
const attributeNames = ["x", "y", "z"];

/** Whether the store holds what the oracle holds, user by user and lane by lane (A4, A5). */
export const expectSameState = async (store: Store, oracle: SessionOracle): Promise<void> => {
  for (const account of accountNames) {
    for (const tenant of tenantNames) {
      for (const externalId of ["ada", "bob", "cyd"]) {
        for (const creatorMode of [false, true]) {
          expect(await seen(store, account, tenant, externalId, creatorMode)).toEqual(
            expected(oracle, account, tenant, externalId, creatorMode),
          );
        }
      }
    }
  }
};

const expected = (
  oracle: SessionOracle,
  accountName: AccountName,
  tenantName: string,
  externalId: string,
  creatorMode: boolean,
) => {
  const tenant = oracle.account(accountName).tenants.get(tenantName);
  const user = tenant?.users.get(externalId);
  return {
    tenant: tenant && { displayName: tenant.displayName },
    user: user && !oracle.isOver(user) ? userInLane(user, creatorMode) : undefined,
  };
};

const userInLane = ({ email, displayName, untilMs, wide, scoped }: User, creatorMode: boolean) => {
  const { groups, values, securityContext } = creatorMode ? scoped : wide;
  return {
    email,
    displayName,
    permanent: untilMs === undefined,
    securityContext,
    groups: [...groups].sort(),
    values: Object.fromEntries(values),
  };
};

const seen = async (
  { ports }: Store,
  account: AccountName,
  embedTenantName: string,
  externalId: string,
  creatorMode: boolean,
) => {
  const keyId = apiKeyOf(account, "full").split("-")[1] ?? "";
  const snapshot = await ports.provisioning.load(keyId, {
    deploymentId: 1,
    embedTenantName,
    creatorMode,
    identity: { kind: "external", externalId },
    groupNames,
    attributeNames,
  });
  if (snapshot === undefined) throw new Error(`the key of ${account} is missing`);
  const { embedTenant, externalUser: user, groups, attributes, nowMs } = snapshot;
  const nameOf = (items: readonly { readonly id: number; readonly name: string }[], id: number) =>
    items.find((item) => item.id === id)?.name ?? `unknown ${id}`;
  const isOver = user?.ephemeralUntilMs !== undefined && user.ephemeralUntilMs <= nowMs;
  return {
    tenant: embedTenant && { displayName: embedTenant.displayName },
    user:
      user === undefined || isOver
        ? undefined
        : {
            email: user.email,
            displayName: user.displayName,
            permanent: user.ephemeralUntilMs === undefined,
            securityContext: user.securityContext ?? {},
            groups: user.groupIds.map((id) => nameOf(groups, id)).sort(),
            values: Object.fromEntries(
              user.values.map(({ attributeId, value }) => [nameOf(attributes, attributeId), value]),
            ),
          },
  };
};
