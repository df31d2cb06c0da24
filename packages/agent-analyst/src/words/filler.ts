import { atTheEnd } from "./times/ends-of-times.js";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that change no figure wherever they stand: courtesy, articles, auxiliaries, verbs of showing. */
const plain = wordSet(
  "a an and are as at be been being by can could did do does doing done for from get give gives go going had has have " +
    "having hello hey hi how i in into is it its just let list me many much my need of on or our " +
    "over please s see shall show so tell thanks thank that the their them then there these they this those " +
    "to us want wants was we were what whats when where which who will with within would you your " +
    "all any about know data figures numbers " +
    "too now during through via came come comes went coming goes got t gave happened happen happens exactly " +
    "our ours kind result results answer question here break breakdown broken split grouped group number " +
    "amount value values overall total totals what's is's doing perform performed performing " +
    "bring brings brought bringing buy buys bought buying gets getting take takes took taken ie eg pls plz thx kindly hmm ok okay actually " +
    "really simply basically roughly about approximately right today's wondering wonder curious interested " +
    "lets serve serves served generate generated generates earn earned earns achieve achieved occur " +
    "occurred occurs exist exists individual unique current currently distributed distribution may might named called around " +
    "still across among entire whole ever yet some contains contain containing",
);

/**
 * Words of the language that change a figure where they stand, by what they need: each kind has a rule
 * (`reading/function-words.ts`) that says when the reading has a part for it.
 */
const grammatical = {
  averaging: wordSet("average avg mean averaged"),
  middle: wordSet("median"),
  extreme: wordSet("min max minimum maximum"),
  ranking: wordSet("most least fewest highest lowest best worst biggest largest smallest greatest"),
  comparing: wordSet(
    "more less fewer better worse higher lower shorter slower faster quicker bigger smaller larger than",
  ),
  distinct: wordSet("different distinct unique"),
  negation: wordSet(
    "not no without except excluding excl don didn non never neither nor minus outside apart aside besides",
  ),
  dividing: wordSet("per each every"),
  versus: wordSet("vs versus"),
  pairing: wordSet("between both"),
  joining: wordSet("combined combine together altogether"),
  other: wordSet("other others"),
  restricting: wordSet("only alone"),
  repeating: wordSet("also too again same instead but one ones"),
  judging: wordSet("good bad well long quick quickly"),
  summing: wordSet("sum"),
  currency: wordSet("euro euros dollar dollars eur usd pounds gbp sterling"),
  supposing: wordSet("if like must should"),
  relative: wordSet("whose"),
  opening: wordSet("find make made compute calculate look display check pull fetch grab report"),
  aside: wordSet("because"),
  edge: wordSet(atTheEnd),
  latest: wordSet("latest newest"),
  state: wordSet("up down off out big present"),
  person: wordSet("she he her him his hers"),
} as const;

/** What a word of the language needs to have a part in a reading. */
export type GrammarKind = keyof typeof grammatical;

const kinds = new Map<string, GrammarKind>(
  Object.entries(grammatical).flatMap(([kind, words]) =>
    [...words].map((word) => [word, kind as GrammarKind] as const),
  ),
);

/** The kind of a word that changes figures by its grammar; undefined for all others. */
export const grammarKindOf = (word: string): GrammarKind | undefined => kinds.get(word);

/** Whether a word changes no figure wherever it stands. */
export const isPlain = (word: string): boolean => plain.has(word);

/**
 * Whether a word of a question names nothing where it stands: verbs that open a question may be words of a value
 * further on, such as the visit `check-up`.
 */
export const isFillerAt = (words: readonly string[], at: number): boolean =>
  isFiller(words[at] ?? "") &&
  (grammarKindOf(words[at] ?? "") !== "opening" || words.slice(0, at).every(isFiller));

/** Verbs of asking that are nouns behind these words: `which show`, `by report`, `biggest check`. */
const askingNouns = /^(show|list|report|display|check|split)$/;

/** Whether a word of a question names nothing among those before it. */
export const isFillerAmong = (
  tokens: readonly { readonly word: string }[],
  at: number,
): boolean => {
  const { word = "" } = tokens[at] ?? {};
  const isKind = word === "kind" && /^(each|every|per|by)$/.test(tokens[at - 1]?.word ?? "");
  const isNoun = isKind || askingNouns.test(word) && /^(which|what|each|every|per|by|biggest|largest|highest|smallest|lowest|best|worst|top|popular|selling|rated|average|avg)$/.test(tokens[at - 1]?.word ?? ""); // prettier-ignore
  return isFiller(word) && !isNoun;
};

/** Whether a word asks, points, joins or compares, and names nothing. */
export const isFiller = (word: string): boolean =>
  plain.has(word) || kinds.has(word) || /^[%#><=]+$/.test(word);
const glue = new Set(
  "of the a an in with who that for s is are were was our my still already".split(" "),
);

/** Whether a word may stand within a name without parting it: `share of the market`. */
export const isGlue = (word: string): boolean => glue.has(word);

const generic = new Set(
  "name title label count number total sum amount value at on of the in a an who with and by for to".split(
    " ",
  ),
);

/** Whether a word of a member's name says only what kind of member it is. */
export const isGeneric = (word: string): boolean => generic.has(word);
