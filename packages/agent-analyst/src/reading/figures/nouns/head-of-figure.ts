import { candidatesOf } from "../../../mentions/roles.js";
import type { MentionContext } from "../../context/mention-context.js";

/** `fees of declined payments`: what is asked for stands first, and is never left out for what it is of. */
export const isHead = ({ utterance: { tokens }, mention, mentions }: MentionContext): boolean => {
  const end = mention.at + mention.length;
  const of = /^(of|on|for|from)$/.test(tokens[end]?.word ?? "") ? end + 1 : -1;
  const isRate = tokens[end - 1]?.stem === "rate";
  return (
    !isRate &&
    mentions.some((other) => other.at === of && candidatesOf(other).measure !== undefined)
  );
};
