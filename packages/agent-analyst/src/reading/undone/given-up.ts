import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import type { ListedState } from "./states-listed.js";

const given =
  /^(cancelled|canceled|cancellation|rejected|refused|declined|withdrawn|void|voided|abandoned|deleted|expired|lost|dumped|scrapped|discarded)$/;
const paid = /^(paid|settled)$/;
const complete = /^(complete|done|over)$/;

/** Whether a word says that something was given up. */
export const saysGivenUp = (word: string): boolean => given.test(word);

const isGivenUp = ({ words, text }: ListedState): boolean =>
  words.some(saysGivenUp) || /\b(no[ -]show|written off)\b/.test(text);

/** `not paid`, `part paid`, `being shipped`: it is not done, or not all of it. */
const isPartly = ([first = ""]: ListedState["words"]): boolean =>
  /^(not|un\p{L}+|part|partly|partially|being|waiting)$/u.test(first);

const isDone = ({ words }: ListedState): boolean =>
  !isPartly(words) && words.some((word) => isPastForm(word) || complete.test(word));

/**
 * The states in which something is not to be done any more: it was given up, or is behind the state in which that was done, as
 * `delivered or picked up` behind `shipped`. Where what was done stands first, the list is in no order of time; behind what is
 * paid stands nothing that has been paid as well, such as what is disputed.
 */
export const statesBehind = (
  states: readonly ListedState[],
  done: readonly string[],
): readonly ListedState[] => {
  const at = states.findIndex(
    (each) => isDone(each) && each.words.some((word) => done.includes(stemOf(word))),
  );
  const isLast = states[at]?.words.some((word) => paid.test(word)) === true;
  const isInOrder = at > 0 && !isLast && !states.slice(0, at).every(isGivenUp);
  return states.filter(
    (each, place) => isGivenUp(each) || (isInOrder && place > at && isDone(each)),
  );
};
