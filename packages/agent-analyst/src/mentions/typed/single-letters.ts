import type { Token } from "../../words/token.js";

/** Words that end as plurals do, and of which there may be one. */
const single = /^(series|species|news|means|lens|gas|sales|campus|canvas|atlas|bias)$/;

const isSeveral = ({ word }: Pick<Token, "word">): boolean =>
  /^\p{L}{3,}s$/u.test(word) && !/(ss|us|is)$/.test(word) && !single.test(word);

/**
 * Whether a single letter may be a value where it stands. `a` is no article before several things (`a suppliers`), and none
 * where it is written as a name behind other words (`grade A`).
 */
export const isLetterOfValue = (tokens: readonly Token[], at: number): boolean => {
  const { word = "", text = "", isQuoted = true } = tokens[at] ?? {};
  if (isQuoted || !/^[a-z]$/.test(word)) return false;
  if (word !== "a") return true;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isWritten = text === "A" && before !== undefined && /^\p{Ll}/u.test(before.text);
  return isWritten || (next !== undefined && isSeveral(next));
};
