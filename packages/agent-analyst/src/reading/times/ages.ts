import type { Cube, Member } from "@embedded-analytics/domain";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { addUnits, formatDay, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { TimeRange } from "../../words/times/time-range.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isBirth } from "../aged/birth-words.js";

type SaidLimit = Utterance["limits"][number];

/** How old somebody is to be, by their date of birth. */
export interface AgeLimit {
  readonly at: number;
  readonly dimension: string;
  readonly isYounger: boolean;
  readonly years: number;
}

const isAgeName = /^ages?$/;

export const saysWord = ({ name, title, synonyms }: Member, word: RegExp): boolean =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some((each) => word.test(each));

const shown = ({ members }: Cube): readonly Member[] =>
  members.filter((member) => member.kind === "dimension" && member.public);

const timesOf = (cube: Cube, words: RegExp): readonly Member[] =>
  shown(cube).filter((member) => member.type === "time" && saysWord(member, words));

const birthsIn = (cube: Cube): readonly Member[] => timesOf(cube, isBirth);

/** `ships older than 20 years`: things are as old as when they were made. */
const isMade =
  /^(built|constructed|manufactured|made|founded|established|planted|registration|registered)$/;

/** When those are born whose age is limited, or when the things were made that are older or younger. */
const beginningsIn = (cube: Cube, { tokens }: Utterance, { at }: SaidLimit): readonly Member[] => {
  const births = birthsIn(cube);
  const isCompared = /^(younger|older)$/.test(tokens[at]?.word ?? "");
  return births.length > 0 || !isCompared ? births : timesOf(cube, isMade);
};

/** What the age of things was taken from, where nobody was born. */
export const ageNotes = (cube: Cube, age: AgeLimit | undefined): readonly string[] => {
  const time = cube.members.find(({ name }) => name === age?.dimension);
  return time === undefined || saysWord(time, isBirth)
    ? []
    : [`I take the age by ${time.title || time.name}.`];
};

const agesIn = (cube: Cube): readonly Member[] =>
  shown(cube).filter((member) => member.type === "number" && saysWord(member, isAgeName));

/** The limit of a question that is one of an age, by a date of birth; undefined where nothing says a birth. */
export const ageLimitOf = (
  utterance: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
): AgeLimit | undefined => {
  const limit = saidAge(utterance, cube, values);
  const birth = limit && birthOf(utterance, cube, values, limit);
  if (limit === undefined || birth === undefined || agesIn(cube).length > 0) return undefined;
  // One question has one time to look at.
  if (utterance.times.length > 0 || utterance.granularity !== undefined) return undefined;
  const isYounger = limit.meaning.operator.startsWith("<");
  return { at: limit.at, dimension: birth.name, isYounger, years: limit.meaning.number };
};

/** Where a limit of an age stands that no date of birth can be held against: it limits no other column either. */
export const unreadAgeAt = (
  utterance: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
): number | undefined => {
  const isOfBirth = birthsIn(cube).length > 0 && agesIn(cube).length === 0;
  return isOfBirth && ageLimitOf(utterance, cube, values) === undefined
    ? saidAge(utterance, cube, values)?.at
    : undefined;
};

/** The column of ages that a number without a unit limits: `clerks over 50`, `members between 20 and 30`. */
export const agedColumn = (
  { tokens, limits }: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
  limit: SaidLimit,
): Member | undefined => {
  const [age, ...others] = agesIn(cube);
  // Of a pair, the noun stands before the first.
  const isSecond = tokens[limit.at]?.word === "and";
  const first = isSecond ? limits.find(({ at, length }) => at + length === limit.at) : limit;
  const isAged =
    age !== undefined &&
    first !== undefined &&
    others.length === 0 &&
    isBareAge(tokens, first) &&
    isOfOwner(tokens, cube, values, nounBefore(tokens, first.at), age);
  return isAged ? age : undefined;
};

const saidAge = (
  { tokens, limits }: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
): SaidLimit | undefined =>
  limits.find(({ at }) => /^(younger|older)$/.test(tokens[at]?.word ?? "")) ??
  limits.find(
    (each) =>
      tokens[each.at]?.word !== "between" &&
      isBareAge(tokens, each) &&
      birthsIn(cube).some((birth) =>
        isOfOwner(tokens, cube, values, nounBefore(tokens, each.at), birth),
      ),
  );

/** The only date of birth, or the only one of whom the question speaks. */
const birthOf = (
  utterance: Utterance,
  cube: Cube,
  values: readonly ValueMention[],
  limit: SaidLimit,
): Member | undefined => {
  const { tokens } = utterance;
  const noun = nounBefore(tokens, limit.at);
  const births = beginningsIn(cube, utterance, limit);
  const owned =
    births.length < 2
      ? births
      : births.filter((birth) => isOfOwner(tokens, cube, values, noun, birth));
  const [birth, ...others] = owned;
  return others.length === 0 ? birth : undefined;
};

const oldest = 120;

/** `members over 60`, `how many cats are over 15`: a number without a unit is an age, where nothing else follows it. */
const isBareAge = (tokens: Utterance["tokens"], { at, length, meaning }: SaidLimit): boolean => {
  const [word = "", next] = [at, at + length].map((each) => tokens[each]?.word);
  const noun = tokens[nounBefore(tokens, at)]?.word ?? "";
  return (
    /^(over|under|above|below|between)$/.test(word) &&
    /[^s]s$|^(people|men|women|children|aged)$/.test(noun) &&
    meaning.number <= oldest &&
    meaning.unit === undefined &&
    meaning.isPercent !== true &&
    (next === undefined ||
      /^(by|per|in|at|from|and|who|with|live|lives|do|did|are|were|have|this|last)$/.test(next))
  );
};

/** The place of the noun before a limit: `are` and `aged` may stand between. */
const nounBefore = (tokens: Utterance["tokens"], at: number): number => {
  let before = at - 1;
  while (/^(are|were|is|was|aged|who|that)$/.test(tokens[before]?.word ?? "")) before--;
  return before < 0 ? at - 1 : before;
};

const ofAges = /^(date|day|of|birth|born|birthday|birthdate|dob|ages?|s|in|on|the|years?)$/;
const anybody = /^(people|men|women|children|adults|seniors|aged)$/;

/** Whether a noun is of those whose birth or age a column says: by what they are called, or a value that says what they are. */
const isOfOwner = (
  tokens: Utterance["tokens"],
  cube: Cube,
  values: readonly ValueMention[],
  at: number,
  { source, title }: Member,
): boolean => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  if (anybody.test(word)) return true;
  // `Clerk's age` says itself whose it is.
  const said = wordsOfName(title).filter((each) => !ofAges.test(each));
  if (said.some((each) => stemOf(each) === stem)) return true;
  if (source === undefined) return said.length === 0;
  const isOwn = (member: Member): boolean => member.source?.cube === source.cube;
  const isValue = values.some(
    (value) =>
      at >= value.at &&
      at < value.at + value.length &&
      cube.members.some((member) => member.name === value.dimension && isOwn(member)),
  );
  const names = [
    source.cube,
    ...cube.members.flatMap((member) =>
      said.length === 0 && isOwn(member) && member.type !== "time"
        ? [member.title, ...member.synonyms]
        : [],
    ),
  ];
  return isValue || names.some((name) => wordsOfName(name).map(stemOf).includes(stem));
};

/** When somebody of that age was born. */
export const bornIn = ({ isYounger, years }: AgeLimit, now: CivilMs): TimeRange => {
  const day = addUnits("year", startOf("day", now), -years);
  const next = addUnits("day", day, 1);
  const range = isYounger
    ? { from: next, to: undefined, label: `since ${formatDay(next)}` }
    : { from: undefined, to: day, label: `before ${formatDay(day)}` };
  return { ...range, unit: "day", count: 1 };
};
