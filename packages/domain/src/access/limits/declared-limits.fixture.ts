import type { World } from "../../world.fixture.js";
import type { AccountLimits } from "./account-limits.js";

/** Gives an account of a world these limits, as if it had declared them. */
export const declareLimits = (
  { tables }: Pick<World, "tables">,
  limits: AccountLimits,
  accountName = "demo",
): void => {
  for (const account of tables.accounts.values()) {
    if (account.name === accountName) account.settings = { ...account.settings, limits };
  }
};

/** What a call came to: `ok`, or the code of its failure and when to try again. */
export const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (failure: { code: string; details: { retryAfterSeconds?: number } }) =>
      [failure.code, failure.details.retryAfterSeconds].filter(Boolean).join(" "),
  );
