import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { FoundAbsence } from "./absence-form.js";
import { absenceOfKind, type NamedOf } from "../of-kind.js";
import { absenceOfSome } from "../of-some.js";
import { absenceOrWho } from "../who-lacks.js";

/** What a question says is missing, with all of its words: of all, of some of them, or of a kind of what they may have. */
export const absenceAsked = (
  utterance: Utterance,
  cubes: readonly Cube[],
  named: readonly NamedOf[],
): FoundAbsence | undefined =>
  saysOfThemselves(utterance)
    ? undefined
    : (absenceOrWho(utterance, cubes) ??
      absenceOfSome(utterance, cubes, named) ??
      absenceOfKind(utterance, cubes, named));

/** `stays not cancelled in May`: that is said of the stays themselves, and no other rows are missing to them. */
export const saysOfThemselves = ({ tokens }: Pick<Utterance, "tokens">): boolean =>
  tokens.some(({ word }, at) => {
    const before = /^(?:been|yet)$/.test(tokens[at - 1]?.word ?? "") ? at - 2 : at - 1;
    return /^cancell?ed$/.test(word) && tokens[before]?.word === "not";
  });
