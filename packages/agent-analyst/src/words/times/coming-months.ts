import { stemOf } from "../stem.js";
import type { Token } from "../token.js";
import { civilParts, monthNumber, type CivilMs } from "./civil-time.js";

const bare =
  /^(end|expire|finish|start|begin|renew|lapse|mature|retire|arrive|depart|leave|close)$/;
const finite =
  /^(ends|expires|finishes|starts|begins|renews|lapses|matures|retires|arrives|departs|leaves|closes)$/;
/** What is about to happen to the noun before it: `cards expiring in May`, `children moving up in May`. */
const ahead =
  /^(ending|expiring|starting|beginning|renewing|lapsing|maturing|retiring|arriving|departing|leaving|closing|finishing|moving|joining|returning)$/;
/** Words that belong to such a verb: `moving out`. */
const particle = /^(out|in|up|back|over|away|off|on)$/;
/** Things in the plural, which such a verb is of. */
const plural = /^(\p{L}{3,}s|children|people|men|women|staff|kids)$/u;
/** Verbs that say how it goes by now: `who is selling best in May`. */
const ofNow =
  /^(selling|doing|going|performing|making|earning|running|looking|being|having|using)$/;
/** What stands before a verb in the present; before a noun (`by rental end in May`) it does not. */
const subject = /^(that|which|who|to|do|will|people|they|we|\p{L}{3,}s)$/u;

/** `contracts ending`, `who is moving`: what somebody is about to do. */
const isAheadAt = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", word = ""] = [at - 1, at].map((place) => tokens[place]?.word ?? "");
  return ahead.test(word)
    ? plural.test(before) || /^(is|are|who)$/.test(before)
    : /^(is|are)$/.test(before) && /^\p{L}{3,}ing$/u.test(word) && !ofNow.test(word);
};

/** `due for a survey in May` is due then. */
const isDueFor = (tokens: readonly Token[], at: number): boolean => {
  const due = tokens.findLastIndex((token, place) => place < at && token.word === "due");
  return due >= 0 && at - due <= 4 && /^(for|an?)$/.test(tokens[due + 1]?.word ?? "");
};

/** Whether a verb of the present ends before this place: `contracts end`, `are due`, `that run out`. */
const isOfPresent = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", word = ""] = [at - 2, at - 1].map((place) => tokens[place]?.word ?? "");
  if (tokens.slice(0, at).some((token) => /^(did|was|were|had)$/.test(token.word))) return false;
  if (word === "due") return /^(is|are|fall|falls|come|comes)$/.test(before);
  if (isDueFor(tokens, at)) return true;
  if (word === "renewal") return before === "for";
  if (isAheadAt(tokens, at - (particle.test(word) ? 2 : 1))) return true;
  if (/^(out|up)$/.test(word)) return /^(run|runs|come|comes)$/.test(before);
  return finite.test(word) || (bare.test(word) && subject.test(before));
};

const unsold = /^(unsold|unbooked|unlet|free|available)$/;

/** `seats left for May`, `still unsold for May`: nothing is left to be sold of what is over. */
const isStillToCome = (tokens: readonly Token[], at: number): boolean =>
  !tokens.some(({ word }) => /^(did|was|were|had|who|that|which|stayed|went)$/.test(word)) &&
  tokens.slice(0, at).some(({ word }, place) => {
    const next = tokens[place + 1]?.word ?? "";
    return (
      (word === "still" && unsold.test(next)) || (word === "left" && place > 0 && next === "for")
    );
  });

/** `in December … so far`: of a month that has not come, what there is of it by now. */
const isSoFar = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    ({ word }, place) => place > at && word === "so" && tokens[place + 1]?.word === "far",
  );

const untilThen = /^(by|before|until|till)$/;

/** Where the preposition of a month stands: `in May`, `by May`, `before the end of May`. */
const prepositionOf = (
  tokens: readonly Token[],
  at: number,
  isToCome: boolean,
): number | undefined => {
  const wordAt = (place: number): string => tokens[place]?.word ?? "";
  if (isToCome && wordAt(at - 1) === "for") return at - 1;
  if (wordAt(at - 1) === "in" || untilThen.test(wordAt(at - 1))) return at - 1;
  if (wordAt(at - 1) !== "of" || !/^(end|start|beginning|middle)$/.test(wordAt(at - 2))) return;
  const before = wordAt(at - 3) === "the" ? at - 4 : at - 3;
  return untilThen.test(wordAt(before)) ? before : undefined;
};

/**
 * `contracts that end in May` means the May that comes: a month without a year lies ahead where the verb is one of the
 * present, and gets its year here.
 */
export const withComingMonths = (tokens: readonly Token[], now: CivilMs): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const month = token.isQuoted ? undefined : monthNumber(token.word);
    const next = tokens[at + 1]?.word ?? "";
    const { year, month: present } = civilParts(now);
    const isToCome =
      isStillToCome(tokens, at) || (isSoFar(tokens, at) && (month ?? present) > present);
    const start = month === undefined ? undefined : prepositionOf(tokens, at, isToCome);
    const isAsked =
      month !== undefined &&
      start !== undefined &&
      !/^(\d+(st|nd|rd|th)?|of|last|this|and|to)$/.test(next) &&
      (isToCome || isOfPresent(tokens, start));
    if (!isAsked) return [token];
    if (month === present) return [token];
    const word = String(month > present ? year : year + 1);
    return [token, { ...token, text: word, word, stem: stemOf(word) }];
  });
