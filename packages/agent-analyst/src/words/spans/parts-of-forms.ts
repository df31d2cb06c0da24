import type { SaidSpan } from "./said-span.js";

type Groups = Readonly<Record<string, string | undefined>>;
/** A form of English, and what it says. */
export interface FormOfSpan {
  readonly form: RegExp;
  readonly said: (groups: Groups) => SaidSpan | undefined;
}

export const long = "how (?:long|much time|many (?<unit>minute|hour|day|week|month|year)s)";
export const does = "(?:do|does|did|will|would)";
export const is = "(?:is|are|was|were|gets?|has been|have been|had been|to be|to get)";
export const usual = "(?:average|avg|mean|typical|usual|normal|overall)";
export const mean = `(?:${usual} )?`;
export const article = "(?:(?:the|a|an|its|their|our|any) )?";
export const word = "\\p{L}+";
export const time = "(?:time|(?:number of )?(?<counted>minute|hour|day|week|month|year)s)";
/** Those who do it, as far as the question says no more of them. */
export const who = "(?<who>[^,]+?)";
/** What else is asked begins with one of these words. */
export const further =
  "(?: (?:and )?(?:by|per|for|each|every|in|this|last|since|during|at|from|with|to|of|on|before|after|over|ytd|between|until|vs|versus|compared|\\d{4})\\b.*)?";

export const form = (text: string, rest = "(?:[^\\p{L}\\p{N}].*)?"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text}(?<rest>${rest})$`, "iu");

export const each = (...said: readonly (string | undefined)[]): readonly string[] =>
  said.flatMap((text) => (text === undefined ? [] : [text.toLowerCase()]));

/** Up to when. */
export const until = "(?:until|till|['’]?til)";
