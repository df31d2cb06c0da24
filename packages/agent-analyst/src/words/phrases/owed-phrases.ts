import type { Token } from "../token.js";
import { any, type Phrase } from "./phrase.js";

/** What is paid for, again and again or once: with it, what is not paid is an amount. */
const payable =
  /^(rents?|fees?|fines?|dues|premiums?|charges|money|cash|amounts?|sum|payments?|instalments?)$/;

/** `how much is still to come in`, `rent not paid yet`: an amount is asked for, and no number of bills. */
const isOfAmount = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ word }) => word === "much" || payable.test(word)) ||
  (tokens[0]?.word === "what" && /^(is|s|has)$/.test(tokens[1]?.word ?? "") && at <= 3);

/** What has not come in: a word that a cube knows where one of its figures says how much that is. */
const notCome = (said: string): Phrase => ({
  said: any(said),
  plain: [],
  names: ["outstanding"],
  hasNames: true,
  fits: isOfAmount,
});

/** What is still to be paid to us, in the word that the model has for it. */
export const owedPhrases: readonly Phrase[] = [
  // `how much of this older debt is in Cork` takes up what was said.
  // `of that is for people who started in May`: the rows are theirs.
  {
    said: any("for|of|from people|those|ones|folks who|that"),
    plain: [2],
    fits: (tokens, at) => at > 2 && tokens.slice(0, at).some(({ word }) => word === "much"),
  },
  ...["older|old|newer|remaining|whole|total ", ""].map((kind): Phrase => ({
    said: any(`of this|that|these|those ${kind}debt|debts|money|amount|sum`),
    plain: ["of", "that"],
    hasNames: true,
  })),
  // `what is outstanding from Acme` is so much, and no number of bills.
  ...["what is|s still to come in", "what is|s yet to come in"].map((said): Phrase => ({
    said: any(said),
    plain: ["how", "much", "is"],
    names: ["outstanding"],
    hasNames: true,
  })),
  {
    said: any("what is|s outstanding|owed"),
    plain: ["how", "much", "is", 2],
    hasNames: true,
    fits: (_, at) => at === 0,
  },
  ...[
    "still to come in",
    "yet to come in",
    "has|have not come in yet",
    "not come in yet",
    "is|are still to be paid|collected|settled",
    "still to be paid|collected|settled",
    "has|have not been paid|collected|settled yet",
    "not been paid|collected|settled yet",
    "has|have not been paid|settled",
    "not yet been paid|settled",
    "not yet paid|settled",
    "not paid|settled yet|so",
  ].map(notCome),
  // `who still owes us money` owes it.
  {
    said: any("owe|owes|owed|owing money"),
    plain: [0],
    hasNames: true,
  },
  { said: any("owe|owes|owed|owing us money"), plain: [0], hasNames: true },
  { said: any("biggest|largest|worst|top debtors|debtor"), plain: ["who", "owe", "the", "most"], hasNames: true, unless: ["debtor", "debtors"] }, // prettier-ignore
];
