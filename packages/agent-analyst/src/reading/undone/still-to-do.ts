import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { soleOf } from "../absences/others.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";
import { saysGivenUp, statesBehind } from "./given-up.js";
import { saysState, statesListed, type ListedState } from "./states-listed.js";

/** How a question says that a thing is to be done, and does not only lack it. */
const toBeDone =
  /\b(?:yet|wait(?:s|ed|ing)?|await(?:s|ed|ing)?|pending|to be|(?:have|need) to)\b/iu;
/** Times at which a thing itself is over: what has none goes on, and waits for nothing. */
const ending =
  /^(end|ends|ended|left|leaving|closed|churned|quit|terminated|suspended|until|expiry)$/;
/** What was cancelled may be given back all the same. */
const givenBack = /^(refunded|refund|reimbursed|repaid|credited)$/;

/**
 * `orders waiting to be shipped`, where others are cancelled, or picked up: those have no time of shipping either, and nothing
 * waits for them. They are left out, or, of what only lacks that time, named.
 */
export const withStillToDo = (
  form: LogicalForm,
  { tokens }: Pick<Utterance, "tokens">,
  cube: Cube,
  notes: string[],
): LogicalForm => {
  const lack = soleOf(form.filters.flatMap((filter) => lackIn(filter, cube) ?? []));
  if (lack === undefined || isSaid(form, lack)) return form;
  const others = statesBehind(lack.states, lack.done).filter(
    ({ value = "" }) => !lack.filter.values.includes(value),
  );
  const values = others.flatMap(({ value }) => value ?? []);
  if (others.length === 0 || values.length < others.length) return form;
  const those = joined(others.map(nameOf));
  if (isToBeDone(tokens, lack.done)) {
    notes.push(`I leave out what is ${those}, as nothing is to be done to it any more.`);
    return { ...form, filters: withoutValues(form.filters, lack, values) };
  }
  if (!lack.isTold) notes.push(`This takes in what is ${those}.`);
  return form;
};

/** What says that something was not done, the states that rows may be in, and the words for what was not done. */
interface Lack {
  readonly filter: ValueFilter;
  readonly state: Member;
  readonly states: readonly ListedState[];
  readonly done: readonly string[];
  /** Whether the model says that those alone lack it of which it is asked. */
  readonly isTold: boolean;
}

const lackIn = (filter: ValueFilter, cube: Cube): Lack | undefined => {
  const member = cube.members.find(({ name }) => name === filter.member);
  if (member === undefined) return undefined;
  const isOfTime = filter.match === "empty" && !filter.isNot && member.type === "time";
  const lack = isOfTime ? ofTime(filter, member, cube) : ofState(filter, member);
  const isOther = (word: string): boolean =>
    saysGivenUp(word) || ending.test(word) || givenBack.test(word);
  return lack?.done.some(isOther) === true
    ? undefined
    : lack && { ...lack, done: lack.done.map(stemOf) };
};

/** A time is empty, and a column of the same rows says in what state they are. */
const ofTime = (filter: ValueFilter, time: Member, { name, members }: Cube): Lack | undefined => {
  const home = time.source?.cube ?? name;
  const own = members.filter((each) => saysState(each) && (each.source?.cube ?? name) === home);
  // The state in which a thing happened lists no states of it.
  const state = soleOf(own) ?? soleOf(own.filter((each) => statesListed(each).length > 0));
  const { title, description = "" } = time;
  const isTold = /\bempty (?:while|as long as)\b(?!.*\bor\b)/i.test(description);
  const done = wordsOfName(title || time.name);
  return state && { filter, state, states: statesListed(state), done, isTold };
};

/** A state is denied. */
const ofState = (filter: ValueFilter, state: Member): Lack | undefined => {
  if (filter.match !== "whole" || !filter.isNot || !saysState(state)) return undefined;
  const states = statesListed(state);
  const denied = states.filter(({ value = "" }) => filter.values.includes(value));
  return { filter, state, states, done: denied.flatMap(({ words }) => words), isTold: false };
};

/** Whether the question speaks of the states itself, or shows them. */
const isSaid = ({ filters, groupBy, focus }: LogicalForm, { state, filter }: Lack): boolean =>
  groupBy.includes(state.name) ||
  focus?.member === state.name ||
  filters.some((each) => each !== filter && each.member === state.name);

const isToBeDone = (tokens: Utterance["tokens"], done: readonly string[]): boolean => {
  // A phrase that was put into plain words has the text of all of them.
  const said = tokens.flatMap(({ text, isQuoted }) =>
    isQuoted ? [] : [text.toLowerCase(), ...text.toLowerCase().split(/\s+/)],
  );
  const isStill = said.includes("still") && said.some((text) => /^not\b/.test(text));
  const isUndone = (text: string): boolean =>
    text.startsWith("un") && done.includes(stemOf(text.slice(2)));
  return isStill || said.some((text) => toBeDone.test(text) || isUndone(text));
};

const withoutValues = (
  filters: readonly ValueFilter[],
  { filter, state }: Lack,
  values: readonly string[],
): readonly ValueFilter[] =>
  filter.match === "empty"
    ? [...filters, { member: state.name, match: "whole", values, isNot: true }]
    : filters.map((each) =>
        each === filter ? { ...each, values: [...each.values, ...values] } : each,
      );

const nameOf = ({ text, value = "" }: ListedState): string =>
  text === value.replaceAll("_", " ") ? text : `${text} (${value})`;

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1) ?? ""}`;
