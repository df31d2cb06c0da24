import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Cue } from "../../words/cues/cue.js";
import type { Limit } from "../../words/cues/limits.js";
import type { Threshold } from "../logical-form.js";
import { absorb, type Parts } from "../parts.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { rateOfMeasure } from "../rate-of.js";

/**
 * Whether what is limited may be counted in percent, where the question's limit is: `depots idling above 8 %` is no limit on
 * hours, and `more than 90 percent of their capacity` none on places.
 */
export const fitsPercent = (
  { member }: Pick<Threshold, "member">,
  { at, length, meaning: { isPercent } }: Cue<Limit>,
  tokens: readonly Token[],
  { members }: Cube,
): boolean => {
  const limited = members.find(({ name }) => name === member);
  if (isPercent !== true || limited?.format === "percent" || limited === undefined) return true;
  const { aggregate = "", unit, kind } = limited;
  const isOther = unit !== undefined && !/^(%|percent|pct)$/i.test(unit);
  const isPartOf = kind === "dimension" && tokens[at + length]?.word === "of";
  return !isOther && !isPartOf && !/^(sum|count|count_distinct)$/.test(aggregate);
};

/**
 * `depots idling above 8 %`, where hours are called idling and a figure in percent is `Idling share`: the limit in percent is one
 * on that figure, which is said. Undefined where the model has no such figure, or the limit may be on what was named.
 */
export const rateLimited = (
  { tokens, times }: Pick<Utterance, "tokens" | "times">,
  cube: Cube,
  parts: Parts,
  kept: readonly Mention[],
  cue: Cue<Limit>,
  limited: Pick<Threshold, "on" | "member"> | undefined,
): Pick<Threshold, "on" | "member"> | undefined => {
  if (limited?.on !== "measure" || fitsPercent(limited, cue, tokens, cube)) return undefined;
  const mention = kept.find((each) => candidatesOf(each).measure?.member.name === limited.member);
  const behind = cue.at + cue.length;
  const isOfPart = behind < tokens.length && !times.some(({ at }) => at >= behind && at <= behind + 1); // prettier-ignore
  const rate =
    mention === undefined || isOfPart ? undefined : rateSaid(tokens, cube, mention, limited.member);
  if (mention === undefined || rate === undefined) return undefined;
  const at = parts.measures.findIndex(
    (each) => each.kind === "measure" && each.member === limited.member,
  );
  if (at >= 0) parts.measures.splice(at, 1, { kind: "measure", member: rate.name });
  absorb(parts, mention);
  parts.notes.push(`I take the limit as one on ${rate.title || rate.name}.`);
  return { on: "measure", member: rate.name };
};

/** The one figure in percent that has the word of a mention in its name, else the rate of what was named. */
const rateSaid = (
  tokens: readonly Token[],
  cube: Cube,
  { at, length }: Mention,
  named: string,
): Member | undefined => {
  const figure = cube.members.find(({ name }) => name === named);
  const stems = tokens.slice(at, at + length).map(({ stem }) => stem);
  const [rate, ...others] = cube.members.filter(
    (member) =>
      member.kind === "measure" &&
      member.public &&
      member.format === "percent" &&
      member.source?.cube === figure?.source?.cube &&
      wordsOfName(member.title)
        .filter((word) => !/^(rate|ratio|share|percentage|percent|pct|quota)$/.test(word))
        .every((word) => stems.includes(stemOf(word))),
  );
  return rate !== undefined && others.length === 0
    ? rate
    : rateOfMeasure(cube, { kind: "measure", member: named });
};
