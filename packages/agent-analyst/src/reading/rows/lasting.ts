import type { Mentions } from "../../mentions/mentions.js";
import type { Parts } from "../parts.js";

/** Takes a state that lasts while a column is empty for those rows alone, which is said. */
export const takeLasting = ({ empties, notes }: Parts, { lasting }: Mentions): void => {
  if (lasting === undefined) return;
  const { name, title } = lasting.member;
  empties.push({ member: name, isNot: lasting.isNot });
  notes.push(
    `I take those alone that have ${lasting.isNot ? "a" : "no"} time in ${title || name}.`,
  );
};
