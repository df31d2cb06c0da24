import type { Member } from "@embedded-analytics/domain";
import { wordsOfName, type Token } from "../../words/token.js";

const buyers =
  /^(clients?|customers?|buyers?|purchasers?|compan(?:y|ies)|accounts?|guests?|subscribers?|tenants?|payers?|debtors?)$/;

/** Whether a member says something of those who buy. */
export const isOfBuyers = ({ name, title, source }: Member): boolean =>
  wordsOfName(`${name} ${title} ${source?.cube ?? ""}`).some((word) => buyers.test(word));

/** What a company does for those who buy, and they do not do for it. */
const selling =
  /^(bill|bills|billed|invoice|invoices|invoiced|sell|sells|sold|place|places|placed|earn|earns|earned|close|closes|closed|win|wins|won|deliver|delivers|delivered)$/;

/** `who billed the most`, `did Leeds bill more than York`: the one named there is on the side that sells. */
export const isDoneByUs = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ word, isQuoted }) => selling.test(word) && !isQuoted);
  const [first = "", before = ""] = [tokens[0]?.word, tokens[at - 1]?.word];
  return (
    at > 0 &&
    /^(who|do|did|does|has|have)$/.test(first) &&
    !/^(we|you|they|i|was|were|is|are|been|be|get|got|to|by|per)$/.test(before)
  );
};

/** What those do who buy, and nobody who sells to them. */
const buying =
  /^(?:buy|buys|bought|order|orders|ordered|purchase|purchases|purchased|claim|claims|claimed|subscribe|subscribed|booked|rent|rented|borrowed|paid)$/;
const sellers =
  /^(?:sellers?|vendors?|suppliers?|brokers?|agents?|employees?|staff|workers?|recruiters?|consultants?|drivers?|riders?|couriers?|teachers?|tutors?|mechanics?|reps?|salesp\p{L}+)$/u;

/** Whether `who bought` would be said of those who sell: the sellers of what was bought are not asked for. */
export const isOtherThanBuyers = (tokens: readonly Token[], name: string): boolean => {
  const isBought = tokens.slice(1, 4).some(({ word, isQuoted }) => buying.test(word) && !isQuoted);
  return isBought && wordsOfName(name).some((word) => sellers.test(word));
};
