// Figures in a text, and whether a true value is among them.

/** The sentences of an answer: without its list, its table and its code. */
export const proseOf = (text) =>
  text
    .replaceAll(/```[^]*?```/g, "")
    .split("\n")
    .filter((line) => !/^\s*(?:[-*|]|\d+[.)]\s)/.test(line))
    .join("\n");

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

const monthNames = `(?:${months.join("|")})`;

/** Days, months and quarters with their year, as answers write them. A year alone may be what was asked for. */
const dates = new RegExp(
  `\\b(?:\\d{1,2} )?${monthNames} \\d{4}\\b|\\b${monthNames} \\d{1,2}, \\d{4}\\b|\\b\\d{4}-\\d{2}(?:-\\d{2})?\\b|\\bQ[1-4] \\d{4}\\b|\\b\\d{4}[ -]Q[1-4]\\b`,
  "g",
);

/** A text without its dates: the day in `Appointment on 2 November 2026` is no figure of the answer. */
export const withoutDates = (text) => text.replaceAll(dates, " ");

/** Every number of a text, digits grouped or not: `1,234.5`, `-5`, `4.2 %` (which is also 0.042). */
export const figuresIn = (text) =>
  [
    ...text.matchAll(/(?<![\w.])([-−–+]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:e[+-]?\d+)?(\s?%)?/gi),
  ].map(([, sign, whole, fraction = "", percent]) => ({
    value: Number(whole.replaceAll(",", "") + fraction) * (/[-−–]/.test(sign) ? -1 : 1),
    isPercent: percent !== undefined,
  }));

/** Whether a text, whose figures these are, holds a value: a number, a text, a time, yes or no, or nothing. */
export const holds = (text, figures, cell) => {
  if (cell === null) return true;
  if (typeof cell === "boolean") return new RegExp(`\\b${cell}\\b`, "i").test(text);
  if (typeof cell === "number") return figures.some((figure) => isSame(cell, figure));
  const date = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]00:00:00(?:\.0+)?)?$/.exec(cell);
  if (date === null) return text.toLowerCase().includes(cell.toLowerCase());
  return datesOf(date).some((said) => text.includes(said));
};

/**
 * D14: figures stand in full. A whole number is said to its last digit, any other one to the cent at
 * least; where it is below 1,000, three and a half digits do. A share may be said in percent, to a tenth.
 */
const isSame = (truth, { value, isPercent }) => {
  const slack =
    Number.isInteger(truth) || Math.abs(truth) >= 1000
      ? 0.005
      : Math.max(Math.abs(truth) < 1 ? 0.0005 : 0.005, Math.abs(truth) * 0.0005);
  const near = (left, right, by) => Math.abs(left - right) <= by + Math.abs(right) * 1e-9;
  return near(value, truth, slack) || (isPercent && near(value, truth * 100, 0.05));
};

/** A day as answers write it; the first of a month stands for its month, quarter and year as well. */
const datesOf = ([, year, month, day]) => {
  const name = months[month - 1];
  const quarter = Math.ceil(month / 3);
  const said = [
    `${year}-${month}-${day}`,
    `${Number(day)} ${name} ${year}`,
    `${name} ${Number(day)}, ${year}`,
  ];
  if (day !== "01") return said;
  return [
    ...said,
    `${name} ${year}`,
    `${name.slice(0, 3)} ${year}`,
    `${year}-${month}`,
    ...(month % 3 === 1
      ? [`Q${quarter} ${year}`, `${year} Q${quarter}`, `${year}-Q${quarter}`]
      : []),
    ...(month === "01" ? [year] : []),
  ];
};

const spokenDate = new RegExp(
  `\\b(?:from|to|since|before|until|on)?\\s*\\d{1,2}\\s${monthNames}(?:\\s\\d{4})?|\\b${monthNames}\\s\\d{4}|\\bQ[1-4](?:\\s\\d{4})?|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b(?:19|20)\\d{2}\\b`,
  "g",
);

/** Whether an answer gives no figure: numbers of the question, dates, and lists of proposals aside. */
export const isFigureless = (text, question) => {
  const asked = figuresIn(question).map(({ value }) => value);
  const prose = proseOf(text)
    .replaceAll(/\([^)]*\)|“[^”]*”/g, "")
    .replaceAll(spokenDate, "");
  return figuresIn(prose).every(({ value }) => asked.includes(value));
};
