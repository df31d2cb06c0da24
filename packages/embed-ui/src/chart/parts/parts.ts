import { isFields, unitSpec, type Fields, type UnitSpec } from "../specification/unit-spec.js";

/** A chart of a chart that is put together from several. */
export interface Part extends UnitSpec {
  readonly spec: Fields;
  /** What stands above it. */
  readonly title: string;
}

/** Charts that share a place, and how many stand beside each other where it is wide enough. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly columns: number;
}

/** The ways to put charts together, and how many of so many stand beside each other. */
const arrangements: Readonly<Record<string, (count: number, columns: unknown) => number>> = {
  concat: (count, columns) => (typeof columns === "number" ? Math.min(columns, count) : count),
  hconcat: (count) => count,
  vconcat: () => 1,
};

/**
 * Reads a specification as charts of one mark each, all of which ask for the width of their container: then they share
 * that of the place. Undefined for any other, which is drawn as it was written.
 */
export const partsOf = (spec: Fields): Parts | undefined => {
  const [kind, ...others] = Object.keys(arrangements).filter((name) => name in spec);
  const written = kind === undefined ? undefined : spec[kind];
  const arrange = arrangements[kind ?? ""];
  if (arrange === undefined || others.length > 0 || !Array.isArray(written)) return undefined;
  const parts = written.map(partOf).filter((part) => part !== undefined);
  if (parts.length < Math.max(2, written.length)) return undefined;
  return { parts, columns: Math.max(1, arrange(parts.length, spec["columns"])) };
};

const partOf = (spec: unknown): Part | undefined => {
  if (!isFields(spec) || spec["width"] !== "container") return undefined;
  const unit = unitSpec(spec);
  const title = spec["title"];
  return unit && { ...unit, spec, title: typeof title === "string" ? title : "" };
};
