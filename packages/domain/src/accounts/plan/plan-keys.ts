import { sameJson } from "../../shared/json/json.js";
import type { AccountState, DeclaredKey } from "../account-state.js";
import type { KeyDeclaration } from "../declaration.js";
import { instantMs } from "../instant.js";
import type { PlannedDeployments } from "./plan-deployments.js";
import type { PlannedInternalUsers } from "./plan-internal-users.js";
import { canonicalUsername } from "../../shared/text/text-rules.js";
import {
  byKey,
  report,
  reportRepeated,
  reportUnknown,
  reportUnknownDeployment,
  type Planning,
} from "./planning.js";

/** The secret part of a declared key: given, or made, or undefined to keep what is stored. */
export interface KeyMaterial {
  readonly id: string;
  readonly digest: string;
}

/** Keys are upserted by name; another secret under the same name replaces the old one (C5). */
export const planKeys = (
  planning: Planning,
  pointer: string,
  declared: readonly KeyDeclaration[],
  materials: readonly (KeyMaterial | undefined)[],
  users: PlannedInternalUsers,
  deployments: PlannedDeployments,
  state: AccountState | undefined,
): readonly DeclaredKey[] => {
  reportRepeated(planning, pointer, declared, "name");
  const stored = byKey(state?.keys ?? [], ({ name }) => name);
  // Nothing is deleted: a key that is not declared, or declared without a value, keeps its secret.
  const given = new Set(
    declared.filter((_, at) => materials[at] !== undefined).map(({ name }) => name),
  );
  const kept = byKey(
    [...stored.values()].filter(({ name }) => !given.has(name)),
    ({ id }) => id,
  );
  return declared.flatMap((key, at) => {
    const existing = stored.get(key.name);
    const material = materials[at] ?? existing;
    if (material === undefined) return []; // its value was refused, or it is declared as an existing one and is not there
    const holder = kept.get(material.id)?.name ?? key.name;
    if (holder !== key.name) {
      report(planning, `${pointer}/${at}/fromEnv`, `has the value of the key ${holder}`);
    }
    reportUnknownDeployments(planning, `${pointer}/${at}/deployments`, key, deployments);
    const kind = key.kind ?? existing?.kind ?? "admin";
    const internalUserId = keyUser(planning, `${pointer}/${at}`, key, kind, users, existing);
    const wanted = { ...wantedKey(key, material, existing), kind, internalUserId };
    return existing !== undefined && sameKey(existing, wanted) ? [] : [wanted];
  });
};

const reportUnknownDeployments = (
  planning: Planning,
  pointer: string,
  { deployments = [] }: KeyDeclaration,
  { knownIds }: PlannedDeployments,
): void => {
  for (const [index, id] of deployments.entries()) {
    if (knownIds.has(id)) continue;
    reportUnknownDeployment(planning, `${pointer}/${index}`, knownIds);
  }
};

/** The key as it is to be: what its declaration leaves out stays as it is stored. */
const wantedKey = (
  { name, deployments, expiresAt, revoked }: KeyDeclaration,
  { id, digest }: Pick<DeclaredKey, "id" | "digest">,
  existing: DeclaredKey | undefined,
): Omit<DeclaredKey, "kind" | "internalUserId"> => ({
  id,
  digest,
  name,
  deployments: deployments ?? existing?.deployments ?? "all",
  expiresAtMs: expiresAt === undefined ? existing?.expiresAtMs : instantMs(expiresAt),
  revoked: revoked ?? existing?.revoked ?? false,
  madeBy: existing?.madeBy,
  person: existing?.person,
});

const keyUser = (
  planning: Planning,
  pointer: string,
  key: KeyDeclaration,
  kind: DeclaredKey["kind"],
  users: PlannedInternalUsers,
  existing: DeclaredKey | undefined,
): DeclaredKey["internalUserId"] => {
  if (kind === "admin") {
    if (key.user !== undefined) report(planning, `${pointer}/user`, "is for keys of kind personal");
    return undefined;
  }
  if (key.user === undefined) {
    if (existing?.internalUserId === undefined) {
      report(planning, pointer, "needs a user: it is a key of kind personal");
    }
    return existing?.internalUserId;
  }
  const id = users.idByUsername.get(canonicalUsername(key.user));
  if (id === undefined) {
    const names = users.idByUsername.keys();
    reportUnknown(planning, `${pointer}/user`, "internal user", key.user, names);
  }
  return id;
};

const sameKey = (left: DeclaredKey, right: DeclaredKey): boolean =>
  left.id === right.id &&
  left.digest === right.digest &&
  left.kind === right.kind &&
  left.internalUserId === right.internalUserId &&
  left.expiresAtMs === right.expiresAtMs &&
  left.revoked === right.revoked &&
  sameJson(left.deployments, right.deployments);
