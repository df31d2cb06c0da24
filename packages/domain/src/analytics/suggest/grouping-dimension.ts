import type { Member } from "../model/data-model.js";

/** A dimension by which rows make groups that somebody reads: no key, and nothing as long as a text. */
export const isGroupingDimension = ({ kind, type, name }: Member): boolean =>
  kind === "dimension" && type === "string" && !eachItsOwn.has(lastWordOf(name));

/** Last words of names whose values are another one in almost each row. */
const eachItsOwn = new Set(
  "id ids key uuid guid no nr num number ref reference email mail phone name text url link address comment comments description note notes".split(
    " ",
  ),
);

const lastWordOf = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[_\s]+/)
    .at(-1) ?? "";
