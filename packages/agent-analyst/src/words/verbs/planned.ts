import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const plans = ["planned", "scheduled", "expected", "promised", "agreed", "due", "target"];
const planning = /^(planned|scheduled|expected|supposed|meant|promised|agreed|due)$/;

/** What models call what a verb does: `delivered` is a delivery, `finish` a finish or a finishing. */
const nounsOf = (verb: string): readonly string[] => {
  const root = verb.replace(/(?:ed|e)$/, "");
  const endings = ["", "e", "y", "al", "ion", "tion", "ment", "ement", "ure", "ing", "ed"];
  return [verb, ...endings.map((ending) => `${root}${ending}`)];
};

/** `planned to be delivered` as the planned delivery that the model has; without one the words stay as they are. */
export const plannedForward = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const at = tokens.findIndex(
    ({ word, isQuoted }, index) =>
      planning.test(word) && !isQuoted && tokens[index + 1]?.word === "to",
  );
  const first = tokens[at];
  if (first === undefined) return tokens;
  const verb = at + (tokens[at + 2]?.word === "be" ? 3 : 2);
  const name = [first.word, ...plans]
    .flatMap((plan) => nounsOf(tokens[verb]?.word ?? "").map((noun) => [plan, noun]))
    .find(isName);
  if (name === undefined) return tokens;
  const text = tokens
    .slice(at, verb + 1)
    .map((token) => token.text)
    .join(" ");
  const said = name.map((word) => ({ ...first, text, word, stem: stemOf(word) }));
  return tokens.toSpliced(at, verb + 1 - at, ...said);
};
