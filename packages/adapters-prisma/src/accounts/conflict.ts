/** Ends the transaction of a commit: what it was decided on is no longer, or not, as it says. */
export class AccountConflict extends Error {
  constructor() {
    super("The account has changed meanwhile");
    this.name = "AccountConflict";
  }
}

/** Unless it holds, the commit is a conflict. */
export const requireUnchanged = (holds: boolean): void => {
  if (!holds) throw new AccountConflict();
};
