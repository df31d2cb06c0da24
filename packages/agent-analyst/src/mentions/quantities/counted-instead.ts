import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { isMoney } from "../money/earned.js";
import { keyOfThing } from "../names/keys-of-things.js";
import { phraseKey, type Naming, type Vocabulary } from "../vocabulary.js";

/** What words name, and where they stand. */
interface Named {
  readonly at: number;
  readonly length: number;
  readonly namings: readonly Naming[];
}

/**
 * `how many fees were waived`, where `Fees billed` is money: the rows that the money is of are counted, where their count or their
 * table is called so.
 */
const rowsOfMoney = (
  { at, length, namings }: Named,
  tokens: readonly Token[],
  { cube }: Vocabulary,
): Naming | undefined => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  const best = [...namings].sort((left, right) => right.quality - left.quality)[0];
  const isPlural = length === 1 && /[^s]s$/.test(word) && !isVerb(tokens, at);
  if (best === undefined || !isMoney(best.member) || !isPlural) return undefined;
  // `how many fines`, where `Fines` are money and their count is called `Infringements` of the table of fines.
  const own = namings.find(({ member, quality }) => member.aggregate === "count" && quality > 0.9);
  if (own !== undefined) return own;
  const member = cube.members.find(
    ({ aggregate, public: isPublic, title, source }) =>
      aggregate === "count" &&
      isPublic &&
      source?.cube === best.member.source?.cube &&
      wordsOfName(`${source?.cube ?? cube.name} ${title}`).some((each) => stemOf(each) === stem),
  );
  return member && { ...best, member };
};

/** `how many did we bills`: a verb, and no noun. */
const isVerb = (tokens: readonly Token[], at: number): boolean =>
  /^(to|we|they|you|i|did|do|does)$/.test(tokens[at - 1]?.word ?? "");

/** An average of money, whether the model adds it up itself or divides two sums for it. */
const isWorthOfOne = (member: Naming["member"]): boolean =>
  member.kind === "measure" && /^(avg|number)$/.test(member.aggregate ?? "") && isMoney(member);

/** `how many events`: they themselves, and no `Average value of an event`, where something else is called so as well. */
const withoutWorth = ({ at, namings }: Named, tokens: readonly Token[]): readonly Naming[] => {
  const isCounted = tokens[at - 1]?.word === "many" && tokens[at - 2]?.word === "how";
  const others = namings.filter(({ member }) => !isWorthOfOne(member));
  return isCounted && others.length > 0 ? others : namings;
};

/**
 * `how many invoices`, where money is `Invoiced`, a time is as well, and they have an `Invoice number`, all of the same stem: the
 * count that is called after the noun, in the plural, and neither when it was nor how much.
 */
const countOfNoun = (
  { at, length, namings }: Named,
  tokens: readonly Token[],
  cube: Vocabulary["cube"],
): Naming | undefined => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  // `how many walkers departs`: the first plural is what is counted, and another one a verb.
  const many = tokens.findIndex((token) => token.word === "many");
  const isFirst = tokens.slice(many + 1, at).every((token) => !/[^s]s$/.test(token.word));
  const isPlural = length === 1 && /[^s]s$/.test(word) && !isVerb(tokens, at) && isFirst;
  const [count, ...more] = namings.filter(
    ({ member, quality }) => member.aggregate === "count" && quality > 0.9,
  );
  const key = keyOfThing(cube, stem);
  const isOther = ({ member }: Naming): boolean =>
    member.type === "time" || member === key || isMoney(member);
  const areOthers = namings.every((each) => each === count || isOther(each));
  return isPlural && more.length === 0 && areOthers ? count : undefined;
};

/** `how many day tickets did we sell`: nobody counts `Ticket sales`, which are money, where tickets are counted as well. */
export const countedInstead = <Mention extends Named>(
  mention: Mention,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): Mention => {
  const { at, length } = mention;
  const namings = withoutWorth(mention, tokens);
  if (namings.length < mention.namings.length) return { ...mention, namings };
  const { phrases } = vocabulary;
  const isCounted = tokens.some(({ word }, place) => word === "many" && tokens[place - 1]?.word === "how"); // prettier-ignore
  const noun = isCounted ? countOfNoun(mention, tokens, vocabulary.cube) : undefined;
  if (noun !== undefined) return { ...mention, namings: [noun] };
  const measures = namings.filter(({ member }) => member.kind === "measure");
  if (!isCounted || measures.length === 0 || measures.length < namings.length) return mention;
  const rows = rowsOfMoney(mention, tokens, vocabulary);
  if (rows !== undefined) return { ...mention, namings: [rows] };
  const isLed = tokens.slice(0, at).some(({ word }) => word === "many");
  if (length < 2 || !isLed || !measures.every(({ member }) => isMoney(member))) return mention;
  const count = tokens
    .slice(at, at + length)
    .flatMap(({ stem }) => phrases.get(phraseKey([stem])) ?? [])
    .find(({ member, quality }) => quality >= 0.9 && /^count/.test(member.aggregate ?? ""));
  return count === undefined ? mention : { ...mention, namings: [count] };
};
