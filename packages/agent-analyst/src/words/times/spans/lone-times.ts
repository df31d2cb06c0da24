import type { Token } from "../../token.js";
import { monthNumber } from "../civil-time.js";
import { isWeekday } from "../days/weekdays.js";

/** The month that is named with nothing else but what leads to it: `in December`. */
export const loneMonth = (tokens: readonly Token[]): number | undefined => {
  const [word, ...more] = tokens
    .map((token) => token.word)
    .filter((each) => !/^(in|for|during|of|on|the)$/.test(each));
  return word === undefined || more.length > 0 ? undefined : monthNumber(word);
};

/** Whether a time of a text is a month that is named with nothing else. */
export const isLoneMonth = (
  tokens: readonly Token[],
  { at, length }: { readonly at: number; readonly length: number },
): boolean => loneMonth(tokens.slice(at, at + length)) !== undefined;

/** What led to a day of the week that was named alone and put into one: the `for` of `jobs for Monday`. */
export const loneDayLed = ([lead, day]: readonly Token[]): string | undefined => {
  const said = lead?.text.toLowerCase();
  const isPut = lead !== undefined && said !== lead.word && /^(last|next)$/.test(lead.word);
  return isPut && isWeekday(day?.word ?? "") ? said : undefined;
};
