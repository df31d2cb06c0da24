import type { Cube, Member } from "@embedded-analytics/domain";
import { openStates, type AskedRow } from "../../words/spans/asked-row.js";
import { stemOf } from "../../words/stem.js";
import { startOf, type CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";
import { phraseKey, type Vocabulary } from "../../mentions/vocabulary.js";
import type { DatedState, ValueFilter } from "../logical-form.js";
import { ofKeys } from "./counted-rows.js";
import { columnOfAverage } from "./own-spans.js";
import type { RowsOfTable } from "./rows-of-tables.js";
import {
  dueAndDone,
  homeOfMember,
  isNamedBy,
  isOpenEnd,
  timeNamed,
  timesOfTable,
} from "./times-of-table.js";

/** What rows must be beside what the rest of a question says of them. */
export interface Extra {
  readonly filters?: readonly ValueFilter[];
  readonly states?: readonly DatedState[];
}

const empty = (member: Member, isNot: boolean): ValueFilter => ({
  member: member.name,
  match: "empty",
  values: [],
  isNot,
});

/**
 * A noun of what was done to rows, or of how much or how long they are: `delivery` of the time Delivered, `wait` of the
 * column Waiting time. The rows are those that have it.
 */
export const deedOf = (
  { order }: AskedRow,
  noun: readonly string[],
  { home, stems }: RowsOfTable,
  { cube, phrases }: Vocabulary,
): { readonly word: string; readonly filters: readonly ValueFilter[] } | undefined => {
  const isNamed = noun.some((word) => stems.has(stemOf(word)));
  for (const word of noun) {
    if (isColumn(word, { phrases }) || stems.has(stemOf(word)) || openStates.test(word)) continue;
    const named = timeNamed(cube, home, word);
    if (
      named !== undefined &&
      (isNamed || order === "time" || order === "length" || order === "cost")
    )
      // prettier-ignore
      return { word, filters: [empty(named, true)] };
    const column = cube.members.find(
      (member) =>
        member.kind === "dimension" &&
        member.type === "number" &&
        member.public &&
        homeOfMember(cube, member) === home &&
        !wordsOfName(member.name).some((each) => ofKeys.test(each)) &&
        (isNamedBy(member, word) || member === columnOfAverage(cube, home, word)),
    );
    if (column !== undefined) return { word, filters: [] };
  }
  return undefined;
};

/** Whether a word names a column of texts: who or what rows are about. */
export const isColumn = (
  word: string | undefined,
  { phrases }: Pick<Vocabulary, "phrases">,
): boolean =>
  word !== undefined &&
  (phrases.get(phraseKey([stemOf(word)])) ?? []).some(
    ({ member, quality }) =>
      member.type === "string" &&
      member.kind === "dimension" &&
      quality >= 0.9 &&
      // `Parcel number` tells parcels apart, and names none.
      !wordsOfName(`${member.name} ${member.title}`).some((each) => ofKeys.test(each)),
  );

/** What a state says by the times of a table: `unpaid` has no time in Paid. */
export const stateOf = (
  state: string,
  cube: Cube,
  home: string,
  now: CivilMs,
): Extra | undefined => {
  const small = state.toLowerCase();
  if (small === "overdue") {
    const times = dueAndDone(cube, home, []);
    return times && { states: [{ kind: "overdue", due: times.due.name, done: times.done.name, day: startOf("day", now) }] }; // prettier-ignore
  }
  const [, done] = /^un(.*)$/.exec(small) ?? [];
  const named = done === undefined ? undefined : timeNamed(cube, home, done);
  const end = named ?? timesOfTable(cube, home).find(isOpenEnd);
  return end && { filters: [empty(end, false)] };
};
