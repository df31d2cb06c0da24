import type { ChatAddress } from "@embedded-analytics/domain";
import type { Call } from "./route.js";

/** The beginning of every path of an agent's chat; its region may be left out (D1). */
export const agentPaths = ["/:cloudRegion", ""].map(
  (region) => `${region}/api/v1/public/:accountName/agents/:agentId/chat`,
);

/** The account and agent that such a path names. */
export const addressOf = ({ param }: Call): ChatAddress => ({
  accountName: param("accountName"),
  agentId: param("agentId"),
});
