/** Members of a specification, of which nobody says what they are. */
export type Fields = Readonly<Record<string, unknown>>;

/** A chart of one kind of mark, with what its channels show. */
export interface UnitSpec {
  readonly mark: string;
  readonly encoding: Readonly<Record<string, Fields | undefined>>;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Members that make one chart of several. */
const composed = ["layer", "facet", "hconcat", "vconcat", "concat", "repeat", "spec"];

/** Reads a specification as a chart of one mark; undefined for any other, which is drawn as it was written. */
export const unitSpec = (spec: Fields): UnitSpec | undefined => {
  const { mark, encoding } = spec;
  if (composed.some((name) => name in spec) || !isFields(encoding)) return undefined;
  const type = isFields(mark) ? mark["type"] : mark;
  if (typeof type !== "string") return undefined;
  const channels = Object.entries(encoding).filter(([, channel]) => isFields(channel));
  const facets = channels.some(([name]) => ["row", "column", "facet"].includes(name));
  return facets ? undefined : { mark: type, encoding: Object.fromEntries(channels) as never };
};

/** The name of the column that a channel shows. */
export const fieldOf = (channel: Fields | undefined): string | undefined =>
  typeof channel?.["field"] === "string" ? channel["field"] : undefined;

/** Whether a channel tells names apart, and measures nothing. */
export const isDiscrete = (channel: Fields | undefined): boolean =>
  channel?.["type"] === "nominal" || channel?.["type"] === "ordinal";

export const isQuantitative = (channel: Fields | undefined): boolean =>
  channel?.["type"] === "quantitative";
