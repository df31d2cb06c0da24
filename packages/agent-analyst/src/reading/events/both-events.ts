import type { Cube, Member } from "@embedded-analytics/domain";
import { isGlue, isPlain } from "../../words/filler.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isPastForm } from "../../words/past-forms.js";
import { fittingUnit } from "../../words/times/steps/granularity.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { noForm } from "../context/no-form.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { timeOfEvent } from "./times-of-events.js";

/** A form with all words of a question in it. */
interface Found {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly note: string;
  /** Whether it is meant also where the question could be read otherwise. */
  readonly isSure: boolean;
}

/**
 * `shipments booked vs delivered per month`, `new vs lost customers`: one count by two times, each by the column of its own
 * verb, side by side. Only where every word of the question says that and nothing else.
 */
export const bothEvents = (utterance: Utterance, cubes: readonly Cube[]): Found | undefined => {
  const joints = jointsOf(utterance);
  if (joints.length === 0 || utterance.times.length > 1 || utterance.limits.length > 0)
    return undefined;
  // A view has what its cubes have, and is what questions are asked of.
  const views = [...cubes].sort((left, right) => rankOf(left) - rankOf(right));
  for (const cube of views)
    for (const joint of joints) {
      const found = inCube(utterance, cube, joint);
      if (found !== undefined) return found;
    }
  return undefined;
};

const rankOf = ({ kind }: Cube): number => (kind === "view" ? 0 : 1);

/** Where two things are set beside each other; `and` does so only in steps of time. */
const jointsOf = ({ tokens, granularity }: Utterance): readonly number[] =>
  tokens.flatMap(({ word, isQuoted }, at) =>
    !isQuoted &&
    (/^(vs|versus|against|compared)$/.test(word) || (word === "and" && granularity !== undefined))
      ? [at]
      : [],
  );

const inCube = (utterance: Utterance, cube: Cube, joint: number): Found | undefined => {
  const { tokens, granularity } = utterance;
  const taken = new Set([
    ...utterance.taken,
    ...Array.from({ length: granularity?.length ?? 0 }, (_, at) => (granularity?.at ?? 0) + at),
  ]);
  const counts = cube.members.filter(
    ({ kind, aggregate, public: isPublic }) =>
      kind === "measure" && aggregate === "count" && isPublic,
  );
  for (const count of counts) {
    const times = cube.members.filter(
      ({ kind, type, source, public: isPublic }) =>
        kind === "dimension" && type === "time" && isPublic && source?.cube === count.source?.cube,
    );
    const events = tokens.map((token, at) =>
      taken.has(at) || token.isQuoted
        ? undefined
        : (timeOfEvent(token, times) ?? usualIfNew(token, times, cube)),
    );
    const [first, ...more] = new Set(events.slice(0, joint).flatMap((time) => time ?? []));
    const [second, ...others] = new Set(events.slice(joint).flatMap((time) => time ?? []));
    if (first === undefined || second === undefined || first === second) continue;
    if (more.length > 0 || others.length > 0) continue;
    const nouns = nounsOf(cube, count);
    const isSaid = tokens.some(({ stem }) => nouns.has(stem));
    const isWhole = tokens.every(
      ({ word, stem, isQuoted }, at) =>
        at === joint ||
        taken.has(at) ||
        (!isQuoted &&
          (events[at] !== undefined || nouns.has(stem) || isGlue(word) || isPlain(word))),
    );
    const isVerbs = tokens.every(({ word }, at) => events[at] === undefined || isPastForm(word));
    if (isSaid && isWhole) return formOf(utterance, cube, count, joint, [first, second], isVerbs);
  }
  return undefined;
};

/** What is new has come at the usual time, where no time is called after that. */
const usualIfNew = (
  { word }: Utterance["tokens"][number],
  times: readonly Member[],
  { defaultTime }: Cube,
): Member | undefined =>
  word === "new" ? (times.find(({ name }) => name === defaultTime) ?? times[0]) : undefined;

/** Words that name what is counted. */
const nounsOf = (cube: Cube, { title, name, synonyms }: Member): ReadonlySet<string> => {
  const headOf = (text: string): string | undefined => wordsOfName(text).at(-1);
  const noun = headOf(title || name);
  const isSome = wordsOfName(title || name).length > 1;
  const namesakes = cube.members.filter(
    (member) => member.aggregate === "count" && headOf(member.title || member.name) === noun,
  );
  // `Open tickets` beside `Tickets` are some of them, and no count of all.
  return noun === undefined || (isSome && namesakes.length > 1)
    ? new Set()
    : new Set(
        [
          noun,
          ...[...synonyms, cube.title, ...cube.synonyms].filter((each) => !/\s/.test(each)),
        ].map((word) => stemOf(word.toLowerCase())),
      );
};

const formOf = (
  { tokens, granularity, times, display }: Utterance,
  cube: Cube,
  count: Member,
  joint: number,
  [first, second]: readonly [Member, Member],
  isVerbs: boolean,
): Found => {
  const range = times[0]?.range;
  const unit = granularity?.unit;
  const dated = (time: Member): FormMeasure => ({
    kind: "dated",
    member: count.name,
    time: time.name,
  });
  const step = unit === "auto" ? fittingUnit(range) : unit;
  const form: LogicalForm = {
    ...noForm,
    cube: cube.name,
    measures: [dated(first), dated(second)],
    time: { dimension: first.name, range, before: undefined, bucket: step },
    display: display?.meaning,
  };
  return {
    form,
    cube,
    // Without a time, what is booked and what is cancelled may be states of one column.
    isSure: tokens[joint]?.word === "and" ? isVerbs : granularity !== undefined || times.length > 0,
    note: `I count each by its own time: ${first.title || first.name}, and ${second.title || second.name}.`,
  };
};
