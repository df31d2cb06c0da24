import { plainOf, type Token } from "../../words/token.js";
import type { Mentions } from "../mentions.js";
import type { ValueMention } from "../value-mention.js";

/**
 * `the Black Friday campaigns`: a name that several values begin with or have in them, before
 * the noun that they are called by. All of them are meant, and none has to be chosen.
 */
export const isAllOfName = (
  tokens: readonly Token[],
  { at, length, dimension }: Pick<ValueMention, "at" | "length" | "dimension">,
  among: readonly string[],
  { found, cubeAt }: Mentions,
): boolean => {
  const said = tokens.slice(at, at + length).map(({ word }) => word);
  const isHeld = among.every((value) => ` ${plainOf(value)} `.includes(` ${said.join(" ")} `));
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
