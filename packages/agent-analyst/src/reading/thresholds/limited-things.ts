import type { Cube, Member } from "@embedded-analytics/domain";
import { earnedIn } from "../../mentions/money/earned.js";
import type { Limit } from "../../words/cues/limits.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { isCurrency } from "../../words/units.js";
import type { Threshold } from "../logical-form.js";
import type { Parts } from "../parts.js";

const ofKeys = /^(id|key|no|nr|number|code|ref|reference|of|the|count|different)$/;

const stemsOf = (text: string): string =>
  wordsOfName(text)
    .filter((word) => !ofKeys.test(word))
    .map(stemOf)
    .join(" ");

/** The key that tells the things apart of which a figure counts how many there are: `Receipt number` of Receipts. */
export const keyOfCounted = ({ members }: Cube, counted: Member): Member | undefined =>
  members.find(
    ({ kind, public: isPublic, source, name, title }) =>
      kind === "dimension" &&
      isPublic &&
      source?.cube === counted.source?.cube &&
      /(^|_)(id|key|no|nr|number|code)$/i.test(source?.member ?? name) &&
      stemsOf(title || name) === stemsOf(counted.title || counted.name),
  );

/**
 * `receipts over 200 euros`, where rows are lines of receipts: a limit of money on what is counted by a key is one on what
 * each of those things brought in. Undefined where the limit is none of money, or something else is counted.
 */
export const limitedThings = (
  cube: Cube,
  { measures, notes }: Parts,
  { unit }: Limit,
  isSingle: boolean,
): Pick<Threshold, "on" | "member" | "key"> | undefined => {
  const [measure, ...others] = measures;
  const isOfMoney = unit === undefined ? isSingle : isCurrency(unit);
  const counted = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (!isOfMoney || others.length > 0 || counted?.aggregate !== "count_distinct") return undefined;
  const [key, money] = [keyOfCounted(cube, counted), earnedIn(cube)];
  if (key === undefined || money === undefined) return undefined;
  notes.push(
    `I take the limit as one on the ${money.title || money.name} of each ${key.title || key.name}.`,
  );
  return { on: "thing", member: money.name, key: key.name };
};
