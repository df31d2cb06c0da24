import * as Result from "effect/Result";
import type { EmbedSession } from "../../sessions/embed-session.js";
import { Failure } from "../../shared/failure/failure.js";
import type { AskedBranch } from "./parse-chat.js";

/**
 * The branch of the data model that a turn asks; undefined is the main one. A page's is the session's,
 * since a browser must not choose one with looser policies (E4).
 */
export const branchFor = (
  session: Pick<EmbedSession, "branchName"> | undefined,
  asked: AskedBranch,
): Result.Result<string | undefined, Failure<"branch_not_allowed">> => {
  const named = asked.kind === "named" ? asked.name : undefined;
  if (session === undefined) return Result.succeed(named);
  return asked.kind === "unsaid" || named === session.branchName
    ? Result.succeed(session.branchName)
    : Result.fail(
        new Failure("branch_not_allowed", "The branch of an embed token cannot be changed."),
      );
};
