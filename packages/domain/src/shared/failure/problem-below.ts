import type { Problem } from "./failure.js";

/** A problem of a part, as one of the whole: its pointer begins with that of the part. */
export const problemBelow = (pointer: string, problem: Problem): Problem => ({
  ...problem,
  pointer: `${pointer}${problem.pointer}`,
});
