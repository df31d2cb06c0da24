import type { Cube } from "@embedded-analytics/domain";
import type { Mentions } from "../../mentions/mentions.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Parts } from "../parts.js";
import type { OwnTimes } from "./own-times.js";
import { timeOfValues } from "./time-of-values.js";

/** The time that names, new ones or values of the question tell. */
export const timeIn = (
  utterance: Utterance,
  cube: Cube,
  { newOnes: fresh, end }: Mentions,
  {
    parts,
    values,
    own,
  }: {
    readonly parts: Parts;
    readonly values: readonly ValueMention[];
    readonly own: OwnTimes | undefined;
  },
): string | undefined =>
  own === undefined
    ? (fresh?.time.name ??
      parts.timeDimension ??
      (utterance.times.length > 0 || utterance.granularity !== undefined
        ? end?.time?.name
        : undefined) ??
      timeOfValues(utterance, cube, values))
    : own.first;

/** What new ones are counted by. */
export const newNotes = ({ newOnes: fresh }: Mentions): readonly string[] =>
  fresh === undefined
    ? []
    : [
        `I count ${fresh.count.title || fresh.count.name} by ${fresh.time.title || fresh.time.name}.`,
      ];
