/**
 * A JSON text between marks that nothing in it can close: JSON needs `<` inside of strings alone, and
 * there an escape says the same (T9).
 */
export const delimited = (mark: string, json: string): string =>
  `<${mark}>\n${json.replaceAll("<", "\\u003c")}\n</${mark}>`;

/** What a tool has found, as the model reads it. */
export const toolData = (result: string): string => delimited(toolMark, result);

export const toolMark = "tool-data";

const endOfTool = `\n</${toolMark}>`;
const shortLength = 1_000;

/** The beginning of what a tool has found; the same where it is short already. */
export const shortToolData = (data: string): string =>
  data.length <= shortLength + shortened.length
    ? data
    : `${data.slice(0, shortLength)}${shortened}`;

const shortened = `… (shortened)${endOfTool}`;
