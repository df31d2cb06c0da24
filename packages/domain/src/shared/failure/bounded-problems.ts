import { cutText } from "../text/cut-text.js";
import type { Problem } from "./failure.js";

/** How many problems of one input are reported (B1). */
export const problemsMax = 20;

/** At most 20 of the problems, with pointers and messages of at most 200 characters each (B1). */
export const boundedProblems = (problems: readonly Problem[]): readonly Problem[] =>
  problems.slice(0, problemsMax).map(({ pointer, message }) => ({
    pointer: cutText(pointer),
    message: cutText(message),
  }));
