import type { Member } from "@embedded-analytics/domain";
import { wordsOfName } from "../../words/token.js";

/** What somebody does with a thing that they give back. */
export const keeping = /^(keep|hold|have|borrow|rent|hire)$/;

const kept =
  /^(out|loans?|lent|lending|rentals?|rented|rent|hires?|hired|held|kept|borrowed|borrowing|away)$/;

/** Whether a figure says how long such a thing is away. */
export const saysKept = ({ name, title, synonyms }: Member): boolean =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`).some((word) => kept.test(word));
