import type { Cube, Member } from "@embedded-analytics/domain";
import { numberOf } from "../../words/number-word.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { FoundState } from "./column-state.js";

const daysOf: Readonly<Record<string, number>> = { day: 1, days: 1, week: 7, weeks: 7 };
const ofTime = /^(at|on|date|time|day|when)$/;

/** Where `within 30 days` stands, from its first to its last token. */
const spanAt = (tokens: readonly Token[], at: number) => {
  const [word, next, after] = [at, at + 1, at + 2].map((each) => tokens[each]?.word ?? "");
  if (word !== "within" || tokens[at]?.isQuoted === true) return undefined;
  const [single, unit] = [numberOf(next), daysOf[after ?? ""]];
  return single === undefined || unit === undefined
    ? /^an?$/.test(next ?? "") && after === "week" ? { days: 7, length: 3 } : undefined // prettier-ignore
    : { days: single * unit, length: 3 };
};

/** Verbs that say the same of an end. */
const alike: readonly (readonly string[])[] = [
  ["paid", "settled", "cleared"],
  ["resolved", "solved", "fixed"],
  ["dispatched", "shipped"],
  ["answered", "replied", "responded"],
];

/** The stems of a verb, and of those that say the same. */
const stemsOf = ({ stem }: Token): readonly string[] => [
  ...new Set([
    stem,
    ...alike.flatMap((verbs) => {
      const stems = verbs.map(stemOf);
      return stems.includes(stem) ? stems : [];
    }),
  ]),
];

/** The time that is called as a verb says, and nothing more: `Resolved`. */
const isCalled = ({ name, title, synonyms }: Member, stem: string): boolean =>
  [name, title, ...synonyms].some((text) => {
    const words = wordsOfName(text).filter((word) => !ofTime.test(word));
    return words.length === 1 && stemOf(words[0] ?? "") === stem;
  });

/**
 * `cases resolved within 30 days`: those whose time of that verb comes at most so many days after the time at which they began,
 * which is the usual one of the cube. A time that is counted from today (`within the last 30 days`) is none of these.
 */
export const doneWithin = (
  tokens: readonly Token[],
  { members, defaultTime }: Cube,
): FoundState | undefined => {
  const times = members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  const begin = times.find(({ name }) => name === defaultTime);
  const at = tokens.findIndex((_, place) => spanAt(tokens, place) !== undefined);
  const span = spanAt(tokens, at);
  const [verb, before] = [tokens[at - 1], tokens[at - 2]?.word ?? ""];
  if (begin === undefined || span === undefined || verb === undefined || verb.isQuoted) return;
  const isNot = /^(not|never|t)$/.test(before);
  if (before === "no") return undefined;
  const [done, ...others] = times.filter(
    (time) =>
      time !== begin &&
      time.source?.cube === begin.source?.cube &&
      stemsOf(verb).some((stem) => isCalled(time, stem)),
  );
  if (done === undefined || others.length > 0) return undefined;
  const state = { due: begin.name, done: done.name, days: span.days } as const;
  return isNot
    ? { state: { ...state, kind: "not_within" }, at: at - 2, length: span.length + 2 }
    : { state: { ...state, kind: "within" }, at: at - 1, length: span.length + 1 };
};
