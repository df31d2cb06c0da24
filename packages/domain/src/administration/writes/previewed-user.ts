import type { DeploymentId, Milliseconds } from "../../shared/text/branded.js";

/** A preview that was minted just now: the one time that its session id is shown (J1). */
export interface PreviewedUser {
  /** Exchangeable once, within five minutes, like that of generate-session (B5). */
  readonly sessionId: string;
  readonly deploymentId: DeploymentId;
  /** When the preview ends, by the store's clock, give or take the time of the call: milliseconds since 1970. */
  readonly endsAtMs: Milliseconds;
}
