/** Who asks for a slot: slots are shared by account, then by user (E10). */
export interface Party {
  readonly account: string;
  /** Names the user within the account; empty for the account itself. */
  readonly user: string;
}

/** Whether both are one user of one account. */
export const isSameUser = (one: Party, other: Party): boolean =>
  one.account === other.account && one.user === other.user;
