import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { ValueFilter } from "../logical-form.js";
import { countedIn, isCounting, linkOf, soleOf } from "./others.js";

const ofTime = new Set("at on date time day when".split(" "));

/**
 * The one cube that says when this was done: `nobody signed up for`, where contracts have the time `Signed`, and `never
 * reported a fault`, where faults have the time `Reported`. Its count says whether it was done.
 */
export const doneIn = (own: Cube, [verb, ...things]: readonly Token[], cubes: readonly Cube[]) =>
  soleOf(
    cubes.flatMap((other) => {
      const time = other === own || !other.public ? undefined : timeCalled(other, verb);
      const counts = countedIn(other).filter(({ source }) => source?.cube === time?.source?.cube);
      const measure =
        things.length === 0
          ? counts.find(({ aggregate }) => aggregate === "count")
          : counts.find((each) => isCounting(things, each));
      const link = time && measure && linkOf(own, other);
      return measure === undefined || link === undefined ? [] : [{ ...link, other, measure }];
    }),
  );

/** The count of the rows of a cube whose usual time is called by this verb: `nobody started` of those with a `Start date`. */
export const countOfDeed = (
  cube: Cube,
  [verb, ...things]: readonly Token[],
): Member | undefined => {
  const time = things.length > 0 ? undefined : timeCalled(cube, verb);
  return (
    time &&
    countedIn(cube).find(
      ({ source, aggregate, rows = [] }) =>
        aggregate === "count" && rows.length === 0 && source?.cube === time.source?.cube,
    )
  );
};

/**
 * `courses nobody rated`, where enrolments have a time `Rated` that is no usual one: those of which no enrolment has such a
 * time. Only where one cube says so.
 */
export const doneAtAll = (own: Cube, [verb, ...more]: readonly Token[], cubes: readonly Cube[]) =>
  soleOf(
    cubes.flatMap((other) => {
      const isOther = other !== own && other.public && more.length === 0;
      const time = isOther ? soleOf(timesOf(other, verb)) : undefined;
      const measure = countedIn(other).find(
        ({ source, aggregate }) => aggregate === "count" && source?.cube === time?.source?.cube,
      );
      const link = time && measure && linkOf(own, other);
      const isUsual = time?.name === other.defaultTime;
      return time === undefined || measure === undefined || link === undefined || isUsual
        ? []
        : [{ ...link, other, measure, dimension: time.name, filters: [hasTime(time.name)] }];
    }),
  );

const hasTime = (member: string): ValueFilter => ({
  member,
  match: "empty",
  values: [],
  isNot: true,
});

/** The time by which rows of a cube count: other ones may be empty, and then it was not done. */
const timeCalled = (cube: Cube, verb: Token | undefined): Member | undefined =>
  timesOf(cube, verb).find(({ name }) => name === (cube.defaultTime ?? soleTimeOf(cube)));

/** The only time of a cube, by which its rows count where the model names no usual one. */
const soleTimeOf = ({ members }: Cube): string | undefined =>
  soleOf(
    members.filter(
      ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
    ),
  )?.name;

/** The one time of a cube that is called by this verb. */
export const timeOfVerb = (cube: Cube, verb: Token | undefined): string | undefined =>
  soleOf(timesOf(cube, verb))?.name;

const timesOf = ({ members }: Cube, verb: Token | undefined): readonly Member[] =>
  members.filter(
    ({ kind, type, public: isPublic, name, title, synonyms }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      [name, title, ...synonyms].some((text) => {
        const words = wordsOfName(text).filter((word) => !ofTime.has(word));
        return words.length > 0 && words.every((word) => stemOf(word) === verb?.stem);
      }),
  );

/**
 * The one cube that has a time of this, whatever its usual one: `not seen in the last 12 months`, where visits have the time
 * `Seen by the vet`. Only within a time, in which those are left out that have none.
 */
export const happenedIn = (own: Cube, [verb, ...more]: readonly Token[], cubes: readonly Cube[]) =>
  soleOf(
    cubes.flatMap((other) => {
      const time = other === own || !other.public || more.length > 0 ? undefined : timeBegunBy(other, verb); // prettier-ignore
      const measure = countedIn(other).find(
        ({ source, aggregate }) => aggregate === "count" && source?.cube === time?.source?.cube,
      );
      const link = time && measure && linkOf(own, other);
      return time === undefined || measure === undefined || link === undefined
        ? []
        : [{ ...link, other, measure, dimension: time.name }];
    }),
  );

/** The time whose name begins with a verb. */
const timeBegunBy = ({ members }: Cube, verb: Token | undefined): Member | undefined =>
  members.find(
    ({ kind, type, public: isPublic, name, title, synonyms }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      [name, title, ...synonyms].some((text) => {
        const [first] = wordsOfName(text).filter((word) => !ofTime.has(word));
        return first !== undefined && first === verb?.word;
      }),
  );
