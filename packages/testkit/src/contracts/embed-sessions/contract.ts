import type { PortContract } from "../contract.js";
import { exchange } from "./exchange.js";
import { findExchanged } from "./find-exchanged.js";
import { findPage } from "./find-page.js";
import { isOriginListed } from "./is-origin-listed.js";
import { removeOutlived } from "./remove-outlived.js";
import { revoke } from "./revoke.js";
import { revokeIssued } from "./revoke-issued.js";

/** What every adapter of `embedSessions` must do. */
export const embedSessionsContract: PortContract<"embedSessions"> = {
  exchange,
  revoke,
  revokeIssued,
  findExchanged,
  findPage,
  isOriginListed,
  removeOutlived,
};
