import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Mentions } from "../mentions.js";
import { candidatesOf } from "../roles.js";
import type { RestOf } from "./rest-found.js";
import type { ValueMention } from "../value-mention.js";

/** What is on offer of something, and what of it was taken: `Seats on offer` and `Seats sold`. */
interface Pair {
  readonly whole: Member;
  readonly taken: Member;
  readonly noun: string;
  readonly verb: string;
}

const takenBy =
  /^(sold|taken|filled|booked|rented|occupied|used|let|reserved|allocated|assigned|hired)$/;
const onOffer = /^(offer|available|offered|capacity|provided|total)$/;

/** Words that say by themselves that nothing was done with it. */
const empty = /^(empty|unsold|unfilled|unbooked|unoccupied|unused|vacant|idle)$/;
/** Words that say so behind the noun: `seats left`, `are still free`. */
const over = /^(left|free|remaining|spare)$/;
const being =
  /^(stayed|stays?|left|stood|stands?|remained|remains?|went|go|goes|gone|sat|is|are|was|were|still|standing|yet|been|have|has|had|do|did|we|there)$/;

/** The pairs of a cube: two sums of the same rows whose names have one noun, and words of being offered and taken. */
const pairsIn = ({ members }: Cube): readonly Pair[] => {
  const sums = members.filter(
    ({ kind, aggregate, public: isPublic }) =>
      kind === "measure" && isPublic && (aggregate === "sum" || aggregate === "count"),
  );
  return sums.flatMap((taken) => {
    const words = wordsOfName(taken.title);
    const verb = words.find((word) => takenBy.test(word));
    const [noun = "", ...more] = words.filter((word) => word !== verb).map(stemOf);
    if (verb === undefined || noun === "" || more.length > 0) return [];
    const wholes = sums.filter((each) => each !== taken && isWholeOf(each, taken, noun));
    const [whole, ...others] = wholes;
    return whole === undefined || others.length > 0 ? [] : [{ whole, taken, noun, verb }];
  });
};

/** `Seats on offer` of `Seats sold`, and all `Vacancies` of `Filled vacancies`. */
const isWholeOf = ({ title, source, aggregate }: Member, taken: Member, noun: string): boolean => {
  const words = wordsOfName(title);
  const stems = words.map(stemOf);
  return (
    source?.cube === taken.source?.cube &&
    aggregate === taken.aggregate &&
    stems.includes(noun) &&
    (aggregate === "count" ? stems.length === 1 : words.some((word) => onOffer.test(word)))
  );
};

/** Where a question denies of a thing that it was taken: `not sold`, `unsold`, `stayed empty`, `left`. */
const deniedAt = (tokens: readonly Token[], verb: string, noun: number): readonly number[] => {
  const isSaid = ({ word, isQuoted }: Token): boolean =>
    !isQuoted && (word === `un${verb}` || empty.test(word));
  // `seats left for May`; what left somebody is no rest.
  const isLeft = ({ word, isQuoted }: Token, place: number): boolean =>
    !isQuoted &&
    over.test(word) &&
    place > noun &&
    place - noun <= 3 &&
    !/^(us|the|our)$/.test(tokens[place + 1]?.word ?? "");
  const said = tokens.findIndex(isSaid);
  const at = said < 0 ? tokens.findIndex(isLeft) : said;
  if (at >= 0) return [...around(tokens, at), at];
  const not = tokens.findIndex(({ word, isQuoted }) => !isQuoted && word === "not");
  const done = tokens.findIndex(
    ({ word }, place) => not >= 0 && place > not && place <= not + 3 && word === verb,
  );
  return done < 0 ? [] : Array.from({ length: done - not + 1 }, (_, offset) => not + offset);
};

/** Verbs of being in front of a word: `stayed` of `stayed empty`. */
const around = (tokens: readonly Token[], at: number): readonly number[] => {
  const places: number[] = [];
  for (let place = at - 1; place > 0 && being.test(tokens[place]?.word ?? ""); place--)
    places.push(place);
  return places;
};

/**
 * `seats left for Swan Lake`, `what share of rooms stayed empty`: the part of what was on offer that nobody took. Where a cube has
 * a figure of its own for it, that is left to its name.
 */
const restOf = (
  tokens: readonly Token[],
  cube: Cube,
  isNamed: (at: number, pair: readonly string[]) => boolean,
  isShare: boolean,
): RestOf | undefined => {
  for (const { whole, taken, noun, verb } of pairsIn(cube)) {
    const at = tokens.findIndex(({ stem, isQuoted }) => !isQuoted && stem === noun);
    const denied = at < 0 ? [] : deniedAt(tokens, verb, at);
    const said = denied.at(-1);
    if (said === undefined) continue;
    const isOther = isNamed(said, [whole.name, taken.name]) || taken.aggregate === "count";
    if (isOther && !isShare) continue;
    return { whole: whole.name, taken: taken.name, places: [at, ...denied] };
  }
  return undefined;
};

/** What is found in a question, with the words of a rest explained; a value of such a word is that value. */
export const withRest = (
  { tokens, share }: Pick<Utterance, "tokens" | "share">,
  mentions: Mentions,
  values: readonly Pick<ValueMention, "at" | "length">[],
  cube: Cube,
): Mentions => {
  const covers =
    (at: number) =>
    (each: Pick<ValueMention, "at" | "length">): boolean =>
      at >= each.at && at < each.at + each.length;
  const isNamed = (at: number, pair: readonly string[]): boolean =>
    mentions.found.some((mention) => {
      const name = candidatesOf(mention).measure?.member.name;
      return name !== undefined && covers(at)(mention) && !pair.includes(name);
    });
  const rest = restOf(tokens, cube, isNamed, share !== undefined);
  return rest === undefined || rest.places.some((at) => values.some(covers(at)))
    ? mentions
    : { ...mentions, rest, unknown: mentions.unknown.filter((at) => !rest.places.includes(at)) };
};
