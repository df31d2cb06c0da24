import { keyIsAlive, userIsAlive } from "../embed-sessions/statements.js";

/** Of a session `s`: whether it still carries what was granted on it. */
export const isActive = `s.revoked_at is null and ${userIsAlive} and ${keyIsAlive}`;
