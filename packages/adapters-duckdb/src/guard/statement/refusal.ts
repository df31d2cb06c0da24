/** Why a statement is not run, in a sentence for its author (E2). */
export class Refusal extends Error {
  constructor(readonly sentence: string) {
    super(sentence);
    this.name = "Refusal";
  }
}

/** A name of the statement, fit to be shown: its beginning, on one line, in quotes if it needs any. */
export const shownName = (name: string): string => {
  const short = [...name].slice(0, 60).join("");
  return /^[\p{L}\p{N}_.]+$/u.test(short) ? short : JSON.stringify(short);
};

/** The first of many names, for a sentence. */
export const shownNames = (names: readonly string[], namesMax = 30): string => {
  const shown = names.slice(0, namesMax).join(", ");
  return names.length > namesMax ? `${shown} and ${names.length - namesMax} more` : shown;
};
