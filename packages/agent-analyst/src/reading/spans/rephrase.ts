import type { CivilMs } from "../../words/times/civil-time.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import { rephrasedOverdue } from "../overdue/rephrased-overdue.js";
import { rephrasedOrigins } from "../origins/rephrased-origins.js";
import { rephrasedReasons } from "../reasons/rephrased-reasons.js";
import { rephrasedShares } from "../percent/rephrased-shares.js";
import { rephrasedThings } from "../percent/share-of-things.js";
import { rephrasedSpenders } from "../thresholds/money/rephrased-spenders.js";
import { rephrasedDates } from "../times/events/dated-by.js";
import type { Rephrased } from "./reading-of-rest.js";
import { rephrasedAges } from "./rephrased-ages.js";
import { rephrasedLast } from "./rephrased-last.js";
import { rephrasedLimits } from "./rephrased-limit.js";
import { rephrasedRows } from "./rephrased-row.js";
import { rephrasedSpans } from "./rephrased-span.js";

/** The ways to read a question as one about rows, of which something else is asked than their number; the best first. */
export const rephrasings = (
  question: string,
  language: readonly Vocabulary[],
  now: CivilMs,
): readonly Rephrased[] => {
  const rephrasing = { language, cubes: language.map(({ cube }) => cube), now };
  return [
    ...rephrasedOverdue(question, rephrasing),
    ...rephrasedDates(question, rephrasing),
    ...rephrasedSpenders(question, rephrasing),
    ...rephrasedReasons(question, rephrasing),
    ...rephrasedOrigins(question, rephrasing),
    ...rephrasedShares(question, rephrasing),
    ...rephrasedThings(question, rephrasing),
    ...rephrasedLast(question, rephrasing),
    ...rephrasedRows(question, rephrasing),
    ...rephrasedLimits(question, rephrasing),
    ...rephrasedAges(question, rephrasing),
    ...rephrasedSpans(question, rephrasing),
  ];
};

/** Whether a whole question that was understood gives already what is asked for. */
export const isGiven = (
  { isGivenBy }: Pick<Rephrased, "isGivenBy">,
  whole: Understanding | undefined,
): boolean => whole !== undefined && isGivenBy(whole.form, whole.cube);

/** What was understood of the rest of a question, with what is asked of it; undefined where anything is left open. */
export const dressedIn = (
  { dress }: Pick<Rephrased, "dress">,
  plain: Understanding | undefined,
): Understanding | undefined => {
  const dressed = plain === undefined || plain.unaccounted.length > 0 ? undefined : dress(plain);
  return dressed && { ...dressed, plain, dress };
};

/** What follows a question of that kind asks the same of other rows: `and by sea?`. */
export const dressedLike = (
  former: Understanding | undefined,
  next: Understanding | undefined,
): Understanding | undefined => {
  if (former?.plain === undefined || former.dress === undefined || next?.isFollowUp !== true)
    return next;
  const isSame = JSON.stringify(next.form.measures) === JSON.stringify(former.plain.form.measures);
  return (isSame ? dressedIn({ dress: former.dress }, next) : undefined) ?? next;
};
