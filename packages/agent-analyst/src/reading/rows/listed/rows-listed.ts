import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import { stemOf } from "../../../words/stem.js";
import { wordsOfName } from "../../../words/token.js";
import { isPossessed } from "../../presence/owned.js";
import type { LogicalForm } from "../../logical-form.js";
import { keyOfTable } from "../../spans/counted-rows.js";
import { homeOfMember } from "../../spans/times-of-table.js";

/** How a list of rows is asked for, and no number of them. */
const asksList =
  /^(?:please |and |can you |could you )*(?:list|(?:give|show|get) (?:me |us )?(?:a|the) list of)\b/;
const asksWhich =
  /^(?:and )?which (?:of (?:our|the) )?(?:\p{L}+ ){1,3}(?:are|is) (?:still |currently |now )?\p{L}+$/u;

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
  if (counted?.aggregate !== "count" || !isPlain(form)) return undefined;
  const column = nameOf(cube, counted) ?? (asked === "list" ? keyOf(cube, counted) : undefined);
  if (column === undefined && asked === "list")
    notes.push("No column tells these apart, so I give their number and no list.");
  return column && withRowFor(form, column, counted);
};

/** Whether a list is asked for by that word, or as the things of somebody. */
const askedBy = (utterance: Pick<Utterance, "tokens" | "taken">): "list" | "owned" | undefined => {
  const said = utterance.tokens.map(({ word }) => word).join(" ");
  if (asksList.test(said) || asksWhich.test(said)) return "list";
  return !/\b(?:many|number|count|total)\b/.test(said) && isPossessed(utterance)
    ? "owned"
    : undefined;
};

/** A row for each that there is; of a count of all rows each has one. */
const withRowFor = (form: LogicalForm, column: Member, counted: Member): LogicalForm => ({
  ...form,
  groupBy: [column.name],
  thresholds:
    counted.rows?.length === 0
      ? []
      : [{ on: "measure", operator: ">", number: 0, member: counted.name }],
});

const keyOf = (cube: Cube, counted: Member): Member | undefined => {
  const key = keyOfTable(cube, homeOfMember(cube, counted));
  return key && isOfKinds(key) ? undefined : key;
};

/** A code is one of kinds, such as that of an alarm, which many rows have. */
const isOfKinds = ({ title, name }: Member): boolean => /\bcodes?$/i.test(title || name);

/** Whether rows are counted as they are, in no groups, steps or ranks. */
const isPlain = ({ groupBy, thresholds, ranking, isShare, time, within }: LogicalForm): boolean =>
  groupBy.length + thresholds.length + within.length === 0 &&
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
