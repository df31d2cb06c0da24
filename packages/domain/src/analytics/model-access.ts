import * as Effect from "effect/Effect";
import { SemanticCatalog } from "../services.js";
import { Failure } from "../shared/failure.js";
import { accessOf } from "./policies/access-of.js";
import type { DataSession } from "./data-session.js";

/** The present model of a session's deployment and branch, and what its user may see of it (E1). */
export const loadModelAccess = ({
  accountId,
  deployment,
  branchName,
  user,
}: Pick<DataSession, "accountId" | "deployment" | "branchName" | "user">) =>
  Effect.gen(function* () {
    const catalog = yield* SemanticCatalog;
    const found = yield* catalog.load(accountId, deployment, branchName);
    if (found.kind === "branch_not_found") {
      return yield* Effect.fail(new Failure("branch_not_found", "There is no such branch."));
    }
    if (found.kind === "model_invalid") {
      return yield* Effect.fail(
        new Failure("model_invalid", "The deployment's data model has mistakes; see the log."),
      );
    }
    const { model } = found;
    return { model, access: accessOf(model, user, deployment.requirePolicies) };
  });
