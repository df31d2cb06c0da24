import { expect } from "@jest/globals";

/** Far longer than anything here takes; reached only where it would never come. */
export const deadlineMs = 10_000;

/** Long enough to notice what must not happen. */
const quietMs = 50;

/** Something that waits, until a signal aborts at the latest. */
type Wait<Answer> = (signal: AbortSignal) => Answer | PromiseLike<Answer>;

/** The answer of something that has to come by itself, long before the deadline's signal. */
export const soon = async <Answer>(wait: Wait<Answer>): Promise<Answer> => {
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, deadlineMs);
  try {
    const answer = await orLate(wait(deadline.signal));
    expect(deadline.signal.aborted).toBe(false);
    return answer;
  } finally {
    clearTimeout(timer);
  }
};

/** The answer of something that waits until its signal aborts, and then no longer. */
export const onlyBySignal = async <Answer>(wait: Wait<Answer>): Promise<Answer> => {
  const { answer, isOpen, release } = waiting(wait);
  await pause();
  expect(isOpen()).toBe(true);
  release();
  return orLate(answer);
};

/** The answer of something that waits, and comes soon after that. */
export const onceDone = async <Answer>(wait: Wait<Answer>, act: () => unknown): Promise<Answer> =>
  soon(async (signal) => {
    const { answer, isOpen } = waiting(wait, signal);
    await pause();
    expect(isOpen()).toBe(true);
    await act();
    return answer;
  });

/** A moment in which something could happen that must not. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, quietMs));

const waiting = <Answer>(wait: Wait<Answer>, given?: AbortSignal) => {
  const own = new AbortController();
  let open = true;
  const answer = Promise.resolve(wait(given ?? own.signal)).finally(() => {
    open = false;
  });
  // A test that awaits the answer gets its failure; the failure of one that is not awaited is ignored.
  answer.catch(() => undefined);
  return {
    answer,
    isOpen: () => open,
    release: () => {
      own.abort();
    },
  };
};

/** Fails where an answer does not come, though its signal has aborted long ago. */
const orLate = async <Answer>(answer: Answer | PromiseLike<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error("it goes on waiting, signal or not"));
    }, 2 * deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
