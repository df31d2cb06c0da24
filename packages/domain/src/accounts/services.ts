import * as Context from "effect/Context";
import type { AccountsMethods } from "./accounts.js";
import type { BranchesMethods } from "./branches.js";
import type { Effectful } from "../shared/port/port.js";

/** The key under which a use case finds the port `accounts`. */
export class Accounts extends Context.Service<Accounts, Effectful<AccountsMethods>>()("accounts") {}

/** The key under which a use case finds the port `branches`. */
export class Branches extends Context.Service<Branches, Effectful<BranchesMethods>>()("branches") {}
