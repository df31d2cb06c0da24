import type { Seat, UserChange } from "./changes.js";

/** Whether a permanent external user is added, and so a seat of the account's limit taken (B3). */
export const takesSeat = (change: UserChange | undefined): boolean => {
  if (change === undefined) return false;
  return change.kind === "create" ? change.lifetime === undefined : change.makePermanent;
};

/** The seat that a change takes under the account's limit; undefined where it takes none (B3). */
export const seatOf = (
  change: UserChange | undefined,
  { externalUsersMax }: Seat,
): Seat | undefined => (takesSeat(change) ? { externalUsersMax } : undefined);

/**
 * Whether one permanent user more fits into an account. A limit that was lowered below the present
 * count removes nobody; it admits no user until the count is below it again (B3).
 */
export const hasFreeSeat = (permanentUsers: number, { externalUsersMax }: Seat): boolean =>
  permanentUsers < externalUsersMax;
