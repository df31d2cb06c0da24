import type { Answered } from "./answered.js";
import { formatCell } from "./cells.js";
import { conditionsOf } from "./describe-form.js";
import { formatMeasured } from "./formats.js";
import { measureLabel } from "./labels.js";

/** `Orders: 91. Of these, 79 (86.81 %): Delivered is not empty.`, or the same of the first group. */
export const besideSentences = ({ form, cube, statement, rows }: Answered): readonly string[] => {
  const { columns } = statement;
  const at = columns.findIndex(({ role }) => role === "part");
  const heads = at - 1;
  const [measure] = form.measures;
  const [first = []] = rows.data;
  if (measure === undefined || form.part === undefined || at < 1) return [];
  const label = measureLabel(cube, measure);
  const part = `${formatMeasured(cube, measure, first[at])} (${formatCell(columns[at + 1], first[at + 1])})`;
  const whole = formatMeasured(cube, measure, first[heads]);
  const met = conditionsOf(form.part, cube).join(", ");
  if (heads === 0) return [`${label}: ${whole}. Of these, ${part}: ${met}.`];
  const name = columns
    .slice(0, heads)
    .map((column, index) => formatCell(column, first[index]))
    .join(", ");
  return [`${label}: ${name} has ${whole}, of which ${part}: ${met}.`];
};
