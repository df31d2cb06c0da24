import type { Cube, Member } from "@embedded-analytics/domain";
import { countingMeasure } from "../../mentions/default-measure.js";
import type { Mentions } from "../../mentions/mentions.js";
import { candidatesOf } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/value-mention.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { homeOfMember } from "../spans/times-of-table.js";

/** Whether the rows of a cube are those whose members are named. */
const areOwn = (cube: Cube, count: Member, names: readonly string[]): boolean =>
  names.length > 0 &&
  names.every((name) => {
    const member = cube.members.find((each) => each.name === name);
    return member !== undefined && homeOfMember(cube, member) === homeOfMember(cube, count);
  });

/**
 * `how many weddings did we do`, of a kind of event that what is cooked for events has as well: where values alone are named, the
 * rows are counted whose kind it is, and none that belong to them. `who joined last month` asks for those whose time that is, and
 * not for the lessons that some of them had. It decides between equals, a view and a cube among them.
 */
export const fitOfHome = (
  { tokens }: Pick<Utterance, "tokens">,
  cube: Cube,
  { found, cubeAt }: Pick<Mentions, "found" | "cubeAt">,
  values: readonly ValueMention[],
): number => {
  const count = countingMeasure(cube);
  if (count === undefined || cubeAt.length > 0) return 0;
  const isCounted = tokens.some(
    ({ word }, at) => word === "many" && tokens[at - 1]?.word === "how",
  );
  const isNamed = found.some((mention) => candidatesOf(mention).measure !== undefined);
  const kinds = isCounted && !isNamed ? values.map(({ dimension }) => dimension) : [];
  const [time, ...others] = found.flatMap((mention) => candidatesOf(mention).time?.member ?? []);
  const isWho = tokens[0]?.word === "who" && values.length === 0 && others.length === 0;
  const isOfAll = (count.rows ?? []).length === 0;
  const times = isWho && isOfAll && time !== undefined ? [time.name] : [];
  return areOwn(cube, count, [...kinds, ...times]) ? 0.1 : 0;
};
