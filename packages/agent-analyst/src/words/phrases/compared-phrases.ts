import { periodAt } from "../times/time-words.js";
import type { Token } from "../token.js";
import { earnings } from "../spoken/earnings.js";
import { payCompared } from "./pay-phrases.js";
import { growthOfSteps } from "./times/series-phrases.js";
import { any, type Phrase } from "./phrase.js";

/** Whether a time begins there, or what is said of one: `the same month`, `a year ago`; where it lies is not asked. */
const isTimeAt = (tokens: readonly Token[], at: number): boolean => {
  const first = /^(the|a|one)$/.test(tokens[at]?.word ?? "") ? at + 1 : at;
  return (
    tokens[first]?.word === "same" ||
    (tokens[first]?.word === "year" &&
      /^(ago|earlier|before)$/.test(tokens[first + 1]?.word ?? "")) ||
    (tokens[first]?.word === "this" && tokens[first + 1]?.word === "time") ||
    periodAt(tokens, at, 0) !== undefined
  );
};

/** `beside that of the same month`: the figure is the same one. */
const figures = [
  "that of|for|in",
  "those of|for|in",
  "that from",
  "those from",
  "its figure of|for|in",
  "",
];

/** Words that hold one time against another; beside anything else they are words of a place. */
const besidePhrase = (said: string): readonly Phrase[] =>
  figures.map((figure): Phrase => {
    const words = any(`${said} ${figure}`.trim());
    return {
      said: words,
      plain: ["versus"],
      hasNames: true,
      fits: (tokens, at) => isTimeAt(tokens, at + words.length),
    };
  });

/** `this month beside the same month of last year`, in the words in which two times are set against each other. */
export const comparedPhrases: readonly Phrase[] = [
  ...payCompared,
  ...growthOfSteps,
  // `grown since last year`, `change from last month`.
  {
    said: any(
      "grown|grew|grow|growth|changed|change|increase|increased|risen|rise|rose|fallen|fell|dropped|drop|declined|decline|improved since|from|over|on last|previous|prior",
    ),
    plain: [0, "versus", 2],
    hasNames: true,
  },
  // `lost the most bookings versus last year`: those that have so many fewer.
  {
    said: any("lost|lose|losing the most"),
    plain: ["fell", 1, 2, "by"],
    hasNames: true,
    fits: (tokens) =>
      tokens.some(({ word }) => /^(vs|versus|compared|against|than|since)$/.test(word)),
  },
  // `which clients brought in less in Q3 than in Q2`: less of what is earned.
  {
    said: any("brought|brings|bring in less|more"),
    plain: ["had", 2],
    names: earnings,
    hasNames: true,
  },
  // `are we up on last year`: in what is earned.
  {
    said: any("are|were we up|down|ahead|behind"),
    plain: [],
    names: earnings,
    hasNames: true,
    fits: (tokens, at) => at === 0 && /^(on|vs|versus|against|from|of|compared)$/.test(tokens[3]?.word ?? ""), // prettier-ignore
  },
  {
    said: any("on|from|of|against"),
    plain: ["versus"],
    hasNames: true,
    fits: (tokens, at) =>
      /^(up|down|ahead|behind)$/.test(tokens[at - 1]?.word ?? "") && isTimeAt(tokens, at + 1),
  },
  // `the average of the three months before`: of the last three before what is compared.
  {
    said: any(
      "average|avg|mean of|over|for the \\d+|two|three|four|five|six|twelve days|weeks|months|quarters|years before|prior|earlier|preceding",
    ),
    plain: [0, 1, 2, "last", 3, 4],
    hasNames: true,
  },
  { said: any("vs|versus|against|on|from|than ly|py"), plain: [0, "last", "year"], hasNames: true },
  ...[
    "compared with|to|against",
    "set|put|held|measured against|beside|alongside",
    "as against",
    "up against",
    "as opposed to",
    "relative to",
    "in comparison with|to",
    "in relation to",
    "side by side with",
    "next to",
    "beside",
    "alongside",
    "against",
    "versus",
    "vs",
  ].flatMap(besidePhrase),
];
