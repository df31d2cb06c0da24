// The shapes of questions by their names.
import { timeAgainst, valueAgainst, yearSoFar } from "./compared.mjs";
import { howManyLimited, limitedGroups, without } from "./limits.mjs";
import { bestAndWorstMonth, nthBest, topOfEach, whichMost } from "./rankings.mjs";
import { growth, onDays, runningTotal } from "./series.mjs";
import { averagePer, distinct, ratio } from "./per.mjs";
import { partOf, shareOfValue, sharesBy } from "./shares.mjs";
import { byStep, byTwo, someOf, stepForValue, twoMeasures } from "./tables.mjs";

export const shapes = {
  "top of each": topOfEach,
  "by two": byTwo,
  "by step": byStep,
  "which most": whichMost,
  "nth best": nthBest,
  "limited groups": limitedGroups,
  "how many limited": howManyLimited,
  "share of value": shareOfValue,
  "shares by": sharesBy,
  "value against value": valueAgainst,
  "time against time": timeAgainst,
  growth,
  "step for value": stepForValue,
  "two measures": twoMeasures,
  ratio,
  distinct,
  "average per": averagePer,
  "part of": partOf,
  "some of": someOf,
  without,
  "running total": runningTotal,
  "on days": onDays,
  "best and worst month": bestAndWorstMonth,
  "year so far": yearSoFar,
};
