import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../mentions/default-measure.js";
import { isDoneByUs, isOfBuyers } from "../mentions/verbs/our-side.js";
import { isGeneric } from "../words/filler.js";
import { people } from "../words/verbs/who-words.js";
import { stemOf } from "../words/stem.js";
import { wordsOfName } from "../words/token.js";
import type { Utterance } from "../words/cues/utterance.js";
import { whoIsMeant } from "./rows/listed/who-is-meant.js";

const places =
  "city town country region state place location area store branch shop office site market territory address";

const asked = new Map([
  ["where", new Set(places.split(" "))],
  ["who", new Set(people.split(" "))],
]);

/** `who let the most flats`, where a description says `Who let the flat`. */
const isDoer = ({ description = "" }: Member, tokens: Utterance["tokens"]): boolean => {
  const [who, verb] = wordsOfName(description);
  return who === "who" && verb !== undefined && tokens.some(({ stem }) => stem === stemOf(verb));
};

/** `who worked the most hours`: a worker has the name of what they do. */
const isNamedByVerb = ({ title }: Member, tokens: Utterance["tokens"]): boolean =>
  wordsOfName(title).some((word) => {
    const [, root = ""] = /^(\p{L}{3,})(?:er|or)$/u.exec(word) ?? [];
    return (
      root !== "" &&
      tokens
        .slice(1)
        .some(
          ({ word: said, stem }) =>
            said !== word && (said.startsWith(root) || stem.startsWith(root)),
        )
    );
  });

/** `where` asks for places and `who`, with a rank or a limit, for people, also where nobody names a group. */
export const askedGroups = (
  { tokens, ranking, limits }: Utterance,
  groups: readonly string[],
  cube: Cube,
  notes: string[],
  counted: ReadonlySet<string> = new Set(),
  isOfTime = false,
): readonly string[] => {
  const { members } = cube;
  const word = tokens[0]?.word ?? "";
  const fitting = asked.get(word);
  const isState = word === "who" && ranking === undefined && limits.length === 0;
  if (groups.length > 0 || fitting === undefined || (isState && !isOfTime)) return groups;
  const meant = isState ? whoIsMeant({ tokens }, cube, [], homeCountedIn(cube)) : undefined;
  const fits = members.filter((each) => !counted.has(each.name) && fitsAsked(each, fitting));
  const group = meant ?? nearest(fits, members, tokens);
  if (group === undefined) return groups;
  const isTold = !wordsOfName(group.title).every((each) => isGeneric(each));
  notes.push(`I take “${word}” as ${isTold ? group.title : group.name.replaceAll("_", " ")}.`);
  return [group.name];
};

/** Whether a column of words is one of what is asked for, by one of its names. */
const fitsAsked = (member: Member, fitting: ReadonlySet<string>): boolean =>
  member.kind === "dimension" &&
  member.type === "string" &&
  member.public &&
  wordsOfName(
    `${member.name} ${member.title} ${member.synonyms.join(" ")} ${member.source?.member ?? ""}`,
  ).some((each) => fitting.has(each));

/** Rather those who are counted, and those who do what is asked. */
const nearest = (
  fits: readonly Member[],
  members: readonly Member[],
  tokens: Utterance["tokens"],
): Member | undefined => {
  const isOurs = tokens[0]?.word === "who" && isDoneByUs(tokens);
  const distance = (each: Member): number =>
    (isCountedAmong(each, members) ? 0 : 0.5) +
    (isDoer(each, tokens) || isNamedByVerb(each, tokens) ? 0 : 4) +
    distanceOf(each, isOurs);
  return [...fits].sort((left, right) => distance(left) - distance(right))[0];
};

/** What a cube has rows of, by what it counts. */
const homeCountedIn = (cube: Cube): string => countingMeasure(cube)?.source?.cube ?? cube.name;

/** Whether a figure counts how many of them there are in the rows: `Different participants`, and not the teacher. */
const isCountedAmong = ({ title, source }: Member, members: readonly Member[]): boolean =>
  members.some(
    (each) =>
      each.aggregate === "count_distinct" &&
      each.public &&
      wordsOfName(title).some((word) =>
        wordsOfName(each.title).map(stemOf).includes(stemOf(word)),
      ) &&
      source !== undefined,
  );

/** Who does what a company does is none of its customers; and rather what a cube is of than what is written in it. */
const distanceOf = (member: Member, isOurs: boolean): number =>
  (isOurs && isOfBuyers(member) ? 2 : 0) + (isRowOf(member) ? 0 : 1);

/** `patron` of `patrons`: its values are those of whom the cube has rows. */
const isRowOf = ({ name, source }: Member): boolean =>
  source !== undefined && stemOf(source.member || name) === stemOf(source.cube);
