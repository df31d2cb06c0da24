import type { Cube } from "@embedded-analytics/domain";
import type { Mention } from "../../mentions/mentions.js";
import type { Position } from "../../mentions/roles.js";
import type { ValueMention } from "../../mentions/values.js";
import type { Naming } from "../../mentions/vocabulary.js";
import type { Utterance } from "../../words/cues/utterance.js";
import type { Parts } from "../parts.js";

/** A mention where it stands, and what it may be. */
export interface MentionContext {
  readonly parts: Parts;
  readonly utterance: Utterance;
  readonly mentions: readonly Mention[];
  readonly index: number;
  readonly mention: Mention;
  readonly values: readonly ValueMention[];
  readonly cube: Cube;
  readonly position: Position;
  readonly measure: Naming | undefined;
  readonly dimension: Naming | undefined;
  readonly time: Naming | undefined;
  readonly condition: Naming | undefined;
  /** Another mention may be a figure. */
  readonly others: boolean;
  /** Limits hold for other figures: `customers with more than 20 orders`. */
  readonly hasLimits: boolean;
}

/** How well the best of these names what it names. */
export const bestOf = (...namings: readonly (Naming | undefined)[]): number =>
  Math.max(0, ...namings.map((naming) => naming?.quality ?? 0));
