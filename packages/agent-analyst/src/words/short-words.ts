import type { Token } from "./token.js";

/** Units of time and words that join, as they are cut short whatever the model has. */
const always = new Map([
  ...Object.entries({
    yr: "year",
    qtr: "quarter",
    wk: "week",
    mth: "month",
    mnth: "month",
  }).flatMap(([short, unit]) => [[short, unit] as const, [`${short}s`, `${unit}s`] as const]),
  ["pr", "per"] as const,
  ["w", "with"] as const,
  ["n", "and"] as const,
]);

/** Nouns of many trades: each is meant where the model has the long word. */
const nouns = new Map(
  Object.entries({
    rev: "revenue",
    cust: "customer",
    val: "value",
    qty: "quantity",
    amt: "amount",
    acct: "account",
    appt: "appointment",
    emp: "employee",
    dept: "department",
    mgr: "manager",
    txn: "transaction",
    util: "utilisation",
  }),
);

/** In capitals these are abbreviations of something else, such as a size or a region. */
const isOther = ({ word, text }: Token): boolean =>
  /^(pr|w|n)$/.test(word) && text !== text.toLowerCase();

/** The word that one was cut short of: `rev`, `appts`, `yr`, unless the model has the short one. */
export const longWord = (token: Token, isKnown: (word: string) => boolean): string | undefined => {
  const { word, isQuoted } = token;
  if (isQuoted || isKnown(word) || isOther(token)) return undefined;
  const long = always.get(word);
  if (long !== undefined) return long;
  const [single = "", plural = ""] = nouns.has(word) ? [word] : [word.replace(/s$/, ""), "s"];
  const noun = nouns.get(single);
  return noun !== undefined && isKnown(noun) ? `${noun}${plural}` : undefined;
};
