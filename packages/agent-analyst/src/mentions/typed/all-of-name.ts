import { plainOf, type Token } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

/**
 * `the Black Friday campaigns`: a name that several values begin with or have in them, before
 * the noun that they are called by. All of them are meant, and none has to be chosen.
 */
export const isAllOfName = (
  tokens: readonly Token[],
  value: Pick<ValueMention, "at" | "length" | "dimension">,
  among: readonly string[],
  { found, cubeAt }: Mentions,
): boolean => {
  const { at, length, dimension } = value;
  const said = textOf(tokens, value);
  const isHeld = among.every((each) => ` ${plainOf(each)} `.includes(` ${said} `));
  const behind = at + length;
  const noun = tokens[behind]?.word ?? "";
  const isNoun =
    cubeAt.includes(behind) ||
    found.some(
      (mention) =>
        mention.at === behind && mention.namings.some(({ member }) => member.name === dimension),
    );
  const isAll = /^(all|any)$/.test(tokens[at - 1]?.word ?? "");
  return isHeld && isNoun && (isAll || /[^s]s$/.test(noun));
};

/** The words of a value as they are looked for. */
export const textOf = (
  tokens: readonly Token[],
  { at, length }: Pick<ValueMention, "at" | "length">,
): string =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(" ");
