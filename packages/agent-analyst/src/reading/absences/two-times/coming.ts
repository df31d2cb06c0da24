import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName, type Token } from "../../../words/token.js";
import { countedIn, linkOf, namesOf, soleOf } from "../others.js";

/** How people say that somebody was there, and the small words behind it. */
const coming = /^(came|come|comes|coming)$/;
const particles = /^(in|by|along|round|over|back)$/;
/** What counts that somebody came, by the stems of its name. */
const nouns = new Set(
  [
    "visits",
    "check-ins",
    "checkins",
    "checked in",
    "attendances",
    "admissions",
    "entries",
    "stays",
  ].map((name) => wordsOfName(name).map(stemOf).join(" ")),
);

/** Whether words say of somebody that they came, and no more. */
export const saysCame = (words: readonly Pick<Token, "word">[]): boolean => {
  const [verb, ...more] = words;
  return coming.test(verb?.word ?? "") && more.every(({ word }) => particles.test(word));
};

/** The figure of a cube that counts who came, and the time that is called so where it has one: `Check-ins` and `Checked in at`. */
export const comingIn = (
  cube: Cube,
): { readonly measure: Member; readonly dimension?: string } | undefined => {
  const measure = countedIn(cube).find(
    (each) => each.aggregate === "count" && namesOf(each).some((name) => nouns.has(stemsOf(name))),
  );
  const time = cube.members.find(
    ({ type, public: isPublic, title, name }) =>
      type === "time" &&
      isPublic &&
      nouns.has(stemsOf((title || name).replace(/[ _](at|on)$/i, ""))),
  );
  return measure && { measure, ...(time === undefined ? {} : { dimension: time.name }) };
};

const stemsOf = (name: string): string => wordsOfName(name).map(stemOf).join(" ");

/** `members who never came in`: those of one cube whose coming another one counts. */
export const cameTo = (own: Cube, object: readonly Token[], cubes: readonly Cube[]) =>
  saysCame(object)
    ? soleOf(
        cubes.flatMap((other) => {
          const found = other === own || !other.public ? undefined : comingIn(other);
          const link = found && linkOf(own, other);
          return found === undefined || link === undefined ? [] : [{ ...link, other, ...found }];
        }),
      )
    : undefined;
