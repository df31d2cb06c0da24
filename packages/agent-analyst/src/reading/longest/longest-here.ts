import type { Cube, Member } from "@embedded-analytics/domain";
import { codedValuesOf } from "../../mentions/coded-values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import type { LogicalForm, Threshold, ValueFilter } from "../logical-form.js";
import { homeOfMember, presenceOf, presentWordOf } from "../presence/presence-of.js";
import { presentCountOf } from "../states/present-ones.js";
import { saysEnd } from "../states/ended-too.js";

/** Words of a time at which somebody came, the surest first. */
const begins: readonly RegExp[] = [
  /^(since)$/,
  /^(joined|started|hired|employed)$/,
  /^(moved|registered|enrolled|began|begin|start|starts|starting)$/,
];
const lasting = /^(been|stayed|worked|waited|served|lived|rented|taught)$/;

/** Whether it is asked who or what has been there the longest, of all times together. */
const isAsked = ({ tokens, ranking }: Utterance, { time }: LogicalForm): boolean =>
  ranking !== undefined &&
  tokens.slice(ranking.at, ranking.at + ranking.length).some(({ word }) => word === "longest") &&
  tokens.some(({ word }) => lasting.test(word)) &&
  (time?.bucket ?? time?.before) === undefined;

const wordsOf = ({ name, title }: Member): readonly string[] => wordsOfName(`${name} ${title}`);

/** What they have been doing: `waiting`, `teaching`. */
const doingIn = ({ tokens }: Utterance): readonly string[] =>
  tokens.flatMap(({ word, stem, isQuoted }) =>
    !isQuoted && /^\p{L}{3,}ing$/u.test(word) ? [stem] : [],
  );

/** When they came: what is called after what they do, else by a word of beginning, else when those came in who wait. */
const beginOf = (
  { members, defaultTime }: Cube,
  own: readonly Member[],
  doing: readonly string[],
  isWaiting: boolean,
): Member | undefined => {
  const times = own.filter(({ type }) => type === "time");
  const called = times.find((each) => wordsOf(each).some((word) => doing.includes(stemOf(word))));
  if (called !== undefined) return called;
  const usual = members.find(({ name }) => name === defaultTime);
  if (isWaiting && usual !== undefined && times.includes(usual)) return usual;
  for (const words of begins) {
    const time = times.find(
      (each) => !saysEnd(each) && wordsOf(each).some((word) => words.test(word)),
    );
    if (time !== undefined) return time;
  }
  return undefined;
};

/** What tells those who are still there. */
interface Still {
  readonly filters: readonly ValueFilter[];
  readonly conditions: LogicalForm["conditions"];
  readonly thresholds: readonly Threshold[];
  readonly said: string;
}

const nothing = { filters: [], conditions: [], thresholds: [] } as const;

const stillOf = (
  form: LogicalForm,
  cube: Cube,
  own: readonly Member[],
  doing: readonly string[],
): Still | undefined => {
  const coded = doing
    .flatMap((stem) => codedValuesOf(cube).get(stem) ?? [])
    .filter(({ dimension }) => own.some(({ name }) => name === dimension));
  const [state, ...others] = coded;
  if (state !== undefined && others.length === 0) {
    const filter = { member: state.dimension, match: "whole", values: [state.value], isNot: false } as const; // prettier-ignore
    const title = own.find(({ name }) => name === state.dimension)?.title ?? state.dimension;
    return { ...nothing, filters: [filter], said: `${title} is ${state.value}` };
  }
  const [measure] = form.measures;
  const count = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const present =
    count === undefined || presentWordOf(count) !== undefined ? count : presentCountOf(cube, count);
  const home = own[0] && homeOfMember(own[0], cube);
  const presence = home === undefined ? undefined : presenceOf(cube, home, "current");
  if (presence !== undefined) {
    const { member, kind } = presence;
    const title = member.title || member.name;
    return kind === "condition"
      ? { ...nothing, conditions: [{ member: member.name, holds: true }], said: title }
      : {
          ...nothing,
          filters: [{ member: member.name, match: "empty", values: [], isNot: false }],
          said: `no time in ${title}`,
        };
  }
  return present === undefined || presentWordOf(present) === undefined
    ? undefined
    : {
        ...nothing,
        thresholds: [{ on: "measure", member: present.name, operator: ">", number: 0 }],
        said: present.title || present.name,
      };
};

/**
 * `who has been teaching here the longest`, `which tenant has been with us the longest`: of those who are still there, the one
 * who came first. Undefined where the model does not say when somebody came, or who is still there.
 */
export const withLongestHere = (
  form: LogicalForm,
  utterance: Utterance,
  cube: Cube,
  notes: string[],
): LogicalForm | undefined => {
  const [group, ...others] = form.groupBy;
  const named = cube.members.find(({ name }) => name === group);
  if (!isAsked(utterance, form) || named === undefined || others.length > 0) return undefined;
  const own = cube.members.filter(
    (each) =>
      each.public &&
      each.kind !== "measure" &&
      homeOfMember(each, cube) === homeOfMember(named, cube),
  );
  const doing = doingIn(utterance);
  const begin = beginOf(cube, own, doing, doing.includes(stemOf("waiting")));
  const still = begin && stillOf(form, cube, own, doing);
  if (begin === undefined || still === undefined) return undefined;
  notes.push(
    `I take those who have been there the longest by ${begin.title || begin.name}, of those who are there (${still.said}).`,
  );
  return {
    ...form,
    measures: [{ kind: "min", member: begin.name }],
    filters: [...form.filters.filter(({ member }) => member !== begin.name), ...still.filters],
    conditions: [...form.conditions, ...still.conditions],
    thresholds: [...form.thresholds, ...still.thresholds],
    ranking: { count: utterance.ranking?.meaning.count ?? 1, direction: "asc" },
  };
};
