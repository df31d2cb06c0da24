import type { Cube } from "@embedded-analytics/domain";
import type { CivilMs } from "../../words/times/civil-time.js";
import type { Vocabulary } from "../../mentions/vocabulary.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm } from "../logical-form.js";

/**
 * A question in two parts: one that is read by itself, such as `shipments by carrier`, and what is made of what was
 * understood of it, such as how long those take. It is about one cube alone.
 */
export interface Rephrased {
  readonly text: string;
  readonly vocabulary: Vocabulary;
  /** Whether any other cube may be the one that it is about. */
  readonly isOfAll?: true;
  /** Whether a reading of the whole question gives already what is asked for: it stands then. */
  readonly isGivenBy: (form: LogicalForm, cube: Cube) => boolean;
  /** Undefined where the rest is no question about rows that the other part can be said of. */
  readonly dress: (plain: Understanding) => Understanding | undefined;
}

/** What a question may be rephrased with. */
export interface Rephrasing {
  readonly language: readonly Vocabulary[];
  readonly cubes: readonly Cube[];
  readonly now: CivilMs;
}
