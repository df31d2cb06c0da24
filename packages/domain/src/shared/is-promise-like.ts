/** Whether an answer is still to come. */
export const isPromiseLike = <Answer>(
  value: Answer | PromiseLike<Answer>,
): value is PromiseLike<Answer> =>
  typeof value === "object" &&
  value !== null &&
  "then" in value &&
  typeof value.then === "function";
