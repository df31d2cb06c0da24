/**
 * A question, and the statement that says what is true: plain SQL over the CSV files (`truth.mjs`),
 * or several where the words fit more than one figure, of which any will do. `chart` is what an
 * answer with several rows is to be drawn as: `series`, `groups` or `share`.
 */
export const ask = (text, sql, { chart, anyOrder = false } = {}) => ({
  text,
  truths: [sql].flat(),
  chart,
  anyOrder,
  isHeldOut: false,
});

/**
 * A question whose right answer is that there is none, for the reason `why`. Where nothing was counted,
 * `zero` may say so as well.
 */
export const noAnswer = (text, why, zero) => ({
  text,
  truths: [zero ?? []].flat(),
  why,
  isHeldOut: false,
});

/** Questions that follow one another in one thread; each is judged. */
export const thread = (...questions) => ({ questions, isHeldOut: false });

/** The same, but not to be looked at by whoever mends an agent. */
export const heldOut = (asked) => ({ ...asked, isHeldOut: true });

/** The same questions or threads, of one class of what is hard to understand, such as `values`. */
export const inClass = (kind, ...asked) => asked.map((each) => ({ ...each, kind }));

/** The same questions or threads as a model's later set, held out: `--set later` asks them alone. */
export const inLaterSet = (...asked) =>
  asked.map((each) => ({ ...each, set: "later", isHeldOut: true }));

/** All of them as threads, each with its questions; a single question is a thread of one. */
export const threadsOf = (asked) =>
  asked.map((each) => ({
    isHeldOut: each.isHeldOut,
    set: each.set ?? "first",
    kind: each.kind ?? "any",
    questions: each.questions ?? [each],
  }));
