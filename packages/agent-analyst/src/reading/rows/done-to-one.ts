import type { Cube, Member } from "@embedded-analytics/domain";
import { isYesNo } from "../../words/cues/yes-no.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

const ofKey = /^(id|key|no|nr|number|ref|reference|code|tag|barcode)$/;
const ofState = /^(state|status|outcome)$/;

const wordsOf = ({ name, title }: Member): readonly string[] => wordsOfName(`${name} ${title}`);

/** Whether a column tells one row from all others: the number of the bills among bills. */
const isKey = (member: Member): boolean => wordsOf(member).some((word) => ofKey.test(word));

const isOneValue = ({ match, isNot, values }: ValueFilter): boolean =>
  match === "whole" && !isNot && values.length === 1;

/** That a time is there or not, or a state is so, and the one thing of which it is asked. */
const askedOf = (
  { filters }: LogicalForm,
  { members }: Cube,
):
  | { readonly thing: ValueFilter; readonly done: ValueFilter; readonly column: Member }
  | undefined => {
  const memberOf = (filter: ValueFilter): Member | undefined =>
    members.find(({ name, kind }) => name === filter.member && kind === "dimension");
  const thing = filters.find((filter) => {
    const member = memberOf(filter);
    return isOneValue(filter) && member !== undefined && isKey(member);
  });
  const [done, ...others] = filters.filter((filter) => filter !== thing);
  const column = done && memberOf(done);
  if (thing === undefined || done === undefined || column === undefined || others.length > 0)
    return undefined;
  const isSaid =
    (done.match === "empty" && column.type === "time") || (isOneValue(done) && isState(column));
  const isOwn = memberOf(thing)?.source?.cube === column.source?.cube;
  return isSaid && isOwn && column.source !== undefined ? { thing, done, column } : undefined;
};

/** Whether one thing of a time is named: `their October invoice`. */
const isOneOfTime = ({ tokens, times: [time] }: Utterance): boolean => {
  if (time === undefined) return false;
  const [before, noun] = [tokens[time.at - 1], tokens[time.at + time.length]];
  const isPlural = /[^s]s$/.test(noun?.word ?? "");
  return /^(their|his|her|its|the)$/.test(before?.word ?? "") && noun !== undefined && !isPlural;
};

/** `has Acme paid their October invoice`: of whom it is asked, and what they should have done to the one thing of that time. */
const thingOfTime = (
  form: LogicalForm,
  utterance: Utterance,
  { members }: Cube,
): ReturnType<typeof askedOf> => {
  if (!isOneOfTime(utterance) || !isBare({ ...form, time: undefined })) return undefined;
  const [done, ...more] = form.filters.filter(({ match }) => match === "empty");
  const [thing, ...others] = form.filters.filter(({ match }) => match !== "empty");
  const column = members.find(({ name, type }) => name === done?.member && type === "time");
  if (done === undefined || thing === undefined || column === undefined) return undefined;
  const isAlone = more.length + others.length === 0 && isOneValue(thing);
  return isAlone ? { thing, done, column } : undefined;
};

/** What is asked of one thing that is named by its key, or by its time. */
const askedIn = (form: LogicalForm, utterance: Utterance, cube: Cube) => {
  if (!isYesNo(utterance)) return undefined;
  return isBare(form) ? askedOf(form, cube) : thingOfTime(form, utterance, cube);
};

const isState = (member: Member): boolean =>
  member.type === "string" && wordsOf(member).some((word) => ofState.test(word));

/** Whether nothing is asked for but how many of the things there are. */
const isCountAlone = (
  { measures: [measure, ...others] }: LogicalForm,
  { members }: Cube,
): boolean =>
  others.length === 0 &&
  (measure?.kind === "rows" ||
    members.some(
      ({ name, aggregate }) =>
        measure?.kind === "measure" && name === measure.member && aggregate === "count",
    ));

const isBare = ({
  conditions,
  groupBy,
  thresholds,
  states = [],
  time,
  weekdays,
  isShare,
}: LogicalForm): boolean =>
  // prettier-ignore
  conditions.length + groupBy.length + thresholds.length + states.length === 0 &&
  (time?.range ?? time?.bucket ?? weekdays) === undefined &&
  !isShare;

/**
 * `has invoice 4711 been paid?` asks what the model says of one thing: when it was done, if it was, and the state it is in.
 * How many there are of it is no answer.
 */
export const withDoneToOne = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
): LogicalForm | undefined => {
  const asked = askedIn(form, utterance, cube);
  if (asked === undefined || !isCountAlone(form, cube)) return undefined;
  const { thing, done, column } = asked;
  const state = cube.members.find(
    (member) =>
      member.public &&
      member.kind === "dimension" &&
      member.source?.cube === column.source?.cube &&
      isState(member),
  );
  const also = state === undefined || state.name === column.name ? [] : [state.name];
  return {
    ...form,
    groupBy: [column.name, ...also],
    filters: [thing],
    whether: {
      member: column.name,
      holds: done.match !== "empty" || done.isNot,
      of: done.match === "empty" ? "filled" : (done.values[0] ?? ""),
    },
    ranking: undefined,
    display: "none",
  };
};
