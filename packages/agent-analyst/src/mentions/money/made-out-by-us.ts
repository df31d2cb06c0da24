import type { Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Mention } from "../typed/mention.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";
import { earnedIn, isMoney } from "./earned.js";

/** Verbs that are nouns of papers as well: `what did we invoice`, and `how many invoices`. */
const verbs = /^(invoice|invoiced|invoicing|bill|billed|billing|charge|charged|quote|quoted)$/;
const us = /^(we|they|you|i)$/;

/** Words of money behind a participle: `invoiced amount`. */
const ofAmount = /^(amount|amounts|total|value|sum)$/;
const papers = new Set(["invoice", "bill"].map(stemOf));
/** What is left of an amount, or came of it, is not what was made out. */
const ofRest =
  /\b(?:overdue|outstanding|unpaid|owed|paid|void|disputed|credits?|credited|refunds?|refunded|discounts?)\b/i;

/** What was quoted is earned only where it is accepted. */
const quoted = stemOf("quote");

/** Whether `what`, or `how much`, asks what somebody made out, or an amount is called so. */
const isMadeOut = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map((place) => tokens[place]?.word); // prettier-ignore
  if (!verbs.test(word) || tokens.some((token) => token.word === "many")) return false;
  const isOfPast = /ed$/.test(word);
  const isAsked =
    tokens[0]?.word === "what" || tokens.slice(0, at).some((token) => token.word === "much");
  return (
    (isOfPast && (ofAmount.test(next) || at === 0)) ||
    (isAsked && (us.test(before) || (isOfPast && /^(was|were|been)$/.test(before))))
  );
};

/** The sum of money that is called after the verb, or one of the papers; of several, the one of whose words the question has more. */
const moneyCalled = (
  { members }: Vocabulary["cube"],
  stem: string,
  tokens: readonly Token[],
): Member | undefined => {
  const said = new Set(tokens.map((token) => token.stem));
  const stemsIn = ({ title }: Member): readonly string[] => wordsOfName(title).map(stemOf);
  const fit = (member: Member): number => stemsIn(member).filter((each) => said.has(each)).length;
  return members
    .filter(
      (member) =>
        member.aggregate === "sum" &&
        member.public &&
        isMoney(member) &&
        !ofRest.test(member.title) &&
        stemsIn(member).some((each) => each === stem || (stem !== quoted && papers.has(each))),
    )
    .sort((left, right) => fit(right) - fit(left))[0];
};

/**
 * `what did we invoice for storage, net`: the money that was invoiced, `Net invoiced`, and not the number of invoices, which are of
 * the same stem; else what is earned there. As it was where the model has no such money.
 */
export const madeOutByUs = (
  mention: Mention,
  tokens: readonly Token[],
  { cube }: Vocabulary,
): Mention => {
  const { at, length, namings } = mention;
  const areCounts = namings.every(({ member }) => member.aggregate === "count" || member.kind === "dimension"); // prettier-ignore
  if (length !== 1 || !areCounts || !isMadeOut(tokens, at)) return mention;
  const stem = tokens[at]?.stem ?? "";
  const best = moneyCalled(cube, stem, tokens) ?? (stem === quoted ? undefined : earnedIn(cube));
  const naming: Naming | undefined = best && { member: best, quality: 0.95 };
  return naming === undefined ? mention : { ...mention, namings: [naming] };
};
