/** Answers questions without a language model, and without a network. */
export { builtinAnalyst } from "./analyst.js";
