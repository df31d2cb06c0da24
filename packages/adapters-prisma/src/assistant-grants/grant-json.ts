import type { LiveGrant } from "@embedded-analytics/domain";
import { sessionOf, type SessionJson } from "../embed-sessions/embed-sessions.js";

/** A grant as the statements give it. */
export interface GrantJson extends Omit<LiveGrant, "session"> {
  readonly session: SessionJson;
}

/** The grant of that JSON. */
export const grantOf = (json: GrantJson): LiveGrant => ({
  ...json,
  session: sessionOf(json.session),
});
