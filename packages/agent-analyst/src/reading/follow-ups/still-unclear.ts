import type { ValueMention } from "../../mentions/values.js";
import { plainOf } from "../../words/token.js";
import type { LogicalForm } from "../logical-form.js";

type Unclear = readonly (readonly string[])[];

/** Whether a message is one of the values of which it was asked which one is meant. */
export const isOneOf = (text: string, unclear: Unclear): boolean =>
  unclear.flat().some((value) => plainOf(value) === plainOf(text.trim()));

/**
 * What is not known yet after a message that follows a question back: of several values the form holds the first alone,
 * which nobody chose.
 */
export const stillUnclear = (
  before: Unclear,
  { filters }: Pick<LogicalForm, "filters">,
  values: readonly ValueMention[],
): Unclear =>
  before.filter(
    (among) =>
      filters.some((filter) => filter.values.some((value) => among.includes(value))) &&
      !values.some(({ value }) => among.includes(value)),
  );
