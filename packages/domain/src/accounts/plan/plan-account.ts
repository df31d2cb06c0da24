import { tenantNameProblemIn } from "../../shared/text/text-rules.js";
import type { AccountChanges } from "./account-changes.js";
import type { AccountState } from "../account-state.js";
import type { AccountDeclaration } from "../declaration.js";
import { providersOf } from "../providers/plan-providers.js";
import { planCatalog } from "./plan-catalog.js";
import { planDeployments } from "./plan-deployments.js";
import { planInternalUsers } from "./plan-internal-users.js";
import { planKeys, type KeyMaterial } from "./plan-keys.js";
import { plannedSettings, sameSettings } from "./planned-settings.js";
import {
  byKey,
  report,
  reportRepeated,
  reportUnknownDeployment,
  type Planning,
} from "./planning.js";
import type { DeploymentId } from "../../shared/text/branded.js";

/**
 * What must be written so that an account is as declared; undefined when it already is. Pure: what
 * is wrong with the declaration is noted in `planning`, and then the answer is not to be used.
 */
export const planAccount = (
  planning: Planning,
  pointer: string,
  declared: AccountDeclaration,
  keyMaterials: readonly (KeyMaterial | undefined)[],
  state: AccountState | undefined,
): AccountChanges | undefined => {
  const id = state?.id ?? planning.newId();
  const providers = providersOf(planning, pointer, declared, state);
  const deployments = planDeployments(planning, pointer, declared, providers, state);
  const catalog = planCatalog(planning, pointer, declared, id, state);
  const users = planInternalUsers(
    planning,
    `${pointer}/internalUsers`,
    declared.internalUsers ?? [],
    catalog,
    state,
  );
  const keys = planKeys(
    planning,
    `${pointer}/keys`,
    declared.keys ?? [],
    keyMaterials,
    users,
    deployments,
    state,
  );
  const tenants = planEmbedTenants(planning, `${pointer}/embedTenants`, declared, state);
  reportUnknownConnectDeployments(planning, pointer, declared, deployments.knownIds);
  const settings = plannedSettings(declared, state?.settings, deployments.defaultDeploymentId);
  const changes: AccountChanges = {
    id,
    name: declared.name,
    revision: state?.revision,
    settings,
    deployments: deployments.deployments,
    agents: deployments.agents,
    keys,
    internalUsers: users.changed,
    embedTenants: tenants.created,
    catalogs: [catalog.change, ...tenants.catalogs].flatMap((change) => change ?? []),
  };
  return state !== undefined && sameSettings(state.settings, settings) && isEmpty(changes)
    ? undefined
    : changes;
};

const planEmbedTenants = (
  planning: Planning,
  pointer: string,
  { name: accountName, embedTenants: declared = [] }: AccountDeclaration,
  state: AccountState | undefined,
) => {
  reportRepeated(planning, pointer, declared, "name");
  const stored = byKey(state?.embedTenants ?? [], ({ name }) => name);
  const created: { readonly id: number; readonly name: string }[] = [];
  // The account's own embed tenant comes with the account (A4).
  if (state === undefined) created.push({ id: planning.newId(), name: accountName });
  const catalogs = declared.map((tenant, at) => {
    const wrongName = tenantNameProblemIn(accountName, tenant.name);
    if (wrongName !== undefined) report(planning, `${pointer}/${at}/name`, wrongName);
    const existing = stored.get(tenant.name);
    let id = existing?.id ?? created.find(({ name }) => name === tenant.name)?.id;
    if (id === undefined) {
      id = planning.newId();
      created.push({ id, name: tenant.name });
    }
    return planCatalog(planning, `${pointer}/${at}`, tenant, id, existing).change;
  });
  return { created, catalogs };
};

const reportUnknownConnectDeployments = (
  planning: Planning,
  pointer: string,
  { connect }: AccountDeclaration,
  knownIds: ReadonlySet<DeploymentId>,
): void => {
  for (const [at, id] of (connect?.deployments ?? []).entries()) {
    if (knownIds.has(id)) continue;
    reportUnknownDeployment(planning, `${pointer}/connect/deployments/${at}`, knownIds);
  }
};

const isEmpty = (changes: AccountChanges): boolean =>
  changes.deployments.length === 0 &&
  changes.agents.length === 0 &&
  changes.keys.length === 0 &&
  changes.internalUsers.length === 0 &&
  changes.embedTenants.length === 0 &&
  changes.catalogs.length === 0;
