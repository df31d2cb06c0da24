import type { CivilMs } from "../times/civil-time.js";
import { findTimes, type PlacedTime } from "../times/find-times.js";
import { impossibleDates } from "../times/impossible-date.js";
import { findGranularity, isSoleStep, stepsSaid, type FoundGranularity } from "../times/steps/granularity.js"; // prettier-ignore
import {
  severalSteps,
  type DividingStep,
  type SeveralSteps,
} from "../times/steps/several-steps.js";
import { withComingMonths } from "../times/coming-months.js";
import { withDaysSaid } from "../times/days/days-said.js";
import { withLoneWeekday } from "../times/days/lone-weekday.js";
import { withYearsInFull } from "../times/short-years.js";
import { withLoneYears } from "../times/years-alone.js";
import { withNamedTimes } from "../times/named-times.js";
import { timesTogether } from "../times/spans/taken-together.js";
import { withSpansInWords } from "../times/written-spans.js";
import { stemOf } from "../stem.js";
import { opposedTokens, undoneTokens } from "../opposed.js";
import { withPlainPhrases } from "../phrases/plain-phrases.js";
import { initialsInFull } from "../hurried/initials.js";
import { isMeantBy, wordsOfModel, type ModelWords } from "../other-names/words-of-model.js";
import { withSpokenCountry } from "../other-names/spoken-country.js";
import { awaitedTokens } from "../verbs/awaiting.js";
import { currentOnes } from "../verbs/current-ones.js";
import { doersOf } from "../verbs/doers.js";
import { peopleMeant } from "../verbs/people.js";
import { moneyDone } from "../verbs/money-done.js";
import { mostDone } from "../verbs/most-done.js";
import { deedsCounted } from "../superlatives/deeds-counted.js";
import { notPaid } from "../verbs/not-paid.js";
import { leansBack } from "../spoken/leans-back.js";
import { outdone } from "../verbs/outdone.js";
import { pastForms } from "../past-forms.js";
import { ratioInWords } from "../shares/ratio-in-words.js";
import { meantWord } from "../language-slips.js";
import { numbersInFull } from "../hurried/number-of.js";
import { percentAsRate } from "../percent-words.js";
import { shareForward } from "../shares/share-forward.js";
import { pricedTokens } from "../priced.js";
import { plannedForward } from "../verbs/planned.js";
import { doneByEach } from "../verbs/done-by-each.js";
import { broughtIn } from "../verbs/brought-in.js";
import { isNoChange } from "./compared/no-change.js";
import { withSharedQuarters } from "./compared/shared-quarters.js";
import { withSharedNouns } from "../shared-noun.js";
import { deedsForward, verbsForward } from "../verbs/verbs-forward.js";
import { hurriedInFull, jointsInFull, longWord } from "../short-words.js";
import { signsInFull } from "../hurried/signs-in-full.js";
import { tokensOf, type Token } from "../token.js";
import { beyondData, isToCome } from "./beyond-data.js";
import { findComparisonCues, type ComparisonCue } from "./comparison.js";
import { findDisplay } from "./display.js";
import { findLimits, type Limit } from "./limits.js";
import { findMoment, type Moment } from "./moment.js";
import { findRanking } from "./ranking.js";
import { findStanding, type Standing } from "./standing.js";
import { findShare } from "./share.js";
import type { Cue } from "./cue.js";
import { findOperations, operationOf, type Operation } from "./operations.js";
import { findDaysOfWeek } from "../times/days/split-weeks.js";
import type { Display } from "./display.js";
import type { Ranking } from "./ranking.js";

/** What a question says by its language alone, whatever the model. */
export interface Utterance {
  readonly tokens: readonly Token[];
  /** Tokens that time, steps, limits and the like have used up. */
  readonly taken: ReadonlySet<number>;
  readonly times: readonly PlacedTime[];
  readonly granularity: FoundGranularity | undefined;
  /** Further steps, and the one that a figure is divided by. */
  readonly dividingStep?: DividingStep | undefined;
  readonly otherSteps?: readonly FoundGranularity[];
  readonly ranking: Cue<Ranking> | undefined;
  readonly limits: readonly Cue<Limit>[];
  /** For how long something is so by now. */
  readonly standing?: Cue<Standing> | undefined;
  readonly comparison: readonly Cue<ComparisonCue>[];
  /** Words of growth that say the same as an operation: `growth` beside `month over month`. */
  readonly growthOfSeries: readonly Cue<ComparisonCue>[];
  readonly operations: readonly Cue<Operation>[];
  /** Days of the week (1 is Monday) that were named: `on Mondays`. */
  readonly weekdays: readonly Cue<readonly number[]>[];
  /** The last or the first time is asked for. */
  readonly moment: Cue<Moment> | undefined;
  readonly share: Cue<true> | undefined;
  readonly display: Cue<Display | undefined> | undefined;
  /** It takes up what was said before. */
  readonly leansBack: boolean;
  readonly isAllTime: boolean;
  /** Days that no calendar has. */
  readonly impossibleDates: readonly string[];
  /** Why no data can answer this, in a sentence. */
  readonly beyondData: string | undefined;
  /** A time to come is named, of which data hold at most what is planned. */
  readonly isToCome: boolean;
  /** The one time that is named has not begun yet. */
  readonly isAhead: boolean;
}

