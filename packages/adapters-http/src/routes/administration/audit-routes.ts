import type { AuditEntry } from "@embedded-analytics/domain";
import { isoTime } from "../../response/items.js";
import type { Route } from "../route.js";

/** Reading the audit log (J10). */
export const auditRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/admin/audit",
    answer: async ({ analytics, credential, listQuery, query }) => {
      const page = await analytics.listAudit(credential, {
        ...listQuery(),
        from: query("from"),
        to: query("to"),
        keyId: query("keyId"),
        externalId: query("externalId"),
        embedTenantName: query("embedTenantName"),
        internalId: query("internalId"),
      });
      return { status: 200, body: { ...page, items: page.items.map(auditItem) } };
    },
  },
];

/** An entry as it goes over the wire: its record, between its number and its hashes. */
const auditItem = ({ seq, atMs, content, prev, hash }: AuditEntry) => ({
  seq,
  at: isoTime(atMs),
  ...(JSON.parse(content) as object),
  prev,
  hash,
});
