import type { PortContract } from "../contract.js";
import { findTrusting } from "./find-trusting.js";
import { loadForToken } from "./load.js";
import { revokedBefore } from "./revoked-before.js";

/** What every adapter of `authTokens` must do. */
export const authTokensContract: PortContract<"authTokens"> = {
  findTrusting,
  load: loadForToken,
  revokedBefore,
};
