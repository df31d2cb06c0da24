import { wordsOfName, type Token } from "../../words/token.js";
import type { Mention } from "../typed/mention.js";

/** Those who pay somebody, and are paid by others: what they pay is a figure of what is paid. */
const ours = /^(we|you|i|they|our|staff|employees|drivers|carers|workers|team)$/;

/** What is paid to others. */
const ofOutgoing =
  /^(pay|wages?|salar(?:y|ies)|redress|refunds?|refunded|compensation|bonus|bonuses|commissions?|royalt(?:y|ies)|expenses?|costs?)$/;

/** Whether a verb says what others pay: `how much did clients pay`, `who paid us`. */
const isOfOthers = (tokens: readonly Token[], at: number): boolean => {
  const auxiliary = tokens.findLastIndex(
    ({ word }, place) => place < at && /^(do|does|did|have|has|had)$/.test(word),
  );
  const subject = auxiliary < 0 ? [] : tokens.slice(auxiliary + 1, at);
  return (
    tokens[at + 1]?.word === "us" ||
    (subject.length > 0 && !subject.some(({ word }) => ours.test(word)))
  );
};

/** `how much did clients pay us`: no figure of what is paid to anybody else (`Carer pay`), whatever the model calls so. */
export const withoutPaidToUs = (mention: Mention, tokens: readonly Token[]): Mention => {
  const { at, length, namings } = mention;
  const isVerb = length === 1 && /^(pay|pays|paid|paying)$/.test(tokens[at]?.word ?? "");
  if (!isVerb || !isOfOthers(tokens, at)) return mention;
  const isPay = ({ title, name }: { readonly title: string; readonly name: string }): boolean =>
    wordsOfName(title || name).some((word) => ofOutgoing.test(word));
  return {
    ...mention,
    namings: namings.filter(({ member }) => member.kind !== "measure" || !isPay(member)),
  };
};
