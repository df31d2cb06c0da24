import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { countAtFirst } from "../../words/cues/harmless.js";
import { lastingStates } from "../../words/cues/standing.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";
import { dropAssumed } from "../context/assumed-figure.js";

/** Whether it is asked what is in a state the longest, of all times together. */
const isLongestAsked = ({ tokens, ranking }: Utterance, { time }: LogicalForm): boolean =>
  ranking !== undefined &&
  tokens.slice(ranking.at, ranking.at + ranking.length).some(({ word }) => word === "longest") &&
  tokens.some(({ word }) => lastingStates.test(word)) &&
  (time?.bucket ?? time?.before) === undefined;

/** The time that is empty as long as rows are in the state, and the usual time of the same table. */
const spanOf = (
  { filters }: LogicalForm,
  { members, defaultTime }: Cube,
): { readonly begin: Member; readonly home: string } | undefined => {
  const isOpen = (name: string): boolean =>
    filters.some(({ member, match, isNot }) => member === name && match === "empty" && !isNot);
  const home = members.find(({ name, type }) => type === "time" && isOpen(name))?.source?.cube;
  const begin = members.find(
    ({ name, source }) => name === defaultTime && home !== undefined && source?.cube === home,
  );
  return begin === undefined || home === undefined ? undefined : { begin, home };
};

/**
 * `which ticket has been open for the longest time`: of those that have no end yet, the one that came in first. Undefined
 * where no state that lasts is named, or the model does not say when it began, or has no column that names such rows.
 */
export const withOpenLongest = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
  notes: string[],
): LogicalForm | undefined => {
  const span = isLongestAsked(utterance, form) ? spanOf(form, cube) : undefined;
  if (span === undefined) return undefined;
  const { begin, home } = span;
  const key = form.groupBy.length > 0 ? undefined : keyOf(cube, home);
  const groupBy = key === undefined ? form.groupBy : [key.name];
  if (groupBy.length === 0) return undefined;
  // The figure that nobody named has no part in it.
  dropAssumed(notes);
  notes.push(`I take those that are open the longest by ${begin.title || begin.name}.`);
  const count = utterance.ranking?.meaning.count ?? countAtFirst(utterance) ?? 1;
  return {
    ...form,
    measures: [{ kind: "min", member: begin.name }],
    groupBy,
    ranking: { count, direction: "asc" },
  };
};

const ofKeys = /^(no|nr|number|ref|reference|code|id|key)$/;

/** The one column of a table that names each of its rows: `ticket_no` of tickets. */
const keyOf = ({ members }: Cube, home: string): Member | undefined => {
  const [key, ...others] = members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.public &&
      member.source?.cube === home &&
      wordsOfName(member.source.member).some((word) => ofKeys.test(stemOf(word))),
  );
  return others.length === 0 ? key : undefined;
};
