import { isFiller, isFillerAt, isGlue } from "../words/filler.js";
import { cueTokens } from "../words/cues/cue-tokens.js";
import { asMeant } from "./verbs/as-meant.js";
import type { Utterance } from "../words/cues/utterance.js";
import { nounsOfEnd } from "./ends/nouns-of-end.js";
import { isDoneThen, stateOfThings } from "./ends/state-of-things.js";
import { endsAhead, isValueWord } from "./ends/to-end.js";
import { saidEnd, type SaidEnd } from "./ends/said-end.js";
import { tellingVerbs } from "./verbs/telling-verbs.js";
import { columnStateIn } from "./column-states.js";
import { halvesOfCounted } from "./names/counted-noun.js";
import { averageMeant } from "./quantities/average-meant.js";
import { cubeTokens, takeCompounds } from "./names/cube-names.js";
import { limitedDuration, type LimitedDuration } from "./names/limited-duration.js";
import { doneOf } from "./names/done-things.js";
import { ratedCondition, type RatedCondition } from "./names/rated-condition.js";
import { isFirstOfSide } from "./names/opposed-figures.js";
import { isKindOfStep, stepsIn } from "./typed/kind-of-step.js";
import { isOneName } from "./names/one-name.js";
import { oppositeTime } from "./names/opposite-times.js";
import { segmentsIn } from "./names/segments-in.js";
import { sharpened, weakened } from "./names/sharpened.js";
import { howLong } from "./how-long.js";
import { doneFigure, tellingOf } from "./verbs/done-figure.js";
import { countedColumns, tokensIn } from "./quantities/counted-columns.js";
import { saidStems } from "./said-stems.js";
import { betweenTimes, type BetweenTimes } from "./between-times.js";
import { ownRestrictions } from "./described/own-restriction.js";
import type { Mention } from "./typed/mention.js";
import type { OtherSide } from "./described/other-side-of.js";
import type { RestOf } from "./quantities/rest-found.js";
import { nobodyThere } from "./parts/nobody-there.js";
import { stateWhile, type StateWhile } from "./described/state-while.js";
import {
  isDenied,
  isExplained,
  isInRun,
  isListedValue,
  isOfNumber,
  isOpposed,
  isOtherForm,
  isOwnValue,
  lackedIn,
  saidInPassing,
  withoutStates,
} from "./weak-names.js";
import { limitedPeople } from "./quantities/people-limited.js";
import { mayBeCounted } from "./quantities/may-be-counted.js";
import { isNumberOf } from "./quantities/number-of.js";
import { newOnes } from "./names/new-ones.js";
import type { ValueMention } from "./value-mention.js";
import { phraseKey, phraseWordsMax, type Naming, type Vocabulary } from "./vocabulary.js";

export type { Mention } from "./typed/mention.js";

/** What a question says of one cube. */
export interface Mentions {
  readonly found: readonly Mention[];
  /** The cube itself was named. */
  readonly cubeAt: readonly number[];
  /** Tokens that nothing explains so far. */
  readonly unknown: readonly number[];
  /** What looked like a step of time is part of a name. */
  readonly isStepName: boolean;
  /** Tokens that tell which of several members is meant, and name none by themselves. */
  readonly telling: readonly number[];
  /** How long it takes from one time of the cube to another. */
  readonly between: BetweenTimes | undefined;
  /** What two times of the cube say together: `overdue`. */
  readonly state: ReturnType<typeof columnStateIn>;
  /** A condition whose share is asked for. */
  readonly rated: RatedCondition | undefined;
  /** What a limit on a length of time holds for. */
  readonly duration: LimitedDuration | undefined;
  /** The end of a process that its verb is of. */
  readonly end: SaidEnd | undefined;
  /** Those that are new in a time. */
  readonly newOnes: ReturnType<typeof newOnes>;
  /** Values of columns of numbers: `2-bed flats`. */
  readonly counted: readonly ValueMention[];
  /** A state that lasts while a column is empty. */
  readonly lasting: StateWhile | undefined;
  /** What a condition is set against, by a word of no name. */
  readonly otherSide?: OtherSide | undefined;
  /** What is left of something that is on offer. */
  readonly rest?: RestOf | undefined;
}

