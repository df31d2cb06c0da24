import type { Cube } from "@embedded-analytics/domain";
import { candidatesOf } from "../../mentions/roles.js";
import type { Mention } from "../../mentions/mentions.js";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { closing } from "../../words/phrases/phrase.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";

/**
 * `how many different suppliers billed us`: those are counted who have a bill, where the rows are bills. The verb names a sum of
 * them as well (`Billed amount`), which nobody asked for; of rows that are something else it could make fewer of them.
 */
export const whoDoes = (
  { tokens }: Utterance,
  cube: Cube,
  kept: readonly Mention[],
  parts: Parts,
  measures: readonly FormMeasure[],
): readonly FormMeasure[] => {
  const [counted, summed, ...others] = measures;
  if (counted?.kind !== "distinct" || summed?.kind !== "measure" || others.length > 0)
    return measures;
  const verb = kept.find((each) => candidatesOf(each).measure?.member.name === summed.member);
  if (verb === undefined || !isDeed(tokens, verb) || !isOfRows(cube, tokens[verb.at]))
    return measures;
  absorb(parts, verb);
  return [counted];
};

/** `billed`, `billed us`: a verb without any other object. */
const isDeed = (tokens: readonly Token[], { at, length }: Mention): boolean => {
  const next = tokens[at + 1]?.word ?? "us";
  return (
    length === 1 && /ed$/.test(tokens[at]?.word ?? "") && (next === "us" || closing.test(next))
  );
};

/** Whether the rows are called after a word. */
const isOfRows = (cube: Cube, token: Token | undefined): boolean =>
  wordsOfName(countingMeasure(cube)?.title ?? "").some((word) => stemOf(word) === token?.stem);
