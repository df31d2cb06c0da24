import { decoder } from "../../shared/decode.js";
import type { Problem } from "../../shared/failure/failure.js";
import type { Json } from "../../shared/json/json.js";
import { countingIds } from "../../sessions/decide/cases.fixture.js";
import { valueOf } from "../../failures.fixture.js";
import type { AccountChanges } from "./account-changes.js";
import type { AccountState } from "../account-state.js";
import { Declaration, type AccountDeclaration } from "../declaration.js";
import { planAccount } from "./plan-account.js";
import type { KeyMaterial } from "./plan-keys.js";
import type { Planning } from "./planning.js";

const decode = decoder(Declaration, { unknownKeys: "error" });

/** An account's declaration as it would stand in the file; only a name is needed. */
const declared = (fields: Readonly<Record<string, Json>> = {}): AccountDeclaration => {
  const [account] = valueOf(decode({ accounts: [{ name: "demo", ...fields }] })).accounts;
  if (account === undefined) throw new Error("No account");
  return account;
};

/** A stored account with one of everything; each case changes what it is about. */
export const stored = (change: Partial<AccountState> = {}): AccountState => ({
  id: 1,
  name: "demo",
  revision: 4,
  settings: {
    plan: "enterprise",
    creatorModeEnabled: true,
    externalUsersMax: 10_000,
    allowedOrigins: ["https://app.demo.test"],
    defaultDeploymentId: 1,
  },
  keys: [
    {
      id: "serverserver",
      name: "server",
      digest: "5".repeat(64),
      kind: "admin",
      deployments: "all",
      internalUserId: undefined,
      expiresAtMs: undefined,
      revoked: false,
    },
  ],
  deployments: [
    { id: 1, name: "shop", modelFolder: "./shop", requirePolicies: false, timezone: "UTC" },
  ],
  agents: [{ id: "1", name: "analyst", deploymentId: 1, config: { kind: "builtin" } }],
  groups: [{ id: 10, name: "analysts", description: "May see revenue" }],
  attributes: [
    {
      id: 20,
      name: "city",
      type: "string",
      displayName: "City",
      defaultValue: "nowhere",
      description: undefined,
    },
  ],
  internalUsers: [
    {
      id: 30,
      username: "ada@demo.test",
      groupIds: [10],
      values: [{ attributeId: 20, value: "Berlin" }],
    },
  ],
  embedTenants: [
    {
      id: 40,
      name: "acme-corp",
      displayName: "Acme",
      groups: [{ id: 41, name: "buyers", description: undefined }],
      attributes: [],
    },
  ],
  ...change,
});

/** The declaration of exactly what is stored there. */
export const asStored: Readonly<Record<string, Json>> = {
  plan: "enterprise",
  flags: { useCreatorMode: true },
  limits: { externalUsers: 10_000 },
  allowedOrigins: ["https://app.demo.test"],
  keys: [{ name: "server", kind: "admin", fromEnv: "SERVER_KEY", revoked: false }],
  deployments: [
    {
      id: 1,
      name: "shop",
      default: true,
      model: "./shop",
      requirePolicies: false,
      timezone: "UTC",
    },
  ],
  agents: [{ id: "1", name: "analyst", deployment: 1, kind: "builtin" }],
  groups: [{ name: "analysts", description: "May see revenue" }],
  userAttributes: [{ name: "city", type: "string", displayName: "City", defaultValue: "nowhere" }],
  internalUsers: [
    {
      username: "ada@demo.test",
      groups: ["analysts"],
      userAttributes: [{ name: "city", value: "Berlin" }],
    },
  ],
  embedTenants: [{ name: "acme-corp", groups: [{ name: "buyers" }] }],
};

/** The plan for a declaration: what to write, and what is wrong with it. */
export const planned = (
  fields: Readonly<Record<string, Json>>,
  state?: AccountState,
  materials: readonly (KeyMaterial | undefined)[] = [],
): { readonly changes: AccountChanges | undefined; readonly problems: readonly Problem[] } => {
  const planning: Planning = { newId: countingIds(), problems: [] };
  const changes = planAccount(planning, "/accounts/0", declared(fields), materials, state);
  return { changes, problems: planning.problems };
};
