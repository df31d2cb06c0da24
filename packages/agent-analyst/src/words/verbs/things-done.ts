import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

type IsName = (words: readonly string[]) => boolean;

/** Up to so many words stand before it: `and`, `on average`. */
const openingMax = 3;
/** Up to so many words say what is counted, and who did it. */
const wordsMax = 4;

const auxiliary = /^(did|has|have|had)$/;
/** Who is served gets no more than what was done. */
const served = /^(visits|sessions|lessons|treatments|appointments|hours)$/;
const gets = /^(get|gets|got|receive|received)$/;
const dones = ["done", "delivered", "given", "completed", "held"];

/**
 * `how many visits has Ann Lee done` as `how many visits done has Ann Lee`, where a figure is called `Visits done`: the
 * participle stands beside what was counted, as it does in the name, and so it does where somebody got them.
 */
export const thingsDone = (tokens: readonly Token[], isName: IsName): readonly Token[] => {
  const how = tokens.findIndex(({ word }, at) => word === "how" && at <= openingMax);
  const from = how + 2;
  const verb = tokens.findIndex(({ word }, at) => at > from && auxiliary.test(word));
  if (how < 0 || tokens[how + 1]?.word !== "many" || verb < 0 || verb > from + wordsMax)
    return tokens;
  const things = tokens.slice(from, verb);
  const nouns = things.map(({ word }) => word);
  const end = Math.min(tokens.length, verb + wordsMax + 2);
  for (let at = verb + 2; at < end; at++) {
    const done = tokens[at];
    const said = done === undefined || done.isQuoted ? [] : participlesOf(done.word, nouns, isName);
    const name = said.flatMap((each) => [[...nouns, each], [each, ...nouns]]).find(isName); // prettier-ignore
    if (name === undefined || done === undefined) continue;
    const named = name.map((each): Token => {
      const own = things.find(({ word }) => word === each) ?? done;
      return { ...own, word: each, stem: stemOf(each) };
    });
    const rest = gets.test(done.word) ? tokens.slice(verb) : tokens.toSpliced(at, 1).slice(verb);
    return [...tokens.slice(0, from), ...named, ...rest];
  }
  return tokens;
};

/** Participles that a name may have beside these nouns, for a verb that says the same. */
const participlesOf = (word: string, nouns: readonly string[], isName: IsName) => {
  if (gets.test(word)) return served.test(nouns.at(-1) ?? "") && !isName(nouns) ? dones : [];
  return isParticiple(word) ? [word] : [];
};

const isParticiple = (word: string): boolean => /^(\p{L}{3,}ed|done|held|given|made|sold|taken|won|lost)$/u.test(word); // prettier-ignore
