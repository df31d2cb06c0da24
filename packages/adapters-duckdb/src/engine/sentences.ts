/** Public sentences about queries that ended without a result (E7). */
export const sentences = {
  time: (seconds: number) => `The query took longer than ${seconds} seconds.`,
  memory: "The query needs more memory than it may have.",
  scan: "What you may see of these cubes is too much for one query: name fewer columns.",
  scanRows: (rowsMax: number, cube: string) =>
    `This needs more than ${rowsMax} rows of ${cube} one by one: filter by columns of ${cube}, or use its measures.`,
  scanBytes: "This needs too much of a database at once: name fewer columns, or filter by them.",
  scanTime: (seconds: number) => `The database of these cubes took longer than ${seconds} seconds.`,
  sourceUnreachable: "The database of these cubes cannot be reached.",
  sourceChanged: "The database of these cubes no longer fits the model.",
  rows: (rowsMax: number) => `The result has more than ${rowsMax} rows.`,
  bytes: "The result is too large.",
  waited: (seconds: number) =>
    `Too many queries are running: this one was not begun within ${seconds} seconds.`,
  unnamed: "Give every column of the result a name: write AS.",
  waitedAgain: (seconds: number) =>
    `Too many queries are running: this one waited for more than ${seconds} seconds in all.`,
  gaveUp: "Too many queries are running: this long one had to make room for those of others.",
  failed: "The query could not be run.",
  noWorker: "No query worker could open the data.",
  closing: "The service is shutting down.",
} as const;
