import { numberOf } from "../number-word.js";
import type { Phrase } from "../phrases/phrase.js";
import type { Token } from "../token.js";

const any = (text: string): readonly RegExp[] =>
  text.split(" ").map((word) => new RegExp(`^(?:${word})$`));

const isSaidBefore = (tokens: readonly Token[], at: number, words: RegExp): boolean =>
  tokens.slice(0, at).some(({ word }) => words.test(word));

/** `how much went out`: that is all that is said of it. */
const isAskedFor = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 2]?.word === "how" && /^(much|many)$/.test(tokens[at - 1]?.word ?? "");

const isOfJobs = (tokens: readonly Token[], at: number): boolean =>
  isSaidBefore(tokens, at, /^(jobs?|roles?|positions?|titles?|occupations?|professions?|posts?)$/);

/** Before a number that a word of comparison leads to: `for over 60 days`. */
const isBeforeLimit = (tokens: readonly Token[], at: number): boolean =>
  /^(over|under|more|less|longer|shorter|at|above|below|exactly)$/.test(
    tokens[at + 2]?.word ?? "",
  ) && tokens.slice(at + 3, at + 5).some(({ word }) => numberOf(word) !== undefined);

const isOfShare = (tokens: readonly Token[], at: number): boolean =>
  isSaidBefore(tokens, at, /^(%|percent|percentage|share|proportion|fraction)$/);

const named = (
  said: string,
  names: string,
  fits?: Phrase["fits"],
  plain: Phrase["plain"] = [],
): Phrase => ({
  said: any(said),
  plain,
  names: names.split(" "),
  ...(fits === undefined ? {} : { fits }),
});

const salaries = "salary salaries wage wages";

/** Verbs with a small word behind them, each with the names that models have for it. */
export const verbPhrases: readonly Phrase[] = [
  named("put|puts|putting forward", "submitted sent proposed nominated submissions"),
  named(
    "sign|signs|signed|signing up",
    "signups registered registrations joined enrolled enrolments subscribed",
  ),
  named(
    "run|runs|ran|running out",
    "expires expire expired expiry expiration",
    (tokens, at) => tokens[at + 2]?.word !== "of",
  ),
  // What is renewed expires otherwise.
  ...["is|are|come|comes up for renewal", "coming up for renewal", "up|due for renewal"].map(
    (said): Phrase => ({
      said: any(said),
      plain: ["expires"],
      unless: ["renewal", "renewals", "renews"],
    }),
  ),
  // `which branch lent the most`: a loan is what is lent.
  named("lend|lends|lent|lending", "loans loaned checkouts rentals"),
  named(
    "went|goes|gone|go out",
    "loans loaned lent checkouts rentals rented hires hired shipments shipped dispatched",
    isAskedFor,
  ),
  // `which job pays best`: a job pays a salary.
  named("pays|pay|paying best|most|highest|well", salaries, isOfJobs, ["highest", "average"]),
  named("pays|pay|paying worst|least|lowest|badly", salaries, isOfJobs, ["lowest", "average"]),
  // `gone for over 60 days` is so long.
  { said: any("gone|out|away|kept for"), plain: [], hasNames: true, fits: isBeforeLimit },
  // `what % of calls turn into orders`: the one is divided by the other.
  ...["an?|the ", ""].flatMap((article) =>
    [
      "turn|turns|turned|turning|convert|converts|converted into|to",
      "lead|leads|led to",
      "end|ends|ended in|as",
      "become|becomes|became",
    ].map((said): Phrase => ({
      said: any(`${said} ${article}`.trim()),
      plain: ["number", "of"],
      fits: isOfShare,
    })),
  ),
];
