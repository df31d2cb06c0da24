import type { Token } from "../../words/token.js";
import type { CodedValues } from "../coded-values.js";
import type { KnownValue } from "../known-value.js";

/** Words side by side that a description explains values with, and where they stand: `temp to perm`. */
export const explainedRuns = (
  tokens: readonly Token[],
  codes: CodedValues,
): readonly {
  readonly at: number;
  readonly length: number;
  readonly values: readonly KnownValue[];
}[] => {
  const runs = [...codes].filter(([stems]) => stems.includes(" "));
  return runs.flatMap(([stems, values]) => {
    const words = stems.split(" ");
    // `given notice` of `NT notice given`.
    const orders = words.length === 2 ? [words, words.toReversed()] : [words];
    return tokens.flatMap((_, at) =>
      orders.some((each) => each.every((stem, offset) => isStem(tokens[at + offset], stem)))
        ? [{ at, length: words.length, values }]
        : [],
    );
  });
};

const isStem = (token: Token | undefined, stem: string): boolean =>
  token !== undefined && !token.isQuoted && token.stem === stem;
