/** A question that asks for two figures, each in a clause of its own. */
export interface Clauses {
  readonly first: string;
  readonly second: string;
  /**
   * `those`: the second is of what the first one counts. `beside`: each has a time of its own. `worth`: what comes of the first in
   * money. `who`: whose the end of a figure is.
   */
  readonly kind: "those" | "and" | "beside" | "worth" | "who";
}

type Row = readonly [kind: Clauses["kind"], form: RegExp, second: (rest: string) => string];

const same = (rest: string): string => rest;

const they = "(?:they|those|these)";
const amount = "(?:amounts?|values?|worth|sum|totals?|total (?:amount|value|sum|worth))";

const inAll = "(?: (?:in all|in total|altogether|in money|together))?";

/** `what they come to`, `their amount`, `how much they are worth`. */
const worth = [
  `what (?:do |does |did )?(?:${they}|all of them) (?:all )?(?:come|came|comes|add|adds|added|amount|amounts|amounted) (?:up )?to`,
  `(?:how much|what) (?:is |are |was |were )?${they} (?:is |are |was |were )?(?:all )?(?:worth)`,
  `(?:what|how much) (?:do |does |did )?${they} costs?(?: us)?`,
  `what ${they} cost(?: us)?`,
  `how much(?: money| cash)?(?: (?:(?:is|was) (?:that|it|this)|(?:that|it|this) (?:is|was|makes?|comes? to)|(?:are |were )?${they}(?: are| were)?))?${inAll}`,
  `what (?:(?:does|did) (?:that|it|this) (?:come|add up|amount) to|(?:that|it|this) (?:comes|came|adds up|amounts) to|(?:is|was) (?:that|it) worth|(?:that|it) (?:is|was) worth)${inAll}`,
  `(?:(?:their|its|the) )?${amount}(?: of (?:them|those|these|it))?`,
  `for how much`,
].join("|");

const superlative =
  "(?:highest|lowest|biggest|largest|smallest|longest|shortest|top|best|worst|most|fewest|least|greatest|heaviest|oldest|youngest)";

/** `who it was`, `who has it`, `who gave it`. */
const whose =
  "(?:by |from )?whom?(?: (?:it|that) (?:is|was)| (?:is|was) (?:it|that)| (?:has|had|got|gave|gets|did|does|made|makes|paid|pays|set|holds|held|earns|drove|scored|took) (?:it|that)| from)?";

/** How two clauses are joined; the first row that fits is meant. */
const rows: readonly Row[] = [
  // `overdue bills and what they come to`, `open bills and their amount by site`: the group is one of both.
  ["worth", new RegExp(`^(.+?)[\\s,;–-]+and\\s+((?:${worth})(?:\\s+(?:by|per)\\s+\\p{L}+(?:\\s+\\p{L}+)?)?)[\\s?.!]*$`, "isu"), same], // prettier-ignore
  // `highest salary and who has it`.
  ["who", new RegExp(`^((?:.*\\s)?${superlative}\\b.+?)[\\s,;–-]+and\\s+(${whose})[\\s?.!]*$`, "isu"), same], // prettier-ignore
  // `and how many of them have been delivered`.
  ["those", /^(.+?)[\s,;–-]+(?:and\s+)?(how many of (?:them|those|these)\b.+)$/isu, same],
  // `of which how many were late`.
  [
    "those",
    /^(.+?)[\s,;–-]+(?:and\s+)?of (?:which|whom|those|them|these)[\s,]+how many\s+(.+)$/isu,
    (rest) => `how many of them ${rest}`,
  ],
  // `and how many were cancelled`.
  [
    "those",
    /^(.+?)[\s,;–-]+and\s+(how many (?:are|were|is|was|have|has|had|remain|got|still)\b(?! there\b).+)$/isu,
    same,
  ],
  // `how many joined this year and how many quit`.
  ["and", /^(.+?)[\s,;–-]+and\s+(how many\b.+)$/isu, same],
  // `paid in May vs due in May`.
  ["beside", /^(.+?)[\s,]+(?:vs\.?|versus|against|compared (?:with|to))\s+(.+)$/isu, same],
];

/**
 * Nobody asks for two figures in more letters. The forms try every place where a text may be parted, and for each all signs
 * that follow, so that their time grows with the square of its length.
 */
const lettersMax = 500;

/** The two clauses of a question; undefined where it has one, or is too long to be parted. */
export const clausesOf = (text: string): Clauses | undefined => {
  const plain = text.trim();
  if (plain.length > lettersMax) return undefined;
  for (const [kind, form, secondOf] of rows) {
    const [, first, rest] = form.exec(plain) ?? [];
    if (first !== undefined && rest !== undefined) return { first, second: secondOf(rest), kind };
  }
  return undefined;
};

/** The group at the end of a second clause: `their amount by site`. */
const group = /\s(?:by|per)\s.+$/isu;

/** A second clause without the group that both have. */
export const withoutGroup = (second: string): string => second.replace(group, "").trim();

/** The first clause as it is asked by itself, with a group that is said behind the second one. */
export const firstOf = ({ kind, first, second }: Clauses): string =>
  kind === "worth" ? `${first}${group.exec(second)?.[0] ?? ""}` : first;

/** The second clause as it is asked after the first one. */
export const secondOf = ({ kind, second }: Clauses): string =>
  kind === "worth" ? "how much is that" : second;
