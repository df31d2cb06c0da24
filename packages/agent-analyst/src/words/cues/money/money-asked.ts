import { grammarKindOf } from "../../filler.js";
import type { Utterance } from "../utterance.js";

/** Verbs whose `more` and `less` are of money: `did Berlin bill more than Hamburg`. */
const paying = /^(bill|charge|invoice|earn|pay|owe|gross)$/;

/** `orders in May, total value`: the kind of figure that is asked for, behind a comma or a time, and no word of a name. */
const isKindApart = (
  tokens: Utterance["tokens"],
  taken: ReadonlySet<number>,
  at: number,
): boolean => {
  const first = /^(total|overall)$/.test(tokens[at - 1]?.word ?? "") ? at - 1 : at;
  return (
    /^(value|worth|amount)$/.test(tokens[at]?.word ?? "") &&
    (tokens[first]?.isBehindComma === true || (first > 0 && taken.has(first - 1))) &&
    (at === tokens.length - 1 || /^(by|per|in|for)$/.test(tokens[at + 1]?.word ?? ""))
  );
};

const auxiliary = /^(do|does|did|have|has|had)$/;
const ofPaying = /^(pay|pays|paid|paying|spend|spends|spent|spending)$/;

/**
 * `what did we pay in rent`, `how much did we spend on mowing`: the verb asks for money, whatever it was paid for. In `how many
 * hours did we spend` something else is asked for.
 */
const isPaid = (tokens: Utterance["tokens"], at: number): boolean =>
  isAskedBy(tokens, at, ofPaying);

/** `how much do riders earn`: a verb of money on another side. */
const isEarned = (tokens: Utterance["tokens"], at: number): boolean =>
  isAskedBy(tokens, at, ofEarning);

const ofEarning = /^(earn|earns|earned|owe|owes|owed|charge|charges|charged|cost|costs)$/;

/** Whether a verb is what a question for an amount asks by. */
const isAskedBy = (tokens: Utterance["tokens"], at: number, verbs: RegExp): boolean => {
  const [first, second] = tokens.map(({ word }) => word);
  const isAsked =
    (first === "how" && second === "much" && auxiliary.test(tokens[2]?.word ?? "")) ||
    (first === "what" && auxiliary.test(second ?? ""));
  // A phrase that was put into one word begins with its verb.
  const [verb = ""] = (tokens[at]?.text ?? "").toLowerCase().split(" ");
  return isAsked && verbs.test(verb);
};

/** Whether what we pay is asked for, which is nothing that we earn. */
export const isPaidByUs = (tokens: Utterance["tokens"], at: number): boolean =>
  isPaid(tokens, at) && /^(we|i)$/.test(tokens[at - 1]?.word ?? "");

/** The token that asks for money and for no number: `in euros`, outside of a limit, or a verb of paying with `more`. */
export const moneyAskedAt = ({
  tokens,
  taken,
  limits,
}: Pick<Utterance, "tokens" | "taken" | "limits">): number | undefined => {
  const isLimit = (at: number): boolean =>
    limits.some((limit) => at >= limit.at && at <= limit.at + limit.length);
  const at = tokens.findIndex(
    ({ word, isQuoted }, index) =>
      !isQuoted &&
      !taken.has(index) &&
      !isLimit(index) &&
      ((grammarKindOf(word) === "currency" && tokens[index - 1]?.word === "in") ||
        isKindApart(tokens, taken, index) ||
        isPaid(tokens, index) ||
        isEarned(tokens, index) ||
        (paying.test(word) && /^(more|less|most|least)$/.test(tokens[index + 1]?.word ?? ""))),
  );
  return at < 0 ? undefined : at;
};
