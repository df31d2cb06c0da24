import { lastingStates } from "../cues/standing.js";
import { lightPhrases } from "./light-phrases.js";
import { moneyPhrases } from "./money-phrases.js";
import { peoplePhrases } from "./people-phrases.js";
import { payPhrases } from "./pay-phrases.js";
import { businessPhrases } from "./business-phrases.js";
import { hurriedPhrases } from "./hurried-phrases.js";
import { any, closing, named, phrase, type Phrase } from "./phrase.js";
import { askingPhrases } from "./asking/asking-phrases.js";
import { limitPhrases } from "./limit-phrases.js";
import { statePhrases } from "./state-phrases.js";
import { timePhrases } from "./times/time-phrases.js";
import { comparedPhrases } from "./compared-phrases.js";
import { endPhrases } from "../times/ends-of-times.js";
import type { Token } from "../token.js";
import { verbPhrases } from "../verbs/verb-phrases.js";

const isFirst = (_: readonly Token[], at: number): boolean => at === 0;

/** What something costs is the average of a price, where the model has one. */
const priced = (said: string): Phrase => ({
  said: any(said),
  plain: ["average", 3],
  names: ["price", "fee"],
  hasNames: true,
  fits: isFirst,
});

const isBefore = (tokens: readonly Token[], at: number, words: RegExp): boolean =>
  words.test(tokens[at - 1]?.word ?? "");

/** `hours that we put down`, `time spent`: nothing else is done with time. */
const isOfTime = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ word }) => /^(hours?|minutes?|days?|time)$/.test(word));

/** What is done, and is no thing that could be made of something; what goes both ways (`calls made`) is not among it. */
const acts =
  /^(bookings|orders|purchases|sales|visits|gifts|requests|complaints|trips|deliveries|loans|bids|pledges|enquiries|inquiries|stays|\p{L}{3,}(?:tments|ations|issions))$/u;

/** `bookings made in May`: the act is done anyway, and nothing follows that it could be done to. */
const isOfActs = (tokens: readonly Token[], at: number): boolean => {
  const [noun, next] = [tokens[at - 1]?.word ?? "", tokens[at + 1]?.word];
  return acts.test(noun) && (next === undefined || closing.test(next));
};

/** Who buys: what they spent is what was taken from them. Nights and hours are spent as well, so nothing else may follow. */
const isOfBuyer = (tokens: readonly Token[], at: number): boolean => {
  const [next, second] = [tokens[at + 1]?.word, tokens[at + 2]?.word];
  const isMost =
    /^(most|least)$/.test(next ?? "") && (second === undefined || closing.test(second));
  const isMore = /^(more|less)$/.test(next ?? "") && second === "than";
  const isEnd = next === undefined || closing.test(next) || isMost || isMore;
  return (
    isEnd &&
    !tokens.some(({ word }) => /^(long|hours?|minutes?|days?|nights?|time)$/.test(word)) &&
    tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ word }) =>
        /^(they|people|customers?|clients?|guests?|members?|visitors?|shoppers?|buyers?)$/.test(
          word,
        ),
      )
  );
};

/** What is owed again and again: nothing else is done with it than to pay it. */
const owed = /^(fees?|rents?|dues|premiums?|subscriptions?|charges)$/;

/** `how much in fees does she pay`: what is owed now; what was paid in the past may be another sum. */
const isOfOwed = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(do|does)$/.test(word)) && tokens.some(({ word }) => owed.test(word));

/** `are currently in use`, and not `revenue now in May`. */
const isOfState = (tokens: readonly Token[], at: number): boolean =>
  isBefore(tokens, at, /^(is|are|was|were)$/);

const isOfLasting = (tokens: readonly Token[], at: number): boolean =>
  lastingStates.test(tokens[at + 2]?.word ?? "");

const fullness = "occupancy utilisation utilization load fill";

/** `which show had the fullest houses`: another noun is ranked, and the houses only say what is full. */
const isAskedOfOther = (tokens: readonly Token[]): boolean =>
  /^(which|what)$/.test(tokens[0]?.word ?? "") &&
  !/^(is|are|was|were)$/.test(tokens[1]?.word ?? "");

/** The fullest have the highest figure of how full they are. */
const fullest: readonly Phrase[] = [
  ["fullest", "highest"],
  ["emptiest", "lowest"],
].flatMap(([word = "", rank = ""]): readonly Phrase[] => {
  const phraseOf = (said: string): Phrase => ({
    said: any(said),
    plain: [rank],
    names: fullness.split(" "),
    hasNames: true,
  });
  // `the fullest Tuesdays` are days, which are asked for, and `this year` is a time.
  const noun =
    "(?!(?:this|its|his|was|has|across|versus|(?:hour|week|month|quarter|year|night|evening|morning)s)$)\\p{L}{2,}(?<!day)s";
  return [
    { ...phraseOf(`play|plays|played to the ${word} ${noun}`), fits: isAskedOfOther },
    { ...phraseOf(`${word} ${noun}`), fits: isAskedOfOther },
    phraseOf(word),
  ];
});

