import { isFiller } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { plainOf } from "../../words/token.js";
import { phraseKey, type Vocabulary } from "../../mentions/vocabulary.js";
import { asNumber, withTitleOfRows, type RowsOfTable } from "./rows-of-tables.js";

/** What a question says beside a span, as a question of its own. */
export interface RestOfQuestion {
  readonly text: string;
  /** The column that names those whose span it is: `companies` have a name there. */
  readonly owner: string | undefined;
}

const article = /^(the|a|an|our|my|your|their|its|any|some|for|that|it|of)$/;
/** Those who do it, of whom nothing else is said. */
const anybody =
  /^(we|us|they|them|you|i|people|customers?|clients?|guests?|members?|users?|patients?|visitors?|passengers?|somebody|someone|everybody|everyone|things?|items?|ones|usually)$/;
/** Verbs beside a state: `come back late`. */
const light = /^(come|comes|came|coming|get|gets|got|back|arrive|arrives|arrived|turn|turns|up|be|being|done|do|in|made)$/; // prettier-ignore

export const wordsIn = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}'’&.-]+/u).filter((word) => word !== "");

/** Puts together what was asked beside a span: without its verb and those who do it, and with the name of its rows. */
export const restOfQuestion = (
  { before, who = "", rest }: { readonly before: string; readonly who?: string | undefined; readonly rest: string }, // prettier-ignore
  used: readonly string[],
  table: RowsOfTable,
  { cubePhrases, phrases, parts }: Vocabulary,
  isAnyVerbLight: boolean,
): RestOfQuestion => {
  const { stems, count } = table;
  const isNoun = (word: string): boolean => stems.has(stemOf(plainOf(word)));
  const kept = wordsIn(who).filter((word) => {
    const small = plainOf(word);
    return !article.test(small) && !used.includes(small) && !(isAnyVerbLight && light.test(small));
  });
  const last = kept.at(-1) ?? "";
  const stem = stemOf(plainOf(last));
  // `deliveries` that are a figure alone are nobody who takes a time.
  const isNamed =
    cubePhrases.has(stem) ||
    [phrases.get(phraseKey([stem])), parts.get(stem)].some((namings) =>
      namings?.some(({ member }) => member.kind === "dimension" && member.type === "string"),
    );
  const isDoer = /^\p{Ll}/u.test(last) && !isNoun(last) && (anybody.test(last) || isNamed);
  const those = isDoer ? kept.slice(0, -1) : kept;
  const owner = isDoer
    ? phrases
        .get(phraseKey([stem]))
        ?.find(({ member, quality }) => member.kind === "dimension" && member.type === "string" && quality >= 0.9) // prettier-ignore
    : undefined;
  const hasNoun = [...those, ...wordsIn(rest), ...wordsIn(before)].some(isNoun);
  const others = those.filter((word) => !isFiller(plainOf(word)) || isNoun(word));
  const said = [before, ...others, ...(hasNoun ? [] : [count.title]), rest.trim()].join(" ");
  const text = (hasNoun ? withTitleOfRows(said, table) : said).replaceAll(/\s+/g, " ").trim();
  return { text: asNumber(text, table), owner: owner?.member.name };
};
