import { addUnits, formatDay, startOf, type CivilMs } from "../../times/civil-time.js";
import type { PlacedTime } from "../../times/find-times.js";
import { bucketRange, lastUnits, yearBefore, type TimeRange } from "../../times/time-range.js";
import { grammarKindOf } from "../../filler.js";
import type { Token } from "../../token.js";
import type { ComparisonCue } from "../comparison.js";
import type { Cue } from "../cue.js";
import { soFar, soFarAgainst } from "./running-times.js";
import type { Times } from "./times.js";

const tomorrowOf = (now: CivilMs): CivilMs => addUnits("day", startOf("day", now), 1);

/**
 * `by how much did it grow since January`: what has come since then, beside the same days a year before; of a level,
 * what it was just before then, and what it is now. `since last year` is compared with last year.
 */
export const grownSince = (
  tokens: readonly Token[],
  time: PlacedTime | undefined,
  cues: readonly Cue<ComparisonCue>[],
  now: CivilMs,
): Times | undefined => {
  const from = time?.range.from;
  const isAlone = cues.length > 0 && cues.every(({ meaning }) => meaning === "growth");
  const tomorrow = tomorrowOf(now);
  if (time === undefined || from === undefined || time.range.to !== undefined) return undefined;
  if (!isAlone || from >= tomorrow) return undefined;
  const days = Math.round((tomorrow - from) / 86_400_000);
  const label = `since ${formatDay(from)}`;
  const range: TimeRange = { from, to: tomorrow, label, unit: "day", count: days };
  const ofLevels = { range: { ...upTo(tomorrow), label: "now" }, before: upTo(from) };
  if (/^(last|previous|prior)$/.test(tokens[time.at + 1]?.word ?? ""))
    return { ...soFarAgainst(bucketRange(time.range.unit, from), now), ofLevels };
  const before = yearBefore(range);
  const assumed =
    before && `I compare what there is ${range.label} with the same days a year before.`;
  return { range, before, assumed, ofLevels };
};

/** All that was before a moment, of which a level has its last one. */
const upTo = (to: CivilMs): TimeRange => ({
  from: undefined,
  to,
  label: `the last one before ${formatDay(to)}`,
  unit: "day",
  count: 1,
});

/** `end of 2025 vs now`: of a level the last one there is; of what adds up what there is of this year, beside the same days. */
export const againstNow = (
  tokens: readonly Token[],
  [time, ...others]: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  now: CivilMs,
): Times | undefined => {
  const isNow = (at: number): boolean => /^(now|today|currently)$/.test(tokens[at]?.word ?? "");
  const cue = cues.find(
    ({ meaning, at, length }) => meaning === "versus" && (isNow(at + length) || isNow(at - 1)),
  );
  const today = others.every(({ at }) => isNow(at));
  if (time === undefined || cue === undefined || !today || isNow(time.at)) return undefined;
  const level: TimeRange = { ...upTo(tomorrowOf(now)), label: "now" };
  return { ...soFarAgainst(time.range, now), ofLevels: { range: level, before: time.range } };
};

/**
 * `October vs the average of the last 3 months`: the mean of as many steps just before what is compared; without a time
 * of its own that is the last step that is over.
 */
export const againstMean = (
  tokens: readonly Token[],
  times: readonly PlacedTime[],
  cues: readonly Cue<ComparisonCue>[],
  now: CivilMs,
): Times | undefined => {
  const former = times.find((time) => isMeanOf(tokens, time.at) && time.range.count > 1);
  const isCompared = cues.some(({ meaning, at }) => meaning === "versus" && at < (former?.at ?? 0));
  if (former === undefined || !isCompared) return undefined;
  const { unit, count } = former.range;
  const [own, ...others] = times.filter((time) => time !== former);
  if (others.length > 0) return undefined;
  const said =
    own === undefined ? bucketRange(unit, lastUnits(unit, 1, now).from ?? now) : own.range;
  if (said.unit !== unit || said.count !== 1 || said.from === undefined) return undefined;
  const to = said.from;
  const range = soFar(said, now);
  const before: TimeRange = {
    from: addUnits(unit, to, -count),
    to,
    label: `average of the ${count} ${unit}s before`,
    unit,
    count,
  };
  const open = range === said ? "" : ` ${said.label} is not over yet.`;
  return {
    range,
    before,
    parts: count,
    assumed: `I compare ${range.label} with the mean of the ${count} ${unit}s before it.${open}`,
  };
};

/** `the average of`, `the mean over the` before a time. */
const isMeanOf = (tokens: readonly Token[], start: number): boolean => {
  let at = start - 1;
  while (/^(the|of|over|for|in|from|our)$/.test(tokens[at]?.word ?? "")) at--;
  return grammarKindOf(tokens[at]?.word ?? "") === "averaging";
};
