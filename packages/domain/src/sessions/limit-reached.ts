import { Failure } from "../shared/failure/failure.js";
import type { CommitOutcome } from "./provisioning.js";

/** The outcomes by which a full account refuses changes. */
type FullAccount = Exclude<CommitOutcome, "committed" | "conflict">;

/** The failure for changes that a full account has no room for (B3, J4). */
export const limitReached = <Outcome extends FullAccount>(outcome: Outcome): Failure<Outcome> =>
  new Failure(outcome, `The account has reached its limit of ${sentences[outcome]}`);

const sentences: Readonly<Record<FullAccount, string>> = {
  external_user_limit: "external users.",
  thread_limit: "stored threads. Delete some that nobody needs.",
  definition_limit: "groups and attributes. Delete some that nobody needs.",
};
