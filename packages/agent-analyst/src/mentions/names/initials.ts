import type { Cube } from "@embedded-analytics/domain";
import { isGlue } from "../../words/filler.js";
import { wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";

const lettersOf = (words: readonly string[]): string =>
  words.flatMap((word) => (isGlue(word) ? [] : [word.slice(0, 1)])).join("");

/** What the rows of a cube are called: the cube itself, and the figures that count them. */
const thingsOf = ({ title, synonyms, members }: Cube): readonly string[] => [
  title,
  ...synonyms,
  ...members.flatMap((member) =>
    member.kind === "measure" && member.public && member.aggregate === "count"
      ? [member.title, ...member.synonyms]
      : [],
  ),
];

/** The words of the only thing of a model that has these initials, which may be followed by the `s` of a plural. */
export const thingWithInitials = (
  language: readonly Vocabulary[],
  initials: string,
): readonly string[] | undefined => {
  const single = initials.replace(/(?<=\p{L}{2})s$/u, "");
  const found = new Map(
    language
      .flatMap(({ cube }) => thingsOf(cube))
      .map(wordsOfName)
      .filter((words) => words.length > 1 && [initials, single].includes(lettersOf(words)))
      .map((words) => [words.join(" "), words] as const),
  );
  const [thing, ...others] = found.values();
  return others.length === 0 ? thing : undefined;
};
