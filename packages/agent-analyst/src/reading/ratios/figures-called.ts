import type { Cube, Member } from "@embedded-analytics/domain";
import { phraseKey, type Vocabulary } from "../../mentions/vocabulary.js";
import type { Token } from "../../words/token.js";
import { isAreaUnit, withoutAreaWords } from "../../words/areas.js";
import { timeDimensionOf } from "../form-time.js";

/** A figure that adds up, and its own time where its cube has one. */
export interface Figure {
  readonly cube: Cube;
  readonly member: Member;
  readonly dimension: string | undefined;
}

/** What is less sure is half of a name. */
const nameQuality = 0.85;

/** The cube that the rows of a figure are of. */
export const homeOfFigure = ({ cube, member: { source } }: Figure): string =>
  source?.cube ?? cube.name;

/** The one figure that adds up and is called so, in each cube or view that has it. */
export const figuresCalled = (
  words: readonly Token[],
  language: readonly Vocabulary[],
): readonly Figure[] => {
  const named = withoutAreaWords(words);
  const isOfArea = named.length < words.length;
  const all = language.flatMap((vocabulary) =>
    named.length === 0 ? figuresOfArea(vocabulary) : figuresIn(named, vocabulary),
  );
  const found = isOfArea ? all.filter(({ member }) => isAreaUnit(member.unit)) : all;
  return new Set(found.map(originOf)).size === 1 ? found : [];
};

const figuresIn = (words: readonly Token[], { cube, phrases }: Vocabulary): readonly Figure[] =>
  (phrases.get(phraseKey(words.map(({ stem }) => stem))) ?? []).flatMap(({ member, quality }) =>
    quality >= nameQuality ? figureOf(cube, member) : [],
  );

const figuresOfArea = ({ cube }: Vocabulary): readonly Figure[] =>
  cube.members.flatMap((member) => (isAreaUnit(member.unit) ? figureOf(cube, member) : []));

const figureOf = (cube: Cube, member: Member): readonly Figure[] => {
  const adds =
    member.kind === "measure" &&
    member.public &&
    /^(sum|count|count_distinct)$/.test(member.aggregate ?? "") &&
    member.additiveOver === undefined;
  if (!adds) return [];
  return [
    { cube, member, dimension: timeDimensionOf(cube, [{ kind: "measure", member: member.name }]) },
  ];
};

const originOf = ({ cube, member: { name, source } }: Figure): string =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;
