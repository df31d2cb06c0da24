import type { Cube } from "@embedded-analytics/domain";
import { saysDuration } from "../how-long.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Mention } from "../typed/mention.js";

const participle =
  /^(\p{L}{2,}ed|made|sold|bought|sent|paid|given|taken|lost|won|done|written|held|found|led|kept|lent|built|taught|drawn|driven)$/u;
const passive = /^(is|are|was|were|be|been|being|isn|aren|wasn|weren|got|get|gets)$/;
/** What may stand between the two. */
const between = /^(not|still|already|yet|never|all|also|fully|partly|t|now|ever)$/;
const doer = /\p{L}{2,}(er|or)s?$/u;

/** Whether something is said to be done there: `has it been paid`, `was the bill paid`. */
const isDone = (tokens: readonly Token[], { at, length }: Mention): boolean => {
  if (length > 1 || !participle.test(tokens[at]?.word ?? "")) return false;
  const before = tokens.slice(0, at).map(({ word }) => word);
  while (between.test(before.at(-1) ?? "")) before.pop();
  const isBehindVerb = passive.test(before.at(-1) ?? "");
  const isAsked = /^(is|are|was|were|has|have|had)$/.test(tokens[0]?.word ?? "");
  return isBehindVerb || isAsked;
};

/**
 * `has it been paid` asks whether it was done, and neither for the column of who does it (Payer) nor for how long it takes
 * (Days to payment), where the word can be read as anything else.
 */
export const doneNoDoer = (
  mention: Mention,
  tokens: readonly Token[],
  { members }: Cube,
): Mention => {
  if (!isDone(tokens, mention)) return mention;
  const isOther = (name: string): boolean => {
    const member = members.find((each) => each.name === name);
    const words = wordsOfName(member?.title === "" ? name : (member?.title ?? name));
    if (member?.kind === "measure" && member.aggregate === "avg")
      return saysDuration(`${member.name} ${member.title}`);
    return (
      member?.kind === "dimension" &&
      member.type === "string" &&
      words.length === 1 &&
      doer.test(words[0] ?? "")
    );
  };
  const namings = mention.namings.filter(({ member }) => !isOther(member.name));
  return namings.length === 0 ? mention : { ...mention, namings };
};
