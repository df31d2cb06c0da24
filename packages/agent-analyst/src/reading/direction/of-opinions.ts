import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";

/** What people say of something, of which they give a mark. */
const opinions = /^(reviews?|ratings?|feedback|surveys?|evaluations?|scores?|marks?|grades?)$/;
const marks = /^(score|scores|rating|ratings|stars|nps|csat|grade|mark|satisfaction)$/;

/** The word right behind `best` or `worst`. */
const judgedWord = ({ tokens, ranking }: Pick<Utterance, "tokens" | "ranking">): string => {
  const isJudged = ranking !== undefined && /^(best|worst)$/.test(tokens[ranking.at]?.word ?? "");
  return isJudged ? (tokens[ranking.at + ranking.length]?.word ?? "") : "";
};

const isMark = ({ kind, public: isPublic, aggregate, title, name }: Member): boolean =>
  kind === "measure" &&
  isPublic &&
  aggregate === "avg" &&
  wordsOfName(title || name).some((word) => marks.test(word));

/**
 * `which hotel has the worst reviews`, where reviews are counted: the marks that they give are good or bad, and not their
 * number. Undefined where they have no mark of their own.
 */
export const markOfOpinions = (
  utterance: Pick<Utterance, "tokens" | "ranking">,
  [counted, ...others]: readonly FormMeasure[],
  { members }: Cube,
): Member | undefined => {
  if (counted?.kind !== "measure" || others.length > 0) return undefined;
  const count = members.find(({ name }) => name === counted.member);
  if (!/^count/.test(count?.aggregate ?? "") || !opinions.test(judgedWord(utterance)))
    return undefined;
  const own = members.filter((each) => isMark(each) && each.source?.cube === count?.source?.cube);
  return own.length === 1 ? own[0] : own.find(({ better }) => better === "higher");
};
