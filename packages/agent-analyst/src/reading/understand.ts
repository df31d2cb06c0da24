import type { Cube, DataModel } from "@embedded-analytics/domain";
import type { CivilMs } from "../words/times/civil-time.js";
import { isSaidByTime } from "../mentions/begun/said-by-time.js";
import { absenceAsked } from "./absences/asked/absence-asked.js";
import { presenceIn } from "./absences/present.js";
import { cameAgain } from "./absences/two-times/came-again.js";
import { lackingBeside } from "./absences/beside-others.js";
import { countsInsteadOfThem, countsTheMissing } from "./absences/counted-instead.js";
import { completeForm } from "./complete.js";
import { withSlipsRight } from "./context/slips-right.js";
import { namesIn, titlesIn } from "./context/names-of-model.js";
import { stateInstead } from "./context/state-instead.js";
import type { Candidate, Read, Spoken, Understanding, Valued } from "./context/understanding.js";
import { meantAfter } from "./follow-ups/done-then.js";
import { followsUp, takesUp } from "./follow-ups/follows-up.js";
import { isOneOf, stillUnclear } from "./follow-ups/still-unclear.js";
import { withThoseMeant } from "./follow-ups/those-meant.js";
import { overOwnRows } from "./figures/own-rows.js";
import { fragmentOf } from "./fragment.js";
import { accountsOf, leftOverOf } from "./accounts.js";
import { explained } from "../mentions/described/explained.js";
import { mentionsIn } from "../mentions/mentions.js";
import { isFigureUnknown, missingGroups, missingValues } from "../mentions/missing-values.js";
import { thingWithInitials } from "../mentions/names/initials.js";
import { isDoneIn } from "../mentions/names/opposite-times.js";
import { withJoinedQuoted } from "../words/spoken/joined-words.js";
import { lastInFull } from "../words/cues/compared/last-in-full.js";
import { readUtterance, type Utterance } from "../words/cues/utterance.js";
import { isConditionIn, isNameIn, modelWordsOf } from "../mentions/roles.js";
import { scoreOf, unknownAfter, wordsNotUnderstood } from "../mentions/score.js";
import { bothEvents } from "./events/both-events.js";
import { notesOfWords } from "../words/other-names/words-of-model.js";
import { notesOfNamesakes } from "./namesakes.js";
import { listedInShare } from "./percent/list-of-shares.js";
import { overviewAsked } from "./overviews/overview.js";
import { tokensOfMeasure } from "./rate-of.js";
import { endedNotes } from "./states/ended-too.js";
import { begunTerms, withBegunTerms } from "./named-times/begun-terms.js";
import { namedYears } from "./named-times/named-years.js";
import { agedInFull } from "./aged/aged-ones.js";
import { fitOfHome } from "./things/fit-of-home.js";
import { endFit } from "./times/end-fit.js";
import { thoseThere } from "./presence/those-there.js";
import { saysEnough } from "./says-enough.js";
import { overAllEvents } from "./ratios/two-cubes/those-with-any.js";
import { ofTwoCubes, redated } from "./ratios/two-cubes/two-cubes.js";
import { withoutCuesIn } from "./states/without-cues.js";
import { translateForm } from "./translate-form.js";
import { isColumnOfNext } from "../mentions/typed/column-of-next.js";
import { isSaidOtherwise } from "../mentions/typed/things-of-conditions.js";
import { valuesIn } from "../mentions/values.js";
import { wordsToLookUp } from "../mentions/sought-words.js";
import type { KnownValue } from "../mentions/known-value.js";
import { vocabulariesOf, type Vocabulary } from "../mentions/vocabulary.js";

/** A model's words, made once for a whole thread. */
export const languageOf = (model: DataModel): readonly Vocabulary[] => vocabulariesOf(model);

/**
 * Reads a message; `former` is what the thread spoke of last, and `spoken` a question of which only the times are
 * kept, since it was refused and nothing was answered before it.
 */
