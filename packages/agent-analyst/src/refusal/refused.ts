import type { DataModel } from "@embedded-analytics/domain";
import type { Utterance } from "../words/cues/utterance.js";
import type { Grasp } from "./grasp.js";
import type { Ground } from "./sure-reading.js";

/** A question that is not answered, and what there is to help who asked it. */
export interface Refused {
  readonly text: string;
  readonly utterance: Utterance;
  readonly model: DataModel;
  /** What was understood of it, in terms of each cube that fits; the best one first. */
  readonly grasps: readonly Grasp[];
  readonly ground: Ground;
  /** Words of it that stand where groups stand, and name none. */
  readonly groups: readonly string[];
}
