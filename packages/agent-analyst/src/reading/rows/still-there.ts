import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";

/** What happens to a thing at the end, so that nobody has it any more. */
const leaving =
  /^(left|leaving|withdrawn|retired|disposed|scrapped|removed|decommissioned|discontinued|dismantled|resigned|deregistered)$/;

/**
 * `how many copies have we got` asks for those that are still there, where the model has a time at which they leave and says
 * that it is empty until then. That they alone count is said.
 */
export const stillThere = (
  utterance: Utterance,
  { measures, filters, timeDimension, ofTime }: Fragment,
  cube: Cube,
  former: LogicalForm | undefined,
  notes: string[],
): readonly ValueFilter[] => {
  const [measure, ...others] = measures;
  const count = countingMeasure(cube);
  const isCount =
    others.length === 0 && measure?.kind === "measure" && measure.member === count?.name;
  const isOfNow = former === undefined && utterance.times.length === 0 && asksOwned(utterance);
  const left =
    ofTime.age === undefined
      ? isCount && isOfNow
        ? leavingOf(cube, count)
        : undefined
      : deathIn(cube, ofTime.age.dimension);
  if (left === undefined || timeDimension === left.name) return [];
  if (filters.some(({ member }) => member === left.name)) return [];
  notes.push(`I take those alone that have no time in ${left.title || left.name}.`);
  return [{ member: left.name, match: "empty", values: [], isNot: false }];
};

const dying = /^(died|deceased|death|dead)$/;

/** `cats over 15` are alive: nobody is of an age any more behind the day of their death. */
const deathIn = ({ members }: Cube, birth: string): Member | undefined => {
  const home = members.find(({ name }) => name === birth)?.source?.cube;
  return members.find(
    ({ kind, type, title, name, source, public: isPublic }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      source?.cube === home &&
      wordsOfName(`${name} ${title}`).some((word) => dying.test(word)),
  );
};

/** `have we got`, `do we still have`, `do we currently have`. */
const asksOwned = ({ tokens }: Utterance): boolean => {
  const said = ` ${tokens.map(({ word }) => word).join(" ")} `;
  return / (have|has) (we|they|you|i) got | (do|does) (we|they|you|i) (still|currently|now) have | (we|they|you|i) (ve|have) got /.test(
    said,
  );
};

const leavingOf = ({ members }: Cube, count: Member | undefined): Member | undefined =>
  members.find(
    ({ kind, type, title, name, description = "", source, public: isPublic }) =>
      kind === "dimension" &&
      type === "time" &&
      isPublic &&
      source?.cube === count?.source?.cube &&
      /^empty (while|for|until|as long as)\b/i.test(description) &&
      wordsOfName(`${name} ${title}`).some((word) => leaving.test(word)),
  );
