import { any, closing, phrase, type Phrase } from "./phrase.js";
import { numberOf } from "../number-word.js";
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

const isOfNew = (tokens: readonly Token[], at: number): boolean => tokens[at - 2]?.word === "new";

/** Whether a name may stand there, and no number, article or other small word. */
const isNameAt = (tokens: readonly Token[], at: number): boolean =>
  numberOf(tokens[at]?.word) === undefined &&
  /^(?!(?:an|the|our|my|your|their|its|age|half|par|budget|target|plan|way|review|pressure|one|average|notice|offer|contract|construction|investigation|repair|maintenance|threat|warranty|guarantee|control|stress|cover)$)\p{L}{2,}/u.test(tokens[at]?.word ?? ""); // prettier-ignore

/** `hours that were under NHS care`, `misses that were down to blocked access`: a value follows, and no limit. */
const ofValues: readonly Phrase[] = [
  phrase("is|are|was|were|fell|falls|done|made under", [0, "for"], (tokens, at) =>
    isNameAt(tokens, at + 2),
  ),
  phrase("is|are|was|were down to", [0, "for"], (tokens, at) => isNameAt(tokens, at + 3)),
];

const closesAt = (tokens: readonly Token[], at: number): boolean =>
  closing.test(tokens[at]?.word ?? "in");

