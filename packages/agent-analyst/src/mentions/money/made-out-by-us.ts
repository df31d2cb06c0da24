import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Mention } from "../typed/mention.js";
import type { Naming, Vocabulary } from "../vocabulary-types.js";
import { isMoney } from "./earned.js";

/** Verbs that are nouns of papers as well: `what did we invoice`, and `how many invoices`. */
const verbs = /^(invoice|invoiced|invoicing|bill|billed|billing|charge|charged|quote|quoted)$/;
const us = /^(we|they|you|i)$/;

/** Whether `what`, or `how much`, asks what somebody made out. */
const isMadeOut = (tokens: readonly Token[], at: number): boolean =>
  verbs.test(tokens[at]?.word ?? "") &&
  us.test(tokens[at - 1]?.word ?? "") &&
  (tokens[0]?.word === "what" || tokens.some(({ word }, place) => word === "much" && place < at)) &&
  tokens.every(({ word }) => word !== "many");

/**
 * `what did we invoice for storage, net`: the money that was invoiced, `Net invoiced`, and not the number of invoices, which are of
 * the same stem. Of several such sums, the one of whose other words the question has more. As it was where there is none.
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
  const said = new Set(tokens.map((token) => token.stem));
  const stemsIn = (title: string): readonly string[] => wordsOfName(title).map(stemOf);
  const [best] = cube.members
    .filter(
      (member) =>
        member.aggregate === "sum" &&
        member.public &&
        isMoney(member) &&
        stemsIn(member.title).includes(stem),
    )
    .sort((left, right) => {
      const [one, other] = [left, right].map(({ title }) => stemsIn(title).filter((each) => said.has(each)).length); // prettier-ignore
      return (other ?? 0) - (one ?? 0);
    });
  const naming: Naming | undefined = best && { member: best, quality: 0.95 };
  return naming === undefined ? mention : { ...mention, namings: [naming] };
};