/** In this order: the first that is said at a place is meant. */
export const phrases: readonly Phrase[] = [
  ...endPhrases,
  ...comparedPhrases,
  ...timePhrases,
  ...askingPhrases,
  ...limitPhrases,
  ...statePhrases,
  ...hurriedPhrases,
  ...businessPhrases,
  ...lightPhrases,
  // `customers who don't have a manager` are without one.
  ...["don|doesn|haven|hasn t", "dont|doesnt|havent|hasnt", "do|does|have|has not"].flatMap(
    (not) => [
      phrase(`${not} have|got an?|any`, ["without", "a"]),
      phrase(`${not} have|got`, ["without"]),
    ],
  ),
  // `vat included` as names and descriptions have it.
  {
    said: any("vat|gst included|inclusive"),
    plain: ["incl", 0],
    hasNames: true,
    fits: (_, at) => at > 0,
  },
  { said: any("including|inclusive vat|gst"), plain: ["incl", 1], hasNames: true },
  // `haven't given us a single job` is without one.
  ...["havent|hasnt|didnt", "haven|hasn|didn t", "has|have|did not", "never"].flatMap((not) => [
    phrase(`${not} given|give|sent|send|left|leave|placed|place us|with an?|any`, ["without", "a"]),
  ]),
  phrase("not counting|including|considering", ["excluding"]),
  phrase("leaving|leave|left out", ["excluding"]),
  phrase("haven|hasn|hadn|don|doesn t", ["not"]),
  phrase("havent|hasnt|hadnt|didnt|dont|doesnt|isnt|arent|wasnt|werent", ["not"]),
  { said: any("fall|falls|fell|falling due"), plain: [1], hasNames: true },
  // `w/o`, and `w/ no`.
  phrase("w o", ["without"]),
  phrase("w no", ["without"]),
  {
    said: any("best seller|sellers"),
    plain: ["best"],
    names: ["product", "item", "article", "title", "dish"],
    hasNames: true,
  },
  phrase("atm|rn", ["currently"]),
  phrase("sign ups", ["signups"]),
  phrase("no one", ["nobody"]),
  phrase("in the diary|calendar|agenda|rota", []),
  phrase("biggest|largest|highest|longest|smallest|lowest|shortest single", [0]),
  // `never gave us an email`: what was not given is not there.
  phrase("never gave|left|sent|provided|supplied|entered us an?|any|their|his|her|your", [
    "without",
    "a",
  ]),
  phrase("never gave|left|provided|supplied|entered an?|any|their|his|her|your", ["without", "a"]),
  phrase("busier|quieter than", ["versus"]),
  phrase("beat|beats|outsell|outsells|outsold|outperform|outperforms|outperformed", ["versus"]),
  phrase("give|gives|gave|given away", ["give"]),
  // `highest first` is an order, and no count of one.
  phrase("highest|largest|biggest|most|best first", ["highest"]),
  phrase("lowest|smallest|fewest|least|worst first", ["lowest"]),
  phrase("without giving|having|getting|making|sending|taking an?|any", ["without", "a"]),
  {
    said: any("without giving|sending|telling the|our|their .+ an?|any"),
    plain: ["without", "a"],
    hasNames: true,
  },
  ...moneyPhrases,
  // Who contributes the most has the most.
  {
    said: any("contribute|contributes|contributed the most|least"),
    plain: [1, 2],
    hasNames: true,
  },
  {
    said: any("contribute|contributes|contributed most|least to"),
    plain: ["the", 1],
    hasNames: true,
  },
  { said: any("contribute|contributes|contributed most|least"), plain: ["the", 1], hasNames: true },
  {
    said: any("account|accounts|accounted for the most|least"),
    plain: [2, 3],
    hasNames: true,
  },
  // `higher now than in May`: what there was lately is held against it.
  phrase("higher|lower|more|less|fewer|better|worse|bigger|smaller now|today than", [
    0,
    "last",
    "30",
    "days",
    2,
  ]),
  // What every figure is anyway.
  phrase("all in all", []),
  phrase("at the moment", ["currently"]),
  phrase("as of now|today", ["currently"]),
  phrase("calendar year|years|month|months|quarter|quarters|week|weeks", [1]),
  phrase("last night", ["yesterday"]),
  phrase("this morning|afternoon|evening", ["today"]),
  phrase("tonight", ["today"]),
  // How a question that denies something ends.
  phrase("even once", ["ever"]),
  // `who finished nothing in May` never finished anything then.
  {
    said: any("\\p{L}{3,}ed|sold|bought|made|sent|paid nothing"),
    plain: ["never", 0, "anything"],
    hasNames: true,
  },
  phrase("a thing", ["anything"], (tokens, at) =>
    tokens.slice(0, at).some(({ word }) => /^(not|never|haven|hasn|didn)$/.test(word)),
  ),
  phrase(
    "how many is|are|was that|those|it",
    [],
    (tokens, at) => at > 2 && at + 4 === tokens.length,
  ),
  // Verbs that say no more than that the thing was there, or that it came to us.
  phrase(
    "send|sends|sent|sending|give|gives|gave|given|issue|issued|submit|submitted us",
    [],
    (tokens, at) =>
      at > 1 &&
      !tokens.slice(0, at).some(({ word }) => /^(never|not|without|nobody|nothing)$/.test(word)),
  ),
  phrase("made", [], isOfActs),
  phrase("placed", [], (tokens, at) => isOfActs(tokens, at) && isBefore(tokens, at, /^orders$/)),
  phrase("put|puts|putting down|in", [], isOfTime),
  phrase("look|looked after", [], (tokens, at) => isBefore(tokens, at, /^(we|they|you|i)$/)),
  phrase("hand|give out", [], (tokens, at) => isBefore(tokens, at, /^(we|they|you|i)$/)),
  phrase("spend|spent|spending|log|logged|clock|clocked", [], isOfTime),
  phrase("stand|stands|stood|sit|sits at", [], (tokens, at) =>
    tokens.slice(0, at).some(({ word }) => /^(what|where|how)$/.test(word)),
  ),
  {
    said: any("paid|pay out"),
    plain: [],
    hasNames: true,
    fits: (tokens, at) =>
      isBefore(tokens, at, /^(refunds|commissions?|bonus|bonuses|tips|dividends|wages|salaries)$/),
  },
  { said: any("pay|pays"), plain: [], hasNames: true, fits: isOfOwed },
  // `visits and what they cost` are two figures.
  { said: any("what they|it|these|those cost|costs us"), plain: [2], hasNames: true },
  { said: any("what they|it|these|those cost|costs"), plain: [2], hasNames: true },
  // `bikes are currently in use` are bikes in use.
  {
    said: any("currently|presently in|on|at .+"),
    plain: [1, 2, 0],
    hasNames: true,
    fits: isOfState,
  },
  // `have been open for more than a week` are open.
  { said: any("have|has been .+ for"), plain: ["are", 2, 3], hasNames: true, fits: isOfLasting },
  phrase("ve|re", [], (tokens, at) => isBefore(tokens, at, /^(they|we|you|i)$/)),
  // `what does a ticket cost people on average`, `what do students pay for a ticket`.
  priced("what does|do|did an?|the .+ cost people|us|you|customers|guests on average"),
  priced("what does|do|did an?|the .+ cost on average"),
  // `do students pay less for a ticket than members`: two averages of a price, side by side.
  {
    said: any("pay|pays|paid more|less for an?|the .+"),
    plain: ["average", 4],
    names: ["price", "fee"],
    hasNames: true,
  },
  // Verbs of two words, for which models have one.
  ...peoplePhrases,
  ...verbPhrases,
  ...payPhrases,
  named(
    "people actually|really turned|showed up",
    "attendance attended attendees audience visitors footfall",
  ),
  named("people turned|showed up", "attendance attended attendees audience visitors footfall"),
  named("how full", fullness),
  ...fullest,
  named("turned|turn|showed up", "attendance attended attendees audience visitors footfall"),
  named(
    "give|gave|given|giving|pay|paid|paying|hand|handed back",
    "refunds refunded refund returns returned",
  ),
  named("send|sent|sending|bring|brought back", "returns returned return"),
  named("call|called off", "cancelled canceled cancellations"),
  named("what came|comes in", "receipts received takings income revenue", isFirst),
  phrase("spend|spent", ["revenue"], isOfBuyer),
  // `cafe spend per visitor` is what the cafe took.
  phrase("spend|spending per", ["takings", 1], (tokens, at) =>
    /^(visitors?|guests?|customers?|clients?|members?|persons?|people|head|shoppers?|buyers?)$/.test(
      tokens[at + 2]?.word ?? "",
    ),
  ),
];
