/** What an account, or a user in it, has of the slots and has had lately (E10). */
export interface Share {
  /** How many slots it holds, those of long statements among them. */
  readonly slots: number;
  readonly longSlots: number;
  /** Seconds of slots that it has had up to `atMs`, those of long ago halved again and again. */
  readonly usedSeconds: number;
  readonly atMs: number;
  /** Since when it waits while it holds no slot. Means nothing where it does not wait, or holds one. */
  readonly waitsSinceMs: number;
}

/** Of an account or user that has had nothing. */
export const newShare = (nowMs: number): Share => ({
  slots: 0,
  longSlots: 0,
  usedSeconds: 0,
  atMs: nowMs,
  waitsSinceMs: nowMs,
});

/** The same at a later moment: use fades by its half-life, and each slot that is held adds to it. */
export function settled(share: Share, nowMs: number, halfLifeMs: number): Share {
  const kept = 2 ** ((share.atMs - nowMs) / halfLifeMs);
  // A slot's use fades while it grows: this is the sum over the time.
  const growth = (halfLifeMs / 1000 / Math.LN2) * (1 - kept);
  const usedSeconds = share.usedSeconds * kept + share.slots * growth;
  return { ...share, usedSeconds, atMs: nowMs };
}

/**
 * Sorts those who wait, all settled at the same moment: first who has the fewest slots, then who has
 * had least. A slot of a long statement does not count, or that one would keep its own account's
 * short ones waiting. Without a slot, a second of waiting makes up for a second of use, so that no
 * line of newcomers keeps anybody waiting for ever.
 */
export const byClaim = (one: Share, other: Share): number =>
  shortSlots(one) - shortSlots(other) || dueSeconds(one) - dueSeconds(other);

const shortSlots = ({ slots, longSlots }: Share): number => slots - longSlots;

const dueSeconds = ({ slots, usedSeconds, waitsSinceMs, atMs }: Share): number =>
  usedSeconds + (slots === 0 ? waitsSinceMs : atMs) / 1000;

/** Whether nothing would change if it were forgotten. */
export const isNegligible = ({ slots, usedSeconds }: Share): boolean =>
  slots === 0 && usedSeconds < 0.001;
