import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";
import { homeOf } from "../absences/others.js";
import { keysOfPersons } from "../things/keys-of-persons.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * `students with more than 15 enrolments` are students, and two of one name are two: where the model has a key beside
 * the name, both are what rows are grouped by.
 */
export const withKeys = (form: LogicalForm, cube: Cube): LogicalForm => {
  const [name, ...others] = form.groupBy;
  const counts =
    form.thresholds.some(({ on }) => on !== "dimension") || form.calculation === "mean";
  if (name === undefined || others.length > 0 || !counts) return form;
  const key = keyOf(cube, name);
  if (key === undefined) return form;
  return { ...form, groupBy: form.calculation === "mean" ? [key] : [key, name] };
};

/** The key of those that a column names, where the model shows one. */
export const keyOfNamed = (cube: Cube, name: string): string | undefined => {
  const named = cube.members.find((member) => member.name === name);
  const [key] = named === undefined ? [] : keysOfPersons(cube, named);
  return keyOf(cube, name) ?? keyBeside(cube, name) ?? key?.name;
};

/** The column of the names of those that a key tells apart. */
export const namedByKey = (cube: Cube, key: string): Member | undefined =>
  cube.members.find(
    ({ kind, type, name, public: isPublic }) =>
      kind === "dimension" && type === "string" && isPublic && keyOfNamed(cube, name) === key,
  );

/** The public key of what a name of persons or things belongs to. */
const keyOf = (cube: Cube, name: string): string | undefined => {
  const { members } = cube;
  const named = members.find((member) => member.name === name);
  const words = wordsOfName(`${named?.source?.member ?? name} ${named?.title ?? ""}`);
  if (named?.type !== "string" || !words.some((word) => /^(name|nm|fullname)$/.test(word)))
    return undefined;
  const keys = members.filter(
    ({ kind, public: isPublic, source, name: own }) =>
      kind === "dimension" &&
      isPublic &&
      source?.cube === named.source?.cube &&
      /(^|_)id$/i.test(source?.member ?? own),
  );
  // `attendee_id` beside the names of attendees in registrations, which have an `id` of their own.
  const nouns = wordsOfName(named.title || named.name).filter((word) => !ofNames.test(word));
  const isTheirs = ({ name: own, source }: Member): boolean => {
    const noun = wordsOfName(source?.member ?? own).filter((word) => !ofKeys.test(word));
    return noun.length > 0 && noun.map(stemOf).join(" ") === nouns.map(stemOf).join(" ");
  };
  const own = isOfRows(nouns, named.source?.cube ?? cube.name) ? keys[0] : undefined;
  return (keys.find(isTheirs) ?? own)?.name;
};

/** Whether rows are those that a name in them is of: `Student name` of `stud`, and no customer's in `repairs`. */
const isOfRows = (nouns: readonly string[], home: string): boolean => {
  const begins = new Set(wordsOfName(home).map((word) => word.slice(0, 3)));
  return nouns.length === 0 || saysWho(home) || nouns.some((noun) => begins.has(noun.slice(0, 3)));
};

const ofNames = /^(full|first|last|name|nm|title|of|the|s)$/;
const ofKeys = /^(id|key|no|nr|number|code|ref|reference|of|the|s)$/;

/**
 * The key of those whose name a column holds, where the model shows one: two customers of one name are two. Only a column
 * that is called after its things alone names them, and none whose name stands for several roles.
 */
export const keyBeside = (cube: Cube, name: string): string | undefined => {
  const named = cube.members.find((member) => member.name === name);
  if (named?.kind !== "dimension" || named.type !== "string") return undefined;
  if (!isCalledAfter(named, thingsOf(named, cube), ofNames)) return undefined;
  const things = thingsOf(named, cube);
  const isOfThem = (member: Member): boolean =>
    member !== named && member.kind === "dimension" && member.source?.cube === named.source?.cube;
  const isOfRoles = cube.members.some(
    (member) => isOfThem(member) && memberOf(member) === memberOf(named),
  );
  const key = cube.members.find(
    (member) =>
      member.public &&
      // `Key client` says whether a client is one, and tells none apart.
      member.type !== "boolean" &&
      (isOfThem(member) || isForeignKey(member, things)) &&
      /(^|_)(id|key|no|nr|number)$/i.test(memberOf(member)) &&
      isCalledAfter(member, things, ofKeys),
  );
  return isOfRoles ? undefined : key?.name;
};

/** `lessons.horse_id` beside the names of horses. */
const isForeignKey = (member: Member, things: readonly string[]): boolean => {
  const words = wordsOfName(memberOf(member)).filter((word) => !ofKeys.test(word));
  return (
    member.kind === "dimension" &&
    words.length > 0 &&
    words.every((word) => things.includes(stemOf(word)))
  );
};

/** Whether a column has the names or the numbers of the very rows of a cube: contacts of a view of contacts. */
export const namesRows = (cube: Cube, named: Member): boolean =>
  /^(string|number)$/.test(named.type) &&
  (named.source?.cube ?? cube.name) === homeOf(cube) &&
  [ofNames, ofKeys].some((plain) => isCalledAfter(named, thingsOf(named, cube), plain));

/** Whether a column is called after its own things alone, by their names or by their numbers: `Panel` of the cube of panels. */
export const namesThings = (cube: Cube, named: Member): boolean =>
  named.type === "string" &&
  named.source !== undefined &&
  [ofNames, ofKeys].some((plain) => isCalledAfter(named, thingsOf(named, cube), plain));

const memberOf = ({ source, name }: Member): string => source?.member ?? name;

/** What the things are called whose column this is. */
const thingsOf = ({ source }: Member, { name, title }: Cube): readonly string[] =>
  wordsOfName(source?.cube ?? `${name} ${title}`).map(stemOf);

/** Whether the title of a column says no more than what its things are called. */
const isCalledAfter = (
  { title, name }: Member,
  things: readonly string[],
  plain: RegExp,
): boolean =>
  wordsOfName(title || name)
    .filter((word) => !plain.test(word))
    .every((word) => things.includes(stemOf(word)));
