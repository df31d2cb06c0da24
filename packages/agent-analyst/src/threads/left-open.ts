import { onlyCounted } from "../reading/follow-ups/which-alone.js";
import type { Read, Understanding, Valued } from "../reading/context/understanding.js";
import { countsThings } from "../reading/times/to-come.js";
import { missingGroupsIn, missingIn } from "../reading/understand.js";
import { toComeSentence } from "../words/cues/beyond-data.js";

/** Words that a question cannot do without. */
export interface MissingWords {
  /** Words that can only be values, and are none that is visible. */
  readonly missing: readonly string[];
  /** Words that can only be groups, and are none. */
  readonly missingGroups: readonly string[];
}

/** Values and groups that are asked for and are none; none where all words have their part. */
export const missingOf = (
  read: Read,
  valued: readonly Valued[],
  next: Understanding | undefined,
): MissingWords =>
  next?.isWhole === true
    ? { missing: [], missingGroups: [] }
    : {
        missing: missingIn(read, valued),
        missingGroups: [...missingGroupsIn(read, valued), ...onlyCounted(read, next)],
      };

/** Of a time to come, things that are planned are counted, and no other figure is given. */
export const foretold = (
  { utterance }: Read,
  understood: Understanding | undefined,
): string | undefined =>
  utterance.isToCome &&
  !(understood !== undefined && countsThings(understood.form, understood.cube))
    ? toComeSentence
    : undefined;

/** Whether a question asks for what no data can tell, or names values or groups that are none. */
export const isLeftOpen = (
  read: Read,
  valued: readonly Valued[],
  next: Understanding | undefined,
): boolean =>
  (read.utterance.beyondData ?? foretold(read, next)) !== undefined ||
  Object.values(missingOf(read, valued, next)).some(({ length }) => length > 0);
