/** What is earned, as models call it; the first that a model has is meant. */
export const earnings: readonly string[] =
  "takings receipts revenue turnover income sales billings billed".split(" ");
