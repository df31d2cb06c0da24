import type { Cube, Member } from "@embedded-analytics/domain";
import { isGlue } from "../../words/filler.js";
import { wordsOfName } from "../../words/token.js";
import type { Vocabulary } from "../vocabulary-types.js";

const lettersOf = (words: readonly string[]): string =>
  words.map((word) => word.slice(0, 1)).join("");

/** The initials of words, with those that join and without them: `dob` and `db` of a date of birth. */
const initialsOf = (words: readonly string[]): readonly string[] => [
  lettersOf(words.filter((word) => !isGlue(word))),
  lettersOf(words),
];

/** What a figure is, which people leave out of its initials: the rate of `OTD`. */
const kinds = /^(rate|ratio|percentage|share|quota|number|count|score|amount)$/;

/** The initials without the kind of figure behind the words, and without `average` before them. */
const shortInitialsOf = (words: readonly string[]): readonly string[] => {
  const telling = words.filter(
    (word, at) =>
      !(at === words.length - 1 && kinds.test(word)) &&
      !(at === 0 && /^(average|total)$/.test(word)),
  );
  return telling.length < words.length ? initialsOf(telling) : [];
};

/** What the rows of a cube are called: the cube itself, and the figures that count them. */
const thingsOf = ({ title, synonyms, members }: Cube): readonly string[] => [
  title,
  ...synonyms,
  ...members.flatMap((member) =>
    isFigure(member) && member.aggregate === "count" ? namesOf(member) : [],
  ),
];

/** What any figure of a cube is called, and what its columns are. */
const figuresOf = ({ members }: Cube): readonly string[] =>
  members.flatMap((member) => (isFigure(member) ? namesOf(member) : []));

const columnsOf = ({ members }: Cube): readonly string[] =>
  members.flatMap((member) =>
    member.kind === "dimension" && member.public ? namesOf(member) : [],
  );

const isFigure = ({ kind, public: isPublic }: Member): boolean => kind === "measure" && isPublic;

const namesOf = ({ title, synonyms }: Member): readonly string[] => [title, ...synonyms];

/** With fewer letters, figures and columns have the same ones by chance. */
const lettersMin = 3;

/**
 * The words of the only thing of a model that has these initials, which may be followed by the `s` of a plural; else of the
 * only figure that has them (`atv` of an average transaction value), else of the only column.
 */
export const thingWithInitials = (
  language: readonly Vocabulary[],
  initials: string,
): readonly string[] | undefined => {
  for (const named of [thingsOf, figuresOf, columnsOf]) {
    const found = calledSo(
      language.flatMap(({ cube }) => named(cube)),
      initials,
      named === thingsOf ? 2 : lettersMin,
      initialsOf,
    );
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  const figures = language.flatMap(({ cube }) => figuresOf(cube));
  const found = calledSo(figures, initials, lettersMin, shortInitialsOf);
  return found.length === 1 ? found[0] : undefined;
};

/** The names with these initials, each once. */
const calledSo = (
  names: readonly string[],
  initials: string,
  min: number,
  lettersIn: (words: readonly string[]) => readonly string[],
): readonly (readonly string[])[] => {
  const single = initials.replace(/(?<=\p{L}{2})s$/u, "");
  const wanted = [initials, single].filter(({ length }) => length >= min);
  return [
    ...new Map(
      names
        .map(wordsOfName)
        .filter(
          (words) =>
            words.length > 1 && lettersIn(words).some((letters) => wanted.includes(letters)),
        )
        .map((words) => [words.join(" "), words] as const),
    ).values(),
  ];
};
