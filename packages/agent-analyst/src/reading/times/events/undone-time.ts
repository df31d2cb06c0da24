import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import type { FormMeasure } from "../../logical-form.js";
import { usualTime } from "./time-of-deed.js";

/** What a title says was not done: `told` of Parents not told, `paid` of Unpaid invoices. */
const deniedIn = (title: string): readonly string[] => {
  const words = wordsOfName(title);
  return words.flatMap((word, at) => {
    const before = words[at - 1] ?? "";
    const [, rest = ""] = /^un(\p{L}{3,})$/u.exec(word) ?? [];
    if (/^(?:not|never)$/.test(before)) return [stemOf(word)];
    return rest === "" ? [] : [stemOf(rest)];
  });
};

/**
 * `parents not told last week`: what was not done has no time at which it was, so that the usual time of its rows is meant.
 * Undefined where the time is no such one.
 */
export const undoneInstead = (
  cube: Cube,
  [measure, ...others]: readonly FormMeasure[],
  dimension: string,
): { readonly usual: Member; readonly done: Member } | undefined => {
  const figure = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const done = cube.members.find(({ name }) => name === dimension);
  if (figure === undefined || done === undefined || others.length > 0) return undefined;
  const denied = deniedIn(figure.title);
  const isDenied = wordsOfName(done.title || done.name).some((word) =>
    denied.includes(stemOf(word)),
  );
  const usual = isDenied ? usualTime(cube, figure) : undefined;
  return usual === undefined || usual === done ? undefined : { usual, done };
};
