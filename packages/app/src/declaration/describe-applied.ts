import type { AppliedAccount } from "@embedded-analytics/domain";

/** What became of an account, with the keys that were made for it, which are shown only here. */
export const describeApplied = ({ name, outcome, mintedKeys }: AppliedAccount): string =>
  [
    `Account ${name}: ${outcome}`,
    ...mintedKeys.map((key) => `  API key ${key.name} (shown only now): ${key.apiKey}`),
    "",
  ].join("\n");
