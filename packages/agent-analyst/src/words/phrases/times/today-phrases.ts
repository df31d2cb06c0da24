import { lastingStates } from "../../cues/standing.js";
import { monthNumber } from "../../times/civil-time.js";
import { isWeekday } from "../../times/days/weekdays.js";
import type { Token } from "../../token.js";
import { any, type Phrase } from "../phrase.js";

/** What lasts from day to day, besides what `lastingStates` has. */
const lasting = /^(overdue|unpaid|late|vacant|inactive|owed|owing)$/;
const isLasting = (word = ""): boolean => lasting.test(word) || lastingStates.test(word);

/** Of an event of the day the state is what came of it: `became overdue today`. */
const isOfEvent = (tokens: readonly Token[], at: number): boolean =>
  /^(became|become|got|get|turned|went|go|fell|were|was|been|due|that)$/.test(
    tokens[at - 1]?.word ?? "",
  );

/** A state, up to so many words of what has it, and today. */
const stateToday = (between: number, said: string): Phrase => {
  const words = Array.from({ length: between }, () => "\\p{L}+");
  return {
    said: any(["\\p{L}+", ...words, ...said.split(" ")].join(" ")),
    plain: [...Array.from({ length: between + 1 }, (_, place) => place), "now"],
    hasNames: true,
    fits: (tokens, at) => isLasting(tokens[at]?.word) && !isOfEvent(tokens, at),
  };
};

/** `beds occupied last night`, as it was counted on that day. */
const lastNight: Phrase = {
  said: any("last night"),
  plain: ["yesterday"],
  hasNames: true,
  fits: (tokens, at) => tokens[at + 2] === undefined || /^(at|in|by|per|on|and)$/.test(tokens[at + 2]?.word ?? ""), // prettier-ignore
};

/** `how many rides are still to come`: those from today on, where no time is named. */
const stillToCome: Phrase = {
  said: any("still|yet to come"),
  plain: [0, 1, 2, "since", "today"],
  hasNames: true,
  fits: (tokens, at) => tokens[at + 3] === undefined || /^(by|per|at|with)$/.test(tokens[at + 3]?.word ?? "") || isPlaceAt(tokens, at + 3), // prettier-ignore
};

/** `still to come in London`, where `in November` is a time of its own. */
const isPlaceAt = (tokens: readonly Token[], at: number): boolean =>
  /^(in|on|for|from)$/.test(tokens[at]?.word ?? "") &&
  /^\p{L}{3,}$/u.test(tokens[at + 1]?.word ?? "") &&
  !ofTime.test(tokens[at + 1]?.word ?? "") &&
  monthNumber(tokens[at + 1]?.word ?? "") === undefined &&
  !isWeekday(tokens[at + 1]?.word ?? "");

const ofTime =
  /^(this|next|last|the|today|tomorrow|week|weeks|month|months|quarter|year|summer|autumn|winter|spring|all)$/;

/** `how many bills are overdue today` asks what is so by now, and not for the bills of one day. */
export const todayPhrases: readonly Phrase[] = [
  lastNight,
  stillToCome,
  ...[0, 1, 2].flatMap((between) =>
    ["today", "as of today", "as at today", "as of now", "right now"].map((said) =>
      stateToday(between, said),
    ),
  ),
];