/** Finds what a question names of a cube: the longest names first, halves of names last. */
export const mentionsIn = (utterance: Utterance, vocabulary: Vocabulary): Mentions => {
  const finding = findingOf(utterance, vocabulary);
  const { tokens, used, content, isStep } = finding;
  const between = betweenTimes(tokens, vocabulary.cube);
  const state = columnStateIn(tokens, vocabulary.cube);
  const counted = countedColumns(utterance, vocabulary);
  const lasting = stateWhile(tokens, vocabulary, utterance.times.length > 0);
  const said = [between, state, lasting].flatMap((found) => found ?? []);
  for (const at of tokensIn([...said, ...counted])) used.add(at);
  const long = howLong(tokens, vocabulary.cube);
  if (long !== undefined) {
    put(finding, [long.at], [{ member: long.member, quality: 0.9 }], false);
    if (long.by !== undefined) used.add(long.by);
  }
  const fresh = newOnes(utterance, vocabulary);
  if (fresh !== undefined)
    put(finding, fresh.places, [{ member: fresh.count, quality: 0.9 }], false);
  takePeople(finding);
  const nobody = nobodyThere(tokens, vocabulary);
  if (nobody !== undefined)
    put(finding, [nobody.at], [{ member: nobody.member, quality: 0.9 }], false);
  const duration = limitedDuration(utterance, vocabulary.cube);
  const own = [...ownRestrictions(tokens, vocabulary.cube), ...tellingOf(duration)];
  const end = saidEnd(utterance, vocabulary);
  const done = doneFigure(tokens, vocabulary);
  if (done !== undefined) put(finding, [done.noun], done.namings, false, 2);
  const verbal = [...tellingVerbs(utterance, vocabulary, long?.member, end), ...tellingOf(done), ...tellingOf(nobody)]; // prettier-ignore
  for (const at of [...own, ...verbal]) used.add(at);
  findNames(finding);
  const rated = ratedCondition(tokens, finding.found, (at) => !used.has(at));
  if (rated !== undefined) used.add(rated.at);
  const compounds = takeCompounds(tokens, finding.found, vocabulary);
  const isStepName = isKindOfStep(tokens, vocabulary, utterance) || content.some((at) => isStep(at) && used.has(at)); // prettier-ignore
  const words = tokens.map(({ word }) => word);
  const isOpen = (at: number): boolean => !used.has(at) && !isFillerAt(words, at);
  const open = content.filter((at) => isOpen(at));
  const cubeAt = cubeTokens(tokens, open, vocabulary);
  const rest = content.filter((at) => isOpen(at) && !isStep(at) && !cubeAt.includes(at));
  findHalves(finding, rest);
  const ended = nounsOfEnd(utterance, vocabulary.cube, rest.filter(isOpen));
  for (const at of ended) used.add(at);
  const saysMore = cueTokens(utterance);
  const unknown = tokens.flatMap(({ isQuoted }, at) =>
    isQuoted || (rest.includes(at) && !used.has(at) && !saysMore.has(at)) ? [at] : [],
  );
  return {
    found: finding.found
      .map((mention) => asMeant(mention, tokens, vocabulary))
      .sort((left, right) => left.at - right.at),
    cubeAt: [...compounds, ...cubeAt],
    unknown,
    isStepName,
    telling: [
      ...[...own, ...verbal, ...ended, long?.by, rated?.at].flatMap((at) => at ?? []),
      ...tokensIn(lasting === undefined ? [] : [lasting]),
    ],
    rated,
    between,
    state,
    duration,
    end,
    newOnes: fresh,
    counted,
    lasting,
  };
};

/** A question on its way to its mentions. */
interface Finding {
  readonly utterance: Utterance;
  readonly vocabulary: Vocabulary;
  readonly tokens: Utterance["tokens"];
  /** The stem by which each token is looked for, slips put right. */
  readonly stems: readonly string[];
  /** Tokens whose slip was put right. */
  readonly slips: ReadonlySet<number>;
  /** Tokens that may name something. */
  readonly content: readonly number[];
  readonly used: Set<number>;
  readonly found: Mention[];
  readonly isStep: (at: number) => boolean;
}

const findingOf = (utterance: Utterance, vocabulary: Vocabulary): Finding => {
  const { tokens } = utterance;
  const used = new Set<number>(
    tokens.flatMap(({ isQuoted }, at) => (utterance.taken.has(at) || isQuoted ? [at] : [])),
  );
  const content = tokens.flatMap(({ word }, at) => (used.has(at) || isGlue(word) ? [] : [at]));
  const cues = cueTokens(utterance);
  const isPlain = (at: number): boolean => !content.includes(at) || cues.has(at);
  const { stems, slips } = saidStems(tokens, isPlain, vocabulary);
  const isStep = stepsIn(utterance, vocabulary);
  return { utterance, vocabulary, tokens, stems, slips, content, used, found: [], isStep };
};

const put = (
  { found, used, slips, stems }: Finding,
  indexes: readonly number[],
  namings: readonly Naming[],
  isWeak: boolean,
  words = indexes.length,
): void => {
  if (namings.length === 0) return;
  const [first = 0] = indexes;
  const last = indexes.at(-1) ?? first;
  for (let at = first; at <= last; at++) used.add(at);
  const wrong = indexes.filter((at) => slips.has(at));
  found.push({
    at: first,
    length: last - first + 1,
    words,
    namings,
    isWeak,
    ...(wrong.length === 0 ? {} : { slips: wrong, meant: wrong.map((at) => stems[at] ?? "") }),
  });
};

