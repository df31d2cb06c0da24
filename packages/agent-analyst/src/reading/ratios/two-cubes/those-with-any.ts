import type { Cube } from "@embedded-analytics/domain";
import type { Utterance } from "../../../words/cues/utterance.js";
import type { Understanding } from "../../context/understanding.js";
import { countedTime } from "../../form-time.js";
import type { FormMeasure, LogicalForm } from "../../logical-form.js";
import { homeOfMember, timesOfTable } from "../../spans/times-of-table.js";
import { homeOfNames, type HomeOfNames } from "../../things/home-of-names.js";

/** A figure, divided by how many different things of another table there are among its rows. */
type OfThoseWithAny = Extract<FormMeasure, { readonly kind: "per" }>;

const dividedIn = (
  { measures: [measure, ...others] }: LogicalForm,
  cube: Cube,
): OfThoseWithAny | undefined => {
  if (measure?.kind !== "per" || measure.by.kind !== "distinct" || others.length > 0)
    return undefined;
  const homeOf = (name: string): string | undefined => {
    const member = cube.members.find((each) => each.name === name);
    return member && homeOfMember(cube, member);
  };
  return homeOf(measure.member) === homeOf(measure.by.member) ? undefined : measure;
};

/** What happens once, so that those of a time are those that happened in it. */
const events =
  /(?:^|_)(?:orders?|sales?|purchases?|bookings?|reservations?|visits?|sessions?|trips?|rides?|flights?|deliver(?:y|ies)|shipments?|appointments?|invoices?|receipts?|transactions?|payments?|jobs?|calls?|stays?|lessons?|journeys?)$/i;

const areEvents = (cube: Cube, name: string): boolean => {
  const member = cube.members.find((each) => each.name === name);
  return member !== undefined && events.test(homeOfMember(cube, member));
};

/**
 * `complaints per order`, read as complaints divided by the orders that have one: there is at least one of each, so that the
 * figure says little. All orders are meant, where another cube counts them. Of persons, those are meant whom one serves.
 */
const isOfThoseWithAny = ({ form, cube }: Pick<Understanding, "form" | "cube">): boolean => {
  const measure = dividedIn(form, cube);
  return measure?.by.kind === "distinct" && areEvents(cube, measure.by.member);
};

/** The same, divided by all of them that another cube counts, in the same time; as it is where it asks for more than that. */
export const overAllEvents = (
  understood: Understanding | undefined,
  utterance: Utterance,
  cubes: readonly Cube[],
): Understanding | undefined => {
  if (understood === undefined || !isOfThoseWithAny(understood)) return understood;
  const { time } = understood.form;
  const all = overAll(understood, cubes, ({ cube, count }) =>
    time?.range === undefined
      ? undefined
      : countedTime(utterance, cube, [{ kind: "measure", member: count.name }]),
  );
  return all ?? understood;
};

/** The same of things whose names several have, so that no other number of them is right: of all there are, if they have no time. */
export const overAllThings = (
  understood: Understanding,
  cubes: readonly Cube[],
): Understanding | undefined =>
  overAll(understood, cubes, ({ cube, name }) => {
    const [time] = timesOfTable(cube, homeOfMember(cube, name));
    return understood.form.time?.range === undefined ? undefined : time?.name;
  });

/** Divides by what another cube counts; of a time that things have, in the time of the question. */
const overAll = (
  understood: Understanding,
  cubes: readonly Cube[],
  timeOf: (home: HomeOfNames) => string | undefined,
): Understanding | undefined => {
  const { form, cube, notes } = understood;
  const measure = dividedIn(form, cube);
  const by = measure?.by.kind === "distinct" ? measure.by.member : undefined;
  const home = by === undefined ? undefined : homeOfNames(cube, by, cubes);
  if (measure === undefined || home === undefined || home.cube === cube || !isPlain(form))
    return undefined;
  const dimension = timeOf(home);
  // No contract is one of the month of its signing alone.
  if (dimension !== undefined && !areEvents(home.cube, home.name.name)) return undefined;
  const title = home.count.title || home.count.name;
  const range = dimension === undefined ? undefined : form.time?.range;
  const elsewhere = { kind: "elsewhere", member: home.count.name, cube: home.cube.name, title, dimension, range } as const; // prettier-ignore
  const note = `I divide by ${title} of ${home.cube.title || home.cube.name}, also those that have none.`;
  return {
    ...understood,
    form: { ...form, measures: [{ ...measure, by: elsewhere }] },
    notes: [...notes.filter((each) => !each.startsWith("I take the sum, divided by")), note],
  };
};

const isPlain = (form: LogicalForm): boolean =>
  form.groupBy.length + form.filters.length + form.conditions.length + form.thresholds.length ===
    0 &&
  form.states === undefined &&
  form.weekdays === undefined &&
  form.time?.bucket === undefined &&
  form.time?.before === undefined &&
  form.ownTimes === undefined;
