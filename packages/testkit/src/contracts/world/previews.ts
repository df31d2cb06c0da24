import { paidPlans, type Id, type TurnClaim } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { provisionSession, provisionUser } from "./provisioned.js";
import type { TestAccount } from "./two-accounts.js";

/** A preview of a user, exchanged, with what its claims of turns say. */
export interface Preview {
  readonly userId: Id;
  readonly digest: string;
  readonly owner: { readonly kind: "preview"; readonly id: string };
  readonly claims: Pick<TurnClaim, "userKind" | "userId" | "askedBy" | "previewDigest">;
}

/** A further preview of a stored user, of a quarter of an hour. */
export const previewOf = async (
  store: Store,
  account: TestAccount,
  userId: Id,
): Promise<Preview> => {
  const digest = await provisionSession(store, account, userId, { previewSeconds: 900 });
  await store.ports.embedSessions.exchange(digest, undefined, paidPlans);
  const askedBy = { kind: "session", digest } as const;
  return {
    userId,
    digest,
    owner: { kind: "preview", id: digest },
    claims: { userKind: "external", userId, askedBy, previewDigest: digest },
  };
};

/** A preview of a user who is made for it. */
export const previewOfNewUser = async (
  store: Store,
  account: TestAccount,
  externalId = "ada",
): Promise<Preview> =>
  previewOf(store, account, (await provisionUser(store, account, { externalId })).id);
