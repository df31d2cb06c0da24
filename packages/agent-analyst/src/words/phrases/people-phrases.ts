import { carePhrases } from "./care-phrases.js";
import { comingPhrases } from "../spoken/coming-phrases.js";
import { any, closing, phrase, type Phrase } from "./phrase.js";
import type { Token } from "../token.js";

/** Who asks: those who leave it or join it are no others by its name. */
const firm = "company|firm|business|organisation|organization|employer|team|gym|club|school";
const coming = "left|leave|leaves|leaving|joined|join|joins|joining|quit";

/** Names of what somebody is paid for work. */
const pay = "salary wage wages".split(" ");

const isFirst = (_: readonly Token[], at: number): boolean => at === 0;
const isLast =
  (words: number) =>
  (tokens: readonly Token[], at: number): boolean => {
    const next = tokens[at + words]?.word;
    return next === undefined || closing.test(next);
  };

/** How people are spoken of where the model is of them. */
export const peoplePhrases: readonly Phrase[] = [
  { ...phrase(`${coming} the|our|your ${firm}`, [0], isLast(3)), hasNames: true },
  { ...phrase(`${coming} us`, [0], isLast(2)), hasNames: true },
  phrase("take|takes|took|taking place", ["happen"], isLast(2)),
  // Who they are is asked for, by the figure that limits them.
  ...[
    "people|persons|folks|ppl with more|less|fewer than",
    "people|persons|folks|ppl with at least|most",
    "people|persons|folks|ppl with over|under",
  ].map((said): Phrase => ({
    ...phrase(
      said,
      [
        "who",
        "had",
        ...said
          .split(" ")
          .map((_, at) => at)
          .slice(2),
      ],
      isFirst,
    ),
    hasNames: true,
  })),
  phrase("ppl", ["people"]),
  // `people on our customer list` are customers.
  {
    said: any("people|persons|folks|everybody|those on|in our|the|your .+ list|register|database"),
    plain: [3],
    hasNames: true,
  },
  // With whom something is done for so long, they have been here since then.
  ...[
    "have|ve we been working|dealing|trading with for",
    "we have|ve been working|dealing|trading with for",
    "we have|ve worked|dealt|traded with for",
    "have|ve been working|dealing|trading with us for",
    "have|ve worked|dealt|traded with us for",
  ].map((said): Phrase => ({
    ...phrase(said, ["have", "been", "with", "us", "for"]),
    hasNames: true,
  })),
  ...carePhrases,
  ...comingPhrases,
  // What people earn is what a model calls their pay.
  ...(
    [
      ["earn|earns less", ["have", "a", "lower", "average"]],
      ["earn|earns more", ["have", "a", "higher", "average"]],
      ["earn|earns|earned the most", ["has", "the", "highest"]],
      ["earn|earns|earned the least", ["has", "the", "lowest"]],
      ["top .+ earners", [0, 1, "employees", "by"]],
      ["top earners", [0, "10", "employees", "by"]],
    ] as const
  ).map(([said, plain]): Phrase => ({ said: any(said), plain, names: pay, hasNames: true })),
  // Of whom something comes to its end in a time.
  { ...phrase("whose", ["who"], (tokens, at) => at === 0 && endsLater(tokens)), hasNames: true },
];

/** `whose contract ends next month`: nothing is said of those but when something of theirs ends or begins. */
const endsLater = (tokens: readonly Token[]): boolean =>
  tokens
    .slice(1, 5)
    .some(({ word }) =>
      /^(ends?|ended|ending|expires?|expired|expiring|runs?|ran|starts?|started|begins?|began)$/.test(
        word,
      ),
    );
