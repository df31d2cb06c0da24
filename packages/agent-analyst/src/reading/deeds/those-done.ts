import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { FormMeasure } from "../logical-form.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { deedsAsked } from "./deeds-asked.js";

/** Verbs of what took place: what was called off was not done. */
const takingPlace =
  /^(do|done|give|given|hold|held|perform|performed|conduct|conducted|carry out|carried out|host|hosted|run|ran|cater|catered|teach|taught)$/;

/** What a figure is called that counts those that took place. */
const tookPlace = /^(done|completed|finished|given|held|performed)$/;

const isCount = ({ kind, public: isPublic, aggregate }: Member): boolean =>
  kind === "measure" && isPublic && aggregate === "count";

const isDone = ({ title, name }: Member): boolean =>
  wordsOfName(title || name).some((word) => tookPlace.test(word));

/**
 * `how many jobs did we do`, where the model counts Jobs, cancelled ones too, and Completed jobs beside them: those that were
 * done are asked for. Nothing is changed where several figures, or none, say so.
 */
export const thoseDone = (
  utterance: Pick<Utterance, "tokens" | "taken">,
  cube: Cube,
  measures: readonly FormMeasure[],
  notes: string[],
): readonly FormMeasure[] => {
  const [only, ...others] = measures;
  const all = cube.members.find(({ name }) => only?.kind === "measure" && name === only.member);
  // `did we do` is read as `done` where the model has that word.
  const isAsked =
    utterance.tokens.some(
      ({ word, text }) =>
        word === "done" && /\b(?:did|do|have) (?:we|they|you|i) do(?:ne)?$|^do$/i.test(text),
    ) || deedsAsked(utterance).some(({ said, isByUs }) => isByUs && takingPlace.test(said));
  if (!isAsked || all === undefined || others.length > 0 || !isCount(all) || isDone(all))
    return measures;
  if (all.rows !== undefined && all.rows.length > 0) return measures;
  const [done, ...more] = cube.members.filter(
    (each) => isCount(each) && isDone(each) && homeOfMember(cube, each) === homeOfMember(cube, all),
  );
  if (done === undefined || more.length > 0) return measures;
  notes.push(`I give ${done.title || done.name}, and not all ${all.title || all.name}.`);
  return [{ kind: "measure", member: done.name }];
};

/** The figure that was named, where another one is given instead. */
export const replaced = (
  named: readonly FormMeasure[],
  given: readonly FormMeasure[],
): FormMeasure | undefined => (given === named ? undefined : named[0]);
