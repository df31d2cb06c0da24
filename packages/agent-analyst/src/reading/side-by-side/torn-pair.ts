import type { Mention, Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { isPastForm } from "../../words/past-forms.js";
import { isFiller } from "../../words/filler.js";
import type { LogicalForm } from "../logical-form.js";
import { membersOfForm } from "../members-of-form.js";

/**
 * The nouns of a pair that an answer would leave out: of `payments and refunds by month` both are figures, so where only one of
 * them is counted, the other may not pass for the time by which that is (Refunds by when the payment was made). Of `orders booked and cancelled by
 * month` neither verb may be a time where the other one is a state.
 */
export const tornPair = (
  { tokens, granularity }: Utterance,
  { found }: Mentions,
  values: readonly ValueMention[],
  form: LogicalForm,
): ReadonlySet<number> => {
  const [figure, ...others] = form.measures;
  if (granularity === undefined || figure?.kind !== "measure" || others.length > 0)
    return new Set();
  const joint = tokens.findIndex(({ word }, at) => word === "and" && at < granularity.at);
  const pair = [joint - 1, joint + 1];
  if (joint < 1 || granularity.at !== joint + 2) return new Set();
  const isHead = tokens.slice(0, Math.max(0, joint - 1)).every(({ word }) => isFiller(word));
  const names = membersOfForm({ ...form, measures: [], time: undefined });
  const qualityAt = (at: number): number =>
    mentionAt(found, at)?.namings.find(({ member }) => member.name === figure.member)?.quality ?? 0;
  // Two nouns of one figure: the one that names it less is another thing.
  const best = Math.max(...pair.map(qualityAt));
  const isFigure = (at: number): boolean => qualityAt(at) === best;
  const isElse = (at: number): boolean =>
    values.some((value) => at >= value.at && at < value.at + value.length) ||
    mentionAt(found, at)?.namings.some(({ member }) => names.has(member.name)) === true;
  const wordAt = (at: number): string => tokens[at]?.word ?? "";
  if (pair.every((at) => isPastForm(wordAt(at))))
    return new Set(isElse(pair[0] ?? 0) === isElse(pair[1] ?? 0) ? [] : pair);
  const lost = pair.filter((at) => !isFigure(at) && !isElse(at) && /[^s]s$/.test(wordAt(at)));
  return isHead && lost.length === 1 ? new Set(lost) : new Set();
};

const mentionAt = (found: readonly Mention[], at: number): Mention | undefined =>
  found.find((mention) => at >= mention.at && at < mention.at + mention.length);
