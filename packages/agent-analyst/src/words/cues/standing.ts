import { numberOf } from "../number-word.js";
import type { TimeUnit } from "../times/civil-time.js";
import { unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** For how long something is so by now: `open for more than two weeks`, `with us for over 10 years`. */
export interface Standing {
  /** `state`: since it came in. `belonging`: since somebody joined. `ended`: it has run out. */
  readonly kind: "state" | "belonging" | "ended";
  readonly isLonger: boolean;
  readonly count: number;
  readonly unit: TimeUnit;
}

/** States that last from the beginning of a thing to the day on which they end. */
export const lastingStates =
  /^(open|unresolved|unsolved|pending|waiting|outstanding|un\p{L}{2,}ed|unpaid|unsold|unsent|undone)$/u;
const belonging = /^(us|here|members?|customers?|clients?|subscribers?|employed|staff)$/;

const comparisons: readonly (readonly [words: readonly string[], isLonger: boolean])[] = [
  [["more", "than"], true],
  [["longer", "than"], true],
  [["at", "least"], true],
  [["over"], true],
  [[">"], true],
  [[">="], true],
  [["less", "than"], false],
  [["under"], false],
  [["<"], false],
];

/** What has an end, and is past it. */
const endings: readonly (readonly RegExp[])[] = [
  [/^(have|has)$/, /^already$/, /^run$/, /^out$/],
  [/^(have|has)$/, /^run$/, /^out$/],
  [/^(have|has)$/, /^(expired|lapsed)$/],
  [/^(is|are)$/, /^already$/, /^(expired|lapsed)$/],
  [/^(is|are)$/, /^(expired|lapsed)$/],
];

const ended = { kind: "ended", isLonger: true, count: 0, unit: "day" } as const;

/** `have run out`, where the model itself has no name for what has. */
const findEnded = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): Cue<Standing> | undefined => {
  const isSaid = (word: RegExp, token: Token | undefined): boolean =>
    token !== undefined && !token.isQuoted && word.test(token.word) && (token.word === "out" || !isKnown(token.word)); // prettier-ignore
  for (const at of tokens.keys()) {
    // `firms with expired insurance`; `expired contracts` may have a state of that name.
    const isOfOwner = /^(with|whose)$/.test(tokens[at - 1]?.word ?? "");
    const words = [...endings, ...(isOfOwner ? [[/^(expired|lapsed)$/]] : [])].find((each) =>
      each.every((word, offset) => isSaid(word, tokens[at + offset])),
    );
    if (words === undefined) continue;
    return { meaning: ended, at, length: words.length };
  }
  return undefined;
};

/** The first that a question has. */
export const findStanding = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean = () => true,
): Cue<Standing> | undefined => findLasting(tokens) ?? findEnded(tokens, isKnown);

const findLasting = (tokens: readonly Token[]): Cue<Standing> | undefined => {
  for (const at of tokens.keys()) {
    // `unpaid > 90 days` leaves out the `for`; what is still open after 14 days has been so for as long.
    const isFor = /^(for|after)$/.test(tokens[at]?.word ?? "");
    const isLed = isFor || lastingStates.test(tokens[at - 1]?.word ?? "");
    const kind = isLed ? kindBefore(tokens, at) : undefined;
    const span = spanAt(tokens, isFor ? at + 1 : at) ?? spanOfStill(tokens, at);
    if (kind === undefined || span === undefined) continue;
    const { end, ...length } = span;
    return { meaning: { kind, ...length }, at, length: end - at };
  }
  return undefined;
};

/** `more than two weeks` at a place, and where it ends. */
const spanAt = (
  tokens: readonly Token[],
  at: number,
): (Pick<Standing, "isLonger" | "count" | "unit"> & { readonly end: number }) | undefined => {
  const compared = comparisons.find(([words]) =>
    words.every((word, offset) => tokens[at + offset]?.word === word),
  );
  if (compared === undefined) return undefined;
  const [words, isLonger] = compared;
  return spanOf(tokens, at + words.length, isLonger);
};

/** A length of time at a place, and where it ends. */
const spanOf = (
  tokens: readonly Token[],
  behind: number,
  isLonger: boolean,
): ReturnType<typeof spanAt> => {
  const { word } = tokens[behind] ?? {};
  const count = word === "a" || word === "an" ? 1 : numberOf(word);
  const unit = unitOf(tokens[behind + 1]?.word);
  const isWhole = count !== undefined && Number.isInteger(count) && count <= countMax;
  return isWhole && unit !== undefined ? { isLonger, count, unit, end: behind + 2 } : undefined;
};

/** `still unpaid after 90 days`: longer than that, also where nobody says so. */
const spanOfStill = (tokens: readonly Token[], at: number): ReturnType<typeof spanAt> => {
  const isStill = tokens.slice(0, at).some(({ word }) => word === "still");
  return isStill && tokens[at]?.word === "after" ? spanOf(tokens, at + 1, true) : undefined;
};

/** So many units that no sum of them leaves the calendar. */
const countMax = 1000;

const kindBefore = (tokens: readonly Token[], at: number): Standing["kind"] | undefined => {
  const word = tokens[at - 1]?.word ?? "";
  if (lastingStates.test(word)) return "state";
  const isHeld = tokens.slice(0, at).some((token) => token.word === "been");
  return isHeld && belonging.test(word) ? "belonging" : undefined;
};
