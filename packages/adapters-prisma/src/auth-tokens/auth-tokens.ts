import {
  trustingDeploymentsMax,
  type AuthTokensMethods,
  type DeploymentScope,
  type FoundTrust,
  type Id,
  type IssuedSelection,
  type PortAdapter,
  type TrustingDeployment,
} from "@embedded-analytics/domain";
import type { Queryable, ScopedPool } from "../account-scope/scoped-pool.js";
import { scopeValue } from "../issued-selection.js";
import type { Nullable } from "../json-rows.js";
import { accountOfJson } from "../key-holder.js";
import { loadForTokenStatement } from "../provisioning/load-statement.js";
import { lookupValues } from "../provisioning/lookup-values.js";
import { userSnapshotOf, type UserSnapshotJson } from "../provisioning/snapshot-json.js";
import { isStorable, storableId } from "../storable.js";
import {
  findTrustingStatement,
  removeOutlivedRevocationsStatement,
  revokedBeforeStatement,
  revokeTokensStatement,
} from "./statements.js";

/** Calls with tokens of identity providers, in PostgreSQL. */
export const prismaAuthTokens = (pool: ScopedPool): PortAdapter<AuthTokensMethods> => ({
  findTrusting: async (audiences, { accountName, deploymentId, agentId }) => {
    // A token finds its account, so that no account is known yet; nothing but these rows is read.
    const { rows } = await pool.ofEveryAccount().query<{ found: FoundJson }>({
      name: "find_trusting",
      text: findTrustingStatement,
      values: [
        audiences.filter(isStorable),
        ...[nameValue(accountName), deploymentValue(deploymentId), nameValue(agentId)],
        trustingDeploymentsMax,
      ],
    });
    return foundOf(rows[0]?.found);
  },
  load: async (accountId, lookup, { subjects }) => {
    const { rows } = await pool.of(accountId).query<{ snapshot: TokenSnapshotJson }>({
      name: "load_for_token",
      text: loadForTokenStatement,
      values: [accountId, ...lookupValues(lookup), subjects],
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    const { snapshot } = row;
    const revokedBeforeMs = snapshot.revokedBeforeMs ?? undefined;
    return { ...userSnapshotOf(snapshot), revokedBeforeMs };
  },
  revokedBefore: async (accountId, { subjects, deploymentId }) => {
    const { rows } = await pool.of(accountId).query<{ revokedBeforeMs: number | null }>({
      name: "revoked_before",
      text: revokedBeforeStatement,
      values: [accountId, subjects, deploymentId],
    });
    return rows[0]?.revokedBeforeMs ?? undefined;
  },
});

/** So long after it, a revocation can meet no token any more: a day, and the difference of clocks. */
const keptSeconds = 86_460;

/** Keeps what a revocation takes of tokens; answers whether there can be any. */
export const revokeTokens = async (
  connection: Queryable,
  accountId: Id,
  selection: IssuedSelection,
  deployments: DeploymentScope,
  subject: string | undefined,
): Promise<boolean> => {
  if (subject === undefined) return false;
  const beforeMs = selection.kind === "issued_before" ? selection.timeMs : null;
  const { rowCount } = await connection.query({
    name: "revoke_tokens",
    text: revokeTokensStatement,
    values: [accountId, scopeValue(deployments), subject, beforeMs, keptSeconds],
  });
  return (rowCount ?? 0) > 0;
};

/** Removes revocations that no token is old enough for any more. */
export const removeOutlivedRevocations = async (pool: ScopedPool): Promise<void> => {
  await pool.ofEveryAccount().query({
    name: "remove_outlived_revocations",
    text: removeOutlivedRevocationsStatement,
    values: [keptSeconds],
  });
};

interface TokenSnapshotJson extends UserSnapshotJson {
  readonly revokedBeforeMs: number | null;
}

interface FoundJson {
  readonly nowMs: number;
  readonly deployments:
    | readonly (Omit<TrustingDeployment, "account"> & {
        readonly account: Nullable<TrustingDeployment["account"]>;
      })[]
    | null;
}

const foundOf = (found: FoundJson | undefined): FoundTrust => {
  if (found === undefined) throw new Error("The statement always answers one row.");
  const { nowMs, deployments } = found;
  return {
    nowMs,
    deployments: (deployments ?? []).map((trusting) => ({
      ...trusting,
      account: accountOfJson(trusting.account),
    })),
  };
};

// What cannot be stored is nobody's name, and no name is empty.
const nameValue = (name: string | undefined): string | null =>
  name === undefined ? null : (storableId(name) ?? "");

// Ids of deployments begin at 1; what bigint cannot read is no id.
const deploymentValue = (id: number | undefined): number | null =>
  id === undefined ? null : Number.isSafeInteger(id) ? id : -1;
