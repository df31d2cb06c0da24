import type { Cube, Member } from "@embedded-analytics/domain";
import { phraseKey, type Vocabulary } from "../../../mentions/vocabulary.js";
import { wordsOfName, type Token } from "../../../words/token.js";
import { isAreaUnit, withoutAreaWords } from "../../../words/areas.js";
import { converted, isUnitOfThings } from "../../../words/units.js";
import { timeDimensionOf } from "../../form-time.js";

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
  const all =
    named.length === 0
      ? language.flatMap(figuresOfArea)
      : bestOf(language.flatMap((vocabulary) => figuresIn(named, vocabulary)));
  const measured =
    all.length === 0 ? language.flatMap(({ cube }) => figuresInUnit(named, cube)) : [];
  const found = isOfArea
    ? all.filter(({ member }) => isAreaUnit(member.unit))
    : [...all, ...measured];
  if (isOne(found)) return found;
  // `refunds` are Refunds, and not what is Refunded.
  const verbatim = found.filter(({ member }) => isVerbatim(member, named));
  return isOne(verbatim) ? verbatim : [];
};

const isOne = (figures: readonly Figure[]): boolean => new Set(figures.map(originOf)).size === 1;

const isVerbatim = ({ title }: Member, words: readonly Token[]): boolean =>
  wordsOfName(title).join(" ") === words.map(({ word }) => word).join(" ");

interface NamedFigure extends Figure {
  readonly quality: number;
}

/** Names that are clearly less like the words than the best one are not meant: `disputes` is Disputes, and no disputed volume. */
const margin = 0.02;

const bestOf = (figures: readonly NamedFigure[]): readonly Figure[] => {
  const best = Math.max(...figures.map(({ quality }) => quality));
  return figures.filter(({ quality }) => quality > best - margin);
};

const figuresIn = (
  words: readonly Token[],
  { cube, phrases }: Vocabulary,
): readonly NamedFigure[] =>
  (phrases.get(phraseKey(words.map(({ stem }) => stem))) ?? []).flatMap(({ member, quality }) =>
    quality >= nameQuality ? figureOf(cube, member).map((figure) => ({ ...figure, quality })) : [],
  );

const figuresOfArea = ({ cube }: Vocabulary): readonly Figure[] =>
  cube.members.flatMap((member) => (isAreaUnit(member.unit) ? figureOf(cube, member) : []));

/** What a cube adds up in a unit: the Distance for `per km`. */
const figuresInUnit = ([unit, ...others]: readonly Token[], cube: Cube): readonly Figure[] =>
  unit === undefined || others.length > 0 || !isUnitOfThings(unit.word)
    ? []
    : cube.members.flatMap((member) =>
        member.unit !== undefined && converted(1, unit.word, member.unit) === 1
          ? figureOf(cube, member)
          : [],
      );

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
