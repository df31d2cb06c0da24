import type { Member } from "@embedded-analytics/domain";
import { wordsOfName, type Token } from "../../../words/token.js";
import { isPlannedTime } from "./planned-time.js";

const booking = /^(booked|scheduled|planned|arranged|reserved|lined)$/;

/** `Pickup booked for`, `Scheduled for`: when it is to be, and not when that was agreed. */
const isBookedFor = ({ title }: Member): boolean => {
  const words = wordsOfName(title);
  return words.at(-1) === "for" && booking.test(words.at(-2) ?? "");
};

/** Whether something is booked for a time, or still to come in it. */
const saysAhead = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, isQuoted }, at) => {
    const [next, second] = [tokens[at + 1]?.word, tokens[at + 2]?.word];
    return (
      !isQuoted &&
      ((booking.test(word) && (next === "for" || (next === "in" && second === "for"))) ||
        (/^(still|yet)$/.test(word) && next === "to" && second === "come"))
    );
  });

/**
 * The time for which things are booked: `rides booked for November`, `rides still to come in November`, where rides have a time
 * called `Pickup booked for` beside that of the booking. Undefined where several are called so.
 */
export const timeAhead = (
  tokens: readonly Token[],
  times: readonly Member[],
): string | undefined => {
  if (!saysAhead(tokens)) return undefined;
  const booked = times.filter(isBookedFor);
  const [time, ...others] = booked.length > 0 ? booked : times.filter(isPlannedTime);
  return others.length > 0 ? undefined : time?.name;
};
