/** What is wrong with a part of a policy: where, from its entry, and what was expected. */
export interface PolicyProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What came of reading something that an author of a model wrote: all its problems, or its meaning. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] };

/** It was understood. */
export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });

/** It was not, as a whole. */
export const unparsed = (message: string): Parsed<never> => ({
  ok: false,
  problems: [{ path: [], message }],
});
