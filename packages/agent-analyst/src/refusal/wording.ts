import type { Cube, Member } from "@embedded-analytics/domain";
import { labelOf } from "../answer/labels.js";

/** A member's title at the start of a question. */
export const titleFirst = (cube: Cube, member: Member): string => {
  const title = titleWithin(cube, member);
  return title.charAt(0).toUpperCase() + title.slice(1);
};

/**
 * A member's title within a question: `home gym` of `Home gym`, and `return rate` of a title that was made of the name
 * `return_rate`. Where somebody wrote more large letters, as in `NPS` and `Head of Sales`, they mean something.
 */
export const titleWithin = (cube: Cube, { name }: Member): string => {
  const title = labelOf(cube, name);
  const isMade = title.toLowerCase() === name.replaceAll("_", " ").toLowerCase();
  return title
    .split(" ")
    .map((word, at) =>
      /\p{Lu}/u.test(word.slice(1)) || !(isMade || at === 0) ? word : smallFirst(word),
    )
    .join(" ");
};

const smallFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** More than one of what a title names, by the last of its words. */
export const pluralOf = (title: string): string => {
  if (/s$/.test(title)) return title;
  if (/(?:[^aeiou])y$/.test(title)) return `${title.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/.test(title) ? `${title}es` : `${title}s`;
};

/** `Revenue, Margin and Orders`. */
export const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter((part) => part !== "").join(" and ");
