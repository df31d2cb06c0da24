import type { Cube, Member } from "@embedded-analytics/domain";
import { isSameDeed } from "../../mentions/between-times.js";
import { saysDuration } from "../../mentions/how-long.js";
import { unitOfSpan } from "../../words/spans/span-unit.js";
import type { AskedSpan } from "../../words/spans/asked-span.js";
import { stemOf } from "../../words/stem.js";
import { isUnitOfTime } from "../../words/units.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import {
  endOfLasting,
  endOfProcess,
  homeOfMember,
  isNamedBy,
  timeOfCube,
} from "./times-of-table.js";

const ofAll =
  /^(average|avg|mean|time|times|duration|length|days?|hours?|minutes?|weeks?|months?|years?|nights?|period|span|total|median|in|the|of|to|for|a|an|per|until|from)$/;

/** What is asked of the rows of a table. */
interface Sought {
  readonly asked: AskedSpan;
  readonly cube: Cube;
  readonly home: string;
}

/** Whether a member says how long something takes. */
export const isOfDuration = ({ unit = "", name, title, format }: Member): boolean =>
  isUnitOfTime(unit) || (format !== "percent" && saysDuration(`${name} ${title}`));

/** What a text says beside that it is a length of time. */
const tellingWords = (text: string): readonly string[] =>
  wordsOfName(text).filter((word) => !ofAll.test(word));

const isSame = (left: string, right: string): boolean =>
  stemOf(left) === stemOf(right) || isSameDeed(left, right) || isSameDeed(right, left);

/** Whether a name is about these words, and about nothing else; without words, about nothing but a length of time. */
const isAbout = (text: string, words: readonly string[]): boolean => {
  const telling = tellingWords(text);
  return words.length === 0
    ? telling.length === 0
    : words.every((word) => telling.some((each) => isSame(each, word)));
};

/** The model's own average of a length of time, or a column of it, that is about these words. */
export const ownSpan = (
  { asked, cube, home }: Sought,
  words: readonly string[],
): { readonly measure: FormMeasure; readonly quality: number } | undefined => {
  const own = cube.members.filter(
    (member) => member.public && homeOfMember(cube, member) === home && isOfDuration(member),
  );
  const isRight = (member: Member): boolean =>
    (asked.unit === undefined || (member.unit ?? asked.unit).replace(/s$/, "") === asked.unit) &&
    [member.name, member.title, ...member.synonyms].some((text) => text !== "" && isAbout(text, words)); // prettier-ignore
  const column = own.find(
    (member) => member.kind === "dimension" && member.type === "number" && isRight(member),
  );
  const average = own.find((member) => member.kind === "measure" && member.aggregate === "avg" && isRight(member)); // prettier-ignore
  if (asked.isMedian)
    return column === undefined
      ? medianOf(average, cube, asked.unit)
      : { measure: { kind: "median", member: column.name }, quality: 0.95 };
  if (average !== undefined) return { measure: { kind: "measure", member: average.name }, quality: 1 }; // prettier-ignore
  return column && { measure: { kind: "avg", member: column.name }, quality: 0.95 };
};

const fromTo = /\bfrom (?:the )?(?<from>.+?) (?:to|until) (?:(?:the|its) )?(?<to>[^.,;]+)/i;

/** The own average of a table that its description has up to what a word names, at a time of the table. */
export const spanUpTo = (
  { asked, cube, home }: { readonly asked: AskedSpan; readonly cube: Cube; readonly home: string },
  word: string,
): FormMeasure | undefined => {
  const own = cube.members.filter(
    (member) =>
      member.public &&
      member.kind === "measure" &&
      member.aggregate === "avg" &&
      homeOfMember(cube, member) === home &&
      isOfDuration(member) &&
      wordsOfName(fromTo.exec(member.description ?? "")?.groups?.["to"] ?? "").some(
        (each) => isSame(each, word) || (word.length > 4 && each.startsWith(word.slice(0, 5))),
      ),
  );
  const [only, ...others] = own;
  const unit = only?.unit?.replace(/s$/, "");
  const isRight = asked.unit === undefined || unit === undefined || unit === asked.unit;
  return only === undefined || others.length > 0 || !isRight || asked.isMedian
    ? undefined
    : { kind: "measure", member: only.name };
};

/** The time whose whole name a text has, the longest of them: `gate-in` of `From gate-in to gate-out`. */
const wholeTime = (cube: Cube, text: string): Member | undefined => {
  const said = wordsOfName(text);
  const [first, second] = cube.members
    .filter(
      ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
    )
    .map((time) => ({ time, words: wordsOfName(time.title || time.name) }))
    .filter(({ words }) => words.length > 1 && words.every((word) => said.includes(word)))
    .sort((left, right) => right.words.length - left.words.length);
  return first?.words.length === second?.words.length ? undefined : first?.time;
};

