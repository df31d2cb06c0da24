/** What checks a declared dashboard against its model. */
export { modelProblems } from "./model-problems.js";
export { namingProblems } from "./naming-problems.js";
export { statementsOf, type WrittenStatement } from "./statements-of.js";
