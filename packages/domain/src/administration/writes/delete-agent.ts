import * as Effect from "effect/Effect";
import type { Credential } from "../../access/credential.js";
import type { UndeclaredThing } from "../../accounts/removal/removal.js";
import { isOperatorsAgent } from "../../accounts/providers/plan-providers.js";
import { Accounts } from "../../accounts/services.js";
import { keyActor, newAuditEntry } from "../../audit/record.js";
import { Failure } from "../../shared/failure/failure.js";
import type { AgentId } from "../../shared/text/branded.js";
import { authenticateAccountAdmin } from "../../access/authenticate-account-admin.js";
import { changeAccount } from "./change-account.js";
import { operatorOnly } from "./put-declared.js";

/**
 * Deletes an agent of the account (J1). One with which users have threads stays, so that nobody loses what was
 * said, and one that names an address or a variable is deleted by those who declare it.
 */
export const deleteAgent = (credential: Credential, id: AgentId) =>
  Effect.gen(function* () {
    const holder = yield* authenticateAccountAdmin(credential);
    const accounts = yield* Accounts;
    yield* changeAccount(holder, (state) =>
      Effect.gen(function* () {
        const stored = state.agents.find((agent) => agent.id === id);
        if (stored === undefined) {
          return yield* Effect.fail(new Failure("agent_not_found", "There is no such agent."));
        }
        if (isOperatorsAgent(stored.config)) {
          return yield* Effect.fail(operatorOnly());
        }
        const removed: UndeclaredThing = { kind: "agent", id, name: id };
        const [use] = yield* accounts.usesOf(state.name, [removed]);
        if (use !== undefined) return yield* Effect.fail(inUse(use.count));
        return {
          changes: { removals: [removed] },
          entry: newAuditEntry(keyActor(holder), "agent.delete", { id }),
          answer: undefined,
        };
      }),
    );
  });

const inUse = (threads: number): Failure<"agent_in_use"> =>
  new Failure("agent_in_use", `Users have threads with the agent: ${threads}.`);
