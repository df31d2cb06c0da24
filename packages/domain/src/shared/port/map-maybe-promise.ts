/** Whether an answer is still to come. */
export const isPromiseLike = <Answer>(
  value: Answer | PromiseLike<Answer>,
): value is PromiseLike<Answer> =>
  typeof value === "object" &&
  value !== null &&
  "then" in value &&
  typeof value.then === "function";

/** Goes on with an answer: at once where it is there, for a promise costs more than most answers. */
export const mapMaybePromise = <Answer, Next>(
  answer: Answer | PromiseLike<Answer>,
  goOn: (answer: Answer) => Next | Promise<Next>,
): Next | Promise<Next> =>
  isPromiseLike(answer) ? Promise.resolve(answer.then(goOn)) : goOn(answer);
