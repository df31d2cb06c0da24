import type { Utterance } from "../../words/cues/utterance.js";

/** `this summer against last summer (June to August)`: the third time says what the first one was. */
export const isSaidBefore = (times: Utterance["times"], index: number): boolean => {
  const range = times[index]?.range;
  return times
    .slice(0, index)
    .some(({ range: { from, to } }) => from === range?.from && to === range?.to);
};
