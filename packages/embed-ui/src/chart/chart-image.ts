/** Gives a drawn chart as a file, on the page's background; rejects where it cannot be made. */
export type ChartImage = (kind: "png" | "svg") => Promise<Blob>;
