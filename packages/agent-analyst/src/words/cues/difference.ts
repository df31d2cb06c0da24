import type { Utterance } from "./utterance.js";

const more = /^(more|less|fewer|higher|lower|better|worse|bigger|smaller|off)$/;

/** `Berlin minus Hamburg`, `the difference between`, `how much more … than`: one figure is taken from another. */
export const asksDifference = ({
  tokens,
  limits = [],
}: Pick<Utterance, "tokens"> & Partial<Pick<Utterance, "limits">>): boolean => {
  // `more than 60 days overdue` limits, and takes nothing from anything.
  const isLimit = (place: number): boolean =>
    limits.some(({ at, length }) => place >= at && place < at + length);
  const words = tokens.map(({ word, isQuoted }, at) => (isQuoted || isLimit(at) ? "" : word));
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