/** Verbs of somebody who does more than another, and of those who do something at all. */
const withDoers = (
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
  isName: WordTests["isName"],
): readonly Token[] =>
  peopleMeant(doersOf(outdone(mostDone(tokens, isKnown), isKnown), isKnown), isKnown, isName);

/** What is asked of the model's words. */
interface WordTests {
  readonly isCondition: (word: string) => boolean;
  readonly isName: (words: readonly string[]) => boolean;
  /** Whether a time is called so, at which something was done. */
  readonly isDone: (word: string) => boolean;
  /** The words of the thing that has these initials. */
  readonly thingOf: (initials: string) => readonly string[] | undefined;
  readonly model: ModelWords;
}

/** The words of a question as the rest of the reading knows them, with short words written out and slips put right. */
const plainTokens = (
  text: string,
  now: CivilMs,
  isKnown: (word: string) => boolean,
  { isCondition, isName, isDone, thingOf, model }: WordTests,
): readonly Token[] => {
  const isMeant = (word: string): boolean => isKnown(word) || isMeantBy(word, model);
  const hurried = hurriedInFull(withSpokenCountry(tokensOf(withoutSigns(text)), isKnown), isKnown);
  const full = withYearsInFull(initialsInFull(hurried, isKnown, thingOf, model.isName), now);
  const lone = withLoneWeekday(withLoneYears(withSharedQuarters(full), now), isKnown);
  const typed = withDaysSaid(ratioInWords(lone, isKnown, isName), isKnown);
  const named = timesTogether(withComingMonths(withNamedTimes(typed, now, isKnown), now), now);
  const awaited = awaitedTokens(broughtIn(doneByEach(named), isKnown), isKnown, isDone, isName);
  const phrased = currentOnes(
    withPlainPhrases(notPaid(plannedForward(awaited, isName), isName), isKnown),
    isName,
  );
  const counted = deedsCounted(undoneTokens(phrased, isKnown, isDone), model.countOf);
  const done = withDoers(counted, isKnown, isName);
  const plain = pricedTokens(
    verbsForward(pastForms(moneyDone(deedsForward(done, isName), isName), isKnown)),
    isKnown,
    model.pricesOf,
  );
  const spelt = opposedTokens(plain, isKnown, isCondition).map((token, at, tokens) => {
    const meant = token.isQuoted
      ? undefined
      : (longWord(tokens, at, isKnown, isMeant) ??
        meantWord(token, tokens[at - 1]?.word ?? "", isKnown));
    return meant === undefined ? token : { ...token, word: meant, stem: stemOf(meant) };
  });
  const meant = percentAsRate(wordsOfModel(spelt, model), isName);
  return numbersInFull(shareForward(withSharedNouns(meant, isName), isName), isName);
};

