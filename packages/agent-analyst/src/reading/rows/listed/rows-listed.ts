import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { isPossessed } from "../../presence/owned.js";
import type { LogicalForm } from "../../logical-form.js";
import { keyOfTable } from "../../spans/counted-rows.js";
import { homeOfMember } from "../../spans/times-of-table.js";
import { thingOf } from "../../states/listed-things.js";

/** How a list of rows is asked for, and no number of them. */
const asksList =
  /^(?:please |and |can you |could you )*(?:list|(?:give|show|get) (?:me |us )?(?:a|the) list of)\b/;
const asksWhich = /^(?:and )?which (?!ones?\b|is\b|are\b|was\b|were\b)/;

/**
 * `list the unpaid invoices`, `which damages are open`, `Priya Shah's children`: the rows that a figure counts, each by the name or number that tells it
 * apart, and not how many there are. Undefined where something else is asked for, or nothing tells the rows apart, which is said.
 */
export const rowsListed = (
  utterance: Pick<Utterance, "tokens" | "taken">,
  form: LogicalForm,
  cube: Cube,
  notes: string[],
): LogicalForm | undefined => {
  const asked = askedBy(utterance);
  const [measure, ...others] = form.measures;
  const counted = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (asked === undefined || others.length > 0) return undefined;
  if (counted?.aggregate !== "count") return undefined;
  if (isGroupedByThem(form, cube, counted)) return { ...form, isListed: true };
  if (!isPlain(form)) return undefined;
  const column = asked === "list" ? nameOfThings(cube, counted) : nameOf(cube, counted);
  if (column === undefined && asked === "list")
    notes.push("No column tells these apart, so I give their number and no list.");
  return column && withRowFor(form, column, counted);
};

/** Whether a list is asked for by that word, or as the things of somebody. */
const askedBy = (utterance: Pick<Utterance, "tokens" | "taken">): "list" | "owned" | undefined => {
  const said = utterance.tokens.map(({ word }) => word).join(" ");
  if (asksList.test(said) || asksWhich.test(said) || said.startsWith("who ")) return "list";
  return !/\b(?:many|number|count|total)\b/.test(said) && isPossessed(utterance)
    ? "owned"
    : undefined;
};

/** A row for each that there is; of a count of all rows each has one. */
const withRowFor = (form: LogicalForm, column: Member, counted: Member): LogicalForm => ({
  ...form,
  groupBy: [column.name],
  isListed: true,
  thresholds: [
    ...form.thresholds,
    ...(counted.rows?.length === 0
      ? []
      : [{ on: "measure", operator: ">", number: 0, member: counted.name } as const]),
  ],
});

/** `which members joined in May`, where the question names them already. */
const isGroupedByThem = (form: LogicalForm, cube: Cube, counted: Member): boolean => {
  const [group, ...others] = form.groupBy;
  return (
    group !== undefined &&
    others.length === 0 &&
    isPlain({ ...form, groupBy: [] }) &&
    nameOfThings(cube, counted)?.name === group
  );
};

/** What tells those apart that are counted: what they are called, or else their key, and rather a number that people use than one of rows. */
export const nameOfThings = (cube: Cube, counted: Member): Member | undefined =>
  nameOf(cube, counted) ??
  keyOf({ ...cube, members: cube.members.filter(({ type }) => type === "string") }, counted) ??
  calledAs(cube, counted) ??
  keyOf(cube, counted);

/** `Address`, also called flat, of Vacant flats. */
const calledAs = (cube: Cube, counted: Member): Member | undefined => {
  const thing = thingOf(cube, [{ kind: "measure", member: counted.name }]);
  const isOwn = thing && homeOfMember(cube, thing) === homeOfMember(cube, counted);
  return isOwn === true && !isOfKinds(thing) ? thing : undefined;
};

const keyOf = (cube: Cube, counted: Member): Member | undefined => {
  const key = keyOfTable(cube, homeOfMember(cube, counted));
  return key && isOfKinds(key) ? undefined : key;
};

/** A code is one of kinds, such as that of an alarm, which many rows have. */
const isOfKinds = ({ title, name }: Member): boolean => /\bcodes?$/i.test(title || name);

/** Whether rows are counted as they are, in no groups, steps or ranks. */
export const isPlain = ({
  groupBy,
  thresholds,
  ranking,
  isShare,
  time,
  within,
}: LogicalForm): boolean =>
  groupBy.length + within.length === 0 &&
  thresholds.every(({ on }) => on === "dimension" || on === "thing") &&
  ranking === undefined &&
  !isShare &&
  time?.bucket === undefined &&
  time?.before === undefined;

/** The column that names what is counted: `Member` of Members, `Child` of Children on the register. */
const nameOf = (cube: Cube, counted: Member): Member | undefined => {
  const words = wordsOfName(counted.title || counted.name);
  const behind = words.findIndex((word) => /^(on|of|in|at|by|for|with|without)$/.test(word));
  const noun = stemOf(words.at(behind > 0 ? behind - 1 : -1) ?? "");
  return cube.members.find(
    (member) =>
      member.kind === "dimension" &&
      member.type === "string" &&
      member.public &&
      homeOfMember(cube, member) === homeOfMember(cube, counted) &&
      wordsOfName(member.title || member.name)
        .map(stemOf)
        .join(" ") === noun,
  );
};
