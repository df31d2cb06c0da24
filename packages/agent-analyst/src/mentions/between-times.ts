import type { Cube, Member } from "@embedded-analytics/domain";
import { saysDuration } from "./how-long.js";
import { stemOf } from "../words/stem.js";
import type { CivilMs } from "../words/times/civil-time.js";
import type { SpanUnit } from "../words/spans/span-unit.js";
import { wordsOfName, type Token } from "../words/token.js";

/** How long it takes from one time to another, on the average, in whole and parts of a unit. */
export interface BetweenTerm {
  readonly kind: "between";
  readonly member: string;
  /** Undefined for an age, which lasts until `until`. */
  readonly to: string | undefined;
  readonly unit: SpanUnit;
  /** What is taken of many spans, where it is not their average. */
  readonly of?: "median" | "max" | "min";
  /** The moment of the question, which stands for an end that is not there. */
  readonly until?: CivilMs;
  /** Whether days of the calendar are counted, whatever the time of day. */
  readonly isByDay?: true;
}

/** How long it takes from one time to another, and the tokens that ask for it. */
export interface BetweenTimes {
  /** Or the model's own average of it. */
  readonly measure: BetweenTerm | { readonly kind: "measure"; readonly member: string };
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
    const found =
      fromTo(tokens, at, times, cube) ??
      aheadOf(tokens, at, times, cube) ??
      timeTaken(tokens, at, times, cube);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** `between booking and appointment`, `from order to delivery`, behind a unit. */
const fromTo = (
  tokens: readonly Token[],
  at: number,
  times: readonly Member[],
  { members }: Cube,
): BetweenTimes | undefined => {
  const word = tokens[at]?.word ?? "";
  const unit = word === "between" || word === "from" ? unitBefore(tokens, at) : undefined;
  const first = unit === undefined ? undefined : timeAt(tokens, at + 1, times);
  if (unit === undefined || first === undefined) return undefined;
  if (tokens[first.end]?.word !== (word === "between" ? "and" : "to")) return undefined;
  const second = timeAt(tokens, first.end + 1, times);
  if (second === undefined) return undefined;
  const isPlan =
    isPlanUnsaid(tokens.slice(at, first.end), first.member) ||
    isPlanUnsaid(tokens.slice(first.end, second.end), second.member);
  return isPlan
    ? undefined
    : ownSpan(spanOf(first.member, second, unit), members, [first.member, second.member]);
};

/** `to delivery` is to when it came, and not to when it was to come, unless the words say that. */
const isPlanUnsaid = (words: readonly Token[], end: Member): boolean =>
  isPlanned(end) && !words.some(({ word }) => planned.test(word));

/** How long it takes from one time to another one. */
const spanOf = (
  first: Member,
  { member, end }: { readonly member: Member; readonly end: number },
  { unit, at }: { readonly unit: SpanUnit; readonly at: number },
): BetweenTimes | undefined =>
  first === member
    ? undefined
    : {
        measure: { kind: "between", member: first.name, to: member.name, unit },
        at,
        length: end - at,
      };

/** Those who do it, of whom nothing else is said. */
const doers =
  /^(we|they|you|i|people|customers|clients|guests|members|users|patients|visitors|passengers|do|does|did|is|are|was|were|get|our|the|on|average)$/;

/** `how many days before departure do people book`: from the time of the verb to the one behind `before`. */
const aheadOf = (
  tokens: readonly Token[],
  at: number,
  times: readonly Member[],
  { members }: Cube,
): BetweenTimes | undefined => {
  const counted = members.flatMap(({ aggregate, title }) =>
    aggregate === "count" ? wordsOfName(title) : [],
  );
  const unit = tokens[at]?.word === "before" ? unitBefore(tokens, at) : undefined;
  const last = unit === undefined ? undefined : timeAt(tokens, at + 1, times);
  if (unit === undefined || last === undefined) return undefined;
  for (let verb = last.end; verb < tokens.length; verb++) {
    const first = timeAt(tokens, verb, times);
    if (first !== undefined && first.member !== last.member)
      return ownSpan(spanOf(first.member, { member: last.member, end: first.end }, unit), members, [
        first.member,
        last.member,
      ]);
    const { word = "" } = tokens[verb] ?? {};
    if (!doers.test(word) && !counted.includes(word)) return undefined;
  }
  return undefined;
};

/** The model's own average of a time between two others, where its title or description names both: `Lead time`. */
const ownSpan = (
  found: BetweenTimes | undefined,
  members: readonly Member[],
  ends: readonly Member[],
): BetweenTimes | undefined => {
  const own = members.find(({ kind, aggregate, title, unit, description = "" }) => {
    // The column that it is the average of may say it in its place.
    const column = members.find(
      (member) => member.type === "number" && member.kind === "dimension" && title.toLowerCase() === `average ${member.title.toLowerCase()}`, // prettier-ignore
    );
    const words = wordsOfName(`${title} ${description} ${column?.description ?? ""}`);
    const isSaid = ({ title: end }: Member): boolean =>
      wordsOfName(end).some(
        (word) =>
          !ofTime.has(word) &&
          words.some((each) => stemOf(each) === stemOf(word) || isSameDeed(each, word)),
      );
    const isInUnit = found?.measure.kind !== "between" || (unit ?? `${found.measure.unit}s`).replace(/s$/, "") === found.measure.unit; // prettier-ignore
    return kind === "measure" && aggregate === "avg" && isInUnit && ends.every(isSaid);
  });
  return found === undefined || own === undefined || ends.some(isPlanned)
    ? found
    : { ...found, measure: { kind: "measure", member: own.name } };
};

/** `average days to pay a bill`: from the usual time of the cube to the one of the verb. */
const timeTaken = (
  tokens: readonly Token[],
  at: number,
  times: readonly Member[],
  cube: Cube,
): BetweenTimes | undefined => {
  const verb = tokens[at + 1]?.word ?? "";
  if (tokens[at]?.word !== "to" || isMeasured(cube, verb)) return undefined;
  const unit = longBefore(tokens, at) ?? unitBefore(tokens, at);
  const last = timeAt(tokens, at + 1, times);
  if (unit === undefined || last === undefined) return undefined;
  const own = times.filter(({ source }) => source?.cube === last.member.source?.cube);
  const first = own.find(({ name }) => name === cube.defaultTime) ?? own[0];
  return first === undefined ? undefined : spanOf(first, last, unit);
};

/** `how long does it take to pay`. */
const longBefore = (tokens: readonly Token[], at: number) => {
  if (!/^(take|takes|took)$/.test(tokens[at - 1]?.word ?? "")) return undefined;
  const how = tokens.findIndex(
    ({ word }, index) => index < at && word === "long" && tokens[index - 1]?.word === "how",
  );
  return how < 0 ? undefined : ({ unit: "day", at: how - 1 } as const);
};

/** Whether the model has a figure of its own for how long that takes. */
const isMeasured = ({ members }: Cube, verb: string): boolean =>
  members.some(
    ({ kind, name, title, synonyms }) =>
      kind === "measure" &&
      saysDuration(`${name} ${title}`) &&
      wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some(
        (word) => word === verb || beginsAlike(word, verb),
      ),
  );

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
  const fitting = times.filter((each) => isCalled(each, word));
  const behind = tokens[at + 1]?.word ?? "";
  // `refund request` is `Refund requested`, and no `Refunded`.
  const whole = fitting.find((each) => behind !== word && isCalled(each, behind));
  const member = whole ?? fitting.find((each) => !isPlanned(each)) ?? fitting[0];
  if (member === undefined) return undefined;
  if (member === whole) return { member, end: at + 2 };
  // `pick-up` is two words of one name.
  const isMore = wordsOfName(member.title).slice(1).includes(behind);
  return { member, end: isMore || /^(date|time)$/.test(behind) ? at + 2 : at + 1 };
};

