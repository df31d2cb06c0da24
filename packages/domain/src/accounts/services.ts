import * as Context from "effect/Context";
import type { AccountsMethods } from "./accounts.js";
import type { BranchLookupMethods } from "./branch-lookup.js";
import type { KeyedQueue } from "../shared/keyed-queue.js";
import type { Effectful } from "../shared/port/port.js";

/** The key under which a use case finds the port `accounts`. */
export class Accounts extends Context.Service<Accounts, Effectful<AccountsMethods>>()("accounts") {}

/** The key under which sessions find the branches of the port `semanticCatalog`. */
export class BranchLookup extends Context.Service<BranchLookup, Effectful<BranchLookupMethods>>()(
  "branchLookup",
) {}

/** The key under which a use case finds the queues in which administrators' changes of an account wait, by its name. */
export class AccountQueues extends Context.Service<AccountQueues, KeyedQueue>()("accountQueues") {}
