import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../mentions/mentions.js";
import { candidatesOf, positionOf, qualityOf } from "../mentions/roles.js";
import type { Read, Understanding, Valued } from "../reading/context/understanding.js";
import type { LogicalForm } from "../reading/logical-form.js";
import type { Utterance } from "../words/cues/utterance.js";
import { plainOf } from "../words/token.js";
import { isGlue, isPlain as isPlainWord } from "../words/filler.js";
import type { Draft } from "./draft.js";

/** What was understood of a question that is not answered, in terms of the cube that fits it best. */
export interface Grasp extends Draft {
  /** Whether a draft can say all that was understood: no limit, comparison or state is left out. */
  readonly isWhole: boolean;
  /** Words of the question that have no part in it, and could have one in an answer. */
  readonly rest: readonly string[];
}

/**
 * What was understood of a question, in terms of the cube that fits it best, and then of each other cube in which as much
 * of it has a name. All cubes, where it names nothing.
 */
export const graspsOf = (
  read: Read,
  valued: readonly Valued[],
  understood: Understanding | undefined,
): readonly Grasp[] => {
  const { utterance, candidates } = read;
  const [best] = valued.toSorted((left, right) => right.score - left.score);
  const own = valued.find(({ vocabulary }) => vocabulary.cube === understood?.cube) ?? best;
  const named = own && saidOf(utterance, own);
  const first =
    named === undefined || understood === undefined
      ? named
      : { ...named, ...ofForm(understood.form, understood.cube) };
  if (first === undefined) return [];
  const others = candidates.flatMap((candidate): readonly Said[] => {
    const looked = valued.find(({ vocabulary }) => vocabulary === candidate.vocabulary);
    const said = saidOf(utterance, { ...candidate, values: looked?.values ?? [] });
    return said.cube === first.cube || namesIn(said) < namesIn(first) ? [] : [said];
  });
  return [first, ...others].map((said) => withTimes(said, utterance));
};

/** Whether anything of the model was understood, and not a time or step alone. */
export const namesAnything = (grasp: Grasp): boolean => namesIn(grasp) > 0;

const namesIn = ({
  measures,
  groups,
  values,
}: Pick<Draft, "measures" | "groups" | "values">): number =>
  measures.length + groups.length + values.length;

/** Puts the time and the step of a question to what it names; a time that was spoken of before stays, unless it names one. */
const withTimes = ({ places, ...said }: Said, utterance: Utterance): Grasp => {
  const { ranking, granularity } = utterance;
  const [time, ...others] = utterance.times.filter(({ at }) => at >= 0);
  const kept = said.former?.time?.range;
  const used = [time, ranking, granularity].flatMap((found) => found ?? []);
  return {
    ...said,
    time: time === undefined ? (kept?.label ?? "") : wordsAt(utterance, time.at, time.length),
    range: time?.range ?? kept,
    step: stepOf(utterance) ?? "",
    top: topOf(said.former) ?? 0,
    isWhole: others.length === 0 && isSayable(utterance, said.former),
    rest: restOf(utterance, [...places, ...used]),
  };
};

/** Whether a draft has a part for all that a question and the form made of it say. */
const isSayable = (utterance: Utterance, form: LogicalForm | undefined): boolean => {
  const { limits, comparison, operations, ranking, share } = utterance;
  return (
    stepOf(utterance) !== undefined &&
    limits.length + comparison.length + operations.length === 0 &&
    (ranking === undefined || topOf(form) !== undefined) &&
    share === undefined &&
    (form === undefined || isPlain(form))
  );
};

interface Place {
  readonly at: number;
  readonly length: number;
}

/** Words that neither stand at these places nor change nothing wherever they stand. */
const restOf = ({ tokens }: Utterance, places: readonly Place[]): readonly string[] =>
  tokens.flatMap(({ text, word, isQuoted }, at) => {
    const isUsed = places.some((place) => at >= place.at && at < place.at + place.length);
    const isSmall =
      !isQuoted && (isPlainWord(word) || isGlue(word) || /^(per|each|every)$/.test(word));
    return isUsed || isSmall ? [] : [text];
  });

/** What a question names, and the form from which it takes the rest. */
interface Said extends Pick<Draft, "cube" | "measures" | "groups" | "values" | "filtered"> {
  readonly former: LogicalForm | undefined;
  /** Where it names it. */
  readonly places: readonly Place[];
}

