import type { Milliseconds, Seconds } from "../../shared/text/branded.js";
import type { Lifetime, UserChange } from "./changes.js";

/** When a new user ends, in milliseconds since 1970; undefined for a permanent one (D9). */
export const endOfNewLife = (lifetime: Lifetime, nowMs: Milliseconds): Milliseconds | undefined =>
  lifetime === undefined ? undefined : nowMs + lifetime.ttlSeconds * 1000;

/**
 * The seconds from now to which a call shortens the life of a user who ends at `untilMs`; undefined
 * where it stays as it is, since a later call may shorten a life and never lengthens it (D9).
 */
export const shortenedLifetime = (
  untilMs: Milliseconds | undefined,
  lifetimeSeconds: Seconds | undefined,
  nowMs: Milliseconds,
): Seconds | undefined =>
  untilMs !== undefined && lifetimeSeconds !== undefined && nowMs + lifetimeSeconds * 1000 < untilMs
    ? lifetimeSeconds
    : undefined;

/**
 * When a stored user ends after a change, by the clock at the commit. That clock may be ahead of the
 * one that the change was decided by, so that the stored end is compared once more (D9).
 */
export const endOfChangedLife = (
  untilMs: Milliseconds | undefined,
  change: Pick<Extract<UserChange, { kind: "update" }>, "makePermanent" | "shortenToSeconds">,
  nowMs: Milliseconds,
): Milliseconds | undefined => {
  if (change.makePermanent || untilMs === undefined) return undefined;
  const seconds = shortenedLifetime(untilMs, change.shortenToSeconds, nowMs);
  return seconds === undefined ? untilMs : nowMs + seconds * 1000;
};
