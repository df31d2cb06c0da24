import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";

/** Words of a question and of descriptions that say the same of what is in a figure. */
const kinds: readonly {
  readonly said: RegExp;
  readonly described: RegExp;
  readonly describedBehind?: RegExp;
}[] = [
  {
    said: /^(ex|excl|excluding|without|net)$/,
    described: /^(without|excluding|excl|after|net)$/,
    describedBehind: /^(excluded|left)$/,
  },
  { said: /^before$/, described: /^before$/ },
  { said: /^after$/, described: /^after$/ },
  {
    said: /^(incl|including|with)$/,
    described: /^(including|incl|with)$/,
    describedBehind: /^(included|too)$/,
  },
];

/** So many words may stand between `without` and what it leaves out: `Without VAT and disbursements`. */
const wordsBetween = 3;

/**
 * `fees billed, ex VAT`, where the description of the fees says `Without VAT`: the figure is what was asked for, and the words
 * have no other part. The tokens of all such words; only a figure that the question has a word of tells them.
 */
export const ownRestrictions = (
  tokens: readonly Token[],
  { members }: Cube,
): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const [at, { word, isQuoted }] of tokens.entries()) {
    const kind = isQuoted ? undefined : kinds.find(({ said }) => said.test(word));
    const noun = /^(of|the)$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
    const stem = tokens[noun]?.stem;
    if (kind === undefined || stem === undefined) continue;
    const isTold = members.some(
      (member) => isNamed(member, tokens.slice(0, at)) && tells(member, kind, stem),
    );
    if (isTold) for (let each = at; each <= noun; each++) found.add(each);
  }
  return found;
};

const isNamed = ({ kind, public: isPublic, title }: Member, tokens: readonly Token[]): boolean => {
  const said = new Set(tokens.map((token) => token.stem));
  const own = wordsOfName(title).map(stemOf);
  return kind === "measure" && isPublic && own.length > 0 && own.every((stem) => said.has(stem));
};

const tells = (
  { description = "" }: Member,
  { described, describedBehind }: (typeof kinds)[number],
  stem: string,
): boolean => {
  const words = wordsOfName(description);
  return words.some(
    (word, at) =>
      stemOf(word) === stem &&
      (words.slice(Math.max(0, at - wordsBetween), at).some((each) => described.test(each)) ||
        (describedBehind !== undefined && describedBehind.test(words[at + 1] ?? ""))),
  );
};
