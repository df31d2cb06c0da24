import { assistantHeaders, assistantMessage, assistantPath } from "../../assistant-call.js";
import { conformanceKeys as keys } from "../../declaration.js";
import { newUser } from "../../subject.js";
import { settingsHeader } from "../../thread-call.js";
import type { Row } from "../key-row.js";

/** The routes of assistants: a list of tools for a user of acme who is stored. */
export const assistantRows: readonly Row[] = [undefined, 1].map((deploymentId) => ({
  route: deploymentId === undefined ? "POST /mcp" : "POST /mcp/d/:deploymentId",
  prepare: async (subject) => {
    const user = newUser();
    await subject.mint(keys.acme, user);
    return {
      method: "POST",
      path: assistantPath(deploymentId),
      headers: { ...assistantHeaders, ...settingsHeader(user) },
      body: assistantMessage("tools/list"),
    };
  },
  starter: "plan_required",
  limited: "deployment_out_of_scope",
  foreign: "user_not_found", // to the account of its own that user is nobody
  success: 200,
  personal: "identity_not_allowed",
  embedToken: 200,
}));