/** Verbs that say no more than what stands beside them. */
export const lightPhrases: readonly Phrase[] = [
  ...ofValues,
  // `which exhibition drew the most visitors`.
  { said: any("drew|draw|draws|drawn|attracted|attracts the most|least|fewest"), plain: ["had", 1, 2], hasNames: true, fits: (_, at) => at > 1 }, // prettier-ignore
  // `which hauliers left us the least margin`.
  { said: any("left|leave|leaves|made|make|makes|earned|earn|earns|brought|bring|brings|gave|give|gives|got|gets us the most|least|highest|lowest"), plain: ["had", 2, 3], hasNames: true, fits: (_, at) => at > 1 }, // prettier-ignore
  ...paidOut,
  ...paidClaims,
  ...between,
  // `discounts given by reason`: that they were given says nothing more.
  {
    said: any(`${sums} given|granted|awarded`),
    plain: [0],
    hasNames: true,
    unless: ["given", "granted", "awarded"],
  },
  { said: any("at the minute|mo"), plain: ["currently"], hasNames: true },
  // `how much business did we lose` asks for money, and for no kind of customers.
  { said: any("how much business"), plain: [0, 1], hasNames: true },
  { said: any("in|on the book|books|diary for"), plain: ["for"], hasNames: true, unless: ["book", "books", "diary"] }, // prettier-ignore
  { said: any("an? grand"), plain: ["1000"], hasNames: true },
  // `what's all the stock worth`: its value.
  {
    said: any("worth"),
    plain: ["value"],
    hasNames: true,
    unless: ["worth"],
    fits: (tokens, at) =>
      at > 2 &&
      (at === tokens.length - 1 ||
        /^(right|now|currently|today|at|by|per|in|of)$/.test(tokens[at + 1]?.word ?? "")) &&
      /^what$/.test(tokens[0]?.word ?? "") &&
      !/^(that|those|these|this|they|it|them)$/.test(tokens[at - 1]?.word ?? ""),
  },
  // `what paper are we low on`, `which frames are we short of in Malvern`.
  {
    said: any("low|short on|of"),
    plain: ["low"],
    hasNames: true,
    fits: (tokens, at) => at > 2 && (tokens[at + 2] === undefined || closing.test(tokens[at + 2]?.word ?? "")), // prettier-ignore
  },
  // `new customers we have won`: new ones are.
  ...["have|did we", "we|ve|have"].map((said): Phrase => ({
    said: any(`${said} won|win|gained|gain|picked|signed|taken up|on`),
    plain: [],
    hasNames: true,
    fits: isOfNew,
  })),
  ...["have|did we", "we|ve|have"].map((said): Phrase => ({
    said: any(`${said} won|win|gained|gain|got|attracted|acquired`),
    plain: [],
    hasNames: true,
    fits: isOfNew,
  })),
  // `who's been off sick`, whose days are sick days.
  { said: any("off|out sick|ill|poorly"), plain: ["sick"], hasNames: true },
  // `where are we with W26-00001`: in which state it is.
  ...["where are|re we with|on", "where is|s", "what is|s happening|going with|on with"].map(
    (said): Phrase => ({
      said: any(said),
      plain: ["by"],
      names: ["status", "stage", "state"],
      hasNames: true,
      fits: (tokens, at) =>
        at === 0 &&
        /\d/.test(
          tokens
            .slice(said.split(" ").length)
            .map(({ text }) => text)
            .join(),
        ),
    }),
  ),
  // `takings by how people paid`.
  ...["they|we|people|customers|clients|guests|members|patients", ""].map((who): Phrase => ({
    said: any(`by|per how ${who} paid|pay`.replace("  ", " ")),
    plain: [0, "payment", "method"],
    hasNames: true,
  })),
  // `how much commission did we keep`: there is nothing else of it.
  { said: any("did|do|have we keep|kept|retain|retained|pocket|pocketed"), plain: [], hasNames: true, unless: ["kept", "retained"], fits: asksMuch }, // prettier-ignore
  // `bills that we have sent out`.
  { said: any("sent|send|mailed|posted|handed out"), plain: [], hasNames: true, fits: (tokens, at) => /^(we|ve|have|were|was|are)$/.test(tokens[at - 1]?.word ?? "") }, // prettier-ignore
  // `how many copies came back`, where a figure is called `Copies returned`.
  {
    said: any("came|come|comes|coming|sent|brought back"),
    plain: [],
    names: ["returned", "returns"],
    hasNames: true,
    fits: (tokens, at) => at > 1 && closesAt(tokens, at + 2),
  },
  // `titles that come out in November`.
  {
    said: any("coming|come|comes|came out"),
    plain: [],
    names: ["published", "released", "launched", "publication"],
    hasNames: true,
    fits: (tokens, at) => at > 1 && closesAt(tokens, at + 2),
  },
  // `travellers who left in August`, where a time is called `Departs on`.
  {
    said: any("left"),
    plain: [],
    names: ["departed", "departs", "departure"],
    hasNames: true,
    unless: ["left", "leave", "leaver", "quit"],
    fits: (tokens, at) =>
      at > 1 && (closesAt(tokens, at + 1) || tokens[at + 1]?.word === "for") && tokens[at + 1] !== undefined, // prettier-ignore
  },
  // `does the trust owe us anything`.
  phrase("anything", [], (tokens, at) =>
    /^(outstanding|unpaid|overdue|owing)$/.test(tokens[at + 1]?.word ?? ""),
  ),
  phrase("anything", [], (tokens, at) => /^(us|owed|outstanding|unpaid|overdue)$/.test(tokens[at - 1]?.word ?? "") && closesAt(tokens, at + 1)), // prettier-ignore
  // `which contracts come to an end in May`, `contracts coming to an end`.
  { said: any("come|comes to an? end"), plain: ["end"], hasNames: true },
  { said: any("coming to an? end"), plain: ["ending"], hasNames: true },
  { said: any("came to an? end"), plain: ["ended"], hasNames: true },
  // `what part of the sales falls to each region`.
  { said: any("what|which part|proportion|portion of"), plain: ["what", "share", "of"], hasNames: true, fits: (_, at) => at === 0 }, // prettier-ignore
  { said: any("falls|fell|goes|went to|on each|every"), plain: ["by"], hasNames: true, fits: (tokens) => tokens.some(({ word }) => /^(share|part|proportion|much)$/.test(word)) }, // prettier-ignore
  // `to places more than 50 km away`.
  ...["to places|sites|addresses|destinations more|less than", "to places|sites|addresses|destinations over|under"].map((said): Phrase => ({ said: any(said), plain: said.endsWith("than") ? [2, 3] : [2], hasNames: true, fits: (tokens) => tokens.some(({ word }) => word === "away") })), // prettier-ignore
  phrase("away", [], (tokens, at) => /^(km|miles?|kilomet(er|re)s?|m|met(er|re)s)$/.test(tokens[at - 1]?.word ?? "")), // prettier-ignore
  // `which cleaner put in the most hours`.
  ...["put|puts in the", "put|puts in"].map((said): Phrase => ({
    said: any(said),
    plain: said.endsWith("the") ? ["worked", "the"] : ["worked"],
    hasNames: true,
    unless: ["put"],
    fits: (tokens, at) => tokens.slice(at, at + 7).some(({ word }) => /^(hours?|time|shifts?|days?)$/.test(word)), // prettier-ignore
  })),
  // `how many operations did Helen Marsh do`.
  ...[".+", ".+ .+", ".+ .+ .+"].map((who): Phrase => ({
    said: any(`\\p{L}{3,}s did ${who} do`),
    plain: [...who.split(" ").map((_, at) => at + 2), 0],
    names: ["done"],
    hasNames: true,
    fits: (tokens, at) =>
      tokens[at - 1]?.word === "many" && closesAt(tokens, at + who.split(" ").length + 3),
  })),
  // `of the operations we did in May`.
  {
    said: any("\\p{L}{3,}s we|they did"),
    plain: [0],
    names: ["done"],
    hasNames: true,
    fits: (tokens, at) => at > 1 && closesAt(tokens, at + 3),
  },
  // `how many events did we do`, where a figure is called `Events done`.
  {
    said: any("\\p{L}{3,}s did|have we|they do|done"),
    plain: [0],
    names: ["done"],
    hasNames: true,
  },
  // `jobs done last month` are those that were completed, where the model has that word for it.
  {
    said: any("\\p{L}{3,}s done"),
    plain: [0],
    names: ["completed", "finished"],
    hasNames: true,
    unless: ["done"],
    fits: (tokens, at) => {
      const next = tokens[at + 2]?.word;
      return next === undefined || closing.test(next) || next === "but";
    },
  },
  // `orders that arrived late` are late.
  { said: any("arrive|arrives|arrived|arriving|came|come|comes late"), plain: [1], hasNames: true },
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
