import { shownName } from "./statement/refusal.js";

/** A failure of the engine in words for the author of the statement. */
export interface EngineFailure {
  readonly kind: "refused" | "failed" | "budget";
  readonly sentence: string;
}

/**
 * What the engine says may hold values of rows that the reader must not see (T15), so none of its
 * words are passed on. Of what it says about a statement before it has read a row, the names that
 * the statement itself has are kept, since they help to mend it.
 */
export const sentenceOfEngineError = (error: unknown): EngineFailure => {
  const text = error instanceof Error ? error.message : "";
  for (const { form, kind, sentence } of patterns) {
    const found = form.exec(text);
    if (found !== null) return { kind, sentence: sentence(named(found[1]), named(found[2])) };
  }
  return { kind: "failed", sentence: "The statement failed." };
};

interface Known {
  readonly form: RegExp;
  readonly kind: EngineFailure["kind"];
  readonly sentence: (first: string, second: string) => string;
}

// Names of ours begin with ~; their columns are not the statement's.
const named = (name: string | undefined): string =>
  name === undefined || name.includes("~") ? "a column" : shownName(name);

const patterns: readonly Known[] = [
  {
    form: /^Binder Error: column "([^"]{1,100})" must appear in the GROUP BY clause/,
    kind: "refused",
    sentence: (name) => `${name} must stand in GROUP BY or in an aggregate.`,
  },
  {
    form: /^Binder Error: Ambiguous reference to column name "([^"]{1,100})"/,
    kind: "refused",
    sentence: (name) => `${name} is ambiguous here: write alias.${name}.`,
  },
  {
    form: /^Binder Error: (?:Table|Values list) "([^"]{1,100})" does not have a column named "([^"]{1,100})"/,
    kind: "refused",
    sentence: (table, column) => `${table} has no column ${column}.`,
  },
  {
    form: /^Binder Error: Referenced column "([^"]{1,100})" not found/,
    kind: "refused",
    sentence: (name) => `There is no column ${name} here.`,
  },
  {
    form: /^Binder Error: Referenced table "([^"]{1,100})" not found/,
    kind: "refused",
    sentence: (name) => `There is no ${name} in this FROM.`,
  },
  {
    form: /^Binder Error: No function matches the given name and argument types '([a-z_0-9]{1,60})\(/,
    kind: "refused",
    sentence: (name) => `${name} does not take arguments of these types.`,
  },
  {
    form: /^Binder Error: aggregate function calls cannot be nested/,
    kind: "refused",
    sentence: () => "An aggregate cannot stand in another one.",
  },
  {
    form: /^Binder Error: Cannot compare values of type/,
    kind: "refused",
    sentence: () => "Values of these types cannot be compared: cast one of them.",
  },
  {
    form: /^Binder Error: (?:UNIONs|Set operations) can only apply to expressions with the same number/i,
    kind: "refused",
    sentence: () => "Both sides of a set operation need the same number of columns.",
  },
  {
    form: /^Binder Error: Macro ([a-z_0-9]{1,60})\(\) does not support the supplied arguments/,
    kind: "refused",
    sentence: (name) =>
      name === "date_add"
        ? "date_add takes a date and an INTERVAL: write … + INTERVAL 30 DAY."
        : `${name} does not take arguments of these types.`,
  },
  {
    form: /^Not implemented Error: Non-inner join on correlated columns/,
    kind: "refused",
    sentence: () => "Write CROSS JOIN instead of the comma before this join.",
  },
  {
    form: /^(?:Binder|Parser) Error/,
    kind: "refused",
    sentence: () => "The statement does not fit together: check names, types and GROUP BY.",
  },
  {
    form: /^Conversion Error|^Invalid Input Error/,
    kind: "failed",
    sentence: () => "A value could not be read as the type that the statement asks for.",
  },
  {
    form: /^Out of Range Error/,
    kind: "failed",
    sentence: () => "A number of the statement or of its result is out of range.",
  },
  {
    form: /^Out of Memory Error/,
    kind: "budget",
    sentence: () => "The query needs more memory than it may have.",
  },
];
