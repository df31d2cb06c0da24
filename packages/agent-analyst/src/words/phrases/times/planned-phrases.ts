import { isWeekday } from "../../times/days/weekdays.js";
import { periodAt } from "../../times/time-words.js";
import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

/** What models call the time for which something is planned; the first that a model has is meant. */
const plans = ["scheduled", "appointment", "planned", "due"];

/** `for Friday`, and `for 3 November`; a day of the week that is named alone has been put into one day, which keeps its text. */
const isForDayAt = (tokens: readonly Token[], at: number): boolean => {
  const [lead, day] = tokens.slice(at, at + 2);
  return (
    /^(for|on)$/.test(lead?.text.toLowerCase() ?? "") &&
    (isWeekday(day?.word ?? "") || periodAt(tokens, at + 1, 0) !== undefined)
  );
};

/** How people speak of what is to be done at a time. */
export const plannedPhrases: readonly Phrase[] = [
  // `jobs booked for Friday` are planned for it, where no time is called after their booking.
  {
    said: any("booked|arranged|pencilled"),
    plain: [],
    names: plans,
    hasNames: true,
    unless: ["booked", "booking", "bookings"],
    fits: (tokens, at) => at > 0 && isForDayAt(tokens, at + 1),
  },
  // `what jobs are due out tomorrow`.
  {
    said: any("due out|in"),
    plain: [0],
    hasNames: true,
    fits: (tokens, at) => tokens[at + 2] === undefined || periodAt(tokens, at + 2, 0) !== undefined,
  },
  // `jobs on tomorrow`, `how many have we got on today`.
  { said: any("on today|tomorrow|tonight"), plain: [1], hasNames: true, fits: (_, at) => at > 0 },
];
