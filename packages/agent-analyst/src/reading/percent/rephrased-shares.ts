import type { Cube } from "@embedded-analytics/domain";
import { limitedShare, sharesOf, type LimitedShare } from "../../words/shares/limited-share.js";
import { stemOf } from "../../words/stem.js";
import { tokensOf } from "../../words/token.js";
import { phraseKey, type Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";
import type { Rephrased, Rephrasing } from "../spans/reading-of-rest.js";

/** A question for those of whom a share is above or below a limit, as one for the shares of all of them. */
export const rephrasedShares = (
  question: string,
  { language }: Pick<Rephrasing, "language">,
): readonly Rephrased[] => {
  const limited = limitedShare(question);
  const [vocabulary] = language;
  if (limited === undefined || vocabulary === undefined) return [];
  if (!limited.isOf && !endsWithCount(limited.whole, language)) return [];
  return [
    {
      text: sharesOf(limited),
      vocabulary,
      isOfAll: true,
      isGivenBy: () => true,
      dress: (plain) => withLimit(plain, limited),
    },
  ];
};

/** `10 percent late orders` are orders, and `10 percent discount` is none of anything. */
const endsWithCount = (words: string, language: readonly Vocabulary[]): boolean => {
  const stems = tokensOf(words).map(({ word }) => stemOf(word));
  return stems.some((_, from) =>
    stems
      .slice(from)
      .some((__, size) =>
        language.some(({ phrases }) =>
          (phrases.get(phraseKey(stems.slice(from, from + size + 1))) ?? []).some(
            ({ member, quality }) => quality >= 0.85 && /^count/.test(member.aggregate ?? ""),
          ),
        ),
      ),
  );
};

const withLimit = (
  understood: Understanding,
  { operator, number, part, isOf }: LimitedShare,
): Understanding | undefined =>
  isOfShares(understood.form, understood.cube) &&
  isOfBoth(understood.form, part) &&
  (isOf || !understood.form.isShare)
    ? {
        ...understood,
        form: {
          ...understood.form,
          shareLimit: { operator, number: Number((number / 100).toPrecision(12)) },
        },
        notes: [...understood.notes, ...ofAllNote(understood.form)],
        isWhole: true,
      }
    : undefined;

/** `stores with more than 20 % of revenue`: of that of all of them, which is said. */
const ofAllNote = ({ isShare }: LogicalForm): readonly string[] =>
  isShare ? ["I take the share as that of each in all of them together."] : [];

/** Where the part is named apart from the whole, the one is divided by the other. */
const isOfBoth = ({ measures: [measure] }: LogicalForm, part: string | undefined): boolean =>
  part === undefined || measure?.kind === "per";

/** Whether one figure in percent is given for each of some groups, and nothing else. */
const isOfShares = (form: LogicalForm, cube: Cube): boolean => {
  const isPlain =
    form.time?.bucket === undefined &&
    form.time?.before === undefined &&
    form.ranking === undefined;
  return form.measures.length === 1 && form.groupBy.length === 1 && isPlain && isPercent(form, cube); // prettier-ignore
};

const isPercent = ({ measures: [measure], isShare, part }: LogicalForm, cube: Cube): boolean => {
  if (isShare || (part !== undefined && part.isBeside !== true)) return true;
  if (measure?.kind === "per") return measure.isPercent === true;
  const member = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  return member?.format === "percent";
};
