import type { Token } from "../../words/token.js";

/** Words that deny that there is any. */
export const lacking = /^(without|lacking|missing|never|no|not|didn|nobody|none)$/;
/** What is done to any thing, and names no figure of its own: `dishes that nobody ordered`. */
export const dealing =
  /^(order|orders|ordered|take|takes|taken|took|sell|sold|buy|bought|use|used|book|booked|rent|rented|visit|visited|choose|chose|chosen)$/;

/** A small verb that is what was never done where nothing else is. */
export const doing =
  /^(take|taken|took|make|made|receive|received|sell|sold|place|placed|buy|bought|give|gave|given|hold|held|run|ran|lead|led|come|came)$/;

/** `teachers who never taught a class`: what those do by whom it is asked says no more than that they have one. */
export const withoutOwnVerb = (
  object: readonly Token[],
  subject: readonly Token[],
): readonly Token[] => {
  const [verb, ...things] = object;
  const isOwn =
    verb !== undefined &&
    subject.some(({ stem }) =>
      ["er", "r", "or"].some((ending) => stem === `${verb.stem}${ending}`),
    );
  return isOwn && things.length > 0 ? things : object;
};

/** `courses nobody rated`, `courses that were never rated`: somebody else would have done it to them. */
export const isDoneToThem = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === "nobody" ||
      word === "been" ||
      (/^(is|are|was|were)$/.test(word) && /^(never|not)$/.test(tokens[at + 1]?.word ?? "")),
  );
