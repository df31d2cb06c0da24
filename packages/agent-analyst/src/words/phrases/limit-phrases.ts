import { numberOf } from "../number-word.js";
import { unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";
import { closing, phrase, type Phrase } from "./phrase.js";

/** Whether a number follows these words, and none that counts units of a time: `up to 5 orders`, and not `up to 5 days`. */
const isNumberAt = (tokens: readonly Token[], at: number): boolean =>
  numberOf(tokens[at]?.word) !== undefined && unitOf(tokens[at + 1]?.word) === undefined;

const limiting = (said: string, plain: readonly string[]): Phrase =>
  phrase(said, plain, (tokens, at) => isNumberAt(tokens, at + said.split(" ").length));

const denials = /^(not|never|no|without|nobody|t)$/;

/** `from just one supplier`, `with a single order`: exactly one, where that is no time and nothing is denied. */
const isSoMany = (tokens: readonly Token[], at: number, behind: number): boolean => {
  const next = tokens[behind]?.word ?? "";
  return (
    at > 0 &&
    /^\p{L}{3,}$/u.test(next) &&
    !closing.test(next) &&
    unitOf(next) === undefined &&
    !tokens.slice(0, at).some(({ word }) => denials.test(word))
  );
};

/** Nouns of what is done again and again, of which there is a number. */
const counted =
  /^(orders?|bookings?|sales|visits?|tickets?|calls?|requests?|trips?|deliver(y|ies)|loans?|stays?|contracts?|cases?)$/;

const isBehindDistance = (tokens: readonly Token[], at: number): boolean =>
  /^(km|miles?|kilomet(er|re)s?|m|met(er|re)s)$/.test(tokens[at - 1]?.word ?? "");

const isFarAway = (tokens: readonly Token[], at: number): boolean =>
  /^(more|less|over|under)$/.test(tokens[at + 2]?.word ?? "") &&
  tokens.some(({ word }, place) => word === "away" && isBehindDistance(tokens, place));

/** Other words for limits, and for numbers of things. */
export const limitPhrases: readonly Phrase[] = [
  // `lowest average score? only those with at least 6 inspections`.
  phrase(
    "only|just those|ones with",
    ["with"],
    (tokens, at) => at > 0 && /^(at|more|less|over|under|fewer)$/.test(tokens[at + 3]?.word ?? ""),
  ),
  // `to places more than 50 km away`.
  phrase("to places|sites|addresses|destinations", [], isFarAway),
  phrase("away", [], isBehindDistance),
  limiting("up to", ["at", "most"]),
  limiting("a|the maximum|max of", ["at", "most"]),
  limiting("maximum|max of", ["at", "most"]),
  limiting("a|the minimum|min of", ["at", "least"]),
  limiting("minimum|min of", ["at", "least"]),
  // `min 10 reviews`; a number before it would be one of minutes.
  ...[
    ["min|minimum", "least"],
    ["max|maximum", "most"],
  ].map(([said = "", end = ""]) =>
    phrase(
      said,
      ["at", end],
      (tokens, at) =>
        isNumberAt(tokens, at + 1) &&
        numberOf(tokens[at - 1]?.word) === undefined &&
        /^\p{L}{3,}s$/u.test(tokens[at + 2]?.word ?? ""),
    ),
  ),
  limiting("upwards of", ["over"]),
  limiting("north of", ["over"]),
  limiting("south of", ["under"]),
  limiting("in excess of", ["over"]),
  limiting("exceed|exceeds|exceeded|surpass|surpasses|surpassed", ["is", "above"]),
  limiting("beyond", ["above"]),
  phrase("just|only|exactly one|1", ["exactly", "1"], (tokens, at) => isSoMany(tokens, at, at + 2)),
  phrase("just|only|exactly an?|the single", ["exactly", "1"], (tokens, at) =>
    isSoMany(tokens, at, at + 3),
  ),
  phrase("with|have|has|had|from a single", [0, "exactly", "1"], (tokens, at) =>
    isSoMany(tokens, at, at + 3),
  ),
  phrase(
    "with|have|has|had|from just|only \\d{1,3}|two|three|four|five",
    [0, "exactly", 2],
    (tokens, at) => isSoMany(tokens, at, at + 3),
  ),
  // `firms less than three years old` are younger than that.
  phrase("less|fewer than \\S+ years|year|yrs|yr old", ["younger", "than", 2, "years"]),
  phrase("more than \\S+ years|year|yrs|yr old", ["older", "than", 2, "years"]),
  phrase("under|below \\S+ years|year|yrs|yr old", ["younger", "than", 1, "years"]),
  phrase("over|above \\S+ years|year|yrs|yr old", ["older", "than", 1, "years"]),
  limiting("not under|below", ["at", "least"]),
  limiting("not over|above|exceeding", ["at", "most"]),
  phrase("#|nr|no of", ["number", "of"]),
  phrase("quantity|volume of", ["number", "of"], (tokens, at) =>
    counted.test(tokens[at + 2]?.word ?? ""),
  ),
  phrase("volume|volumes|numbers", [], (tokens, at) => counted.test(tokens[at - 1]?.word ?? "")),
  phrase(
    "placed",
    [],
    (tokens, at) =>
      /^(were|was|been|are|being|get|got)$/.test(tokens[at - 1]?.word ?? "") &&
      tokens.slice(0, at).some(({ word }) => /^(orders|bookings|bets|bids)$/.test(word)),
  ),
];
