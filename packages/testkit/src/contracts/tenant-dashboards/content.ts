import { expect } from "@jest/globals";
import type {
  ContentPlace,
  DashboardContent,
  Id,
  ListedContent,
  StoredContent,
} from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { provisionUser } from "../world/provisioned.js";
import { tenantName, type TestAccount } from "../world/two-accounts.js";

/** Deployment 1 and the embed tenant `acme-corp`, which every account of a case has. */
export const place: ContentPlace = { deploymentId: 1, embedTenantName: tenantName };

/** Other places of the same account. */
export const otherPlaces = (account: TestAccount): readonly ContentPlace[] => [
  { ...place, deploymentId: 2 },
  { ...place, deploymentId: 3 },
  { ...place, embedTenantName: account.name },
  { ...place, embedTenantName: "unknown" },
  { ...place, embedTenantName: "" },
];

/** So many dashboards may be there in a case that is not about their number. */
export const manyDashboards = 50;

/** What is in a dashboard: letters of every kind, and JSON that no release understands. */
export const content = (over: Partial<DashboardContent> = {}): DashboardContent => ({
  title: { en: "Sales '; --", de: "Umsätze \u{1f600}" },
  description: undefined,
  visibility: "private",
  definition: { rows: [{ tiles: [{ text: "a \u0000 b \ud800 \\u0000" }] }], later: null },
  ...over,
});

let made = 0;

/** A public id that nobody has yet. */
export const newPublicId = (): string => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
};

/** A stored user of the embed tenant. */
export const userOf = async (store: Store, account: TestAccount, externalId = "ada"): Promise<Id> =>
  (await provisionUser(store, account, { externalId })).id;

/** Stores a dashboard; answers its public id. */
export const create = async (
  store: Store,
  account: TestAccount,
  ownerId: Id,
  over: Partial<DashboardContent> = {},
  publicId = newPublicId(),
): Promise<string> => {
  const dashboard = { ...content(over), publicId, ownerId };
  const { tenantDashboards } = store.ports;
  const created = await tenantDashboards.create(account.id, place, dashboard, manyDashboards);
  expect(created).toBe("created");
  return publicId;
};

/** The ids that a reader sees, sorted. */
export const idsFor = async (
  store: Store,
  account: TestAccount,
  reader: Id | undefined,
  at: ContentPlace = place,
): Promise<readonly string[]> => {
  const listed = await store.ports.tenantDashboards.list(account.id, at, reader);
  return listed.map(({ publicId }: ListedContent) => publicId).toSorted();
};

/** One as its reader sees it. */
export const load = async (
  store: Store,
  account: TestAccount,
  reader: Id | undefined,
  publicId: string,
): Promise<StoredContent | undefined> =>
  store.ports.tenantDashboards.load(account.id, place, reader, publicId);
