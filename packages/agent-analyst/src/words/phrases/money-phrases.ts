import { any, closing, named, phrase, type Phrase } from "./phrase.js";
import { periodAt } from "../times/time-words.js";
import type { Token } from "../token.js";

const namesNoTime = (tokens: readonly Token[], at: number): boolean =>
  !tokens.slice(0, at).some((_, place) => periodAt(tokens, place, 0) !== undefined);

/** `how much rent came in`: a sum, and no number of things that came. */
const isOfMuch = (tokens: readonly Token[], at: number): boolean =>
  at > 2 && tokens[0]?.word === "how" && tokens[1]?.word === "much" && at < 6;

const isBeforeTime = (tokens: readonly Token[], at: number): boolean =>
  /^(in|on|by|before|after|within|during|this|next|until|from|between|today)$/.test(
    tokens[at + 2]?.word ?? "",
  );

/** `how much did we take` at the head of a question, with nothing that was taken behind it. */
const isOfMoneyTaken =
  (opening: RegExp): NonNullable<Phrase["fits"]> =>
  (tokens, at) => {
    const next = tokens[at + 3]?.word;
    return (
      opening.test(
        tokens
          .slice(0, at)
          .map(({ word }) => word)
          .join(" "),
      ) &&
      (next === undefined || (closing.test(next) && !/^(from|over)$/.test(next)))
    );
  };
const muchTaken = isOfMoneyTaken(/^how much$/);
const whatTaken = isOfMoneyTaken(/^what$/);

/** `dearer than last year`. */
const isBeforeFormer = (tokens: readonly Token[], at: number): boolean =>
  /^(last|previous|the|in|20\d\d)$/.test(tokens[at + 2]?.word ?? "");

/** How people speak of money that comes in, of what is dear, and of what is held against last year. */
export const moneyPhrases: readonly Phrase[] = [
  // `up on this time last year`, where no other time is named: what there is of this one is compared.
  ...[
    "up|down on this time last year",
    "more|less|fewer|higher|lower|better|worse than this time last year",
  ].map((said) => ({ ...phrase(said, [0, 1, 4, 5], namesNoTime), hasNames: true as const })),
  // Points of a percentage are its unit.
  { said: any("percentage points"), plain: ["percentage"], hasNames: true },
  // `how much did we take` are takings, and nothing that was taken from somewhere.
  named("did|do we take", "takings revenue turnover receipts", muchTaken),
  named("have|ve we taken", "takings revenue turnover receipts", muchTaken),
  named("did|do we earn|gross", "takings revenue turnover income receipts", muchTaken),
  named("have|ve we earned|grossed", "takings revenue turnover income receipts", muchTaken),
  // `what did we take` may be receipts of which there is a number, so these are none of its names.
  named("did|do we take|earn|gross", "takings revenue turnover income", whatTaken),
  named("have|ve we taken|earned|grossed", "takings revenue turnover income", whatTaken),
  // What somebody spends with us is what they are billed.
  { ...named("spend|spent|spending with us", "revenue turnover sales takings"), hasNames: true },
  // What is dear costs much.
  {
    said: any("dearest|priciest|costliest .+ on average"),
    plain: [1, "with", "the", "highest", "average"],
    names: ["cost", "price", "fee"],
    hasNames: true,
  },
  {
    said: any("cheapest .+ on average"),
    plain: [1, "with", "the", "lowest", "average"],
    names: ["cost", "price", "fee"],
    hasNames: true,
  },
  phrase("dearer|pricier|costlier|cheaper than", ["versus"], isBeforeFormer),
  // `held up waiting for parts` waits for them.
  phrase("held up", [], (tokens, at) => tokens[at + 2]?.word === "waiting"),
  phrase("didn t give|leave|send|tell us an?|any|their|his|her|your", ["without", "a"]),
  phrase("didnt give|leave|send|tell us an?|any|their|his|her|your", ["without", "a"]),
  // `money in in October`.
  {
    ...named("money|cash in", "payments received receipts collected takings"),
    fits: (tokens, at) => at < 2 && closing.test(tokens[at + 2]?.word ?? "in"),
    hasNames: true,
  },
  // `how much rent came in` was received.
  { ...named("came|come|comes in", "received collected", isOfMuch), hasNames: true },
  // `how much came in by card` is money, and no number of what came.
  ...["came in", "has come in", "have|ve we had in", "did we get in"].map((said): Phrase => ({
    ...named(said, "received takings"),
    fits: (tokens, at) => at === 2 && tokens[0]?.word === "how" && tokens[1]?.word === "much",
    hasNames: true,
  })),
  // `terms that run out in May` end then; a cube that says itself that they run out knows both.
  { ...named("run|runs|running out", "ends end expires expiry", isBeforeTime), hasNames: true },
];
