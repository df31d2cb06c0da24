import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const waiting = /^(waiting|waits?|waited)$/;
const article = /^(an?|the|its|their|our|any|some)$/;

const irregular: Readonly<Record<string, string>> = {
  payment: "paid",
  decision: "decided",
  reply: "replied",
  response: "responded",
  submission: "submitted",
  permission: "permitted",
  signature: "signed",
  pickup: "collected",
};

/** How what a noun says is called when it has been done: `approval` is approved, `delivery` delivered. */
const participlesOf = (noun: string): readonly string[] => {
  const said = Object.hasOwn(irregular, noun) ? irregular[noun] : undefined;
  const roots = ["ation", "ion", "al", "ment", "ance", "ing", "y", "e", ""].flatMap((ending) =>
    noun.endsWith(ending) ? [noun.slice(0, noun.length - ending.length)] : [],
  );
  return [...(said === undefined ? [] : [said]), ...roots.flatMap((root) => [`${root}ed`, `${root}ated`])]; // prettier-ignore
};

/** So many tokens lead to what is waited for: `waiting for`, `awaiting`, `pending`. */
const leadAt = (tokens: readonly Token[], at: number): number => {
  const { word = "", isQuoted = true } = tokens[at] ?? {};
  if (isQuoted) return 0;
  if (waiting.test(word)) return /^(for|on)$/.test(tokens[at + 1]?.word ?? "") ? 2 : 0;
  return /^(awaiting|awaits?|pending)$/.test(word) ? 1 : 0;
};

/** `waiting for a decision` as `undecided`, where the model has a time at which it was decided. */
export const awaitedTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isDone: (word: string) => boolean,
): readonly Token[] => {
  const at = tokens.findIndex((_, index) => leadAt(tokens, index) > 0);
  const first = tokens[at];
  if (first === undefined || isKnown(first.word)) return tokens;
  const behind = at + leadAt(tokens, at);
  const noun = article.test(tokens[behind]?.word ?? "") ? behind + 1 : behind;
  const done = participlesOf(tokens[noun]?.word ?? "").find((word) => isDone(word));
  if (done === undefined || isKnown(`un${done}`)) return tokens;
  const text = tokens
    .slice(at, noun + 1)
    .map((token) => token.text)
    .join(" ");
  const word = `un${done}`;
  return tokens.toSpliced(at, noun + 1 - at, { ...first, text, word, stem: stemOf(word) });
};
