import { expect } from "@jest/globals";
import type { Store } from "../tester.js";

/** Runs something that must not write anything at all, proven by all that is stored. */
export const writesNothing = async <Answer>(
  store: Store,
  run: () => Answer | PromiseLike<Answer>,
): Promise<Answer> => {
  const before = await store.dump();
  const answer = await run();
  expect(await store.dump()).toBe(before);
  return answer;
};