export const readMessage = (
  text: string,
  language: readonly Vocabulary[],
  former: Understanding | undefined,
  now: CivilMs,
  spoken: Spoken | undefined = undefined,
): Read => {
  const isKnown = (word: string): boolean => language.some(({ words }) => words.has(word));
  const cubes = language.map(({ cube }) => cube);
  const inFull = lastInFull(agedInFull(withJoinedQuoted(text, namesIn(cubes)), cubes));
  const said = withThoseMeant(namedYears(inFull, cubes, now), former);
  const own = readUtterance(
    overviewAsked(said.text, cubes, isKnown) ?? said.text,
    now,
    isKnown,
    cubes.find(({ fiscalYearStart }) => fiscalYearStart !== undefined)?.fiscalYearStart,
    new Set(
      cubes.flatMap(({ members }) =>
        members.flatMap(({ unit }) => (unit === undefined ? [] : [unit, unit.toLowerCase()])),
      ),
    ),
    (word) => isConditionIn(language, word),
    (words) => isNameIn(language, words),
    (word) => isDoneIn(language, word),
    (initials) => thingWithInitials(language, initials),
    modelWordsOf(language),
  );
  const mentioned = (utterance: Utterance) =>
    language.map((vocabulary) => ({ vocabulary, mentions: mentionsIn(utterance, vocabulary) }));
  const alone = mentioned(own);
  const isTimeKept =
    spoken !== undefined &&
    former === undefined &&
    own.times.length === 0 &&
    !own.isAllTime &&
    followsUp(
      own,
      alone.map(({ mentions }) => mentions),
    );
  // Its times stand nowhere in the new question, so no word of that is theirs.
  const utterance = isTimeKept
    ? { ...own, times: spoken.times.map((time) => ({ ...time, at: -1, length: 0 })) }
    : own;
  const all = isTimeKept ? mentioned(utterance) : alone;
  const isFollowUp =
    former !== undefined &&
    (said.isOfThem || said.isOfThose || isOneOf(text, former.unclear) || takesUp(utterance, all, former)); // prettier-ignore
  const candidates = all.flatMap(({ vocabulary, mentions }): Candidate[] => {
    const kept = isFollowUp ? translateForm(former.form, former.cube, vocabulary.cube) : undefined;
    if (isFollowUp && kept === undefined) return [];
    const loyal = isFollowUp && vocabulary.cube.name === former.cube.name ? 1 : 0;
    return [
      {
        vocabulary,
        mentions,
        former: kept,
        score:
          scoreOf(utterance, vocabulary, mentions, []) +
          loyal +
          endFit(utterance, vocabulary.cube, mentions),
        words: wordsToLookUp(utterance.tokens, mentions, vocabulary.codes),
      },
    ];
  });
  return {
    utterance,
    language,
    now,
    candidates: candidates.sort((left, right) => right.score - left.score),
    isTimeKept,
    isOfThose: said.isOfThose,
    isOfThem: said.isOfThem,
    unclearBefore: isFollowUp ? former.unclear : [],
  };
};

/** Puts the values into a candidate that are there in its data. */
export const withValues = (
  { utterance, language, now }: Read,
  candidate: Candidate,
  candidates: readonly KnownValue[],
): Valued => {
  const { tokens } = utterance;
  const { vocabulary, mentions: found } = candidate;
  const said = valuesIn(tokens, vocabulary, found, candidates).filter(
    (value) => !isSaidByTime(utterance, vocabulary.cube, found, value),
  );
  const { values: all, notes } = withBegunTerms(said, begunTerms(tokens, candidates, now));
  const named = all.filter(
    (value) => !isSaidOtherwise(tokens, value, candidate.mentions, candidate.vocabulary, language),
  );
  const values = named.filter((value) => !isColumnOfNext(value, candidate.mentions, named));
  const before = scoreOf(utterance, candidate.vocabulary, candidate.mentions, []);
  const mentions = explained(utterance, candidate.mentions, values, candidate.vocabulary.cube);
  const after = scoreOf(utterance, candidate.vocabulary, mentions, values);
  const home = fitOfHome(utterance, vocabulary.cube, mentions, values);
  const score = candidate.score + after - before + home;
  return { ...candidate, mentions, values, knownValues: candidates, notesOfTerms: notes, score };
};

/** Whether nothing is left to be explained. */
export const isExplained = ({ mentions, values }: Valued): boolean =>
  unknownAfter(mentions, values).length === 0;

/** Values that the best of these would need, and that nobody sees. */
export const missingIn = ({ utterance }: Read, valued: readonly Valued[]): readonly string[] => {
  const best = bestOf(valued);
  return best === undefined
    ? []
    : [...missingValues(utterance, best.mentions, best.values), ...utterance.impossibleDates];
};

/** Groups that nothing in the best of these is. */
export const missingGroupsIn = (
  { utterance }: Read,
  valued: readonly Valued[],
): readonly string[] => {
  const best = bestOf(valued);
  return best === undefined ? [] : missingGroups(utterance, best.mentions, best.values);
};

/** Words that the best of these does not explain, as they were written. */
export const unknownIn = ({ utterance }: Read, valued: readonly Valued[]): readonly string[] => {
  const best = bestOf(valued);
  return best === undefined ? [] : wordsNotUnderstood(utterance, best.mentions, best.values);
};

