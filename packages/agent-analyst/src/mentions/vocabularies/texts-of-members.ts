import type { Cube, Member } from "@embedded-analytics/domain";
import { isGeneric } from "../../words/filler.js";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** `appointment_count` of `appointments`. */
const isNamedLike = (member: string, cube: string): boolean => {
  const telling = wordsOfName(member)
    .filter((word) => !isGeneric(word))
    .map(stemOf);
  return telling.join(" ") === wordsOfName(cube).map(stemOf).join(" ");
};

/** `Examinations done` are some of them, whatever the name of the figure. */
const saysPart = (title: string): boolean =>
  wordsOfName(title)
    .slice(1)
    .some((word) => word === "done" || isPastForm(word));

/** Whether a count, or a view's column, is called like the cube that it comes from, by whose names it may be called then. */
const isCalledLikeHome = (
  { kind, aggregate, title }: Member,
  own: string,
  cube: Cube,
  home: Cube | undefined,
): boolean =>
  home !== undefined &&
  isNamedLike(own, home.name) &&
  (kind === "measure"
    ? aggregate === "count" && !saysPart(title)
    : kind === "dimension" && home !== cube);

/** All by which a member may be called. */
export const textsOf = (
  member: Member,
  cube: Cube,
  byName: ReadonlyMap<string, Cube>,
): readonly { readonly text: string; readonly weight: number }[] => {
  const home = member.source === undefined ? cube : byName.get(member.source.cube);
  const own = member.source?.member ?? member.name;
  const isUntold =
    isCalledLikeHome(member, own, cube, home) || wordsOfName(own).every((word) => isGeneric(word));
  const plainTitle =
    member.title === "" || wordsOfName(member.title).every((word) => isGeneric(word));
  const texts = [
    { text: member.name, weight: 1 },
    // A title that says only `Name` is that of many.
    ...(plainTitle ? [] : [{ text: member.title, weight: 1 }]),
    ...member.synonyms.map((text) => ({ text, weight: 0.98 })),
  ];
  if (!isUntold || home === undefined) return texts;
  // `products.name` is the product; `orders.count` counts the orders.
  const homes = [home.name, home.title, ...home.synonyms].map((text) => ({ text, weight: 0.97 }));
  if (member.kind === "measure") return member.aggregate === "count" ? [...texts, ...homes] : texts;
  const named = homes.map(({ text, weight }) => ({ text: `${text} ${own}`, weight }));
  return member.kind === "dimension" ? [...texts, ...homes, ...named] : texts;
};
