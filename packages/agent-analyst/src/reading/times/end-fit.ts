import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mention, Mentions } from "../../mentions/mentions.js";
import { saysEnd } from "../../mentions/ends/nouns-of-end.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { stemOf } from "../../words/stem.js";
import { atTheEnd } from "../../words/times/ends-of-times.js";
import { wordsOfName } from "../../words/token.js";
import { nounOfEnded } from "./limits-of-time.js";
import { snapshotOf } from "../snapshots.js";

const ofEnd = /^(at|of|the|in|by|month|quarter|year|week|period|day|end)$/;

/** `pipeline` is all that Pipeline at month end is called, but for the end; `revenue` is half of Recurring revenue. */
const isWholeName = (
  { tokens }: Utterance,
  { at, length, isWeak }: Mention,
  { title, name }: Member,
): boolean => {
  const said = tokens.slice(at, at + length).map(({ word }) => word);
  const stems = (words: readonly string[]): string =>
    words
      .filter((word) => !ofEnd.test(word))
      .map(stemOf)
      .join(" ");
  return !isWeak || stems(said) === stems(wordsOfName(title || name));
};

/**
 * `the pipeline at the end of March`: a cube whose figure of that name was taken at the ends of times says it, and one that
 * only knows what there is today does not.
 */
export const endFit = (utterance: Utterance, cube: Cube, { found }: Mentions): number => {
  const isAsked = utterance.tokens.some(({ word, isQuoted }) => word === atTheEnd && !isQuoted);
  const hasLevel =
    isAsked &&
    found.some((mention) => {
      const { measure } = candidatesOf(mention);
      if (measure === undefined || !isWholeName(utterance, mention, measure.member)) return false;
      const figure = { kind: "measure" as const, member: measure.member.name };
      return snapshotOf(cube, [figure], undefined, utterance) !== undefined;
    });
  return (hasLevel ? 2 : 0) + (isEndOf(utterance, cube) ? 1 : 0);
};

/** `licences that have expired`: of what says when a licence runs out, and not of trips that end. */
const isEndOf = ({ tokens, standing }: Utterance, { members }: Cube): boolean =>
  standing?.meaning.kind === "ended" &&
  members.some(
    (member) =>
      member.kind === "dimension" &&
      member.type === "time" &&
      member.public &&
      saysEnd(member) &&
      wordsOfName(member.title || member.name)
        .map(stemOf)
        .includes(nounOfEnded(tokens, standing) ?? ""),
  );
