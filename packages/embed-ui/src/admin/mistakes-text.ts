import type { Item } from "./admin-api.js";
import { textOf } from "./section.js";

/** The mistakes of a data model, one a line as editors write them: `model/orders.yml:3:5: …`. */
export const mistakesText = (mistakes: unknown): string =>
  Array.isArray(mistakes) && mistakes.length > 0
    ? (mistakes as readonly Item[]).map(lineOf).join("\n")
    : textOf(undefined);

const lineOf = ({ file, line, column, message }: Item): string =>
  `${textOf(file)}:${textOf(line)}:${textOf(column)}: ${textOf(message)}`;
