import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

const busy = /^(busy|busier|busiest|quiet|quieter|quietest|calm|calmest|most|least|fewest)$/;
/** What has happened on one day is asked for by `was`; how it usually is, by `is` and `do`. */
const usual = /^(is|are|do|does)$/;

/** A time of a few days, of which one is a date. */
const ofDays = /^(week|weeks|weekend|fortnight|days)$/;

/** `which day is Priya busiest`, and not the busiest one of next week, which is a date. */
const asksUsual =
  (length: number) =>
  (tokens: readonly Token[], at: number): boolean =>
    usual.test(tokens[at + length]?.word ?? "") &&
    tokens.slice(at + length).some(({ word }) => busy.test(word)) &&
    !tokens.slice(at + length).some(({ word }) => ofDays.test(word));

/** When there is usually most to do: by the day of the week, and by the hour of the day. */
export const busyTimes: readonly Phrase[] = [
  { said: any("which|what day"), plain: ["which", "weekday"], hasNames: true, fits: asksUsual(2) },
  {
    said: any("which|what day of the week"),
    plain: ["which", "weekday"],
    hasNames: true,
    fits: asksUsual(5),
  },
  {
    said: any("which|what time|hour of the|each day"),
    plain: ["which", "hour", "of", "the", "day"],
    hasNames: true,
    fits: asksUsual(5),
  },
  {
    said: any("which|what time|hour"),
    plain: ["which", "hour", "of", "the", "day"],
    hasNames: true,
    fits: asksUsual(2),
  },
];
