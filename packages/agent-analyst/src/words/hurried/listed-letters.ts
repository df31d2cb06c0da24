import type { Token } from "../token.js";

type Written = Pick<Token, "word" | "isQuoted" | "isBehindComma">;

const isLetter = (token: Written | undefined): token is Written =>
  token !== undefined && !token.isQuoted && /^[a-z]$/.test(token.word);

const joins = /^(and|or|vs|versus)$/;

/** How many tokens it is to the next letter of a list, or none where no letter follows. */
const stepFrom = (tokens: readonly Written[], at: number): number | undefined => {
  const next = tokens[at + 1];
  if (isLetter(next) && next.isBehindComma === true) return 1;
  return joins.test(next?.word ?? "") && isLetter(tokens[at + 2]) ? 2 : undefined;
};

/**
 * Lists of single letters, `A and B` or `A, B and C`, as the places of their letters. Letters that are joined are names of values,
 * and neither articles nor words cut short.
 */
export const listsOfLetters = (tokens: readonly Written[]): readonly (readonly number[])[] => {
  const lists: number[][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const list = [at];
    let step = isLetter(tokens[at]) ? stepFrom(tokens, at) : undefined;
    for (; step !== undefined; step = stepFrom(tokens, at)) {
      at += step;
      list.push(at);
    }
    if (list.length > 1) lists.push(list);
  }
  return lists;
};

/** Whether a token is a letter in a list of letters. */
export const isListed = (tokens: readonly Written[], at: number): boolean =>
  isLetter(tokens[at]) && listsOfLetters(tokens).some((list) => list.includes(at));
