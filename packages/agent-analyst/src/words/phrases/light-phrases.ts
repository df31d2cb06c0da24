import { deedPhrases } from "./deeds/deed-phrases.js";
import { any, asksMuch, closing, phrase, type Phrase } from "./phrase.js";
import { numberOf } from "../number-word.js";
import { periodAt, unitOf } from "../times/time-words.js";
import type { Token } from "../token.js";

/** Sums that are paid, given or lost: what is done with them says no more than their name. */
const sums =
  "refunds|refund|discounts|discount|fees|commissions|commission|wages|salaries|bonuses|expenses|costs|freight|tax|taxes|interest|rent|benefits|grants|prizes|tips|compensation|damages|dividends|credits|rebates|overtime|postage";

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

/** Verbs that say no more than what stands beside them. */
export const lightPhrases: readonly Phrase[] = [
  ...ofValues,
  // `which exhibition drew the most visitors`.
  { said: any("drew|draw|draws|drawn|attracted|attracts the most|least|fewest"), plain: ["had", 1, 2], hasNames: true, fits: (_, at) => at > 1 }, // prettier-ignore
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
  ...deedPhrases,
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
