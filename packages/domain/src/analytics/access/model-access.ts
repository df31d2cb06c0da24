import * as Effect from "effect/Effect";
import { SemanticCatalog } from "../services.js";
import { Failure } from "../../shared/failure/failure.js";
import { rememberedAccess } from "../policies/remembered-access.js";
import type { DataModel } from "../model/data-model.js";
import type { DataSession } from "./data-session.js";
import type { FoundModel } from "../model/semantic-catalog.js";

/** The present model of a session's deployment and branch, and what its user may see of it (E1). */
export const loadModelAccess = ({
  accountId,
  deployment,
  branchName,
  user,
}: Pick<DataSession, "accountId" | "deployment" | "branchName" | "user">) =>
  Effect.gen(function* () {
    const catalog = yield* SemanticCatalog;
    const model = yield* findModel(yield* catalog.load(accountId, deployment, branchName));
    return { model, access: rememberedAccess(model, user, deployment.requirePolicies) };
  });

/** The model, or why there is none (E4, E5). */
export const findModel = (
  found: FoundModel,
): Effect.Effect<DataModel, Failure<"branch_not_found" | "model_invalid">> => {
  switch (found.kind) {
    case "branch_not_found":
      return Effect.fail(new Failure("branch_not_found", "There is no such branch."));
    case "model_invalid":
      return Effect.fail(
        new Failure("model_invalid", "The deployment's data model has mistakes; see the log."),
      );
    case "found":
      return Effect.succeed(found.model);
  }
};