/** What a message says of one cube; what it does not say is taken from what it takes up. */
const saidOf = (
  utterance: Utterance,
  candidate: Pick<Valued, "vocabulary" | "mentions" | "values" | "former">,
): Said => {
  const named = namedIn(utterance, candidate);
  if (candidate.former === undefined) return named;
  const before = ofForm(candidate.former, named.cube);
  const groups = utterance.tokens.some(({ word }) => /^(by|per|each)$/.test(word))
    ? named.groups
    : [...before.groups, ...named.groups];
  return {
    ...named,
    former: candidate.former,
    measures: named.measures.length > 0 ? named.measures : before.measures,
    groups,
    values: named.values.length > 0 ? named.values : before.values,
    filtered: [...named.filtered, ...before.filtered],
  };
};

/** How well half of a name of two words names it. */
const halfName = 0.25;

/** The names and values of a question, by where they stand. */
const namedIn = (
  utterance: Utterance,
  { vocabulary, mentions, values }: Pick<Valued, "vocabulary" | "mentions" | "values">,
): Said => {
  const covered = ({ at }: Mention): boolean =>
    values.some((value) => at >= value.at && at < value.at + value.length);
  const found = mentions.found.filter(
    (mention) => qualityOf(mention) >= halfName && !(mention.isWeak && covered(mention)),
  );
  const roles = found.map((mention) => {
    const { measure, dimension } = candidatesOf(mention);
    const position = positionOf(utterance, mentions.found, mentions.found.indexOf(mention));
    const isGroup = dimension !== undefined && (position === "grouping" || measure === undefined);
    return { measure: isGroup ? undefined : measure, dimension: isGroup ? dimension : undefined };
  });
  const unique = (members: readonly (Member | undefined)[]): readonly Member[] => [
    ...new Set(members.flatMap((member) => member ?? [])),
  ];
  const whole = values.filter(
    ({ match, among, isOther }) => match === "whole" && among === undefined && isOther !== true,
  );
  return {
    cube: vocabulary.cube,
    places: [
      ...found.filter(
        (_, at) => roles[at]?.measure !== undefined || roles[at]?.dimension !== undefined,
      ),
      ...whole,
      ...mentions.cubeAt.map((at) => ({ at, length: 1 })),
    ],
    measures: unique(roles.map(({ measure }) => measure?.member)).slice(0, 2),
    groups: unique(roles.map(({ dimension }) => dimension?.member)).slice(0, 2),
    values: whole.map(({ value }) => value),
    filtered: whole.map(({ dimension }) => dimension),
    former: undefined,
  };
};

const ofForm = (form: LogicalForm, cube: Cube): Omit<Said, "places"> => {
  const membersOf = (names: readonly string[]): readonly Member[] =>
    names.flatMap((name) => cube.members.find((member) => member.name === name) ?? []);
  return {
    cube,
    measures: membersOf(
      form.measures.flatMap((measure) =>
        measure.kind === "measure" || measure.kind === "per" ? [measure.member] : [],
      ),
    ),
    groups: membersOf(form.groupBy),
    values: form.filters.flatMap(({ match, isNot, values }) =>
      match === "whole" && !isNot ? values : [],
    ),
    filtered: form.filters.map(({ member }) => member),
    former: form,
  };
};

/** Whether a draft says all of a form. */
const isPlain = (form: LogicalForm): boolean =>
  form.measures.every(({ kind }) => kind === "measure") &&
  form.filters.every(({ match, isNot }) => match === "whole" && !isNot) &&
  form.time?.before === undefined &&
  [form.conditions, form.thresholds, form.within].every(({ length }) => length === 0) &&
  (form.ranking === undefined || topOf(form) !== undefined) &&
  [form.focus, form.part, form.states, form.absentFrom, form.weekdays].every(
    (each) => each === undefined,
  ) &&
  form.calculation === undefined &&
  !form.isShare;

/** How many of the first groups a form asks for, where that is all that its rank says. */
const topOf = (form: LogicalForm | undefined): number | undefined => {
  const { count, direction, skip, isBothEnds } = form?.ranking ?? {};
  const isPlainTop = direction === "desc" && skip === undefined && isBothEnds !== true;
  return isPlainTop && form?.groupBy.length === 1 && form.time?.bucket === undefined
    ? count
    : undefined;
};

const wordsAt = ({ tokens }: Utterance, at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    // What is written short, as `mth` is, is written out.
    .map(({ text, word }) => (plainOf(text) === word ? text : word))
    .join(" ");

const steps = new Map([
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["year", "year"],
  ["weekday", "weekday"],
  ["part_of_week", "weekends vs weekdays"],
  ["hour_of_day", "hour of day"],
]);

/** The step of a series in words; undefined for one that a draft cannot say. */
const stepOf = ({ granularity }: Utterance): string | undefined =>
  granularity === undefined ? "" : steps.get(granularity.unit);
