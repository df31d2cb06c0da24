import type { Cube, Member } from "@embedded-analytics/domain";
import { figuresOfPace } from "./pace/figure-of-pace.js";
import { keeping, saysKept } from "./verbs/keeping.js";
import { stemOf } from "../words/stem.js";
import { isFiller } from "../words/filler.js";
import { closing } from "../words/phrases/phrase.js";
import { isUnitOfTime } from "../words/units.js";
import { wordsOfName } from "../words/token.js";
import type { Token } from "../words/token.js";

const ofDuration = new Set(
  "time duration hours minutes seconds days latency delay wait waiting age length lag".split(" "),
);

/** Whether a name or title speaks of how long something takes: less of it is faster. */
export const saysDuration = (text: string): boolean =>
  wordsOfName(text).some((word) => ofDuration.has(word));

/**
 * The figure that `how long does it take to resolve …` asks for: the duration with a word of the question,
 * which is the token `by`.
 */
export const howLong = (
  tokens: readonly Token[],
  { members }: Cube,
):
  { readonly at: number; readonly member: Member; readonly by: number | undefined } | undefined => {
  const spent = timeSpent(tokens, members);
  if (spent !== undefined) return spent;
  const takes = tokens.some(({ word }) => /^(take|takes|took|taking)$/.test(word));
  const at = tokens.findIndex(
    ({ word }, index) =>
      (word === "long" && tokens[index - 1]?.word === "how") ||
      (word === "longest" && takes) ||
      isSlow(tokens, index),
  );
  if (at < 0 || isRankedByName(tokens, members, at)) return undefined;
  const durations = members.filter(
    ({ kind, public: isPublic, name, title, format }) =>
      // `On-time rate` says how many of them were, and not how long they took.
      kind === "measure" && isPublic && format !== "percent" && saysDuration(`${name} ${title}`),
  );
  for (const member of durations) {
    const words = wordsOfName(`${member.name} ${member.title} ${member.synonyms.join(" ")}`).filter(
      (word) => !isFiller(word) && !ofDuration.has(word) && stemOf(word) !== "average",
    );
    const by = tokens.findIndex(
      (token) => !isDoer(token, members) && words.some((word) => isSameVerb(token, word)),
    );
    if (by >= 0) return { at, member, by: isAskedGroup(tokens, by, members) ? undefined : by };
  }
  const isKept = tokens.some(({ word }, index) => index > at && keeping.test(word));
  const [only, ...others] = isKept
    ? durations.filter(saysKept)
    : isPace(tokens[at]?.word ?? "")
      ? figuresOfPace(durations, tokens)
      : durations;
  const isOfThese =
    only !== undefined &&
    !isToOtherTime(tokens, members, at) &&
    !isOfOtherRows(tokens, members, only);
  return isOfThese && others.length === 0 ? { at, member: only, by: undefined } : undefined;
};

