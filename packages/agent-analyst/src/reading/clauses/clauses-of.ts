/** A question that asks for two figures, each in a clause of its own. */
export interface Clauses {
  readonly first: string;
  readonly second: string;
  /** `those`: the second is of what the first one counts. `beside`: each has a time of its own. */
  readonly kind: "those" | "and" | "beside";
}

type Row = readonly [kind: Clauses["kind"], form: RegExp, second: (rest: string) => string];

const same = (rest: string): string => rest;

/** How two clauses are joined; the first row that fits is meant. */
const rows: readonly Row[] = [
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
