import type { AppliedAccount } from "@embedded-analytics/domain";

/** What became of an account, with the keys that were made for it, which are shown only here. */
export const describeApplied = ({
  name,
  outcome,
  mintedKeys,
  absentKeys = [],
}: AppliedAccount): string =>
  [
    `Account ${name}: ${outcome}`,
    ...mintedKeys.map((key) => `  API key ${key.name} (shown only now): ${key.apiKey}`),
    ...absentKeys.map(
      (key) => `  API key ${key} is not there, and none was made: it is existing: true`,
    ),
    "",
  ].join("\n");
