import * as Result from "effect/Result";
import { Failure } from "../../shared/failure/failure.js";
import type { SessionUser } from "../embed-session.js";
import { isOver, type Identity, type UserSnapshot } from "./snapshot.js";

/** Undefined for somebody whom the store does not know, or not any more (D9). */
export const findUser = (
  { internalUserId, externalUser, nowMs }: UserSnapshot,
  identity: Identity,
): Result.Result<SessionUser | undefined, Failure<"internal_user_not_found">> => {
  if (identity.kind === "internal") {
    return internalUserId === undefined
      ? Result.fail(new Failure("internal_user_not_found", "There is no such internal user."))
      : Result.succeed({ ...identity, id: internalUserId });
  }
  return Result.succeed(
    externalUser === undefined || isOver(externalUser, nowMs)
      ? undefined
      : { ...identity, id: externalUser.id },
  );
};
