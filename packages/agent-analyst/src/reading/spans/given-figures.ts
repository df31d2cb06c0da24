import type { Cube, Member } from "@embedded-analytics/domain";
import type { FormMeasure, LogicalForm } from "../logical-form.js";
import { wordsOfName } from "../../words/token.js";
import { isOfDuration } from "./own-spans.js";

const memberOf = ({ members }: Cube, measure: FormMeasure): Member | undefined =>
  measure.kind === "rows" ? undefined : members.find(({ name }) => name === measure.member);

const isEvery = ({ measures }: LogicalForm, isSuch: (measure: FormMeasure) => boolean): boolean =>
  measures.length > 0 && measures.every(isSuch);

const isLength = (cube: Cube, measure: FormMeasure): boolean => {
  const member = memberOf(cube, measure);
  return (
    measure.kind === "between" ||
    (measure.kind !== "distinct" && member !== undefined && isOfDuration(member))
  );
};

/** Whether a form gives lengths of time, and nothing else. */
export const givesLengths = (form: LogicalForm, cube: Cube): boolean =>
  isEvery(form, (measure) => isLength(cube, measure));

const late = /^(late|lateness|delay|delays|delayed|overdue|overrun|due)$/;

/** Whether a form gives by how long something was late: how long late ones took is another figure. */
export const givesLateness = (form: LogicalForm, cube: Cube): boolean =>
  givesLengths(form, cube) &&
  isEvery(form, (measure) => {
    const member = memberOf(cube, measure);
    return wordsOfName(`${member?.name ?? ""} ${member?.title ?? ""}`).some((word) => late.test(word)); // prettier-ignore
  });

/** Whether a form gives a length of time among its figures, or ranks by one. */
export const givesLength = (form: LogicalForm, cube: Cube): boolean =>
  form.measures.some((measure) => isLength(cube, measure));

/** Whether a form counts rows, or those that a key tells apart. */
export const givesCounts = (form: LogicalForm, cube: Cube): boolean =>
  isEvery(form, (measure) =>
    measure.kind === "measure"
      ? /^count/.test(memberOf(cube, measure)?.aggregate ?? "")
      : measure.kind === "rows" || measure.kind === "distinct",
  );

/** Whether a form gives one end of single rows, or what each thing comes to: neither their number nor an amount of all. */
export const givesEnds = (form: LogicalForm, cube: Cube): boolean =>
  isEvery(form, (measure) => {
    const aggregate = memberOf(cube, measure)?.aggregate;
    if (/^(?:min|max)$/.test(measure.kind === "measure" ? (aggregate ?? "") : measure.kind))
      return true;
    const isOfThings = form.groupBy.length > 0 && form.time?.bucket === undefined;
    return isOfThings && measure.kind === "measure" && aggregate === "sum";
  });
