import { wordsOfName, type Token } from "../../words/token.js";
import { stemOf } from "../../words/stem.js";
import { leadsToValue } from "../sought-words.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";
import type { Vocabulary } from "../vocabulary-types.js";

type Part = Pick<ValueMention, "at" | "length" | "match" | "dimension" | "value">;

/**
 * Whether an ordinary word is no part of the value in which it was found, of a column that the question does not name:
 * `how many claims is each handler working on` asks for nobody who is called `Ironwork Ltd`, `bookings that were reviewed`
 * for none of `Booking.com`, and `customers that came back` for no company `Backstage`.
 */
export const isNoPart = (
  tokens: readonly Token[],
  part: Part,
  { found }: Pick<Mentions, "found">,
  { cube }: Pick<Vocabulary, "cube">,
  language: readonly Vocabulary[],
): boolean => {
  const token = tokens[part.at];
  if (part.match !== "part" || part.length > 1 || token === undefined) return false;
  if (token.isQuoted || (part.at > 0 && /^\p{Lu}/u.test(token.text))) return false;
  const isNamed = found.some(
    ({ at, namings }) =>
      at !== part.at && namings.some(({ member }) => member.name === part.dimension),
  );
  if (isNamed) return false;
  return (
    isVerb(token, part) ||
    isParticle(tokens, part.at) ||
    isOfColumn(tokens, part, cube) ||
    isCounted(token, cube.name, language) ||
    isNounOfCode(token, language)
  );
};

/** A verb whose very form no value has: `working`, found by the letters that it shares with `Ironwork`. */
const isVerb = ({ word, stem }: Token, { value }: Part): boolean =>
  /(ing|ed)$/.test(word) && stem !== word && !value.toLowerCase().includes(word);

/** `came back`: a word that belongs to its verb. */
const isParticle = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? "";
  return (
    /^(back|home|ahead|along|forward)$/.test(tokens[at]?.word ?? "") && !leadsToValue.test(before)
  );
};

/** `gym with the most members`, where the column is called `Home gym`: the word is what its values are, not one of them. */
const isOfColumn = (
  tokens: readonly Token[],
  { at, dimension }: Part,
  { members }: Vocabulary["cube"],
): boolean => {
  const stem = tokens[at]?.stem ?? "";
  const title = members.find(({ name }) => name === dimension)?.title ?? "";
  const isAfter = /^(in|at|for|from|is|are)$/.test(tokens[at - 1]?.word ?? "");
  return !isAfter && wordsOfName(title).map(stemOf).at(-1) === stem;
};

/** Several of what another cube counts under this very name. */
const isCounted = ({ word, stem }: Token, own: string, language: readonly Vocabulary[]): boolean =>
  /[^s]s$/.test(word) &&
  language.some(
    ({ cube, phrases }) =>
      cube.name !== own &&
      (phrases.get(stem) ?? []).some(
        ({ member: { kind, aggregate }, quality }) =>
          kind === "measure" && aggregate === "count" && quality > 0.9,
      ),
  );

/** `trucks`, where a description explains a code as a `rigid truck`: no garage that is called `Truckworks` is asked for. */
const isNounOfCode = ({ word, stem }: Token, language: readonly Vocabulary[]): boolean =>
  /[^s]s$/.test(word) &&
  language.some(({ codes }) => [...codes.keys()].some((key) => key.endsWith(` ${stem}`)));
