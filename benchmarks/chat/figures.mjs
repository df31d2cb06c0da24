/** The figure that so large a share of all figures does not pass. */
export const quantile = (figures, share) => {
  const sorted = Float64Array.from(figures).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

export const median = (figures) => quantile(figures, 0.5);

/** Rounds of one measure: figures by server's name, one a round. */
export const byName = (servers) => new Map(servers.map(({ name }) => [name, []]));

/** The median of what each round's figure is beside that of another server in the same round. */
export const medianRatio = (figures, beside) =>
  median(figures.map((figure, round) => figure / beside[round]));

export { table } from "../queries/measure.mjs";
