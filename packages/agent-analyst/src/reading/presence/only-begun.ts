import type { CivilMs } from "../../words/times/civil-time.js";
import { formatRange } from "../../words/times/time-range.js";
import type { LogicalForm } from "../logical-form.js";

const day = 86_400_000;

/** A sentence where it is asked what lacks something in a time that has hardly begun: `dishes without a sale this month`, on its first day. */
export const onlyBegunNotes = (
  { absentFrom }: Pick<LogicalForm, "absentFrom">,
  now: CivilMs,
): readonly string[] => {
  const range = absentFrom?.isPresent === true ? undefined : absentFrom?.time?.range;
  if (range?.from === undefined || range.to === undefined) return [];
  const [elapsed, whole] = [now - range.from, range.to - range.from];
  const hasHardlyBegun = elapsed >= 0 && elapsed < Math.max(day, whole / 10) && whole >= 5 * day;
  return hasHardlyBegun
    ? [`The time ${formatRange(range)} has only begun, so that most have none yet.`]
    : [];
};
