import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isMoney } from "./earned.js";

/** What is still to be paid, as models call it. */
const unpaid = /^(unpaid|outstanding|owed|owing|receivables?|unsettled|uncollected)$/;
const amount = /^(amounts?|balance|total|items?|money|sum|value|invoices?|bills?|principal)$/;
/** What is set aside or lost is owed by nobody. */
const apart = /\b(?:reserves?|provisions?|written|overdue|commitments?|orders?)\b/i;

/** `Unpaid fees`, `Receivables`, `Arrears`, `Open amount`: a name that says by itself that it is owed. */
const saysOwed = (text: string): boolean => {
  const words = wordsOfName(text);
  const rest = words.filter((word) => !amount.test(word));
  return (
    words.some((word) => unpaid.test(word)) ||
    rest.join(" ") === "arrears" ||
    (words.length > 1 && rest.join(" ") === "open")
  );
};

/** The one figure of a cube that says how much money is still owed. */
export const owedIn = ({ members }: Cube): Member | undefined => {
  const [member, ...others] = members.filter(
    (each) =>
      each.kind === "measure" &&
      each.public &&
      /^(sum|number)$/.test(each.aggregate ?? "") &&
      each.format !== "percent" &&
      isMoney(each) &&
      !apart.test(each.title) &&
      [each.title, ...each.synonyms].some(saysOwed),
  );
  return others.length > 0 ? undefined : member;
};

/** Words by which people ask for what is owed, whatever its name in the model: `outstanding`, and `outstanding rent`. */
export const owedNames = (
  cube: Cube,
): readonly {
  readonly member: Member;
  readonly word: string;
  readonly stems: readonly string[];
}[] => {
  const member = owedIn(cube);
  if (member === undefined) return [];
  const rest = wordsOfName(member.title).filter((word) => !unpaid.test(word) && !amount.test(word));
  return ["outstanding", "debt", "receivables"].flatMap((word) => [
    { member, word, stems: [stemOf(word)] },
    ...(rest.length === 1 ? [{ member, word, stems: [word, ...rest].map(stemOf) }] : []),
  ]);
};
