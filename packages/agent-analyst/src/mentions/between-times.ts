import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../words/stem.js";
import { wordsOfName, type Token } from "../words/token.js";

/** How long it takes from one time to another, on the average, in whole and parts of a unit. */
export interface BetweenTerm {
  readonly kind: "between";
  readonly member: string;
  readonly to: string;
  readonly unit: "hour" | "day";
}

/** How long it takes from one time to another, and the tokens that ask for it. */
export interface BetweenTimes {
  readonly measure: BetweenTerm;
  readonly at: number;
  readonly length: number;
}

const small = new Set("the a an its their of being".split(" "));
const ofTime = new Set("at on date time day moment".split(" "));

/** `average days between booking and appointment`, `how long from order to delivery`. */
export const betweenTimes = (tokens: readonly Token[], cube: Cube): BetweenTimes | undefined => {
  const times = cube.members.filter(
    ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
  );
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? "";
    if (word !== "between" && word !== "from") continue;
    const unit = unitBefore(tokens, at);
    if (unit === undefined) continue;
    const first = timeAt(tokens, at + 1, times);
    const joint = first === undefined ? "" : (tokens[first.end]?.word ?? "");
    if (first === undefined || joint !== (word === "between" ? "and" : "to")) continue;
    const second = timeAt(tokens, first.end + 1, times);
    if (second === undefined || second.member === first.member) continue;
    const measure: BetweenTerm = {
      kind: "between",
      member: first.member.name,
      to: second.member.name,
      unit: unit.unit,
    };
    return { measure, at: unit.at, length: second.end - unit.at };
  }
  return undefined;
};

const unitBefore = (tokens: readonly Token[], at: number) => {
  const word = tokens[at - 1]?.word ?? "";
  const isAverage = /^(average|avg|mean)$/.test(tokens[at - 2]?.word ?? "");
  const start = isAverage ? at - 2 : at - 1;
  if (/^days?$/.test(word)) return { unit: "day", at: start } as const;
  if (/^hours?$/.test(word)) return { unit: "hour", at: start } as const;
  const isLong = word === "long" && tokens[at - 2]?.word === "how";
  if (isLong) return { unit: "day", at: at - 2 } as const;
  return word === "time" && isAverage ? ({ unit: "day", at: start } as const) : undefined;
};

/** The time whose name begins like the words at this place, and where they end. */
const timeAt = (tokens: readonly Token[], from: number, times: readonly Member[]) => {
  let at = from;
  while (small.has(tokens[at]?.word ?? "")) at++;
  const word = tokens[at]?.word ?? "";
  const member = times.find(({ name, title, synonyms }) =>
    wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some(
      (each) => !ofTime.has(each) && (stemOf(each) === stemOf(word) || beginsAlike(each, word)),
    ),
  );
  const end = /^(date|time)$/.test(tokens[at + 1]?.word ?? "") ? at + 2 : at + 1;
  return member && { member, end };
};

/** Nouns that share less than five letters with their verbs. */
const nouns = new Map([
  ["entry", "enter"],
  ["exit", "exit"],
  ["sale", "sold"],
  ["payment", "paid"],
  ["hire", "hired"],
  ["birth", "born"],
]);

/** `delivered` and `delivery`. */
const beginsAlike = (left: string, right: string): boolean => {
  const verb = nouns.get(right) ?? right;
  return verb.length > 3 && left.slice(0, 5) === verb.slice(0, 5);
};
