import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { isNegated } from "../../words/cues/negated.js";
import { phraseKey, type Naming, type Vocabulary } from "../vocabulary.js";
import { doersOfAll } from "./doers-of-all.js";
import { placeOfDoing } from "./places-of-deeds.js";

/** A figure that is called by a noun and the verb of what was done to it, which stand apart. */
export interface DoneFigure {
  /** The noun alone, since others may stand between the two. */
  readonly noun: number;
  readonly namings: readonly Naming[];
  /** The verb, and who does it where all of them do. */
  readonly telling: readonly number[];
}

/** Whether a name says that something was done, by this verb: `Customers who ordered` is of no deed called customers. */
const isDoneIn = ({ name, title, synonyms }: Naming["member"], stem: string): boolean =>
  [title || name, ...synonyms].some((text) =>
    wordsOfName(text).some((word) => isPastForm(word) && stemOf(word) === stem),
  );

/** `who sold the most plans`, where a column is called `Sold by`: the verb tells whom it asks for. */
const asksDoer = (tokens: readonly Token[], { cube }: Vocabulary, stem: string): boolean =>
  tokens[0]?.word === "who" &&
  cube.members.some(({ kind, public: isPublic, title, name }) => {
    const [verb = "", by, ...more] = wordsOfName(title || name);
    return (
      kind === "dimension" && isPublic && by === "by" && more.length === 0 && stemOf(verb) === stem
    );
  });

/** Auxiliaries, which are said of everything. */
const auxiliary = /^(do|does|did|done|have|has|had|be|is|are|was|were)$/;

/** Whether a word names nothing that was done: `moves in May were not cancelled` are the others. */
const isNoDeed = (tokens: readonly Token[], verb: number, { word, isQuoted }: Token): boolean =>
  isQuoted || auxiliary.test(word) || isNegated({ tokens }, verb);

/**
 * `how many candidates did we send` asks for the figure called `Candidates sent`, and so does `which desk sent the most
 * candidates`: a noun, and the verb of what was done to it, are one name of the model in the order of a statement. Only
 * figures are called so.
 */
export const doneFigure = (
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): DoneFigure | undefined => {
  const { phrases } = vocabulary;
  for (const [verb, token] of tokens.entries()) {
    if (isNoDeed(tokens, verb, token)) continue;
    if (asksDoer(tokens, vocabulary, token.stem)) continue;
    const place = placeOfDoing(tokens, verb);
    const noun = tokens[place?.noun ?? -1];
    if (place === undefined || noun === undefined || noun.isQuoted) continue;
    // `how many good units did we make`: with the word before it, the noun is a name already.
    if (phrases.has(phraseKey([tokens[place.noun - 1]?.stem ?? "", noun.stem]))) continue;
    const namings = (phrases.get(phraseKey([noun.stem, token.stem])) ?? []).filter(
      ({ member, quality }) =>
        member.kind === "measure" && quality > 0.9 && isDoneIn(member, token.stem),
    );
    const telling = [verb, ...doersOfAll(tokens, place, vocabulary)];
    if (namings.length > 0) return { noun: place.noun, namings, telling };
  }
  return undefined;
};

/** The places of words that tell something of what was found, if anything was. */
export const tellingOf = (
  found: { readonly telling: readonly number[] } | undefined,
): readonly number[] => found?.telling ?? [];
