// What an answer must give to be right: `truth` is one fair truth, and `isRight` judges rows found and their text.
import { figuresIn, holds } from "../../figures.mjs";
import { isAmong, isLed, isSameTable } from "./rows.mjs";

/** All rows of one of the tables, and no others. */
export const wholly = (tables) => ({
  truth: tables[0],
  isRight: (found) => tables.some((table) => isSameTable(table, found)),
});

/** A row of one of the tables comes first; several rows of a table are as good as each other. */
export const ledBy = (tables) => ({
  truth: tables[0],
  isRight: (found, text, shown) => tables.some((table) => isLed(table, shown)),
});

/** One of the tables wholly, or a row of it among others where a list of all is no worse. */
export const amongAll = (tables) => ({
  truth: tables[0],
  isRight: (found) => tables.some((table) => isSameTable(table, found) || isAmong(table, found)),
});

/** All rows of a table; or those of a longer one, where the text says the figures that were asked for. */
export const saidOf = (tables, longer) => ({
  truth: tables[0],
  isRight: (found, text) =>
    tables.some(
      (table) =>
        isSameTable(table, found) ||
        (longer.some((each) => isSameTable(each, found)) &&
          table.every((row) =>
            row.every((cell) => typeof cell !== "number" || isSaid(text, cell)),
          )),
    ),
});

const isSaid = (text, cell) => holds(text, figuresIn(text), cell);

/** Shares are given from 0 to 1 or in percent. */
export const sharesOf = (tables) => [
  ...tables,
  ...tables.map((rows) =>
    rows.map((row) => [...row.slice(0, -1), row.at(-1) === null ? null : row.at(-1) * 100]),
  ),
];

/** Two figures below each other, or beside each other in one row. */
export const pairOf = (first, second) => [[[first], [second]], [[first, second]]];
