import type { Token } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary.js";

/**
 * `due for inspection this month`: what is due is done then, where the model has a time of that name (`Next inspection`); the
 * tokens of `due for` say nothing more.
 */
export const dueFor = (
  tokens: readonly Token[],
  { phrases, parts }: Pick<Vocabulary, "phrases" | "parts">,
): readonly number[] => {
  const at = tokens.findIndex(({ word, isQuoted }) => word === "due" && !isQuoted);
  let noun = at + 1;
  while (/^(for|an?|the|its|their|another)$/.test(tokens[noun]?.word ?? "")) noun++;
  if (at < 0 || noun === at + 1) return [];
  const { stem = "" } = tokens[noun] ?? {};
  const namings = [...(phrases.get(stem) ?? []), ...(parts.get(stem) ?? [])];
  return namings.some(({ member }) => member.kind === "dimension" && member.type === "time")
    ? [at]
    : [];
};
