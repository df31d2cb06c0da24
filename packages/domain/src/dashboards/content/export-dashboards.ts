import * as Effect from "effect/Effect";
import { Accounts } from "../../accounts/services.js";
import { Failure } from "../../shared/failure/failure.js";
import type { LocalizedText } from "../definition/dashboard.js";
import { TenantDashboards } from "../services.js";
import type { ExportedDashboard, ExportedPlace } from "./exported-dashboard.js";
import { readStoredDefinition } from "./stored-definition.js";

/**
 * The shared dashboards of an embed tenant in the form of the files, for those who own the service. What
 * is private stays its owner's, and what this release does not understand is named, not written.
 */
export const exportDashboards = ({ accountName, deploymentId, embedTenantName }: ExportedPlace) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts;
    const account = yield* accounts.load(accountName, [embedTenantName]);
    if (account?.embedTenants.some(({ name }) => name === embedTenantName) !== true) {
      return yield* Effect.fail(
        new Failure("tenant_not_found", "There is no such account or embed tenant."),
      );
    }
    const place = { deploymentId, embedTenantName };
    const dashboards = yield* TenantDashboards;
    const listed = yield* dashboards.list(account.id, place, undefined);
    const names = new Set<string>();
    const exported: ExportedDashboard[] = [];
    for (const { publicId } of listed.toSorted(byId)) {
      const found = yield* dashboards.load(account.id, place, undefined, publicId);
      if (found === undefined) continue;
      const { title, description } = found;
      const name = freeName(title, names);
      const read = readStoredDefinition(found.definition);
      const definition = read.isWhole ? read.definition : undefined;
      exported.push({ publicId, name, title, description, definition });
    }
    return exported;
  });

const byId = (left: { readonly publicId: string }, right: { readonly publicId: string }): number =>
  left.publicId < right.publicId ? -1 : 1;

/** A name of a file's dashboard that follows from its title, and that none of the others has. */
const freeName = (title: LocalizedText, taken: Set<string>): string => {
  const text = typeof title === "string" ? title : (title["en"] ?? Object.values(title)[0] ?? "");
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 56);
  const base = letters === "" ? "dashboard" : letters;
  let name = base;
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
  taken.add(name);
  return name;
};
