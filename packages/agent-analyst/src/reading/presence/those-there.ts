import type { Cube, Member } from "@embedded-analytics/domain";
import { isPastForm } from "../../words/past-forms.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { addUnits, formatDay, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { TimeRange } from "../../words/times/time-range.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";
import { beginOf } from "../times/begun.js";
import { endedTooNote } from "../states/ended-too.js";
import { leavingOf, mayBePlanned } from "./leaving.js";
import { withoutCancelled } from "./not-cancelled.js";
import { onlyBegunNotes } from "./only-begun.js";
import { asksOwned } from "./owned.js";
import { homeOfMember, presentWordOf } from "./presence-of.js";

/** Words of a question about what was, or about all that there ever were. */
const ofPast =
  /^(ever|did|came|went|got|became|began|had|was|were|been|since|historically|former|formerly|previous|past|ex|gone|lost|ended|left|leave|leaves|leaving|leavers|inactive|including)$/;
/** Columns that tell themselves what is over. */
const telling = /^(state|status|active|live|stage)$/;

/**
 * `how many vehicles do we have`, `members by gym`, `drivers without a trip`: those that are there, where the model has a time at
 * which they leave and says that it is empty until then. That those who are gone do not count is said; a question of a time, of
 * what was, or that itself says what is over, counts all.
 */
export const thoseThere = (
  utterance: Pick<Utterance, "tokens" | "isAllTime" | "taken">,
  found: Understanding,
  now: CivilMs,
): Understanding => {
  const there = withoutGone(utterance, found, now) ?? found;
  const { form, notes } = withoutCancelled(utterance, { ...there, cube: found.cube }, now);
  return { ...found, form, notes: [...notes, ...onlyBegunNotes(form, now)] };
};

const withoutGone = (
  utterance: Pick<Utterance, "tokens" | "isAllTime" | "taken">,
  { form, cube, notes }: Understanding,
  now: CivilMs,
): Pick<Understanding, "form" | "notes"> | undefined => {
  const home = homeCounted(form, cube);
  const end = home === undefined || !isOfNow(form) ? undefined : leavingOf(cube, home);
  if (end === undefined || saysMore(form, cube, end) || saysWhen(utterance, form, end))
    return undefined;
  const title = end.title || end.name;
  const isOwned = asksOwned(utterance) || form.absentFrom !== undefined;
  if (!isOwned && countsEnded(cube, end))
    return { form, notes: [...notes, `Those that are gone count as well: ${title} says which those are.`] }; // prettier-ignore
  const planned = mayBePlanned(end) ? notYetThere(form, cube, end, now) : undefined;
  const filter: ValueFilter = {
    member: end.name,
    match: "empty",
    values: [],
    isNot: false,
    isAssumed: true,
    ...(planned === undefined ? {} : { orAfter: startOf("day", now) }),
  };
  return {
    form: { ...form, ...planned, filters: [...form.filters, filter] },
    notes: [
      ...notes.filter((each) => !each.startsWith(endedTooNote)),
      `${leftOut}, which have a time in ${title}${planned === undefined ? "" : " that has come"}.`,
    ],
  };
};

/** Where ends are planned, beginnings may be as well: the time at which those of a form began, which has come. */
const notYetThere = (
  { ownTimes = [] }: LogicalForm,
  cube: Cube,
  end: Member,
  now: CivilMs,
): Pick<LogicalForm, "ownTimes"> => {
  const begin = beginOf(cube, end);
  const today = startOf("day", now);
  const range: TimeRange = {
    from: undefined,
    to: addUnits("day", today, 1),
    label: `until ${formatDay(today)}`,
    unit: "day",
    count: 1,
  };
  return begin === undefined ? {} : { ownTimes: [...ownTimes, { dimension: begin.name, range }] };
};

/** Whether a question is of what was, or tells itself which ones it is of. */
const saysWhen = (
  { tokens, isAllTime, taken }: Pick<Utterance, "tokens" | "isAllTime" | "taken">,
  { absentFrom, thresholds }: LogicalForm,
  end: Member,
): boolean => {
  if (isAllTime || tokens.some(({ stem }) => stemsOf(end).has(stem))) return true;
  if (asksOwned({ tokens, taken }) || absentFrom?.time !== undefined) return false;
  const isPlain = absentFrom === undefined && thresholds.length === 0;
  return !isPlain || tokens.some((token, at) => isPast(tokens, token, at, taken));
};

/** Whether the gone have a count of their own, `Churned accounts`, so that the plain one is of all. */
const countsEnded = ({ members, ...cube }: Cube, end: Member): boolean =>
  members.some(
    (each) =>
      each.aggregate === "count" &&
      each.public &&
      homeOfMember(each, { members, ...cube }) === homeOfMember(end, { members, ...cube }) &&
      wordsOfName(each.title).some(
        (word) => stemsOf(end).has(stemOf(word)) || /^(ended|leavers|former)$/.test(word),
      ),
  );

const leftOut = "I leave out those that are gone";

/** The same of all that there ever were: of what else is asked of them, nobody said that they are there. */
export const allEver = (found: Understanding): Understanding => ({
  ...found,
  form: {
    ...found.form,
    filters: found.form.filters.filter(({ isAssumed }) => isAssumed !== true),
  },
  notes: found.notes.filter((each) => !each.startsWith(leftOut)),
});

/** The home of the rows that are counted; undefined where something else is asked, or a count of some of them. */
const homeCounted = ({ measures }: LogicalForm, cube: Cube): string | undefined => {
  const [measure, ...others] = measures;
  const count = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (count?.aggregate !== "count" || others.length > 0) return undefined;
  const home = homeOfMember(count, cube);
  const first = cube.members.find(
    (each) => each.aggregate === "count" && each.public && homeOfMember(each, cube) === home,
  );
  return first === count && presentWordOf(count) === undefined ? home : undefined;
};

/** Whether no time is looked at, and rows are counted as they are. */
const isOfNow = (form: LogicalForm): boolean =>
  form.time === undefined &&
  (form.ownTimes ?? []).length + (form.states ?? []).length + (form.lengths ?? []).length === 0 &&
  form.part === undefined &&
  form.calculation === undefined &&
  form.single === undefined &&
  form.ages === undefined &&
  form.absentFrom?.isPresent !== true;

/** Whether a part of the question says itself what is over, or when something was. */
const saysMore = (
  { filters, conditions, groupBy, thresholds, focus }: LogicalForm,
  { members }: Cube,
  end: Member,
): boolean => {
  const said = [...filters, ...conditions, ...thresholds].map(({ member }) => member);
  return [...said, ...groupBy, ...(focus === undefined ? [] : [focus.member])].some((name) => {
    const member = members.find((each) => each.name === name);
    return (
      name === end.name ||
      (member !== undefined &&
        wordsOfName(`${name} ${member.title}`).some((word) => telling.test(word)))
    );
  });
};

/** Whether a word is of what was: `who joined`, `have signed`, but no adjective as in `leased cars`. */
const isPast = (
  tokens: readonly Token[],
  { word, isQuoted }: Token,
  at: number,
  taken: ReadonlySet<number>,
): boolean => {
  if (isQuoted) return false;
  if (ofPast.test(word)) return true;
  const next = tokens[at + 1]?.word;
  const isAdjective = next !== undefined && /\p{L}{2,}s$/u.test(next);
  return isPastForm(word) && at > 0 && !isAdjective && !taken.has(at);
};

const stemsOf = ({ title, name }: Member): ReadonlySet<string> =>
  new Set(
    wordsOfName(title || name)
      .filter((word) => word.length > 3)
      .map(stemOf),
  );
