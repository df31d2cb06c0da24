import type { Cube } from "@embedded-analytics/domain";
import { isOtherThanBuyers } from "../../mentions/verbs/our-side.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { absenceOf, duringOf, type FoundAbsence } from "./asked/absence-form.js";
import { absenceIn, lackedBy, partsOf } from "../absence.js";
import { absenceOfOneSide } from "./two-views/both-sides.js";
import { absenceOfKeyed } from "./two-views/keyed-rows.js";
import { homeOf, soleOf } from "./others.js";
import { isListOfPersons, nameIn } from "./persons.js";

/** Those of one cube that another cube never names, where the question says of whom, or asks who they are. */
export const absenceOrWho = (
  utterance: Utterance,
  cubes: readonly Cube[],
): FoundAbsence | undefined =>
  absenceIn(utterance, cubes) ??
  whoLacks(utterance, cubes) ??
  absenceOfOneSide(utterance, cubes) ??
  absenceOfKeyed(utterance, cubes);

/** `who never applied for a loan`: those of the one list of persons or companies that another cube with such rows names. */
const whoLacks = (utterance: Utterance, cubes: readonly Cube[]): FoundAbsence | undefined => {
  if (utterance.tokens[0]?.word !== "who") return undefined;
  const { subject = [], object = [], time } = partsOf(utterance, cubes, () => false) ?? {};
  if (subject.length > 0 || object.length === 0) return undefined;
  const lists = cubes.flatMap((own) => {
    const isMeant = isListOfPersons(own) && !isOtherThanBuyers(utterance.tokens, homeOf(own) ?? "");
    const found = isMeant ? lackedBy(own, object, time, cubes) : undefined;
    const during = time && found && duringOf(found, object, time);
    return found === undefined || (time !== undefined && during === undefined)
      ? []
      : [absenceOf(own, found, nameIn(own) ?? found.link, during)];
  });
  const found = soleOf(lists);
  return (
    found && {
      ...found,
      note: `I take “who” as ${found.cube.title || found.cube.name}. ${found.note}`,
    }
  );
};
