import type { Cube, Member } from "@embedded-analytics/domain";
import type { LogicalForm } from "../reading/logical-form.js";
import { membersOfForm } from "../reading/members-of-form.js";
import { labelOf } from "../answer/labels.js";
import type { TimeRange } from "../words/times/time-range.js";
import { sureReading, type Ground } from "./sure-reading.js";
import { listed, pluralOf, titleFirst, titleWithin } from "./wording.js";

/** A plain question: figures, and by what, when and for what they are given. */
export interface Draft {
  readonly cube: Cube;
  readonly measures: readonly Member[];
  readonly groups: readonly Member[];
  /** As it is said behind the rest: `last month`; empty for all time. */
  readonly time: string;
  /** The time that is meant by it, where it is that of the question. */
  readonly range: TimeRange | undefined;
  /** The step of a series: `month`; empty for none. */
  readonly step: string;
  /** Values that restrict it. */
  readonly values: readonly string[];
  /** The columns that hold them. */
  readonly filtered: readonly string[];
  /** How many of the first groups are wanted; 0 for all. */
  readonly top: number;
}

/** The ways to say one draft: where a value stands is not the same for all of them. */
const wordingsOf = (draft: Draft): readonly string[] => {
  const { cube, measures, groups, time, step, values, top } = draft;
  const figures = listed(
    measures.map((measure, at) => (at === 0 ? titleFirst : titleWithin)(cube, measure)),
  );
  const by = [...groups.map((group) => titleWithin(cube, group)), ...(step === "" ? [] : [step])];
  const [first, ...others] = groups;
  const behind = (rest: string, preposition: string): string =>
    [rest, ...(values.length === 0 ? [] : [preposition, listed(values)]), time]
      .filter((part) => part !== "")
      .join(" ");
  if (top > 0 && first !== undefined) {
    const things = pluralOf(titleWithin(cube, first));
    const figure = listed(measures.map((measure) => titleWithin(cube, measure)));
    return others.length > 0 ? [] : [behind(`Top ${top} ${things} by ${figure}`, "for")];
  }
  const what = by.length === 0 ? figures : `${figures} by ${listed(by)}`;
  return values.length === 0
    ? [behind(what, "")]
    : [behind(what, "for"), behind(what, "in"), behind(what, "of")];
};

/** The first wording of a draft that is read as it is meant; undefined where none is. */
export const sureQuestion = (draft: Draft, ground: Ground): string | undefined =>
  wordingsOf(draft).find((text) => {
    const understood = sureReading(text, ground);
    return understood !== undefined && isMeant(draft, understood.form, understood.cube);
  });

const isMeant = (draft: Draft, form: LogicalForm, cube: Cube): boolean => {
  const measures = form.measures.map((measure) =>
    measure.kind === "measure" ? labelOf(cube, measure.member) : "",
  );
  const groups = form.groupBy.map((name) => labelOf(cube, name));
  return (
    isSame(measures, labelsOf(draft.cube, draft.measures)) &&
    isSame(groups, labelsOf(draft.cube, draft.groups)) &&
    (form.time?.bucket !== undefined) === (draft.step !== "") &&
    isTimeMeant(draft, form.time?.range) &&
    isSame(
      form.filters.flatMap(({ values, isNot }) => (isNot ? [""] : values)),
      draft.values,
    ) &&
    (form.ranking?.count ?? 0) === draft.top &&
    hasNothingElse(form)
  );
};

const isTimeMeant = ({ time, range }: Draft, read: TimeRange | undefined): boolean =>
  time === ""
    ? read === undefined
    : read !== undefined &&
      (range === undefined || (range.from === read.from && range.to === read.to));

const hasNothingElse = (form: LogicalForm): boolean =>
  form.conditions.length === 0 &&
  form.thresholds.length === 0 &&
  form.calculation === undefined &&
  form.part === undefined &&
  form.states === undefined &&
  form.absentFrom === undefined &&
  form.weekdays === undefined &&
  !form.isShare;

const labelsOf = (cube: Cube, members: readonly Member[]): readonly string[] =>
  members.map(({ name }) => labelOf(cube, name));

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((each, at) => each === right[at]);

/** Whether a question that was written anew is surely answered by a form in which a member has a part. */
export const isSureOf = (text: string, members: readonly Member[], ground: Ground): boolean => {
  const understood = sureReading(text, ground);
  if (understood === undefined) return false;
  const used = [...membersOfForm(understood.form)].map((name) => labelOf(understood.cube, name));
  return members.every(
    ({ name, title }) => used.includes(title) || membersOfForm(understood.form).has(name),
  );
};