/** The median of what a model has the average of alone, where that says from which time to which it is: `from the order to the delivery`. */
const medianOf = (
  average: Member | undefined,
  cube: Cube,
  unit: AskedSpan["unit"],
): { readonly measure: FormMeasure; readonly quality: number } | undefined => {
  const said = fromTo.exec(average?.description ?? "");
  const { from = "", to = "" } = said?.groups ?? {};
  const named = (text: string): Member | undefined =>
    wholeTime(cube, text) ?? wordsOfName(text).flatMap((word) => timeOfCube(cube, word) ?? [])[0];
  const { title, unit: own } = average ?? { title: "", unit: undefined };
  const first = named(from);
  // Its title may say better where it ends: `Days to disbursement`.
  const last = named(tellingWords(title).join(" ")) ?? named(to);
  return first === undefined || last === undefined || first === last
    ? undefined
    : {
        measure: { kind: "between", member: first.name, to: last.name, unit: unit ?? unitOfSpan(own) ?? "day", of: "median" }, // prettier-ignore
        quality: 0.9,
      };
};

/** Parts of a process, which are not how long all of it takes. */
const ofPart =
  /^(wait|waiting|lead|late|delay|delayed|notice|reply|response|first|ahead|report|start)$/;

/** `decision` of the time Decided. */
const beginsLike = ({ title, name }: Member, word: string): boolean =>
  wordsOfName(`${name} ${title}`).some((each) => each.length > 4 && word.length > 4 && each.slice(0, 4) === word.slice(0, 4)); // prettier-ignore

/** What a span ends with by its name: `Days to disbursement`, `days until activation`. */
const upTo = /\b(?:to|until|till|before)\b\s+(?:the |an? |its )?(?<end>.+)$/i;

/** Whether it is only about the way to something that is not the end of all: loans last longer than the days to their disbursement. */
const isOfWay = ({ title, name }: Member, asked: AskedSpan, end: Member | undefined): boolean => {
  const { end: said = "" } =
    upTo.exec(title === "" ? name.replaceAll("_", " ") : title)?.groups ?? {};
  const isEnd = end !== undefined && wordsOfName(said).some((word) => isNamedBy(end, word) || beginsLike(end, word)); // prettier-ignore
  return said !== "" && !isEnd && (end !== undefined || asked.isLasting === true);
};

/** The only average of a table that may be how long all of its process takes: `Average days in the workshop`. */
export const soleSpan = ({ asked, cube, home }: Sought): FormMeasure | undefined => {
  const [only, ...others] = cube.members.filter(
    (member) =>
      member.public &&
      member.kind === "measure" &&
      member.aggregate === "avg" &&
      homeOfMember(cube, member) === home &&
      isOfDuration(member) &&
      !wordsOfName(`${member.name} ${member.title}`).some((word) => ofPart.test(word)),
  );
  const end = asked.isLasting === true ? endOfLasting(cube, home) : endOfProcess(cube, home);
  const unit = only?.unit?.replace(/s$/, "");
  const isRight = asked.unit === undefined || unit === undefined || unit === asked.unit;
  const isSole = only !== undefined && others.length === 0 && !isOfWay(only, asked, end);
  return !isSole || !isRight || asked.isMedian ? undefined : { kind: "measure", member: only.name };
};

const lateness = /\b(?:late|lateness|delays?|overdue|past due|after the due|behind schedule)\b/i;

/** The model's own column of how late each row was. */
export const columnOfLateness = ({ asked: { unit }, cube, home }: Sought): Member | undefined => {
  const own = cube.members.filter(
    (member) =>
      member.public &&
      member.kind === "dimension" &&
      member.type === "number" &&
      homeOfMember(cube, member) === home &&
      isOfDuration(member) &&
      lateness.test(member.title || member.name.replaceAll("_", " ")) &&
      (unit === undefined || (member.unit ?? unit).replace(/s$/, "") === unit),
  );
  return own.length === 1 ? own[0] : undefined;
};

/** The column of which the model's own average is about a word: the nights of `Average length of stay`. */
export const columnOfAverage = (cube: Cube, home: string, word: string): Member | undefined => {
  const own = cube.members.filter((member) => member.public && homeOfMember(cube, member) === home);
  const average = own.find(
    (member) =>
      member.aggregate === "avg" &&
      [member.name, member.title, ...member.synonyms].some((text) => isAbout(text, [word])),
  );
  const columns = own.filter(
    ({ kind, type, unit }) =>
      kind === "dimension" &&
      type === "number" &&
      unit !== undefined &&
      unit === average?.unit &&
      (isUnitOfTime(unit) || /^nights?$/.test(unit)),
  );
  return columns.length === 1 ? columns[0] : undefined;
};
