import { cutText } from "../../shared/text/cut-text.js";

/**
 * How long the fields of a tool's call may be, as UTF-16 units of their JSON. They stand in two lines of the
 * turn, which are kept, sent to every reader, and loaded whole for each of them (D15). A statement, a
 * chart and their descriptions fit in, and so does a result of 100 rows that a person could read.
 */
export const toolBounds = { name: 64, input: 128 * 1024, result: 256 * 1024 } as const;

/** What an agent reads of a call whose input is too long to be shown; it was not run. */
export const inputTooLong = JSON.stringify({ error: "The input of the tool is too long." });

/** What an agent, and every reader, gets in the place of a result that is too long. */
const resultTooLong = JSON.stringify({
  error: "The result is too large. Ask for fewer columns, or for shorter texts.",
});

/** A tool's name as lines show it. */
export const boundedName = (name: string): string => cutText(name, toolBounds.name);

/** A tool's result as lines show it. */
export const boundedResult = (result: string): string =>
  result.length > toolBounds.result ? resultTooLong : result;
