import type { Milliseconds, Seconds } from "../../shared/text/branded.js";
import type { Lifetime, UserChange } from "./changes.js";

/** When a new user ends, in milliseconds since 1970; undefined for a permanent one (D9). */
export const endOfNewLife = (lifetime: Lifetime, nowMs: Milliseconds): Milliseconds | undefined =>
  lifetime === undefined ? undefined : nowMs + lifetime.ttlSeconds * 1000;

/**
 * The end to which a call shortens the life of a user who ends at `untilMs`; undefined where it stays as
 * it is, since a later call may shorten a life and never lengthens it (D9).
 */
export const earlierEnd = (
  untilMs: Milliseconds | undefined,
  lifetimeSeconds: Seconds | undefined,
  nowMs: Milliseconds,
): Milliseconds | undefined => {
  if (untilMs === undefined || lifetimeSeconds === undefined) return undefined;
  const endsAtMs = nowMs + lifetimeSeconds * 1000;
  return endsAtMs < untilMs ? endsAtMs : undefined;
};

/** When a stored user ends after a change; undefined for one who is permanent from then on (D9). */
export const endOfChangedLife = (
  untilMs: Milliseconds | undefined,
  {
    makePermanent,
    endsAtMs,
  }: Pick<Extract<UserChange, { kind: "update" }>, "makePermanent" | "endsAtMs">,
): Milliseconds | undefined => (makePermanent ? undefined : (endsAtMs ?? untilMs));
