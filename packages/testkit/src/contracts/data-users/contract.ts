import type { PortContract } from "../contract.js";
import { foreign } from "./foreign.js";
import { lanes } from "./lanes.js";
import { users } from "./users.js";

/** What every adapter of `dataUsers` must do. */
export const dataUsersContract: PortContract<"dataUsers"> = {
  load: { cases: [...lanes, ...users], foreign },
};
