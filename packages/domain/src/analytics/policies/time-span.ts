import type { Scalar } from "./access-policy.js";
import { instantMs } from "../../accounts/instant.js";
import type { Milliseconds } from "../../shared/text/branded.js";

/** The first millisecond (since 1970) that a text names, and the first one after it. */
export interface TimeSpan {
  readonly fromMs: Milliseconds;
  readonly afterMs: Milliseconds;
}

const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:?\d\d)?)?$/;
const dayMs = 86_400_000;

/** A date, which is a whole day in UTC, or a time, in UTC where it names no zone; undefined for another text. */
export const timeSpan = (value: Scalar): TimeSpan | undefined => {
  const [, date, time, zone = "Z"] = form.exec(String(value).trim()) ?? [];
  if (date === undefined) return undefined;
  const offset = zone.replace(/^([+-]\d\d):?(\d\d)$/, "$1:$2");
  const fromMs = instantMs(`${date}T${time ?? "00:00"}${offset}`);
  return fromMs === undefined
    ? undefined
    : { fromMs, afterMs: fromMs + (time === undefined ? dayMs : 1) };
};
