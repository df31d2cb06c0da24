/** What hosts and agents need of suggested questions. */
export { isGroupingDimension } from "./grouping-dimension.js";
export { suggestedQuestions } from "./suggested-questions.js";