/** People who are limited in number, where a column says for how many of them something is. */
const takePeople = (finding: Finding): void => {
  const group = limitedPeople(finding.utterance, finding.vocabulary.cube);
  if (group !== undefined)
    put(finding, [group.at], [{ member: group.member, quality: 0.9 }], false);
};

/** Whole names, the longest first. */
const findNames = (finding: Finding): void => {
  const { content, used, tokens, isStep } = finding;
  const average = averageMeant(tokens, finding.vocabulary);
  if (average !== undefined) put(finding, average.places, average.namings, false);
  for (let size = phraseWordsMax; size > 0; size--) {
    for (let start = 0; start + size <= content.length; start++) {
      const indexes = content.slice(start, start + size);
      const isName = !indexes.some((at) => used.has(at)) && isOneName(indexes, tokens);
      // `monthly` is a step, but a word of the name in `monthly recurring revenue`.
      if (isName && !indexes.every(isStep) && !isNumberOf(finding, indexes))
        takeName(finding, indexes);
    }
  }
};

const takeName = (finding: Finding, indexes: readonly number[]): void => {
  const { vocabulary, utterance, tokens, stems, slips } = finding;
  const key = phraseKey(indexes.map((at) => stems[at] ?? ""));
  const full = withoutStates(tokens, indexes, vocabulary.phrases.get(key) ?? []);
  if (full.length === 0 || isOfNumber(tokens, indexes, full)) return;
  if (isDenied(tokens, indexes, full) || isExplained(tokens, indexes, full, vocabulary)) return;
  const state = stateOfThings(tokens, indexes, full, vocabulary);
  if (state !== undefined) put(finding, indexes, state, !isDoneThen(tokens, indexes[0]));
  if (state !== undefined) return;
  const isSlip = indexes.some((at) => slips.has(at));
  const isTime = full.every(({ member }) => member.type === "time");
  const isOnlyTime = isTime && utterance.times.length === 0;
  const isDoubtful = isDoubted(finding, indexes, full);
  const namings = namingsOf(finding, indexes, full, isTime);
  const passing = saidInPassing(tokens, indexes, namings);
  if (passing === "nothing") return;
  const said = isSlip ? weakened(namings) : sharpened(namings, indexes, tokens);
  put(finding, indexes, said, passing === "weak" || isOnlyTime || isSlip || isDoubtful);
};

/** What a whole name may name where it stands, with the halves of names that are meant as well. */
const namingsOf = (
  { vocabulary, utterance, tokens, stems }: Finding,
  indexes: readonly number[],
  full: readonly Naming[],
  isTime: boolean,
): readonly Naming[] => {
  const key = phraseKey(indexes.map((at) => stems[at] ?? ""));
  const parts = vocabulary.parts.get(key) ?? [];
  const done = indexes.length === 1 ? doneOf(tokens, key, vocabulary) : [];
  if (done.length > 0) return done;
  if (full.every(({ member }) => member.kind === "segment")) return [...full, ...parts];
  const isShort = utterance.times.length === 0 || isFirstOfSide(utterance, indexes[0] ?? 0);
  // `discount` is half of `discount percent` as well as the stem of `discounted`.
  return [
    ...full,
    ...segmentsIn(indexes, tokens, vocabulary, full),
    ...(isTime && isShort ? parts : lackedIn(indexes, tokens, parts, full)),
  ];
};

/** Whether a value may be meant as well where the name stands. */
const isDoubted = (
  { utterance, tokens, vocabulary }: Finding,
  indexes: readonly number[],
  full: readonly Naming[],
): boolean =>
  isOpposed(utterance, indexes, full) ||
  isListedValue(tokens, indexes, full, vocabulary) ||
  isInRun(tokens, indexes, full, vocabulary) ||
  isOwnValue(tokens, indexes, full, vocabulary) ||
  isOtherForm(tokens, indexes, full);

/** Halves of names, for what no whole name explains. */
const findHalves = (finding: Finding, rest: readonly number[]): void => {
  const { tokens, stems, slips, used, vocabulary, utterance } = finding;
  const cues = cueTokens(utterance);
  for (const at of rest) {
    if (used.has(at) || isFiller(tokens[at]?.stem ?? "") || cues.has(at)) continue;
    // What a description explains as a value is looked for there: `open` is no half of `Open vacancies`.
    if (isValueWord(tokens[at], vocabulary)) continue;
    const part = oppositeTime(tokens[at], vocabulary) ?? vocabulary.parts.get(stems[at] ?? "");
    const half = slips.has(at) ? [] : endsAhead(tokens[at], withoutStates(tokens, [at], part ?? [])); // prettier-ignore
    const namings = halvesOfCounted(tokens, at, half).filter(({ member }) =>
      mayBeCounted(tokens, member),
    );
    if (namings.length > 0) put(finding, [at], sharpened(namings, [at], tokens), true);
  }
};