/** Reads a question. Slips in the language's own words are put right, unless the model knows the word. */
export const readUtterance = (
  text: string,
  now: CivilMs,
  isKnown: (word: string) => boolean,
  fiscalYearStart: number | undefined,
  units: ReadonlySet<string> = new Set(),
  isCondition: (word: string) => boolean = () => false,
  isName: (words: readonly string[]) => boolean = () => true,
  isDone: (word: string) => boolean = () => false,
  thingOf: WordTests["thingOf"] = () => undefined,
  model: ModelWords,
): Utterance => {
  const tokens = plainTokens(text, now, isKnown, { isCondition, isName, isDone, thingOf, model });
  const taken = new Set<number>();
  const take = <Found extends { readonly at: number; readonly length: number }>(
    found: Found,
  ): Found => {
    for (let at = found.at; at < found.at + found.length; at++) taken.add(at);
    return found;
  };
  const isTaken = (at: number): boolean => taken.has(at);
  const operations = findOperations(tokens, isKnown).map(take);
  const moment = findMoment(tokens).map(take)[0];
  const week = findDaysOfWeek(tokens);
  const weekdays = week.weekdays.map(take);
  const stepsOfWeek = week.steps.map(take);
  const found = findStanding(tokens, isKnown);
  const standing = found && take(found);
  const limits = findLimits(tokens, isKnown, units, isName)
    .filter(({ at }) => !isTaken(at))
    .map(take);
  const times = findTimes(tokens, now, fiscalYearStart)
    .filter(
      ({ at, length }) =>
        !isTaken(at) &&
        !limits.some((limit) => limit.at < at + length && at < limit.at + limit.length),
    )
    .map(take);
  const grows = operationOf(operations, "growth") !== undefined;
  const cues = findComparisonCues(tokens).filter(
    ({ at, meaning }) =>
      !isTaken(at) && !(meaning === "growth" && isNoChange(tokens, at, isKnown, isName)),
  );
  const isOfSeries = ({ meaning }: Cue<ComparisonCue>): boolean => grows && meaning === "growth";
  const growthOfSeries = cues.filter(isOfSeries).map(take);
  const comparison = cues.filter((cue) => !isOfSeries(cue));
  const changeInPercent = inPercent(tokens, cues, grows);
  if (changeInPercent !== undefined) (grows ? growthOfSeries : comparison).push(changeInPercent);
  for (const cue of comparison) if (cue.meaning !== "growth") take(cue);
  const shown = findDisplay(tokens);
  const display = shown === undefined || isTaken(shown.at) ? undefined : take(shown);
  const { step, dividing, others } = stepsAsked(tokens, isTaken, moment, times);
  const granularity = step ?? stepOf(operations, stepsOfWeek);
  return {
    tokens,
    taken,
    times,
    granularity,
    dividingStep: dividing,
    otherSteps: others,
    limits,
    standing,
    comparison,
    growthOfSeries,
    display,
    operations,
    weekdays,
    moment,
    ranking: findRanking(tokens),
    share: changeInPercent === undefined ? findShare(tokens, isTaken) : undefined,
    leansBack: leansBack(tokens),
    impossibleDates: impossibleDates(tokens),
    beyondData: beyondData(tokens, isKnown),
    isToCome: isToCome(tokens, isKnown),
    isAhead: liesAhead(times, now),
    isAllTime: /\b(ever|all[- ]time|of all time|since the beginning)\b/i.test(text),
  };
};

/** Whether the only time that is named has not begun. */
const liesAhead = ([time, ...others]: readonly PlacedTime[], now: CivilMs): boolean =>
  others.length === 0 && (time?.range.from ?? now) > now;

/** `5+ nights` are at least 5, and `i.e.` says nothing. */
const withoutSigns = (text: string): string =>
  jointsInFull(withSpansInWords(signsInFull(text.slice(0, 4000))))
    .replaceAll(/(?<![\p{L}\p{N}])(?:i\.\s?e|e\.\s?g)\.?(?![\p{L}\p{N}])/giu, " ")
    .replaceAll(/(?<![\p{L}\p{N}.,+"'])(\d{1,9})\+(?![\p{L}\p{N}+"'])/gu, "at least $1");

/** `growth in percent`, `percent change`: every change is given in percent as well. */
const inPercent = (
  tokens: readonly Token[],
  cues: readonly Cue<ComparisonCue>[],
  grows: boolean,
): Cue<ComparisonCue> | undefined => {
  const at = tokens.findIndex(
    ({ word }, index) =>
      /^(%|percent|percentage|rate)$/.test(word) &&
      (word !== "rate" || isRateOfChange(tokens, cues, index)) &&
      (word === "rate" || tokens[index + 1]?.word !== "of") &&
      (tokens[index - 1]?.word === "in" ||
        word === "rate" ||
        cues.some((cue) => cue.meaning === "growth" && cue.at === index + 1)),
  );
  const isGrowth = grows || cues.some(({ meaning }) => meaning === "growth");
  return at < 0 || !isGrowth ? undefined : { meaning: "growth", at, length: 1 };
};

/** `growth rate`, `rate of change`. */
const isRateOfChange = (
  tokens: readonly Token[],
  cues: readonly Cue<ComparisonCue>[],
  at: number,
): boolean =>
  cues.some(
    (cue) =>
      cue.meaning === "growth" &&
      (cue.at === at - 1 || (cue.at === at + 2 && tokens[at + 1]?.word === "of")),
  );

/** `by month`; `when did we last …` asks for one moment, and for no series. */
const stepsAsked = (
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
  moment: Cue<Moment> | undefined,
  times: readonly PlacedTime[],
): SeveralSteps => {
  const usual = moment === undefined ? findGranularity(tokens, isTaken) : undefined;
  const isOne = usual !== undefined && !isTaken(usual.at) && !isSoleStep(tokens, usual.at, times);
  return severalSteps(tokens, isOne ? usual : undefined, stepsSaid(tokens, isTaken));
};

/** Parts of the week that are set against each other are a step, and `month over month` says that of its series as well. */
const stepOf = (
  operations: readonly Cue<Operation>[],
  [stepOfWeek]: readonly FoundGranularity[],
): FoundGranularity | undefined => {
  if (stepOfWeek !== undefined) return stepOfWeek;
  const cue = operations.find(({ meaning }) => meaning.kind === "growth");
  const unit = operationOf(operations, "growth")?.unit;
  return cue && unit && { unit, at: cue.at, length: cue.length };
};
