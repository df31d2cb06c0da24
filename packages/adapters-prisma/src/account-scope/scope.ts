import type { Id } from "@embedded-analytics/domain";

/**
 * The account whose rows a statement may see and write (T4), as the statement that sets it for its
 * transaction. `name` is that of the prepared statement.
 */
export interface Scope {
  readonly name: string;
  readonly text: string;
  readonly value: string;
}

const setting = "embedded_analytics.account";

const enter = `select set_config('${setting}', $1, true)`;

/** That account alone. */
export const accountScope = (accountId: Id): Scope => ({
  name: "enter_account",
  text: enter,
  value: String(accountId),
});

/** The account of a key, of a session or of a name; where there is none, no account at all. */
export const foundScope = (by: "key" | "session" | "name", value: string): Scope => ({
  name: `enter_account_of_${by}`,
  text: `select enter_account_of_${by}_v1($1)`,
  value,
});

/** All accounts: the service's own work. */
export const everyAccountScope: Scope = { name: "enter_account", text: enter, value: "*" };

/** Begins a transaction of that account, in one round trip. Throws a `TypeError` for what is no id. */
export const beginStatement = (accountId: Id): string => `begin; ${scopeStatement(accountId)}`;

/** Sets the account of a transaction that has begun. Throws a `TypeError` for what is no id. */
export const scopeStatement = (accountId: Id): string => {
  // The id stands in the text, since a text of two statements takes no parameters.
  if (!Number.isSafeInteger(accountId)) throw new TypeError("The id of an account is an integer.");
  return `select set_config('${setting}', '${accountId}', true)`;
};
