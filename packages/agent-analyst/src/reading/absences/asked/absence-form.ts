import type { Cube, Member } from "@embedded-analytics/domain";
import type { PlacedTime } from "../../../words/times/find-times.js";
import { isPastForm } from "../../../words/past-forms.js";
import type { Token } from "../../../words/token.js";
import { noForm } from "../../context/no-form.js";
import { timeDimensionOf } from "../../form-time.js";
import type { Absence, FormTime, LogicalForm, ValueFilter } from "../../logical-form.js";
import { timeOfItsName } from "../../times/events/time-of-its-name.js";
import { timeOfVerb } from "../done.js";
import { noteOfAbsence } from "../note-of-absence.js";
import { isCalled } from "../others.js";

/** What is asked to be missing, and of what: `accounts without an invoice`. */
export interface FoundAbsence {
  readonly form: LogicalForm;
  readonly cube: Cube;
  readonly note: string;
}

/** The dimension of text that words name. */
export const textCalled = ({ members }: Cube, subject: readonly Token[]): Member | undefined =>
  members.find(
    ({ kind, type, name, title, synonyms, public: isPublic }) =>
      kind === "dimension" &&
      type === "string" &&
      isPublic &&
      isCalled(subject, [name, title, ...synonyms]),
  );

/** Those of a cube, and the rows of another one that they may lack. */
export interface Lacked {
  readonly link: Member;
  readonly other: Cube;
  readonly otherLink: Member;
  readonly measure: Member | undefined;
  /** The time by which it is found, where that is not the usual one. */
  readonly dimension?: string;
  readonly filters?: readonly ValueFilter[];
}

/** `retailers without complaints in October`: by when those were received, where the figure has a time of its own. */
const ownTimeOf = (other: Cube, measure: Member | undefined): string | undefined =>
  measure && timeOfItsName(other, { kind: "measure", member: measure.name })?.name;

export const duringOf = (
  { other, measure, ...found }: Lacked,
  [verb, ...things]: readonly Token[],
  { range }: PlacedTime,
): Absence["time"] => {
  // `finished nothing in August`, `closed no claim this year` have the time of finishing and of closing.
  const isVerb = things.length === 0 || isPastForm(verb?.word ?? "");
  const ofVerb = isVerb ? timeOfVerb(other, verb) : undefined;
  const dimension =
    found.dimension ??
    ofVerb ??
    ownTimeOf(other, measure) ??
    timeDimensionOf(other, [
      measure === undefined ? { kind: "rows" } : { kind: "measure", member: measure.name },
    ]);
  return dimension === undefined ? undefined : { dimension, range };
};

/**
 * `bookings without a discount in October`, where two views have the very same time of booking: the bookings that are counted are
 * those of October as well, and not all that there ever were.
 */
const sameTimeOf = (own: Cube, other: Cube, time: Absence["time"]): FormTime | undefined => {
  const origin = (cube: Cube, { name, source }: Member): string =>
    `${source?.cube ?? cube.name}.${source?.member ?? name}`;
  const named = other.members.find(({ name }) => name === time?.dimension);
  const same = own.members.find(
    (member) =>
      named !== undefined && member.public && origin(own, member) === origin(other, named),
  );
  return time && same && { dimension: same.name, range: time.range, before: undefined, bucket: undefined }; // prettier-ignore
};

export const absenceOf = (
  own: Cube,
  { link, other, otherLink, measure, listed, filters }: Lacked & { readonly listed?: Member },
  shown: Member | undefined,
  time: Absence["time"],
): FoundAbsence => {
  const first = own.members.find((each) => each.aggregate === "count" && each.public);
  const count = listed ?? first;
  const absentFrom = {
    member: link.name,
    other: other.name,
    otherMember: otherLink.name,
    measure: measure?.name,
    time,
    ...(filters === undefined ? {} : { filters }),
  };
  return {
    cube: own,
    form: {
      ...noForm,
      cube: own.name,
      measures: [count === undefined ? { kind: "rows" } : { kind: "measure", member: count.name }],
      groupBy: shown === undefined ? [] : [shown.name],
      // Of some of them, such as members, those that are none are not shown.
      thresholds:
        count === first || count === undefined || shown === undefined || own === other
          ? []
          : [{ on: "measure", member: count.name, operator: ">", number: 0 }],
      absentFrom,
      ...(own === other ? {} : { time: sameTimeOf(own, other, time) }),
    },
    note: noteOfAbsence(own, other, absentFrom),
  };
};
