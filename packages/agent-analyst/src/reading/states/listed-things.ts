import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { FormMeasure, LogicalForm } from "../logical-form.js";

/** Where `which ones`, `which are they` asks for the things that were counted before, one by one. */
export const whichOnesAt = ({ tokens }: Pick<Utterance, "tokens">): number | undefined => {
  const at = tokens.findIndex(({ word }) => word === "which");
  const isFirst = tokens.slice(0, at).every(({ word }) => /^(and|so|ok|but)$/.test(word));
  const asks = `${tokens[at + 1]?.word ?? ""} ${tokens[at + 2]?.word ?? ""}`;
  return at >= 0 && isFirst && /^(ones\b|(is|are|was|were) (they|those|these|it)$)/.test(asks)
    ? at
    : undefined;
};

/** The column of words that a counted thing is called by: `Address`, also called flat, of `Vacant flats`. */
export const thingOf = (
  { members }: Cube,
  [measure, ...others]: readonly FormMeasure[],
): Member | undefined => {
  const counted = members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (counted?.aggregate !== "count" || others.length > 0) return undefined;
  const noun = stemOf(wordsOfName(counted.title).at(-1) ?? "");
  return members.find(
    ({ kind, type, name, title, synonyms, public: isPublic }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      [name, title, ...synonyms].some((text) => isCalled(text, noun)),
  );
};

const ofName = /^(name|no|number|title|code|ref|reference)$/;

/** `flat`, `Flat`, `Flat number`. */
const isCalled = (text: string, noun: string): boolean => {
  const [first = "", second, ...more] = wordsOfName(text);
  return (
    stemOf(first) === noun && more.length === 0 && (second === undefined || ofName.test(second))
  );
};

/** The things that were counted, where `which ones` asks for them; the form as it is where no column has their names. */
export const withThings = (form: LogicalForm, utterance: Utterance, cube: Cube): LogicalForm => {
  const thing = whichOnesAt(utterance) === undefined ? undefined : thingOf(cube, form.measures);
  const [measure] = form.measures;
  if (thing === undefined || measure?.kind !== "measure") return form;
  const { member } = measure;
  return {
    ...form,
    groupBy: [thing.name],
    isShare: false,
    ranking: undefined,
    time: form.time && { ...form.time, bucket: undefined },
    thresholds: [...form.thresholds, { on: "measure", operator: ">", number: 0, member }],
  };
};

/** Whether `which ones` was asked and the reading has no list of them. */
export const isWithoutThings = (
  utterance: Utterance,
  at: number,
  { groupBy, measures }: LogicalForm,
  cube: Cube,
): boolean =>
  whichOnesAt(utterance) === at && !groupBy.includes(thingOf(cube, measures)?.name ?? "");
