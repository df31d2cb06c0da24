import type { Token } from "../token.js";
import { any, closing, phrase, type Phrase } from "./phrase.js";
import { earnings } from "../spoken/earnings.js";
import { topByMoney } from "../superlatives/top-by-money.js";
import { spokenPhrases } from "../spoken/spoken-phrases.js";

const isFirst = (_: readonly Token[], at: number): boolean => at === 0;

const isDenied = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(not|never|no|nobody|nothing|without|none)$/.test(word));

/**
 * `how many parcels did we send`: what a company does with its things every day is why it has them. Each verb with all
 * of its forms: where the model has one of them, that names something.
 */
const handled: readonly (readonly string[])[] = [
  ["send", "sent", "sends", "sending"],
  ["ship", "shipped", "ships", "shipping"],
  ["dispatch", "dispatched"],
  ["use", "used", "uses", "using", "usage"],
  ["serve", "served", "serves"],
  ["handle", "handled", "handles"],
  ["process", "processed"],
  ["see", "saw", "seen"],
  ["host", "hosted", "hosts"],
  ["carry", "carried", "carries"],
  ["run", "ran", "runs"],
  ["operate", "operated", "operates"],
  ["deal with", "dealt with"],
  ["work with", "worked with"],
];

const byUs = /^(we|they|you|i)$/;

const isByUs = (tokens: readonly Token[], at: number): boolean =>
  byUs.test(tokens[at - 1]?.word ?? "") && !isDenied(tokens);

/** `how many invoices did we send`: an invoice that is issued is sent, also where other things have a time of being sent. */
const isOfInvoices = (tokens: readonly Token[], at: number): boolean =>
  isByUs(tokens, at) &&
  /^(did|do|have)$/.test(tokens[at - 2]?.word ?? "") &&
  /^(invoices|bills)$/.test(tokens[at - 3]?.word ?? "");

/** Verbs by which things come to be in the data: `tickets logged in May`. */
const recorded =
  "recorded|logged|registered|entered|created|raised|processed|handled|captured|documented|noted";

/** `tickets were raised by the customer` says who did it, and `orders processed manually` how. */
const isRecorded = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.word;
  return at > 0 && !isDenied(tokens) && next !== "by" && (next === undefined || closing.test(next));
};

const earning: readonly Phrase[] = [
  // `what do we earn per seat`, `how much do we make from weddings`.
  ...[
    "what do|did|does we|they",
    "how much do|did|does we|they",
    "how much money do|did|does we|they",
    "what have|has we|they",
  ].map((asked): Phrase => ({
    said: any(`${asked} earn|make|gross|earned|made|grossed|bring`),
    plain: [],
    names: earnings,
    hasNames: true,
    fits: (tokens, at) => {
      const next = tokens[at + asked.split(" ").length + 1]?.word;
      return next === undefined || closing.test(next) || /^(with|off|out|a|an)$/.test(next);
    },
  })),
  // `which accounts pay us the most`: the money, and no number of bills.
  ...["", "us", "back"].map((whom): Phrase => ({
    said: any(`pay|pays|paid|spend|spends|spent ${whom} the most|least`.replace("  ", " ")),
    plain: ["with", "the", whom === "" ? 2 : 3],
    names: earnings,
    hasNames: true,
    fits: (tokens, at) => {
      const next = tokens[at + (whom === "" ? 3 : 4)]?.word;
      return at > 0 && (next === undefined || closing.test(next));
    },
  })),
];

/** `which customers open the most tickets`: they have the most, and nothing is in a state of that name. */
const havingMost: Phrase = {
  said: any(
    "open|opens|opened|place|places|placed|raise|raises|raised|submit|submits|submitted|file|files|filed the most|fewest|least",
  ),
  plain: ["have", 2],
  hasNames: true,
  fits: (tokens, at) =>
    /^(which|what|who)$/.test(tokens[0]?.word ?? "") && at <= 4 && at + 3 < tokens.length,
};

/** Going up and going down, as it is going on. */
const going: readonly Phrase[] = (
  [
    ["increasing|growing|rising|climbing", "increased"],
    ["decreasing|falling|dropping|declining|shrinking", "decreased"],
  ] as const
).map(([said, plain]) => ({
  ...phrase(said, [plain], (tokens, at) => /^(is|are|was|were)$/.test(tokens[0]?.word ?? "") && at + 1 >= tokens.length - 4), // prettier-ignore
}));

/** What people begin a question with, and which says nothing of it. */
const openers = [
  "i mean",
  "i meant",
  "no i mean|meant",
  "sorry i mean|meant",
  "quick question",
].map((said) => phrase(said, [], isFirst));

/** Turns of ordinary speech in which a manager asks for figures. */
export const ordinaryPhrases: readonly Phrase[] = [
  ...openers,
  ...topByMoney,
  ...earning,
  ...spokenPhrases,
  havingMost,
  ...going,
  ...["out", "off", "", "to", "from", "with", "for"].flatMap((joint) =>
    handled.flatMap((forms) =>
      forms.map((verb): Phrase => {
        const said = `${verb} ${joint}`.trim();
        // `destinations did we ship to`: a preposition that nothing follows belongs to the verb.
        const isWhole = (tokens: readonly Token[], at: number): boolean =>
          isByUs(tokens, at) &&
          (/^(out|off|)$/.test(joint) || tokens[at + said.split(" ").length] === undefined);
        return { ...phrase(said, [], isWhole), unless: forms };
      }),
    ),
  ),
  phrase("send|sent out", [], isOfInvoices),
  phrase("send|sent", [], isOfInvoices),
  phrase(recorded, [], isRecorded),
  phrase("concentration|distribution by", ["share", 1]),
  phrase("concentration of", ["share", "of"]),
  phrase("how far|long in advance do|did|does people|they|we|customers|guests book", [
    "average",
    "lead",
    "time",
  ]),
  { said: any("stay|stayed|staying with us"), plain: [], hasNames: true },
  phrase("growth rate", ["growth"]),
  // Shares are in percent anyway.
  phrase("in percent|percentage|percentages|%", [], (tokens, at) =>
    tokens.slice(0, at).some(({ word }) => /^(share|shares|rate|growth)$/.test(word)),
  ),
];
