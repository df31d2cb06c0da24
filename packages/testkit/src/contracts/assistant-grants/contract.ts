import type { PortContract } from "../contract.js";
import { deny, grant, removeOutlived } from "./decisions.js";
import { redeemCode, refresh } from "./redemptions.js";
import { attachSession, begin, findRequest, findServer } from "./requests.js";
import { find, findSession, list } from "./active.js";

/** What every adapter of `assistantGrants` must do. */
export const assistantGrantsContract: PortContract<"assistantGrants"> = {
  findServer,
  begin,
  findRequest,
  attachSession,
  grant,
  deny,
  redeemCode,
  refresh,
  find,
  findSession,
  list,
  removeOutlived,
};
