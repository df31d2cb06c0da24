import type {
  AssistantGrantsMethods,
  GrantedSession,
  ListedGrant,
  PortAdapter,
} from "@embedded-analytics/domain";
import type { ScopedPool } from "../account-scope/scoped-pool.js";
import { scopeValue } from "../issued-selection.js";
import type { Nullable } from "../json-rows.js";
import { grantOf, type GrantJson } from "./grant-json.js";
import { oneRow } from "./one-row.js";
import { redemptions } from "./redemptions.js";
import { requests } from "./requests.js";
import * as statements from "./grant-statements.js";

/** What users grant to assistants, in PostgreSQL. */
export const prismaAssistantGrants = (pool: ScopedPool): PortAdapter<AssistantGrantsMethods> => {
  const one = oneRow(pool);
  return {
    ...requests(pool),
    ...redemptions(pool),
    find: async (accountId, grantId, expiresAtMs) => {
      const row = await one<{ grant: GrantJson }>(
        accountId,
        "find_assistant_grant",
        statements.findGrantStatement,
        [accountId, grantId, expiresAtMs],
      );
      return row && grantOf(row.grant);
    },
    findSession: (accountId, grantId) =>
      one<GrantedSession>(accountId, "find_session_of_grant", statements.findSessionStatement, [
        accountId,
        grantId,
      ]),
    list: async (accountId, deployments, idleSeconds, { first, after }) => {
      const row = await one<{ items: Nullable<ListedGrant>[] | null; hasPreviousPage: boolean }>(
        accountId,
        "list_assistant_grants",
        statements.listGrantsStatement,
        [
          ...[accountId, scopeValue(deployments), idleSeconds, first],
          ...[after?.createdAtMs ?? null, after?.id ?? null],
        ],
      );
      const items = row?.items ?? [];
      return {
        items: items.slice(0, first).map(listedOf),
        hasNextPage: items.length > first,
        hasPreviousPage: row?.hasPreviousPage === true,
      };
    },
    removeOutlived: async (idleSeconds) => {
      const { rows } = await pool.ofEveryAccount().query<{ removed: number }>({
        name: "remove_outlived_grants",
        text: statements.removeOutlivedGrantsStatement,
        values: [idleSeconds],
      });
      return rows[0]?.removed ?? 0;
    },
  };
};

const listedOf = (row: Nullable<ListedGrant>): ListedGrant => ({
  ...row,
  externalId: row.externalId ?? undefined,
  internalId: row.internalId ?? undefined,
});
