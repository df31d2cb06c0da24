import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import type { Fragment } from "../fragment.js";
import type { LogicalForm } from "../logical-form.js";
import { withCountedThings } from "../thresholds/counted-things.js";
import { withThings } from "./listed-things.js";
import { withKeys } from "./entity-keys.js";
import { withMeanOfGroups } from "./mean-of-groups.js";
import { withPart } from "./part-of-whole.js";

/** What is said of groups and parts of rows, where their figures are known. */
export const withGroups = (
  form: LogicalForm,
  utterance: Utterance,
  { part, counted }: Fragment,
  cube: Cube,
  notes: string[],
): LogicalForm => {
  const mean = withKeys(withMeanOfGroups(form, utterance, cube), cube);
  const listed = withThings(withPart(mean, part, cube), utterance, cube);
  const result = withCountedThings(listed, counted, cube);
  notes.push(...sameNames(utterance, result, cube));
  if (result.calculation === "mean")
    notes.push(`I take each ${titleOf(cube, result.groupBy[0] ?? "")} once.`);
  return result;
};

const titleOf = (cube: Cube, name: string): string =>
  cube.members.find((member) => member.name === name)?.title ?? name;

/** `How many customers have more than 3 orders` counts names, and two people may have one. */
const sameNames = (
  { tokens }: Utterance,
  form: LogicalForm,
  { members }: Cube,
): readonly string[] => {
  const counts = tokens.some(
    ({ word }, at) =>
      (word === "many" && tokens[at - 1]?.word === "how") || word === "number" || word === "count",
  );
  const [thing] = form.measures;
  const name = thing?.kind === "distinct" ? thing.member : form.groupBy[0];
  const member = members.find((each) => each.name === name);
  const isName = wordsOfName(member?.source?.member ?? member?.name ?? "").includes("name");
  return counts && isName && form.thresholds.some(({ on }) => on !== "dimension")
    ? ["I take those of the same name as one."]
    : [];
};