/** `which lab is slowest`, where each of them is named by a column: the word is what is ranked, and no part of `Lab turnaround`. */
const isAskedGroup = (tokens: readonly Token[], at: number, members: Cube["members"]): boolean =>
  (/^(which|what|by|per|each)$/.test(tokens[at - 1]?.word ?? "") ||
    isPace(tokens[at - 1]?.word ?? "")) &&
  members.some(
    ({ kind, type, public: isPublic, title }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      stemOf(title.toLowerCase()) === tokens[at]?.stem,
  );

/** `how long do deliveries take` of a table of orders beside them: what is counted in another table takes another time. */
const isOfOtherRows = (
  tokens: readonly Token[],
  members: Cube["members"],
  { source }: Member,
): boolean => {
  const counted = members.filter(
    ({ aggregate, title }) =>
      aggregate === "count" &&
      wordsOfName(title).length === 1 &&
      tokens.some(({ stem }) => stem === stemOf(title.toLowerCase())),
  );
  return counted.length > 0 && counted.every((each) => each.source?.cube !== source?.cube);
};

/** `how long does it take to deliver`, of complaints that know when the goods came: that is not how long it takes to close them. */
const isToOtherTime = (tokens: readonly Token[], members: Cube["members"], at: number): boolean => {
  const to = tokens.findIndex(({ word }, index) => index > at && word === "to");
  const verb = tokens.slice(to + 1).find(({ word }) => !/^(be|get|have)$/.test(word));
  return (
    to >= 0 &&
    verb !== undefined &&
    members.some(
      ({ kind, type, public: isPublic, name, title }) =>
        kind === "dimension" &&
        type === "time" &&
        isPublic &&
        wordsOfName(`${name} ${title}`).some((each) => !isFiller(each) && isSameVerb(verb, each)),
    )
  );
};

/** `handlers`, where a column says who handles something: they are asked for, and the word is no verb. */
const isDoer = ({ word, stem }: Token, members: Cube["members"]): boolean =>
  /(er|or)s?$/.test(word) &&
  members.some(
    ({ kind, type, public: isPublic, name, title, synonyms }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some((each) => stemOf(each) === stem),
  );

/** `slowest depots by days to deliver`: the length of time is named by itself. */
const isRankedByName = (
  tokens: readonly Token[],
  members: Cube["members"],
  at: number,
): boolean => {
  const by = tokens.findIndex(({ word }, index) => index > at && word === "by");
  if (by < 0 || !isPace(tokens[at]?.word ?? "")) return false;
  const said = new Set(tokens.slice(by + 1).map(({ stem }) => stem));
  return members.some(
    ({ kind, public: isPublic, name, title, synonyms }) =>
      kind === "measure" &&
      isPublic &&
      saysDuration(`${name} ${title}`) &&
      [name, title, ...synonyms].some((text) => {
        const words = wordsOfName(text)
          .map(stemOf)
          .filter((stem) => stem !== "average");
        return words.length > 0 && words.every((stem) => said.has(stem));
      }),
  );
};

/** `who recorded the most time`, `how much time went into …`: the sum that is counted in hours, and no worth of time. */
const timeSpent = (tokens: readonly Token[], members: Cube["members"]) => {
  const at = tokens.findIndex(
    ({ word, isQuoted }, index) =>
      word === "time" &&
      !isQuoted &&
      /^(most|least|much|more|less)$/.test(tokens[index - 1]?.word ?? ""),
  );
  const [member] = members.filter(
    ({ kind, public: isPublic, aggregate, unit = "" }) =>
      kind === "measure" && isPublic && aggregate === "sum" && isUnitOfTime(unit),
  );
  if (at < 0 || member === undefined) return undefined;
  const words = wordsOfName(member.title).map(stemOf);
  const by = tokens.findIndex(({ stem, word }) => word.length > 4 && words.includes(stem));
  return { at, member, by: by < 0 ? undefined : by };
};

/**
 * `the slowest paying client`, `which fitter is the quickest`, `the fastest contractor`: who takes the longest, or
 * the shortest, to do it. What grows or sells fast has the most of it, and takes no time.
 */
const isSlow = (tokens: readonly Token[], at: number): boolean => {
  const [before, next, second] = [-1, 1, 2].map((offset) => tokens[at + offset]?.word ?? "");
  if (!isPace(tokens[at]?.word ?? "") || isOfGrowth(before) || isOfGrowth(next)) return false;
  if (/^\p{L}{3,}ing$/u.test(next ?? "")) return true;
  const isLast = (word = ""): boolean => word === "" || closing.test(word);
  return isLast(next) || (isLast(second) && !saysDuration(next ?? ""));
};

/** Whether a word ranks by how fast something is done. */
export const isPace = (word: string): boolean => /^(slowest|fastest|quickest)$/.test(word);

/** Whether a word is of what grows or is sold, which is fast where there is much of it. */
export const isOfGrowth = (word = ""): boolean =>
  /^(sell|sold|grow|grew|grown|growth|mov|ris|rose|shrink|shrank|fall|fell|declin|increas)/.test(
    word,
  );

/** `paying` of `days to pay`; of short words all letters have to fit. */
const isSameVerb = ({ word, stem }: Token, other: string): boolean =>
  beginsAlike(word, other) || (word.length > 2 && stem === stemOf(other));

/** `resolve` and `resolution`. */
const beginsAlike = (left: string, right: string): boolean =>
  (left.length > 4 && left.slice(0, 5) === right.slice(0, 5)) ||
  participles.get(left)?.test(right) === true;

/** Participles that share too few letters with their nouns. */
const participles = new Map([
  ["paid", /^(payments?|paying|pays?)$/],
  ["sold", /^(sales?|selling)$/],
  ["sent", /^(sending|dispatch)$/],
  ["entered", /^(entry|entries)$/],
]);
