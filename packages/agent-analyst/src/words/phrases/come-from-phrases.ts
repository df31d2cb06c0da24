import { isSomebody } from "../verbs/who-words.js";
import { any, type Phrase } from "./phrase.js";

/** How models call where somebody heard of a business. */
const sources = "source channel referrer referral origin".split(" ");
/** Where people come from is a place first, and no channel by which they buy: then the question stays as it is. */
const sourcesOfPeople = sources.filter((name) => name !== "channel");
const places = "country nationality city town region postcode".split(" ");

/** So many words may say who or what has come. */
const subjectWordsMax = 6;

const auxiliary = "do|does|did|have|are|is|were";
const pronoun = "they|those|these";
const noPronoun = `(?!(?:${pronoun}|we|us)$)\\p{L}+`;

/** `where do|did … come from`: by a source, with so many words for what came; none of a pronoun is left. */
const bySource = (
  before: string,
  subject: readonly string[],
  behind: string,
  names: readonly string[],
): Phrase => ({
  said: any([before, auxiliary, ...subject, behind].join(" ")),
  plain: [...(subject[0] === pronoun ? [] : subject.map((_, place) => place + 2)), "by"],
  names,
  hasNames: true,
});

/** The longest subject first. */
const subjects = Array.from({ length: subjectWordsMax }, (_, at) =>
  Array.from({ length: subjectWordsMax - at }, () => noPronoun),
);

const placeAsked: readonly Phrase[] = subjects.flatMap((subject) => {
  const ofPeople =
    (isWanted: boolean): NonNullable<Phrase["fits"]> =>
    (tokens, at) =>
      isSomebody(tokens[at + 1 + subject.length]?.word ?? "") === isWanted;
  const asked = (names: readonly string[]) =>
    bySource("where", subject, "come|comes|came|coming from", names);
  return [
    { ...asked(sources), fits: ofPeople(false) },
    { ...asked(sourcesOfPeople), fits: ofPeople(true), unless: places },
  ];
});

const hearing: readonly Phrase[] = ["hear|heard about|of us|usa", "find|found us"].flatMap(
  (behind) => [[pronoun], ...subjects].map((subject) => bySource("how", subject, behind, sources)),
);

/**
 * `where do our tours come from`, `how did they hear about us`: by the source that the model has of them, and no place. The
 * last word may have been taken for the country before it comes here.
 */
export const comeFromPhrases: readonly Phrase[] = [
  bySource("where", [pronoun], "come|comes|came|coming from", sources),
  ...placeAsked,
  ...hearing,
];
