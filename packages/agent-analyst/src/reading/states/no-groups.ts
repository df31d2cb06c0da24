import type { Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";

/** `the time we worked`, where a dimension is called `Work`: a verb of what somebody did, and nothing to group by. */
export const isVerbOfDoer = (
  { tokens }: Utterance,
  { at, length }: Mention,
  member: Member | undefined,
): boolean => {
  const word = tokens[at]?.word ?? "";
  return (
    member !== undefined &&
    length === 1 &&
    /^\p{L}{3,}ed$/u.test(word) &&
    /^(we|they|you|i)$/.test(tokens[at - 1]?.word ?? "") &&
    !wordsOfName(`${member.name} ${member.title}`).includes(word)
  );
};

/** `in the workshop`, `at the branch`: one place, which nobody named. */
export const isPlaceOf = ({ tokens }: Utterance, { at, length }: Mention): boolean =>
  length === 1 &&
  tokens[at - 1]?.word === "the" &&
  /^(in|at|inside)$/.test(tokens[at - 2]?.word ?? "") &&
  !/s$/.test(tokens[at]?.word ?? "");

/** `how full are our houses`: a rate of all of them together, since nothing asks for each. */
export const isWhole = (
  { tokens }: Utterance,
  { at }: Mention,
  before: Mention | undefined,
): boolean =>
  before !== undefined &&
  candidatesOf(before).measure?.member.aggregate === "number" &&
  /^(our|the|all)$/.test(tokens[at - 1]?.word ?? "") &&
  /^(are|were)$/.test(tokens[at - 2]?.word ?? "") &&
  before.at + before.length === at - 2;
