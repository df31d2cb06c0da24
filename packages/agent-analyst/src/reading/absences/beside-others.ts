import { saysOfThemselves } from "./asked/absence-asked.js";
import type { Cube } from "@embedded-analytics/domain";
import { mentionsIn, type Mentions } from "../../mentions/mentions.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Token } from "../../words/token.js";
import { absenceOf, duringOf, type FoundAbsence } from "./asked/absence-form.js";
import { lackedBy } from "../absence.js";
import type { LogicalForm } from "../logical-form.js";
import type { Read, Understanding, Valued } from "../context/understanding.js";
import { homeOf } from "./others.js";
import { isSmallIn } from "./small-words.js";

/** A part of a question that says what is missing, and the rest of it with other words in its place. */
interface ClauseOfAbsence {
  readonly rest: Utterance;
  /** Where it begins and ends. */
  readonly isIn: (found: { readonly at: number }) => boolean;
  /** Those of a cube that miss it; undefined where that cube has nothing to do with it. */
  readonly of: (own: Cube) => FoundAbsence | undefined;
}

const denying = /^(without|no|never|not|lacking)$/;
/** What leads to a denial: `and have never had`, `but with no`. */
const leading =
  /^(and|but|that|which|who|have|has|had|with|having|do|does|did|yet|made|taken|got|placed|given)$/;
const grouping = /^(by|per|each|every)$/;

/** A word in whose place nothing is said. */
const nothing = { text: "please", word: "please", stem: "please", isQuoted: false } as const;

/**
 * `campaigns that started in 2025 and have no results`: what is missing stands behind all else that holds for them, and the
 * rest is a question of its own. Its last denial is meant.
 */
const clauseOfAbsence = (
  utterance: Utterance,
  cubes: readonly Cube[],
): ClauseOfAbsence | undefined => {
  const { tokens, times } = utterance;
  const at = tokens.findLastIndex(({ word, isQuoted }) => !isQuoted && denying.test(word));
  if (at < 1) return undefined;
  const behind = tokens.findIndex(({ word }, place) => place > at && grouping.test(word));
  const end = behind < 0 ? tokens.length : behind;
  let from = at;
  while (from > 0 && leading.test(tokens[from - 1]?.word ?? "")) from--;
  const isIn = ({ at: place }: { readonly at: number }): boolean => place >= from && place < end;
  const [time, ...more] = times.filter(isIn);
  const isTimed = (place: number): boolean =>
    time !== undefined && place >= time.at && place < time.at + time.length;
  const object = tokens
    .slice(at + 1, end)
    .filter(
      (token, offset) => !isTimed(at + 1 + offset) && !isSmallIn(cubes, token, time !== undefined),
    );
  if (object.length === 0 || more.length > 0 || saysMore(utterance, isIn)) return undefined;
  return {
    rest: without(utterance, isIn),
    isIn,
    of: (own) => {
      const found = lackedBy(own, object, time, cubes);
      const during = found && time && duringOf(found, object, time);
      return found === undefined || (time !== undefined && during === undefined)
        ? undefined
        : absenceOf(own, found, undefined, during);
    },
  };
};

/** Whether a part of the question says something that no absence has. */
const saysMore = (
  {
    limits,
    operations,
    comparison,
    weekdays,
    ranking,
    share,
    moment,
    standing,
    granularity,
  }: Utterance,
  isIn: (found: { readonly at: number }) => boolean,
): boolean =>
  [...limits, ...operations, ...comparison, ...weekdays].some(isIn) ||
  [ranking, share, moment, standing, granularity].some((each) => each !== undefined && isIn(each));

const without = (
  utterance: Utterance,
  isIn: (found: { readonly at: number }) => boolean,
): Utterance => ({
  ...utterance,
  tokens: utterance.tokens.map((token, at): Token => (isIn({ at }) ? nothing : token)),
  times: utterance.times.filter((time) => !isIn(time)),
});

/** A question of some rows of a cube, and of these such as miss something; only where rows are counted or listed. */
const withAbsence = (
  form: LogicalForm,
  cube: Cube,
  absence: FoundAbsence,
): LogicalForm | undefined => {
  const [measure, ...others] = form.measures;
  const isCount =
    others.length === 0 &&
    (measure?.kind === "rows" || (measure?.kind === "measure" && countsRows(cube, measure.member)));
  const isPlain =
    isCount &&
    form.absentFrom === undefined &&
    !form.isShare &&
    form.part === undefined &&
    form.calculation === undefined;
  return isPlain ? { ...form, absentFrom: absence.form.absentFrom } : undefined;
};

/** What was understood without what is missing, and that with it; undefined where a word has no part in it. */
const withNote = (
  found: Understanding | undefined,
  absence: FoundAbsence,
): Understanding | undefined => {
  if (found === undefined || found.unaccounted.length + found.unclear.length > 0) return undefined;
  const form = withAbsence(found.form, found.cube, absence);
  return form && { ...found, form, notes: [...found.notes, absence.note], isWhole: true };
};

/** `in 2025, which members had no visit` may be the year of either, unless a name of the question tells it: `who joined in 2025`. */
const isTimeTold = ({ time }: LogicalForm, { found }: Mentions): boolean =>
  time?.range === undefined ||
  found.some(({ namings }) => namings.some(({ member }) => member.name === time.dimension));

/** Whether the rows of a cube are named, so that nobody takes others for them. */
const namesRows = (cube: Cube, { found, cubeAt }: Mentions): boolean =>
  cubeAt.length > 0 ||
  found.some(({ namings }) => namings.some(({ member }) => countsRows(cube, member.name)));

const countsRows = (cube: Cube, measure: string): boolean =>
  cube.members.some(
    ({ name, aggregate, source }) =>
      name === measure && aggregate === "count" && (source?.cube ?? cube.name) === homeOf(cube),
  );

/** `campaigns that started in 2025 and have no results`: a question of its own, of those that miss something. */
export const lackingBeside = (
  read: Read,
  valued: readonly Valued[],
  understood: (rest: Read, valued: readonly Valued[]) => Understanding | undefined,
): Understanding | undefined => {
  const cubes = read.language.map(({ cube }) => cube);
  const clause = saysOfThemselves(read.utterance)
    ? undefined
    : clauseOfAbsence(read.utterance, cubes);
  for (const candidate of clause === undefined ? [] : read.candidates) {
    const { vocabulary } = candidate;
    const absence = candidate.former === undefined ? clause?.of(vocabulary.cube) : undefined;
    const looked = valued.find((each) => each.vocabulary === vocabulary);
    const { values, knownValues, notesOfTerms } = looked ?? {
      values: [],
      knownValues: [],
      notesOfTerms: [],
    };
    if (clause === undefined || absence === undefined || values.some(clause.isIn)) continue;
    const mentions = mentionsIn(clause.rest, vocabulary);
    if (!namesRows(vocabulary.cube, mentions)) continue;
    const rest = { ...read, utterance: clause.rest };
    const found = withNote(
      understood(rest, [{ ...candidate, mentions, values, knownValues, notesOfTerms }]),
      absence,
    );
    if (found !== undefined && isTimeTold(found.form, mentions)) return found;
  }
  return undefined;
};
