import { isJoined } from "./joined.js";

const lettersMin = 3;
/** So many letters at least are cut off: with fewer, another form of a word may be meant. */
const cutMin = 3;

/** Words of everyday English that longer ones begin with, and that nobody takes for them: `part` of `participant`. */
const words = new Set(
  "act add aim air all and any app arm art ask bad bag ban bar bat bed bet big bill bit box boy bus but buy call can car card case cash cent chat chin cloth coal coat cold come corn cost crop cub cup cur cut dam dear debt den dog door drop drug ear east egg end fan far farm fat fed feed fin find firm fish fit flat foot for form fort fox fun gap gas get good grad gun gym had half ham hand hard has head heat hen her hid high him his hit hold home hot hour ill imp inn ink ion job key kid kit knot lab lap last law leg less let lid lip list log long lot low mad man map mar mark mat meal men met mid mind mix mod mother mud net new nor not now nut oar odd off oil old one opt out own pack pad pain pan par park part past pat pen per pet pig pin pit place plan plant plot pool pop port pot press proof pub pup put race rain ram ran rat read red rest rib rid road rob rod room root row rub run sad sail sand saw sea seat self set sex shelf ship shop short side sign sin sir sit six son spot star stat stop stud sub sum sun tab tap tar tax tea team ten term test tick tie tin tip ton top tow toy trad train tram two use van vest view war was wed week well west wet win wind wit won word work year yes yet zip".split(
    " ",
  ),
);

/** Where words of English break: behind a consonant. */
const isCut = (letters: string): boolean => /[b-df-hj-np-tv-xz]$/.test(letters);

/**
 * The word of a vocabulary that these letters begin, as hurried people cut words short: `subj` of `subject`, `canc` of
 * `cancellation`, and `certs` of `certificates`. Where words of several meanings begin so, none is meant.
 */
export const longerOf = (
  word: string,
  vocabulary: ReadonlySet<string>,
  stemOf: (word: string) => string,
): string | undefined => {
  const isSeveral = word.length > lettersMin && /[^s]s$/.test(word);
  const letters = isSeveral ? word.slice(0, -1) : word;
  if (letters.length < lettersMin || !isCut(letters) || words.has(letters)) return undefined;
  const meant = [...vocabulary].filter(
    (each) =>
      each.startsWith(letters) &&
      each.length >= letters.length + cutMin &&
      /^\p{L}+$/u.test(each) &&
      !isJoined(each, vocabulary, stemOf) &&
      (!isSeveral || each.endsWith("s")),
  );
  return new Set(meant.map(stemOf)).size === 1 ? meant[0] : undefined;
};
