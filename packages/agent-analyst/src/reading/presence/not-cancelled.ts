import type { Cube, Member } from "@embedded-analytics/domain";
import type { Utterance } from "../../words/cues/utterance.js";
import { startOf, type CivilMs } from "../../words/times/civil-time.js";
import { wordsOfName } from "../../words/token.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";
import { saysEnd } from "../states/ended-too.js";
import { homeOfMember } from "./presence-of.js";

const cancelled = /^cancel/;
/** Times at which something was planned, and not for when. */
const ofPlanning =
  /^(booked|made|created|ordered|placed|sold|signed|requested|cancelled|canceled|expiry|expires|due|until)$/;

/**
 * `arrivals tomorrow` are those that will come: what was cancelled before is left out, where a time says when that was, and that
 * it is left out is said. Where only a figure counts the cancelled ones, it is said that they are in.
 */
export const withoutCancelled = (
  { tokens }: Pick<Utterance, "tokens">,
  { form, cube, notes }: Pick<Understanding, "form" | "cube" | "notes">,
  now: CivilMs,
): Pick<Understanding, "form" | "notes"> => {
  const kept = { form, notes };
  const home = homeToCome(form, cube, now);
  if (home === undefined || tokens.some(({ word }) => cancelled.test(word))) return kept;
  const own = cube.members.filter(
    (each) => each.public && homeOfMember(each, cube) === home && isOfCancelled(each),
  );
  const time = own.find(({ kind, type }) => kind === "dimension" && type === "time");
  if (
    time !== undefined &&
    [...form.filters, ...form.thresholds].some(({ member }) => member === time.name)
  )
    return kept;
  if (time !== undefined)
    return {
      form: {
        ...form,
        filters: [
          ...form.filters,
          { member: time.name, match: "empty", values: [], isNot: false, isAssumed: true },
        ],
      },
      notes: [
        ...notes,
        `I leave out cancelled ones, which have a time in ${time.title || time.name}.`,
      ],
    };
  const count = own.find(({ kind }) => kind === "measure");
  return count === undefined
    ? kept
    : {
        form,
        notes: [...notes, `Cancelled ones are in as well, of which there is ${count.title}.`],
      };
};

/** The home of things that are counted at a time that has not come yet; undefined where something else is asked. */
const homeToCome = (
  { measures: [measure, ...others], time, filters, conditions }: LogicalForm,
  cube: Cube,
  now: CivilMs,
): string | undefined => {
  const isAhead = liesAhead(time, now);
  const count = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  const at = cube.members.find(({ name }) => name === time?.dimension);
  if (!isAhead || others.length > 0 || count?.aggregate !== "count" || at === undefined)
    return undefined;
  // What ends then may do so because it was cancelled.
  const isOfPlan =
    !saysEnd(at) && !wordsOfName(at.title || at.name).some((word) => ofPlanning.test(word));
  const home = homeOfMember(count, cube);
  const first = cube.members.find(
    (each) => each.aggregate === "count" && each.public && homeOfMember(each, cube) === home,
  );
  const saysState = [...filters, ...conditions].some(({ member }) => /stat(e|us)/i.test(member));
  return isOfPlan && first === count && !saysState && !leavesOut(count) ? home : undefined;
};

/** Whether a figure's own description says that cancelled ones are none of it. */
const leavesOut = ({ description = "" }: Member): boolean =>
  /\bcancel/i.test(description) &&
  /\b(without|left out|leaves? out|exclud\w*|except|not|no)\b/i.test(description);

/** Whether a time begins today or later, and is compared with none. */
const liesAhead = (time: LogicalForm["time"], now: CivilMs): boolean => {
  const from = time?.range?.from;
  return from !== undefined && from >= startOf("day", now) && time?.before === undefined;
};

/** A time at which things are cancelled, or the count of those that are. */
const isOfCancelled = ({ kind, type, aggregate, title, name }: Member): boolean =>
  (kind === "measure" ? aggregate === "count" : kind === "dimension" && type === "time") &&
  wordsOfName(title || name).some((word) => cancelled.test(word));

/** The same with the cancelled ones: of what is over they are left out by nobody. */
export const withCancelled = <Taken extends Pick<Understanding, "form" | "cube" | "notes">>(
  understood: Taken,
): Taken => {
  const { form, cube, notes } = understood;
  const isLeftOut = (member: string): boolean =>
    cube.members.some((each) => each.name === member && isOfCancelled(each));
  return {
    ...understood,
    form: {
      ...form,
      filters: form.filters.filter(
        ({ member, match, isAssumed }) =>
          !(isAssumed === true && match === "empty" && isLeftOut(member)),
      ),
    },
    notes: notes.filter(
      (note) => !/^(I leave out cancelled ones|Cancelled ones are in)/.test(note),
    ),
  };
};
