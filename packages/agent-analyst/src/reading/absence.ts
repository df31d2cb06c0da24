import type { Cube, Member } from "@embedded-analytics/domain";
import { saysWhether } from "../mentions/weak-names.js";
import type { Token } from "../words/token.js";
import { isPastForm } from "../words/past-forms.js";
import type { PlacedTime } from "../words/times/find-times.js";
import { doing, isDoneToThem, lacking, withoutOwnVerb } from "./absences/denials.js";
import { doneAtAll, doneIn, happenedIn } from "./absences/done.js";
import { dealtWith } from "./absences/dealt-with.js";
import { cameTo } from "./absences/two-times/coming.js";
import { thingsGot } from "./absences/two-views/got.js";
import { countedIn, homeOf, isCalled, isCounting, linkOf, rowsOf } from "./absences/others.js";
import { isCountedIn, isDoneThere } from "./absences/links/said-by-cube.js";
import { isSmallIn } from "./absences/small-words.js";
import { listedNow } from "./absences/of-now.js";
import {
  absenceOf,
  duringOf,
  textCalled,
  type FoundAbsence,
  type Lacked,
} from "./absences/asked/absence-form.js";
import { amongValues } from "./absences/two-views/among-values.js";
import { namedByKey } from "./states/entity-keys.js";
import type { Utterance } from "../words/cues/utterance.js";
import { asksList, namesSeveral } from "../words/cues/yes-no.js";

/**
 * Finds those of one cube that another cube never names, or not in a time. All words of the question must be
 * part of it: with a value beside it, it would be unclear what that holds for, and the question is asked back.
 */
export const absenceIn = (
  utterance: Utterance,
  cubes: readonly Cube[],
  isValue: (at: number) => boolean = () => false,
  named?: readonly Token[],
): FoundAbsence | undefined => {
  const { subject, object, time } = ofThose(partsOf(utterance, cubes, isValue), named);
  if (subject.length === 0 || object.length === 0) return undefined;
  const isList = asksList(utterance) || namesSeveral(utterance);
  const lists = cubes.flatMap((own) => {
    const before = utterance.tokens.slice(0, lackingAt(utterance));
    const listed = listedNow(own, before, subject);
    return listed === undefined ? [] : [{ own, ...listed }];
  });
  if (lists.some(({ own }) => saysWhether(own, object))) return undefined;
  for (const { own, listed, now } of lists) {
    const found = ofOthers(
      own,
      object,
      lackedBy(own, object, time, cubes) ??
        (isDoneToThem(utterance.tokens) ? doneAtAll(own, object, cubes) : undefined),
    );
    const during = time && found && duringOf(found, object, time);
    if (found === undefined || (time !== undefined && during === undefined)) continue;
    const shown = shownIn(utterance, own, subject, found.link);
    const absence = absenceOf(own, { ...found, listed }, shown, during);
    return { ...absence, form: { ...absence.form, ...now } };
  }
  return amongValues(subject, object, { time, isList }, cubes);
};

/** `invoices not paid in May`: that is said of the invoices, none of which lacks itself. */
const ofOthers = (
  own: Cube,
  [verb, ...more]: readonly Token[],
  found: Lacked | undefined,
): Lacked | undefined => {
  const isItself = found?.measure?.source?.cube === homeOf(own);
  return isItself && more.length === 0 && isPastForm(verb?.word ?? "") ? undefined : found;
};

/** The rows of another cube that those of this one may lack. */
export const lackedBy = (
  own: Cube,
  object: readonly Token[],
  time: PlacedTime | undefined,
  cubes: readonly Cube[],
): Lacked | undefined =>
  otherOf(own, object, cubes) ??
  doneIn(own, object, cubes) ??
  dealtWith(own, object, cubes) ??
  cameTo(own, object, cubes) ??
  (time === undefined ? undefined : happenedIn(own, object, cubes)) ??
  rowsOf(own, object, cubes) ??
  otherOf(own, thingsGot(object, cubes), cubes);

/** Words before and behind the one that denies, and the time behind it. */
interface Parts {
  readonly subject: readonly Token[];
  readonly object: readonly Token[];
  readonly time?: PlacedTime | undefined;
}

/** Whatever is missing is missing to those that are named, where the question calls them by a value of theirs alone. */
const ofThose = (
  { subject, ...parts }: Parts = { subject: [], object: [] },
  named: readonly Token[] = [],
): Parts => ({ ...parts, subject: subject.length > 0 ? subject : named });

/** Where a question denies that there is any. */
export const lackingAt = ({ tokens }: Pick<Utterance, "tokens">): number =>
  tokens.findIndex(({ word, isQuoted }) => lacking.test(word) && !isQuoted);

export const partsOf = (
  { tokens, times, granularity }: Utterance,
  cubes: readonly Cube[],
  isValue: (at: number) => boolean,
): Parts | undefined => {
  const at = lackingAt({ tokens });
  const [time, ...more] = times;
  const isBefore = time !== undefined && time.at < at;
  if (at < 1 || isBefore || more.length > 0 || granularity !== undefined) return undefined;
  const isSmall = (token: Token): boolean => isSmallIn(cubes, token, time !== undefined);
  const behind = tokens.filter((_, place) => place > at && !isWithin(place, time));
  const object = behind.filter((token) => !isSmall(token));
  return {
    subject: tokens.slice(0, at).filter((token, place) => !isSmall(token) && !isValue(place)),
    // `products that were never sold`: a small verb is what was never done where nothing else is.
    object:
      object.length > 0
        ? withoutOwnVerb(object, tokens.slice(0, at))
        : behind.filter(({ word }) => doing.test(word)),
    time,
  };
};

const isWithin = (
  place: number,
  found: { readonly at: number; readonly length: number } | undefined,
): boolean => found !== undefined && place >= found.at && place < found.at + found.length;

/** What a list shows, where one is asked for: by a noun alone only where those that it names have names. */
export const shownIn = (
  utterance: Utterance,
  own: Cube,
  subject: readonly Token[],
  link: Member,
): Member | undefined => {
  if (asksList(utterance)) return shownOf(own, subject, link);
  return namesSeveral(utterance)
    ? (textCalled(own, subject) ?? namedByKey(own, link.name))
    : undefined;
};

/** What a list shows: the text that the question calls them by, rather than a key. */
export const shownOf = (own: Cube, subject: readonly Token[], link: Member): Member =>
  textCalled(own, subject) ?? namedByKey(own, link.name) ?? link;

/** The cube or view with a figure of that name and a member that is also one of `own`. */
const otherOf = (own: Cube, object: readonly Token[], cubes: readonly Cube[]) => {
  for (const other of cubes) {
    if (other === own || !other.public) continue;
    const counted = countedIn(other);
    const home =
      isCalled(object, [other.name, other.title, ...other.synonyms]) || isDoneThere(other, object);
    const measure =
      counted.find((each) => isCounting(object, each)) ??
      counted.find((each) => isCountedIn(other, object, each)) ??
      (home ? counted.find(({ aggregate }) => aggregate === "count") : undefined);
    const link = measure && linkOf(own, other);
    if (measure !== undefined && link !== undefined) return { ...link, other, measure };
  }
  return undefined;
};
