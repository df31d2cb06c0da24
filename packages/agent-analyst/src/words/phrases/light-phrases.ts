import { any, phrase, type Phrase } from "./phrase.js";
import { periodAt, unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";

/** Sums that are paid, given or lost: what is done with them says no more than their name. */
const sums =
  "refunds|refund|discounts|discount|fees|commissions|commission|wages|salaries|bonuses|expenses|costs|freight|tax|taxes|interest|rent|benefits|grants|prizes|tips|compensation|damages|dividends|credits|rebates|overtime|postage";

const asksMuch = (tokens: readonly Token[]): boolean => /^(how|what)$/.test(tokens[0]?.word ?? "");

/** `how much did we pay out in refunds`: nothing else is asked of the sum. */
const paidOut = ["out|back|away", ""].map((particle): Phrase => ({
  said: any(
    `pay|paid|pays|give|gave|given|hand|handed|lose|lost|spend|spent ${particle} in|as|on ${sums}`.replace(
      "  ",
      " ",
    ),
  ),
  plain: [particle === "" ? 2 : 3],
  hasNames: true,
  fits: asksMuch,
}));

/** `how much did we pay out in claims`: the figure may be one of what was claimed, where none is of what was paid. */
const paidClaims: readonly Phrase[] = ["out in", "in"].map((joint) => ({
  said: any(`pay|paid|pays ${joint} claims`),
  plain: [joint === "in" ? 2 : 3],
  hasNames: true,
  unless: ["paid"],
  fits: asksMuch,
}));

/** How long lies between two times. */
const lying = "pass|passes|passed|elapse|elapses|elapsed|lie|lies|lay|go|goes";
const between: readonly Phrase[] = [
  { said: any(`days|hours on average ${lying} between`), plain: ["average", 0, 4], hasNames: true },
  { said: any(`days|hours ${lying} on average between`), plain: ["average", 0, 4], hasNames: true },
  {
    said: any(`days|hours ${lying} by? between`.replace(" by?", "")),
    plain: [0, 2],
    hasNames: true,
  },
  { said: any(`time ${lying} between`), plain: [0, 2], hasNames: true },
];

const isUnitAt = (tokens: readonly Token[], at: number): boolean =>
  /^(weekday|weekdays)$/.test(tokens[at]?.word ?? "") ||
  (unitOf(tokens[at]?.word) !== undefined && periodAt(tokens, at, 0) === undefined);

/** Verbs that say no more than what stands beside them. */
export const lightPhrases: readonly Phrase[] = [
  ...paidOut,
  ...paidClaims,
  ...between,
  // `orders that arrived late` are late.
  { said: any("arrive|arrives|arrived|arriving late"), plain: [1], hasNames: true },
  { said: any("came|come|comes|turned|turns|showed in|up late"), plain: [2], hasNames: true },
  // `buyers who bought something`: they bought.
  phrase("something", [], (tokens, at) =>
    /^(\p{L}{3,}ed|sold|bought|made|sent|paid|took|won|lost|spent)$/u.test(
      tokens[at - 1]?.word ?? "",
    ),
  ),
  // `by the weekday on which they start`.
  phrase("by|per the", [0], (tokens, at) => isUnitAt(tokens, at + 2)),
  phrase("on|in|at which they|it|these", [], (tokens, at) => isUnitAt(tokens, at - 1)),
];
