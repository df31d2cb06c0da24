import type { TurnClaim } from "@embedded-analytics/domain";
import type { Store } from "../tester.js";
import { begin, newMessageId } from "../world/turns.js";
import { twoAccounts, type TwoAccounts } from "../world/two-accounts.js";

/** One turn in each account, of the very same ids: they are unique within their account only. */
export interface Twins extends TwoAccounts {
  readonly our: TurnClaim;
  readonly their: TurnClaim;
}

/** Two running turns of the same names, each of which has its user's line only. */
export const twins = async (store: Store): Promise<Twins> => {
  const { ours, theirs } = await twoAccounts(store);
  const names = { threadId: "same-thread", turnId: "same-turn", messageId: newMessageId() };
  const our = await begin(store, ours, { ...names, input: "Ours?" });
  const their = await begin(store, theirs, { ...names, input: "Theirs?" });
  return { ours, theirs, our, their };
};
