import { connectOurs, servicePaceMs } from "./ours.mjs";
import { connectRaw } from "./raw.mjs";
import { connectResumable } from "./resumable.mjs";

/**
 * Who is measured. Each connects to a Redis and then can begin a stream, whose lines are said when
 * the producer is told so, and follow it.
 */
export const contestants = {
  raw: connectRaw,
  "resumable-stream": connectResumable,
  ours: connectOurs(servicePaceMs),
  "ours, without a pace": connectOurs(0),
};
