import * as Effect from "effect/Effect";
import { Accounts } from "../accounts/services.js";
import type { ChatAddress } from "../chat/chat-address.js";
import { Failure } from "../shared/failure/failure.js";
import type { AgentId } from "../shared/text/branded.js";
import type { Assistant } from "./assistant.js";

/**
 * The agent that answers an assistant's questions: the named one, else the first of the deployment by its
 * id, compared as a number where it is one. An agent of another deployment is not there (D2).
 */
export const findAnalyst = (assistant: Assistant, agentId: AgentId | undefined) =>
  Effect.gen(function* () {
    const { accountName, deploymentId, allowsAi } = assistant;
    if (!allowsAi) {
      return yield* Effect.fail(new Failure("ai_disabled", "Chat is turned off in this session."));
    }
    const accounts = yield* Accounts;
    const state = yield* accounts.load(accountName, []);
    const ids = (state?.agents ?? [])
      .filter((agent) => agent.deploymentId === deploymentId)
      .map(({ id }) => id)
      .toSorted(inOrder);
    const found = agentId === undefined ? ids[0] : ids.find((id) => id === agentId);
    if (found !== undefined) return { accountName, agentId: found } satisfies ChatAddress;
    return yield* Effect.fail(new Failure("agent_not_found", "There is no such agent."));
  });

const inOrder = (left: AgentId, right: AgentId): number =>
  Number(left) - Number(right) || (left < right ? -1 : left > right ? 1 : 0);