/** Whether a word is one of those that a time is called by, or of the same deed. */
const isCalled = ({ name, title, synonyms }: Member, word: string): boolean =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some(
    (each) => !ofTime.has(each) && (stemOf(each) === stemOf(word) || beginsAlike(each, word)),
  );

/** `Payment due` says when something is to be done, and `Paid` when it was: `to payment` leads to the latter. */
const isPlanned = ({ name, title }: Member): boolean =>
  wordsOfName(`${name} ${title}`).some((word) => planned.test(word));

const planned =
  /^(due|planned|expected|requested|scheduled|promised|estimated|target|deadline|plan|promise|request|schedule)$/;

/** Nouns that share less than five letters with their verbs. */
const nouns = new Map([
  ["entry", "enter"],
  ["exit", "exit"],
  ["sale", "sold"],
  ["payment", "paid"],
  ["pay", "paid"],
  ["purchase", "bought"],
  ["buy", "bought"],
  ["install", "installed"],
  ["order", "ordered"],
  ["send", "sent"],
  ["ship", "shipped"],
  ["hire", "hired"],
  ["birth", "born"],
  ["signup", "signed"],
]);

/** Whether two words are of the same deed: `payment` and `paid`. */
export const isSameDeed = (left: string, right: string): boolean =>
  beginsAlike(left, right) || beginsAlike(right, left);

/** `delivered` and `delivery`. */
const beginsAlike = (left: string, right: string): boolean => {
  const verb = nouns.get(right) ?? right;
  return verb.length > 3 && left.slice(0, 5) === verb.slice(0, 5);
};
