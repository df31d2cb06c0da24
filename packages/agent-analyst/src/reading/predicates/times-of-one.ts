import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { TimeRange } from "../../words/times/time-range.js";
import type { LogicalForm } from "../logical-form.js";
import { keyOfNamed } from "../states/entity-keys.js";

/** Two times in both of which the same ones did something, or in the first of them alone. */
interface TimesOfOne {
  readonly first: TimeRange;
  readonly second: TimeRange;
  readonly isNot: boolean;
  /** The words that say so: `both`, `but not`, `and again`. */
  readonly at: number;
  readonly length: number;
}

/** What stands between the times of those who did it again, or not any more. */
const again = /^(?:and |but )?(?:then )?(again|also|not|never)(?: again)?(?: in| during)?$/;

/** Reads the times of `customers who ordered in both 2025 and 2026`, and of `in 2025 but not in 2026`. */
const timesOfOne = (utterance: Utterance): TimesOfOne | undefined => {
  const { tokens, times } = utterance;
  const [first, second, ...others] = times;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const ranges = { first: first.range, second: second.range };
  const both = tokens.findIndex((_, at) => isInBothTimes(utterance, at));
  if (both >= 0) return { ...ranges, isNot: false, at: both, length: 1 };
  const at = first.at + first.length;
  const between = tokens.slice(at, second.at);
  const said = again.exec(between.map(({ word }) => word).join(" "))?.[1];
  return said === undefined
    ? undefined
    : { ...ranges, isNot: /^(not|never)$/.test(said), at, length: between.length };
};

/** Whether this is the `both` of `customers who ordered in both 2025 and 2026`: those who did it in the one and in the other. */
export const isInBothTimes = ({ tokens }: Utterance, at: number): boolean =>
  tokens[at]?.word === "both" &&
  /^(in|during)$/.test(tokens[at - 1]?.word ?? "") &&
  isPastForm(tokens[at - 2]?.word ?? "") &&
  tokens.slice(at).some(({ word }) => word === "and");

/** Where a question says that the same ones are asked for in two times, if the reading has that. */
export const placeOfTimes = (
  utterance: Utterance,
  { ownTimes = [] }: LogicalForm,
): readonly Pick<TimesOfOne, "at" | "length">[] => {
  const times = ownTimes.some(({ of }) => of !== undefined) ? timesOfOne(utterance) : undefined;
  return times === undefined ? [] : [times];
};

/**
 * `how many customers ordered in both 2025 and 2026` counts, in the first time, those of whom there are rows in the second,
 * or none. Undefined where the question names nobody who could have both.
 */
export const withTimesOfOne = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
  notes: string[],
): LogicalForm | undefined => {
  const times = timesOfOne(utterance);
  const named = times && namedOnes(form, utterance, cube);
  if (times === undefined || named === undefined || form.time === undefined) return undefined;
  // Of people of one name, one may have come in one time and one in the other.
  const key = keyOfNamed(cube, named);
  if (key === undefined && isOfNames(cube, named)) return undefined;
  // Nothing is compared any more.
  const compared = notes.findIndex((note) => note.includes("I compare what there is of it"));
  if (compared >= 0) notes.splice(compared, 1);
  const { first: range, second, isNot } = times;
  const { dimension } = form.time;
  const own = { dimension, range: second, of: key ?? named, ...(isNot ? { isNot } : {}) };
  return {
    ...form,
    time: { ...form.time, range, before: undefined },
    ownTimes: [...(form.ownTimes ?? []), own],
  };
};

/** The column of those that are counted; else that of those that are listed, where nothing else is. */
const namedOnes = (
  { groupBy: [listed, ...more], measures }: LogicalForm,
  { tokens }: Utterance,
  cube: Cube,
): string | undefined => {
  const [measure, ...others] = measures;
  if (measure === undefined || others.length > 0) return undefined;
  if (measure.kind === "distinct") return measure.member;
  const counted = measure.kind === "measure" ? columnOf(measure.member, cube) : undefined;
  const isListed = more.length === 0 && /^(which|what|who|list|show)$/.test(tokens[0]?.word ?? "");
  return counted ?? (isListed ? listed : undefined);
};

/** The column with a key that names what a measure counts the different ones of, by the first word of its title. */
const columnOf = (measure: string, cube: Cube): string | undefined => {
  const counted = cube.members.find(({ name }) => name === measure);
  const [noun, ...more] = wordsOfName(counted?.title ?? "").map(stemOf);
  if (counted?.aggregate === "sum" || noun === undefined || more.length === 0) return undefined;
  return cube.members.find(({ kind, public: isPublic, title, name }) => {
    const isKey = /(^|_)(id|key|no|nr)$/i.test(name);
    const words = wordsOfName(title).filter((word) => !isKey || !/^(id|key|no|nr)$/.test(word));
    const isCalledSo = words.length === 1 && stemOf(words[0] ?? "") === noun;
    const isToldApart = isKey || keyOfNamed(cube, name) !== undefined;
    return kind === "dimension" && isPublic && isCalledSo && isToldApart;
  })?.name;
};

const isOfNames = ({ members }: Cube, column: string): boolean => {
  const member = members.find(({ name }) => name === column);
  return wordsOfName(member?.source?.member ?? column).includes("name");
};
