import * as DateTime from "effect/DateTime";
import * as Option from "effect/Option";

const form = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * A time with its offset, as ISO 8601 writes it, in milliseconds since 1970; undefined for another
 * form, and for a day that no calendar has (engines read a 31st of February as one of March).
 */
export const instantMs = (text: string): number | undefined => {
  const day = form.exec(text)?.[1];
  if (day === undefined) return undefined;
  const midnight = Option.map(DateTime.make(`${day}T00:00:00Z`), DateTime.formatIsoDateUtc);
  if (Option.getOrUndefined(midnight) !== day) return undefined;
  return Option.getOrUndefined(Option.map(DateTime.make(text), DateTime.toEpochMillis));
};

/** The same time as `instantMs` reads it, in UTC with milliseconds. */
export const instantText = (ms: number): string =>
  Option.getOrThrow(Option.map(DateTime.make(ms), DateTime.formatIso));
