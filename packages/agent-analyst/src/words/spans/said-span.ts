/**
 * What kind of span is asked for. `process`: from its beginning to the end that a word tells, or to its last one.
 * `ends`: between two times that words tell. `ahead`: from what a word tells to the event. `late`: from when it was due.
 * `age`: up to today. `life`: from joining to leaving.
 */
export type SpanKind = "process" | "ends" | "ahead" | "late" | "age" | "life";

/** What a form of English says of a span. */
export interface SaidSpan {
  readonly kind: SpanKind;
  /** Words that tell its end; of `ends`, one for each. */
  readonly words?: readonly string[];
  /** Those whose span it is, as far as they stand before what else is asked: `german customers`. */
  readonly who?: string | undefined;
  /** Whether one of the words of `who` tells the end: `how fast do we deliver`. */
  readonly seeksVerb?: boolean;
  /** Whether it is how long they last, and not how long something takes: `how long do contracts last`. */
  readonly isLasting?: true;
  /** Who is ranked by it, and whether the shortest come first: `which carrier delivers fastest`. */
  readonly ranked?: { readonly by: string; readonly isShortest: boolean };
}
