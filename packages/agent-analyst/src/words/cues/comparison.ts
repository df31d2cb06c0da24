import { numberOf } from "../number-word.js";
import type { Token } from "../token.js";
import type { Cue } from "./cue.js";

/** What is said of a comparison beside the times themselves. */
export type ComparisonCue =
  "versus" | "same_of" | "former" | "former_year" | "former_now" | "growth";

const versus = new Set("vs versus against compared compare comparing comparison than".split(" "));
const growth = new Set(
  "grow change changes changed increase increased decrease decreased decline declined rise rose fall fell fallen drop dropped shrink shrank improve improved".split(
    " ",
  ),
);

const spans =
  /^(period|periods|time|span|month|months|quarter|quarters|week|weeks|day|days|dates)$/;

const year = /^(19|20)\d\d$/;

/**
 * Phrases of a comparison, and what has to follow them; the first that fits is meant. A list has one word of it at that
 * place.
 */
const phrases: readonly (readonly [ComparisonCue, readonly RegExp[], (readonly RegExp[])?])[] = [
  // `the same month in 2025`: which year is a time of its own.
  ["same_of", [/^same$/, spans], [/^(of|in)$/, year]],
  ["same_of", [/^same$/, spans], [year]],
  ["former_year", [/^yoy$/]],
  ["former_year", [/^same$/, spans, /^(ly|py)$/]],
  ["former_year", [/^same$/, spans, /^(of|in)$/, /^(ly|py)$/]],
  ["former_year", [/^same$/, spans, /^(last|previous|prior)$/, /^year$/]],
  ["former_year", [/^same$/, spans, /^(of|in)$/, /^(last|previous|prior)$/, /^year$/]],
  ["former_year", [/^same$/, spans, /^(of|in)$/, /^the$/, /^(last|previous|prior)$/, /^year$/]],
  ["former_year", [/^same$/, spans, /^(a|one)$/, /^year$/, /^(ago|earlier|before)$/]],
  ["former_year", [/^same$/, spans, /^the$/, /^(year|previous|prior)$/, /^(before|year)$/]],
  ["former_now", [/^this$/, /^time$/, /^last$/, /^year$/]],
  ["former_year", [/^year$/, /^(over|on)$/, /^year$/]],
  ["former", [/^the$/, /^one$/, /^before$/]],
  ["former", [/^period$/, /^before$/]],
  ["former", [/^(previous|prior)$/, /^period$/]],
  ["former_year", [/^the$/, /^year$/, /^before$/]],
  ["former_year", [/^a$/, /^year$/, /^(earlier|before)$/]],
  ["former", [/^(month|quarter|week|day|before)$/, /^before$/]],
  ["former", [/^month$/, /^over$/, /^month$/]],
  ["former", [/^quarter$/, /^over$/, /^quarter$/]],
  ["former", [/^week$/, /^over$/, /^week$/]],
  ["former", [/^day$/, /^over$/, /^day$/]],
  ["former", [/^previous$/, /^one$/]],
];

/** `vs`, `the one before`, `year over year`, `grew`. */
export const findComparisonCues = (tokens: readonly Token[]): readonly Cue<ComparisonCue>[] => {
  const found: Cue<ComparisonCue>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const cue = formerSpanAt(tokens, at) ?? phraseAt(tokens, at) ?? wordAt(tokens, at);
    if (cue === undefined) continue;
    found.push(cue);
    at += cue.length - 1;
  }
  return found;
};

const phraseAt = (tokens: readonly Token[], at: number): Cue<ComparisonCue> | undefined => {
  const isAt = (words: readonly RegExp[], from: number): boolean =>
    words.every((form, offset) => form.test(tokens[from + offset]?.word ?? ""));
  const fitting = phrases.find(
    ([, words, behind = []]) => isAt(words, at) && isAt(behind, at + words.length),
  );
  return fitting && { meaning: fitting[0], at, length: fitting[1].length };
};

/**
 * `last 30 days vs the previous 30 days`, `vs the 30 days before`: the span that was said, once more before it. Of
 * another length, it is a time of its own.
 */
const formerSpanAt = (tokens: readonly Token[], at: number): Cue<ComparisonCue> | undefined => {
  const word = (offset: number): string => tokens[at + offset]?.word ?? "";
  if (!versus.has(word(0))) return undefined;
  const first = /^(to|with)$/.test(word(1)) ? 2 : 1;
  const from = word(first) === "the" ? first + 1 : first;
  const isLed = /^(previous|prior|preceding)$/.test(word(from));
  // `the last 4 weeks vs the 4 before`: their unit was said.
  const isShort =
    numberOf(word(from)) !== undefined &&
    /^(before|prior|earlier|previous)$/.test(word(from + 1)) &&
    tokens
      .slice(0, at)
      .some(
        (token, before) => token.word === word(from) && spans.test(tokens[before + 1]?.word ?? ""),
      );
  if (isShort) return { meaning: "former", at, length: from + 2 };
  const [count, unit] = isLed ? [word(from + 1), word(from + 2)] : [word(from), word(from + 1)];
  const isSaid = tokens
    .slice(0, at)
    .some((token, before) => token.word === count && tokens[before + 1]?.word === unit);
  const isFollowed = !isLed && /^(before|prior|earlier|previous)$/.test(word(from + 2));
  return isSaid && spans.test(unit) && numberOf(count) !== undefined && (isLed || isFollowed)
    ? { meaning: "former", at, length: from + 3 }
    : undefined;
};

const wordAt = (tokens: readonly Token[], at: number): Cue<ComparisonCue> | undefined => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  if (versus.has(word))
    return {
      meaning: "versus",
      at,
      length: /^(to|with)$/.test(tokens[at + 1]?.word ?? "") ? 2 : 1,
    };
  // `the difference between 2024 and 2025` sets the two beside each other.
  const isBetween = word === "difference" && /^(between|in|of)$/.test(tokens[at + 1]?.word ?? "");
  if (isBetween) return { meaning: "versus", at, length: 1 };
  if (isAgainst(tokens, at)) return { meaning: "versus", at, length: 1 };
  return growth.has(stem) || growth.has(word) ? { meaning: "growth", at, length: 1 } : undefined;
};

/** `up on last year`, `down this month from 2024`: the time behind it is the one that is compared with. */
const isAgainst = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(up|down)$/.test(tokens[at]?.word ?? "")) return false;
  const isTime = /^(this|last)$/.test(tokens[at + 1]?.word ?? "");
  const joint = isTime ? at + 3 : at + 1;
  return (
    /^(on|from)$/.test(tokens[joint]?.word ?? "") &&
    /^(last|previous|prior|20\d\d)$/.test(tokens[joint + 1]?.word ?? "")
  );
};
