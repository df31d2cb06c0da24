import { pastOf } from "../past-forms.js";
import { stemOf } from "../stem.js";
import type { Token } from "../token.js";

const article = /^(an?|the|its|their|our|any|some)$/;

const irregular: Readonly<Record<string, string>> = {
  payment: "paid",
  decision: "decided",
  reply: "replied",
  replies: "replied",
  answer: "answered",
  response: "responded",
  submission: "submitted",
  permission: "permitted",
  signature: "signed",
  pickup: "collected",
};

/** How what a noun says is called when it has been done: `approval` is approved, `delivery` delivered. */
const participlesOf = (noun: string): readonly string[] => {
  const said = Object.hasOwn(irregular, noun) ? irregular[noun] : undefined;
  const roots: string[] = ["ation", "ion", "al", "ment", "ance", "ing", "y", "e", ""].flatMap(
    (ending) => (noun.endsWith(ending) ? [noun.slice(0, noun.length - ending.length)] : []),
  );
  // `verification`.
  if (noun.endsWith("ication")) roots.push(`${noun.slice(0, -7)}i`);
  return [...(said === undefined ? [] : [said]), ...roots.flatMap((root) => [`${root}ed`, `${root}ated`])]; // prettier-ignore
};

/** Words that lead to what is still to be done, and how the word behind them is called when that has been done. */
interface Lead {
  readonly words: readonly RegExp[];
  readonly done: (word: string) => readonly string[];
  /** Whether a noun that the model has a name for is that, and what was done says nothing of it. */
  readonly isLack: boolean;
}

const lead = (said: string, done: Lead["done"], isLack = false): Lead => ({
  words: said.split(" ").map((word) => new RegExp(`^(?:${word})$`)),
  done,
  isLack,
});

const leads: readonly Lead[] = [
  lead("waiting|waits?|waited|awaiting|pending to be", (word) => [word]),
  lead("do|does we|you|they still have|need to", pastOf),
  lead("we|you|they still have|need to", pastOf),
  lead("waiting|waits?|waited for|on", participlesOf),
  lead("awaiting|awaits?|pending", participlesOf),
  lead("with|having|have|has|had no", participlesOf, true),
  lead("without|lacking", participlesOf, true),
];

const leadAt = (tokens: readonly Token[], at: number): Lead | undefined =>
  leads.find(({ words }) =>
    words.every((word, offset) => {
      const token = tokens[at + offset];
      return token !== undefined && !token.isQuoted && word.test(token.word);
    }),
  );

const isNoLack = (said: string, isNamed: boolean): boolean => said.length < 4 || isNamed;

/**
 * `waiting for a decision`, `waiting to be decided`, `which we still have to decide`, `without a decision` as `undecided`, where
 * the model has a time at which it was decided.
 */
export const awaitedTokens = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isDone: (word: string) => boolean,
  isName: (words: readonly string[]) => boolean,
): readonly Token[] => {
  const at = tokens.findIndex((_, index) => leadAt(tokens, index) !== undefined);
  const [first, found] = [tokens[at], leadAt(tokens, at)];
  if (first === undefined || found === undefined || isKnown(first.word)) return tokens;
  const behind = at + found.words.length;
  const noun = article.test(tokens[behind]?.word ?? "") ? behind + 1 : behind;
  const { word: said = "" } = tokens[noun] ?? {};
  const done = found.done(said).find((word) => isDone(word));
  // `reply` is known as one with `replied`, by the very time that is meant.
  const isOfTime = done === said.replace(/y$/, "ied");
  if (found.isLack && isNoLack(said, isName([said]) && !isOfTime)) return tokens;
  if (done === undefined || isKnown(`un${done}`)) return tokens;
  const text = tokens
    .slice(at, noun + 1)
    .map((token) => token.text)
    .join(" ");
  const word = `un${done}`;
  return tokens.toSpliced(at, noun + 1 - at, { ...first, text, word, stem: stemOf(word) });
};
