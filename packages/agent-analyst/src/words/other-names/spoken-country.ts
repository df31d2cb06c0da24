import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

/** Verbs that are nothing else, behind which `us` says to whom or for whom something is done. */
const verbs =
  /^(show|tell|tells|told|give|gives|gave|given|giving|get|gets|got|let|lets|send|sends|sent|sending|bring|brings|brought|bringing|make|makes|made|making|earn|earns|earned|earning|owe|owes|owed|owing|pays|paying|leave|leaves|left|leaving|join|joins|joined|joining|take|takes|took|help|helps|helped|find|finds|found|choose|chose|chosen|pick|picked|reach|reached|hire|hired|hires|lend|lent|sell|sells|sold|buy|bought|save|saves|saved|saving|lose|loses|lost|see|ask|asks|asked|teach|trust|trusts|thank|thanked|remind|recommend|recommends|recommended|refer|refers|referred|want|keep|keeps|kept|supplies|supplying|costing|charging)$/;

/** Words before persons: places stand behind others. */
const personal = /^(with|w|to|by|than|between|behind|against|like|among|amongst)$/;

/** Verbs that are nouns as well: `who visits us`, and `visits us` as the visits in one country. */
const alsoNouns =
  /^(cost|bill|invoice|charge|visit|call|contact|email|mail|rate|order|pay|write|phone|message|refund|supply|book|rent|cancel|ring|pick)(s?)$/;

/** Verbs that are done to nobody. */
const alone =
  /^(churned|expired|ended|started|opened|closed|lapsed|arrived|departed|completed|shipped|landed|based|located)$/;

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(" ");

/** Whether a verb stands there, whose subject or auxiliary is said before it. */
const isVerbAt = (tokens: readonly Token[], at: number): boolean => {
  const { word = "" } = tokens[at] ?? {};
  const [, , plural] = alsoNouns.exec(word) ?? [];
  const before = wordsOf(tokens.slice(0, at));
  const asks = /\b(who|which|that|what|how many|do|does|did|has|have|had|not|never|nobody|t)\b/;
  if (/ed$/.test(word) || /^(paid|wrote|rang|rung)$/.test(word))
    return !alone.test(word) && asks.test(before);
  if (plural === undefined) return false;
  return plural === "s"
    ? /\b(who|that|it|nobody|everybody|everyone|somebody|someone|what|which \S+)$/.test(before)
    : /\b(do|does|did|not|never|to|will|would|can|t|who|that|they)\b/.test(before);
};

/** Whether a preposition leads to persons: `all of us`, `works for us`, `bought from us`. */
const isPersonBehind = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? "";
  return (
    /^(all|some|many|most|none|each|both|one|any|half)$/.test(before) ||
    /^(works?|working|worked|drives?|driven|plays?|looks?)$/.test(before) ||
    isDoneBefore(tokens, at - 1) ||
    (tokens[at]?.word === "from" && isGotBefore(tokens, at))
  );
};

/** `us` as a person: whom something is given, by whom it is done, and who has the most of it. */
const isPerson = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", next = ""] = [at - 1, at + 1].map((each) => tokens[each]?.word);
  if (verbs.test(before) || personal.test(before) || isVerbAt(tokens, at - 1)) return true;
  if (/^(for|from|of|at|on)$/.test(before)) return isPersonBehind(tokens, at - 1);
  return (
    alsoNouns.test(before) &&
    /^(the|a|an|any|anything|nothing|most|least|more|less|money)$/.test(next)
  );
};

/** `borrowers who got more than 5 objects from us`, `what did clients buy from us`: what was got stands between. */
const isGotBefore = (tokens: readonly Token[], at: number): boolean =>
  /\b(got|bought|ordered|borrowed|took|received|rented|hired|leased)\b|\b(do|does|did) .*\b(get|buy|order|borrow|take|receive|rent|hire|lease)\b/.test(
    wordsOf(tokens.slice(0, at)),
  );

/** `customers who bought from us`. */
const isDoneBefore = (tokens: readonly Token[], at: number): boolean =>
  verbs.test(tokens[at]?.word ?? "") ||
  (/(ed|ing)$|^(rent|order|buy|book|hire|lease|bought|went|gone|heard)$/.test(
    tokens[at]?.word ?? "",
  ) &&
    at > 0);

/**
 * `open invoices us`, `us accounts`, `in the us`: where nobody could be meant by it, the word is the country, which must be
 * found among the values. Written as `US` it is so as well, unless the whole question is in capitals.
 */
export const withSpokenCountry = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): readonly Token[] => {
  if (isKnown("us")) return tokens;
  const shouts = tokens.every(({ text }) => text === text.toUpperCase());
  return tokens.map((token, at) => {
    const isWritten = token.text === "US" && !(shouts && tokens.length > 1);
    return token.word === "us" && !token.isQuoted && (isWritten || !isPerson(tokens, at))
      ? { ...token, word: "usa", stem: stemOf("usa") }
      : token;
  });
};
