import { pastOf } from "../past-forms.js";
import { closing } from "../phrases/phrase.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** Who does what, as far as their names are not made of the verb. */
const doers: Readonly<Record<string, readonly string[]>> = {
  teach: ["teacher", "tutor", "instructor", "trainer", "lecturer", "coach"],
  coach: ["coach", "trainer", "instructor"],
  train: ["trainer", "instructor", "coach"],
  guide: ["guide"],
  fly: ["pilot"],
  speak: ["speaker", "presenter"],
  drive: ["driver"],
};

const most = /^(most|fewest|least)$/;

/** Where a noun may stand behind a verb that is done the most: `wins most disputes`, `wins the most disputes`. */
const isMostAt = (tokens: readonly Token[], at: number): boolean => {
  const rank = tokens[at]?.word === "the" ? at + 1 : at;
  const noun = tokens[rank + 1]?.word;
  return most.test(tokens[rank]?.word ?? "") && noun !== undefined && !closing.test(noun);
};

const withWords = (token: Token, words: readonly string[]): readonly Token[] =>
  words.map((word) => ({ ...token, word, stem: stemOf(word) }));

/**
 * `which analyst wins most disputes` asks for those that are won, where the model has that form, and `who taught the most
 * classes` for the trainer with the most, where it has no verb of that kind and one word for those who do it.
 */
export const mostDone = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  const [first] = tokens;
  if (first === undefined || !/^(who|which|what)$/.test(first.word)) return tokens;
  const at = tokens.findIndex(
    ({ isQuoted }, index) => index > 0 && index < 4 && !isQuoted && isMostAt(tokens, index + 1),
  );
  const verb = tokens[at];
  if (verb === undefined || isKnown(verb.word)) return tokens;
  const [, base = ""] = /^(\p{L}{3,})s$/u.exec(verb.word) ?? [];
  const past = base === "" ? undefined : pastOf(base).find(isKnown);
  if (past !== undefined) return tokens.toSpliced(at, 1, ...withWords(verb, [past]));
  const doer = at === 1 ? doers[stemOf(verb.word)]?.find(isKnown) : undefined;
  return first.word !== "who" || doer === undefined
    ? tokens
    : [...withWords(first, ["which", doer, "had"]), ...tokens.slice(2)];
};
