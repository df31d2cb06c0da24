// Whether a chart is of a kind that fits.

const fitting = {
  series: ["line", "area", "bar", "point", "trail"],
  groups: ["bar", "point", "rect", "arc"],
  share: ["arc", "bar"],
};

/** Whether the specification (a JSON text) draws with a mark that fits `series`, `groups` or `share`. */
export const fitsChart = (kind, vegaSpec) => {
  const marks = marksIn(parsed(vegaSpec));
  return marks.length > 0 && marks.some((mark) => fitting[kind].includes(mark));
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const marksIn = (spec) => {
  if (spec === null || typeof spec !== "object") return [];
  const own = typeof spec.mark === "string" ? spec.mark : spec.mark?.type;
  const parts = ["layer", "hconcat", "vconcat", "concat"].flatMap((name) => spec[name] ?? []);
  return [...(own === undefined ? [] : [own]), ...[...parts, spec.spec].flatMap(marksIn)];
};
