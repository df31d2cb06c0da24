import * as Effect from "effect/Effect";
import type { DeploymentScope } from "../access/deployment-scope.js";
import { abortIssuedTurns } from "../administration/abort-issued-turns.js";
import { AssistantGrants } from "../sessions/services.js";
import type { AccountId, GrantId } from "../shared/text/branded.js";

/** Ends a grant with its tokens at once, and the turns that its assistant runs (J8). */
export const revokeGrant = (accountId: AccountId, grantId: GrantId, deployments: DeploymentScope) =>
  Effect.gen(function* () {
    const grants = yield* AssistantGrants;
    const digest = yield* grants.revoke(accountId, grantId, deployments);
    if (digest === undefined) return;
    yield* abortIssuedTurns(accountId, { kind: "session", digest }, deployments);
  });
