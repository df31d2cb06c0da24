import type { Cube } from "@embedded-analytics/domain";
import type { Token } from "../../words/token.js";
import type { Naming } from "../vocabulary.js";
import { isOfOtherEnd } from "./sides.js";

/** Names that fit as well as the best one differ by no more than this. */
const nearness = 0.01;

/** A name in the question, as far as this looks at it. */
interface Named {
  readonly at: number;
  readonly namings: readonly Naming[];
  readonly isWeak: boolean;
}

/** Dimensions of text that half a name names equally well: `station` of `Pick-up station` and `Return station`. */
export const namesakesIn = ({
  namings,
  isWeak,
}: Pick<Named, "namings" | "isWeak">): readonly Naming[] => {
  const texts = namings.filter(
    ({ member: { kind, type } }) => kind === "dimension" && type === "string",
  );
  const best = Math.max(0, ...texts.map(({ quality }) => quality));
  const same = texts.filter(({ quality }) => quality > best - nearness);
  return isWeak && same.length > 1 ? same : [];
};

/** Of such dimensions, that of the end which the question or the usual time of the cube is of stands first. */
export const withNearerFirst = <Mention extends Named>(
  mention: Mention,
  tokens: readonly Token[],
  cube: Cube,
): Mention => {
  const same = namesakesIn(mention);
  const far = same.filter(({ member }) => isOfOtherEnd(member, tokens, cube, mention.at));
  if (far.length === 0 || far.length === same.length) return mention;
  return {
    ...mention,
    namings: mention.namings.map((naming) =>
      far.includes(naming) ? { ...naming, quality: naming.quality - nearness / 2 } : naming,
    ),
  };
};
