import type { Cube, Member } from "@embedded-analytics/domain";
import { earnedIn, isMoney } from "../../../mentions/money/earned.js";
import type { Vocabulary } from "../../../mentions/vocabulary.js";
import { spentMore } from "../../../words/spans/spent-more.js";
import { stemOf } from "../../../words/stem.js";
import { plainOf, wordsOfName } from "../../../words/token.js";
import type { LogicalForm } from "../../logical-form.js";
import { wordsIn } from "../../spans/rest-of-question.js";
import type { Rephrased, Rephrasing } from "../../spans/reading-of-rest.js";

/** Of so many readings the best are tried. */
const triedMax = 3;

const stemsIn = (text: string): readonly string[] => wordsOfName(text).map(stemOf);

/** Whether a column of text is called so, such as `Customer`, or `Name of the film`. */
const isNamed = (cube: Cube, stem: string): boolean =>
  cube.members.some(
    ({ kind, type, public: isPublic, title, synonyms }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      [title, ...synonyms].some((text) => stemsIn(text).at(-1) === stem),
  );

/** Whether a reading limits money already. */
const limitsMoney = ({ thresholds }: LogicalForm, { members }: Cube): boolean =>
  thresholds.some(({ member }) =>
    members.some((each) => each.name === member && isMoney(each) && each.format !== "percent"),
  );

/**
 * `films that took more than 60k`, `customers who bought for over 5,000 euros`: those whose money is within the limit, by the figure of
 * what is earned in their own view, which is said: `films with box office of more than 60000`.
 */
export const rephrasedSpenders = (
  question: string,
  { language }: Rephrasing,
): readonly Rephrased[] => {
  const asked = spentMore(question);
  if (asked === undefined) return [];
  const noun = stemOf(plainOf(wordsIn(asked.things).at(-1) ?? ""));
  const rest = wordsIn(asked.rest).map((word) => stemOf(plainOf(word)));
  return language
    .flatMap((vocabulary) => {
      const money = isNamed(vocabulary.cube, noun) ? earnedIn(vocabulary.cube) : undefined;
      if (money === undefined) return [];
      // `spent on hospitality` names the view, or its money, as well.
      const names = new Set([...stemsIn(money.title), ...stemsIn(vocabulary.cube.title)]);
      const fit = rest.filter((stem) => names.has(stem)).length;
      return [{ vocabulary, money, names, fit: fit + (vocabulary.cube.kind === "view" ? 0.5 : 0) }];
    })
    .sort((left, right) => right.fit - left.fit)
    .slice(0, triedMax)
    .map(({ vocabulary, money, names }) => {
      const beside = asked.rest.replace(/ on (?:the |our )?(\p{L}+)/giu, (said, word: string) =>
        names.has(stemOf(plainOf(word))) ? "" : said,
      );
      const text = `${asked.lead}${asked.things} with ${money.title} of ${asked.limit}${beside}`;
      return limited(text, vocabulary, money, asked.verb);
    });
};

const limited = (text: string, vocabulary: Vocabulary, money: Member, verb: string): Rephrased => ({
  text,
  vocabulary,
  isGivenBy: limitsMoney,
  dress: (plain) =>
    limitsMoney(plain.form, plain.cube)
      ? { ...plain, notes: [...plain.notes, `I take “${verb}” as ${money.title || money.name}.`] }
      : undefined,
});
