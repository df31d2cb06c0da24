import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { saysWho } from "../../words/verbs/who-words.js";
import { homeOf } from "./others.js";

/** Whether a cube or view has a row for each of some persons, or of companies. */
export const isListOfPersons = (cube: Cube): boolean => {
  const home = homeOf(cube);
  return cube.public && home !== undefined && saysWho(home);
};

/** What those are called by whose list a cube is: `business` of `businesses`, else `name`. */
export const nameIn = (cube: Cube): Member | undefined => {
  const home = homeOf(cube) ?? "";
  const own = cube.members.filter(
    ({ kind, type, public: isPublic, source }) =>
      kind === "dimension" && type === "string" && isPublic && (source?.cube ?? cube.name) === home,
  );
  const isCalled = (text: string, names: readonly string[]): boolean =>
    names.includes(wordsOfName(text).map(stemOf).join(" "));
  return (
    own.find(({ name, title }) => [name, title].some((text) => isCalled(text, [stemOf(home)]))) ??
    own.find(({ name, source }) => isCalled(source?.member ?? name, ["name"]))
  );
};
