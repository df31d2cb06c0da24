/** Words whose forms no rule finds; all forms of a row mean the same to a question. */
const families: readonly (readonly string[])[] = [
  ["sale", "sales", "sell", "sells", "selling", "sold"],
  // Those who sell are no sales.
  ["seller", "sellers"],
  ["person", "people", "persons"],
  ["child", "children"],
  ["man", "men"],
  ["woman", "women"],
  ["grow", "grew", "grown", "growth", "grows", "growing"],
  ["cost", "costs"],
  ["cancel", "cancelled", "canceled", "cancellation", "cancellations", "cancels"],
  ["average", "avg", "mean"],
  ["rating", "ratings", "rated"],
  ["largest", "biggest", "greatest"],
  ["pay", "pays", "paid", "paying", "payer", "payers"],
  ["repay", "repays", "repaid", "repaying"],
  ["use", "uses", "using", "used", "usage"],
  ["convert", "converts", "converting", "converted", "conversion", "conversions"],
  ["owe", "owes", "owed", "owing", "outstanding"],
  ["spend", "spends", "spent", "spending"],
  ["lend", "lends", "lent", "lending"],
  ["send", "sends", "sent", "sending"],
  ["fly", "flies", "flew", "flown", "flying"],
  ["win", "wins", "won", "winning"],
  ["lose", "loses", "lost", "losing", "loss", "losses"],
  ["drive", "drives", "drove", "driven", "driving"],
  ["end", "ends", "ended", "ending"],
  ["attend", "attends", "attended", "attending", "attendance", "attendances"],
  ["consume", "consumes", "consumed", "consuming", "consumption"],
  ["produce", "produces", "produced", "producing", "production"],
  ["move", "moves", "moved", "moving"],
  ["hold", "holds", "held", "holding"],
  ["hear", "hears", "heard", "hearing"],
  ["hire", "hires", "hired", "hiring"],
  ["teach", "teaches", "taught", "teaching"],
  ["speak", "speaks", "spoke", "spoken", "speaking"],
  ["write", "writes", "wrote", "written", "writing"],
  ["burn", "burns", "burned", "burnt", "burning"],
  ["catch", "catches", "caught", "catching"],
  ["choose", "chooses", "chose", "chosen", "choosing"],
  ["drink", "drinks", "drank", "drunk", "drinking"],
  ["ride", "rides", "rode", "ridden", "riding"],
  ["steal", "steals", "stole", "stolen", "stealing"],
  ["refer", "refers", "referred", "referring", "referral", "referrals"],
];
const irregular = new Map(
  families.flatMap((family) => family.map((word) => [word, family[0] ?? word])),
);

/** Whether a word is one of those above: it is written right, however near it is to a name. */
export const isIrregular = (word: string): boolean => irregular.has(word);

/** Other forms of a word that no rule finds and that do not begin with these letters: `lost` of `lose`. */
export const irregularForms = (word: string, letters: string): readonly string[] =>
  (families.find((family) => family.includes(word)) ?? []).filter(
    (form) => !form.startsWith(letters),
  );

/**
 * What the forms of an English word have in common: `cities` and `city`, `returned` and `returns`.
 * It need not be a word itself; it is only ever compared with others.
 */
export const stemOf = (word: string): string =>
  irregular.get(word) ?? withoutEnding(withoutPlural(word));

const withoutPlural = (word: string): string => {
  if (word.length <= 3 || !word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  if (/(sses|xes|ches|shes|zes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
};

const withoutEnding = (word: string): string => {
  // `carried` is `carry`, and `died` is no `dy`.
  if (word.length > 4 && word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  const short = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  if (short === undefined || short.length < 4) {
    const plain = word.length > 4 ? word.replace(/e$/, "") : word;
    // `bill` and `billed` are one word.
    return plain.length > 3 ? plain.replace(/([bdfglmnprt])\1$/, "$1") : plain;
  }
  return short.replace(/([bdfglmnprt])\1$/, "$1").replace(/e$/, "");
};
