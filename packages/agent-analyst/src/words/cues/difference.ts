import type { Utterance } from "./utterance.js";

const more = /^(more|less|fewer|higher|lower|better|worse|bigger|smaller|off)$/;

/** `Berlin minus Hamburg`, `the difference between`, `how much more … than`: one figure is taken from another. */
export const asksDifference = ({ tokens }: Pick<Utterance, "tokens">): boolean => {
  const words = tokens.map(({ word, isQuoted }) => (isQuoted ? "" : word));
  const isAsked = words.some(
    (word, at) => word === "how" && /^(much|many)$/.test(words[at + 1] ?? ""),
  );
  return (
    words.includes("minus") ||
    words.some(
      (word, at) => word === "difference" && /^(between|in|of)$/.test(words[at + 1] ?? ""),
    ) ||
    (isAsked && words.some((word) => more.test(word)))
  );
};
