import type { Collected } from "../../engine/engine.fixture.js";

/** All that a reader gets of a statement, in an order that does not depend on the engine's. */
export const outcomeText = ({ kind, sentence, columns, rows, totalRows }: Collected): string =>
  kind === "rows"
    ? JSON.stringify([columns, totalRows, rows.map((row) => JSON.stringify(row)).sort()])
    : JSON.stringify([kind, sentence]);
