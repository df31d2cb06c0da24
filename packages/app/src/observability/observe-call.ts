/** How a call went. */
export type CallEnd<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer; readonly seconds: number }
  | { readonly kind: "failed"; readonly cause: unknown; readonly seconds: number };

/**
 * Makes a call and says how it went once it has settled. The caller gets the very answer or failure,
 * and an observer that fails is nobody's failure.
 */
export const observeCall = <Answer>(
  call: () => Answer | PromiseLike<Answer>,
  observe: (end: CallEnd<Answer>) => void,
): Answer | PromiseLike<Answer> => {
  const startedMs = performance.now();
  const say = (end: Omit<CallEnd<Answer>, "seconds">): void => {
    observe({ ...end, seconds: (performance.now() - startedMs) / 1000 } as CallEnd<Answer>);
  };
  const answered = (answer: Answer): Answer => {
    say({ kind: "answered", answer } as CallEnd<Answer>);
    return answer;
  };
  const failed = (cause: unknown): never => {
    say({ kind: "failed", cause } as CallEnd<Answer>);
    throw cause;
  };
  try {
    const made = call();
    return isPromise(made) ? made.then(answered, failed) : answered(made);
  } catch (cause) {
    return failed(cause);
  }
};

const isPromise = <Answer>(value: Answer | PromiseLike<Answer>): value is PromiseLike<Answer> =>
  typeof value === "object" && value !== null && "then" in value;
