import type { Cube } from "@embedded-analytics/domain";
import { isFiller } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName, type Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";

/**
 * `new visitors`, where a description says `new or returning visitors`: the noun that the description has behind its values
 * belongs to the value, and is nothing else that was asked for.
 */
export const withNouns = (
  tokens: readonly Token[],
  { members }: Cube,
  values: readonly ValueMention[],
  isOpen: (at: number) => boolean,
): readonly ValueMention[] =>
  values.map((each) => {
    const behind = each.at + each.length;
    const noun = tokens[behind];
    const { description = "" } = members.find(({ name }) => name === each.dimension) ?? {};
    const words = wordsOfName(description);
    const isValue = words.includes(plainOf(each.value));
    const isNoun =
      noun !== undefined &&
      !noun.isQuoted &&
      !isFiller(noun.word) &&
      isOpen(behind) &&
      stemOf(words.at(-1) ?? "") === noun.stem &&
      words.length > 2;
    const isFree = !values.some((other) => other.at === behind);
    return isValue && isNoun && isFree ? { ...each, length: each.length + 1 } : each;
  });
