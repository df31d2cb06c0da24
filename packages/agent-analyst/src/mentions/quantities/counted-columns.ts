import type { Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { isGeneric } from "../../words/filler.js";
import { numberOf } from "../../words/number-word.js";
import { stemOf } from "../../words/stem.js";
import { isMeasuredUnit, isUnitOfTime } from "../../words/units.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { ValueMention } from "../value-mention.js";
import type { Vocabulary } from "../vocabulary-types.js";

/** Words behind which a number says how many of the first, or a limit, and no value. */
const leadsElsewhere =
  /^(top|bottom|first|last|next|best|worst|past|previous|than|least|most|over|under|above|below|between|per|by|exceeding|every|the)$/;

/**
 * `2-bed flats`, `flats with 3 bedrooms`, `5-star jobs`: a number before the noun of a column of numbers is the value of
 * that column. Where a figure has the noun as well, the number may be how many there are, and is left to others.
 */
export const countedColumns = (
  utterance: Utterance,
  vocabulary: Vocabulary,
): readonly ValueMention[] => {
  const { tokens } = utterance;
  return tokens.flatMap((_, at): readonly ValueMention[] => {
    const ofNoun = numberBehind(utterance, vocabulary, at);
    if (ofNoun !== undefined) return [ofNoun];
    const number = numberAt(utterance, at) ?? ordinalAt(utterance, at);
    const noun = isFree(utterance, at + 1) ? tokens[at + 1] : undefined;
    const column = noun && columnOf(vocabulary, noun);
    if (number === undefined || column === undefined) return [];
    const value = { dimension: column.name, match: "whole", quality: 1, alsoIn: [], isNumber: true } as const; // prettier-ignore
    // `2 or 3 bedrooms` are both.
    const isJoined = /^(or|and)$/.test(tokens[at - 1]?.word ?? "");
    const before = isJoined ? numberAt(utterance, at - 2) : undefined;
    const lead = tokens[before === undefined ? at - 1 : at - 3]?.word ?? "";
    if (leadsElsewhere.test(lead)) return [];
    return [
      ...(before === undefined ? [] : [{ ...value, at: at - 2, length: 1, value: String(before) }]),
      { ...value, at, length: 2, value: String(number) },
    ];
  });
};

const leadsToNoun = /^(with|of|having|has|have|where|whose|at|in|and|or|only|are|is)$/;
const endsNumber = /^(in|by|per|and|or|this|last|since|for|at|from|with|only|during|of)$/;

/** `repairs with urgency 1`: the value behind the name of its column. */
const numberBehind = (
  utterance: Utterance,
  vocabulary: Vocabulary,
  at: number,
): ValueMention | undefined => {
  const { tokens } = utterance;
  const noun = isFree(utterance, at) ? tokens[at] : undefined;
  const isLed = at > 0 && leadsToNoun.test(tokens[at - 1]?.word ?? "");
  if (noun === undefined || !isLed) return undefined;
  const place = /^(of|is|equals|=)$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  const number = numberAt(utterance, place);
  const next = tokens[place + 1]?.word;
  const isEnd = next === undefined || endsNumber.test(next);
  const column = number !== undefined && isEnd ? columnOf(vocabulary, noun) : undefined;
  return column && { dimension: column.name, match: "whole", quality: 1, alsoIn: [], isNumber: true, at, length: place + 1 - at, value: String(number) }; // prettier-ignore
};

/** The one column that holds how many of this there are, where no figure has the noun. */
const columnOf = ({ cube, phrases }: Vocabulary, noun: Token): Member | undefined => {
  const isFigure = (phrases.get(noun.stem) ?? []).some(({ member }) => member.kind === "measure");
  if (isFigure || isUnitOfTime(noun.word)) return undefined;
  const [column, ...others] = cube.members.filter((member) => isCountedBy(member, noun));
  return others.length === 0 ? column : undefined;
};

const isFree = ({ tokens, taken }: Utterance, at: number): boolean =>
  !taken.has(at) && tokens[at]?.isQuoted === false;

/** A number that says nothing else so far, such as how many of the first are wanted. */
const numberAt = (utterance: Utterance, at: number): number | undefined => {
  const number = isFree(utterance, at) ? wholeNumber(utterance.tokens[at]) : undefined;
  return number === utterance.ranking?.meaning.count ? undefined : number;
};

/** `second attempts`, which are those whose attempt is 2. */
const ordinals = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const ordinalAt = (utterance: Utterance, at: number): number | undefined => {
  const place = isFree(utterance, at) ? ordinals.indexOf(utterance.tokens[at]?.word ?? "") : -1;
  return place < 0 ? undefined : place + 2;
};

const wholeNumber = (token: Token | undefined): number | undefined => {
  const number = token?.isQuoted === false ? numberOf(token.word) : undefined;
  return number !== undefined && Number.isInteger(number) && number < 1000 ? number : undefined;
};

/** Whether so many of this noun are what a column holds: by its name, its name cut short, or its unit. */
const isCountedBy = (member: Member, noun: Token): boolean => {
  const { kind, type, name, title, synonyms, unit = "" } = member;
  if (kind !== "dimension" || type !== "number" || !member.public || isKey(member)) return false;
  // `5 stars`; kilograms and euros are measured, and few rows have exactly so many.
  const isUnit = unit !== "" && !isMeasuredUnit(unit) && stemOf(unit.toLowerCase()) === noun.stem;
  return isUnit || [name, title, ...synonyms].some((text) => isNameOf(text, noun));
};

const isKey = ({ name }: Member): boolean => /(^|_)(id|key|no|nr|year|code|zip)$/i.test(name);

const isNameOf = (text: string, noun: Token): boolean => {
  const all = wordsOfName(text);
  const head = all.findIndex((word, at) => at > 0 && /^(in|of|per|on|at|for)$/.test(word));
  // `Number of seats` counts seats, and so do `Seats in the bus`.
  const words = (isGeneric(all[0] ?? "") || head < 0 ? all : all.slice(0, head)).filter(
    (word) => !isGeneric(word),
  );
  const [word = "", ...others] = words;
  return others.length === 0 && (stemOf(word) === noun.stem || isCutShort(word, noun));
};

/** `2 bed`, `2 baths`: people leave the room out. */
const isCutShort = (word: string, { word: said }: Token): boolean => {
  const [, short = ""] = /^(\p{L}{3,})rooms?$/u.exec(word) ?? [];
  return short !== "" && (said === short || said === `${short}s`);
};

/** The tokens of what was found. */
export const tokensIn = (
  found: readonly Pick<ValueMention, "at" | "length">[],
): readonly number[] =>
  found.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset));
