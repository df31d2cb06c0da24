import * as Effect from "effect/Effect";
import { dataSessionOf, loadRights } from "../../analytics/access/data-session.js";
import { overlayRights } from "../../analytics/access/overlay-rights.js";
import type { ClaimedTurn } from "../claim/claimed-turn.js";

/** The session in which a turn asks for data: the rights as they are now, for the whole turn (E1). */
export const sessionOfTurn = ({
  accountId,
  limits,
  user,
  branchName,
  scope,
  timezones,
  overlay,
}: ClaimedTurn) =>
  Effect.map(loadRights(accountId, user), (stored) => {
    const rights = overlay === undefined ? stored : overlayRights(stored, overlay);
    return dataSessionOf({ id: accountId, limits }, branchName, rights, scope, timezones);
  });
