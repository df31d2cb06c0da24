import type { Applied } from "@embedded-analytics/domain";

/** What applying a declaration did, with the keys that were made, which are shown only here. */
export const describeApplied = ({ accounts }: Applied): readonly string[] =>
  accounts.flatMap(({ name, outcome, mintedKeys }) => [
    `Account ${name}: ${outcome}`,
    ...mintedKeys.map((key) => `  API key ${key.name} (shown only now): ${key.apiKey}`),
  ]);
