import type { Cube } from "@embedded-analytics/domain";
import { shareOfThings, type ShareOfThings } from "../../words/shares/things-asked.js";
import type { CivilMs } from "../../words/times/civil-time.js";
import { tokensOf } from "../../words/token.js";
import { isGeneric } from "../../words/filler.js";
import { listedIn } from "../absences/subjects.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";
import { thoseThere } from "../presence/those-there.js";
import type { Rephrased, Rephrasing } from "../spans/reading-of-rest.js";
import { isCountOf, partOfThings, type ThingsListed } from "./part-of-things.js";

/**
 * `share of policies with a claim`: how many policies have one, over how many the model lists. The first is read as a question of
 * its own, and held against the one list of those things by its key.
 */
export const rephrasedThings = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  const [vocabulary] = language;
  const asked = shareOfThings(
    question,
    (words) => !words.split(" ").every(isGeneric) && listsOf(words, cubes).length > 0,
  );
  if (asked === undefined || vocabulary === undefined) return [];
  const lists = listsOf(asked.things, cubes);
  return [
    {
      text: asked.counted,
      vocabulary,
      isOfAll: true,
      isGivenBy: (form, cube) => isShareOf(form, cube, lists),
      dress: (plain) => dressed(plain, asked, { lists, now }),
    },
  ];
};

/** The cubes that have a row for each of the things, and their count of them. */
const listsOf = (words: string, cubes: readonly Cube[]): readonly ThingsListed[] =>
  cubes.flatMap((cube) => {
    const count = cube.public ? listedIn(cube, tokensOf(words)) : undefined;
    return count === undefined ? [] : [{ cube, count }];
  });

/** Whether a reading of the whole gives one share of a count of these things, or a rate of the model. */
const isShareOf = (
  { groupBy, focus, measures: [measure], part, isShare }: LogicalForm,
  cube: Cube,
  lists: readonly ThingsListed[],
): boolean => {
  if (measure?.kind !== "measure") return false;
  if (groupBy.some((name) => name !== focus?.member)) return false;
  const member = cube.members.find(({ name }) => name === measure.member);
  if (member?.format === "percent") return true;
  return (part !== undefined || isShare) && lists.some((list) => isCountOf(member, cube, list));
};

interface Known {
  readonly lists: readonly ThingsListed[];
  readonly now: CivilMs;
}

const dressed = (
  plain: Understanding,
  { things }: ShareOfThings,
  { lists, now }: Known,
): Understanding | undefined => {
  const found = partOfThings(plain, lists);
  if (found === undefined) return undefined;
  const { list, part, form, notes } = found;
  const whole: Understanding = { ...plain, cube: list.cube, form, notes: [] };
  const tokens = tokensOf(`how many ${things}`);
  const there = thoseThere({ tokens, isAllTime: false, taken: new Set() }, whole, now);
  return {
    ...there,
    form: { ...there.form, part },
    notes: [...new Set([...notes, ...there.notes])],
    isWhole: true,
  };
};
