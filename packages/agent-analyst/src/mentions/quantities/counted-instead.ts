import type { Token } from "../../words/token.js";
import { isMoney } from "../money/earned.js";
import { phraseKey, type Naming, type Vocabulary } from "../vocabulary.js";

/** What words name, and where they stand. */
interface Named {
  readonly at: number;
  readonly length: number;
  readonly namings: readonly Naming[];
}

/** `how many day tickets did we sell`: nobody counts `Ticket sales`, which are money, where tickets are counted as well. */
export const countedInstead = <Mention extends Named>(
  mention: Mention,
  tokens: readonly Token[],
  { phrases }: Vocabulary,
): Mention => {
  const { at, length, namings } = mention;
  const isCounted = tokens.slice(0, at).some(({ word }, place) => word === "many" && tokens[place - 1]?.word === "how"); // prettier-ignore
  const measures = namings.filter(({ member }) => member.kind === "measure");
  if (!isCounted || length < 2 || measures.length === 0) return mention;
  if (measures.length < namings.length || !measures.every(({ member }) => isMoney(member)))
    return mention;
  const count = tokens
    .slice(at, at + length)
    .flatMap(({ stem }) => phrases.get(phraseKey([stem])) ?? [])
    .find(({ member, quality }) => quality >= 0.9 && /^count/.test(member.aggregate ?? ""));
  return count === undefined ? mention : { ...mention, namings: [count] };
};