const bestOf = (valued: readonly Valued[]): Valued | undefined =>
  [...valued].sort((left, right) => right.score - left.score)[0];

/** A message as a logical form, with what was taken for its words; undefined where it says nothing about the data. */
export const understandingOf = (
  read: Read,
  valued: readonly Valued[],
  now: CivilMs,
): Understanding | undefined => {
  const meant = meantBy(read, valued, now);
  const own = notesOfWords(read.utterance.tokens, titlesIn(cubesOf(read)));
  return meant && thoseThere(read.utterance, { ...meant, notes: [...own, ...meant.notes] }, now);
};

const meantBy = (
  read: Read,
  valued: readonly Valued[],
  now: CivilMs,
): Understanding | undefined => {
  const named = valued.map(({ vocabulary: { cube }, values, mentions }) => ({
    cube,
    values,
    mentions,
  }));
  const absence = absenceAsked(read.utterance, cubesOf(read), named);
  if (absence !== undefined) return wholly(absence);
  const best = ofBest(read, valued, now);
  const isUnderstood = best !== undefined && best.unaccounted.length === 0;
  const present = presenceIn(read.utterance, cubesOf(read));
  if (
    present !== undefined &&
    (!isUnderstood || countsInsteadOfThem(read.utterance, best, present.form))
  )
    return wholly(present);
  const two =
    ofTwoCubes(read.utterance, read.language) ??
    bothEvents(read.utterance, cubesOf(read)) ??
    cameAgain(read.utterance, cubesOf(read), named);
  if (two && (!isUnderstood || two.isSure)) return wholly(two);
  const beside = lackingBeside(read, valued, (rest, own) => ofBest(rest, own, now));
  return beside !== undefined && (!isUnderstood || countsTheMissing(best.form, beside.form))
    ? beside
    : overAllEvents(best, read.utterance, cubesOf(read));
};

/** What was found with all words of a question in it. */
const wholly = ({
  form,
  cube,
  note,
}: Pick<Understanding, "form" | "cube"> & { readonly note: string }): Understanding => ({
  form,
  cube,
  notes: [note],
  unaccounted: [],
  unclear: [],
  isFollowUp: false,
  isWhole: true,
});

/** The best of these as a logical form. */
const ofBest = (read: Read, valued: readonly Valued[], now: CivilMs): Understanding | undefined => {
  const best = bestOf(valued);
  if (best === undefined || !saysEnough(read.utterance, best)) return undefined;
  const { vocabulary, mentions, values, former } = best;
  const utterance = withoutCuesIn(withSlipsRight(read.utterance, mentions), mentions, values);
  if (isFigureUnknown(utterance, mentions, values)) return undefined;
  const said = fragmentOf(utterance, vocabulary, mentions, values);
  const fragment = stateInstead(said, mentions, utterance, vocabulary, former);
  const completed = completeForm(utterance, fragment, vocabulary.cube, former, now);
  const { notes, isMeasureAssumed, unused, rated } = completed;
  const dated = redated(completed.form);
  if (dated === undefined) return undefined;
  const { form, notes: after } = meantAfter(read, vocabulary.cube, dated, former);
  const unknownWords = wordsNotUnderstood(utterance, mentions, values);
  // What is not known may be the very figure that was asked for.
  const isImplied = isMeasureAssumed || fragment.measures.every(({ kind }) => kind === "avg");
  const isSaid = utterance.tokens.some(({ stem }) => stem === "average");
  if (isImplied && !isSaid && former === undefined && unknownWords.length > 0) return undefined;
  const accounts = accountsOf({
    utterance,
    mentions,
    values,
    form,
    cube: vocabulary.cube,
    isFollowUp: former !== undefined,
    absorbed: new Set([...fragment.absorbed, ...tokensOfMeasure(mentions, rated)]),
    unused,
  });
  const own = overOwnRows(form, vocabulary.cube, cubesOf(read));
  return {
    ...own,
    notes: [
      ...best.notesOfTerms,
      ...notes,
      ...after,
      ...own.notes,
      ...endedNotes(utterance, form, vocabulary.cube),
      ...(former === undefined ? notesOfNamesakes(own, cubesOf(read), mentions) : []),
    ],
    unaccounted: [...leftOverOf(accounts), ...listedInShare(utterance, form)],
    unclear: [
      ...values.flatMap(({ among }) => (among === undefined ? [] : [among])),
      ...stillUnclear(read.unclearBefore, form, values),
    ],
    isFollowUp: former !== undefined,
  };
};

const cubesOf = ({ language }: Read): readonly Cube[] => language.map(({ cube }) => cube);
