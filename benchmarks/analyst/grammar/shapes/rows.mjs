// Whether the rows of an answer are those of a truth, however either lays its columns out.

const cellOf = (cell) => {
  if (cell === null || cell === undefined) return "null";
  if (typeof cell === "number") return Number.isFinite(cell) ? (cell + 0).toFixed(6) : "null";
  const text = String(cell);
  const day = /^(\d{4}-\d\d-\d\d)[T ]00:00:00(?:\.0+)?$/.exec(text);
  return day === null ? text.trim().toLowerCase() : day[1];
};

const bagOf = (cells) => [...cells].sort().join("\n");

/** The truth's columns among those found: each one of its own, with equal rows over all of them. */
const fits = (truth, found) => {
  if (truth.length !== found.length) return false;
  if (truth.length === 0) return true;
  const columns = (rows) => rows[0].map((_, at) => bagOf(rows.map((row) => row[at])));
  const wanted = columns(truth);
  const there = columns(found);
  const whole = bagOf(truth.map((row) => row.join("\t")));
  const search = (chosen) => {
    const at = chosen.length;
    if (at === wanted.length)
      return bagOf(found.map((row) => chosen.map((each) => row[each]).join("\t"))) === whole;
    return there.some(
      (bag, each) => bag === wanted[at] && !chosen.includes(each) && search([...chosen, each]),
    );
  };
  return search([]);
};

const nothing = new Set(["null", "0.000000"]);
const isNamed = (row) => !row.includes("null");
const isSome = (row) => !row.some((cell) => nothing.has(cell));

const written = (rows) => rows.map((row) => row.map(cellOf));

/** All rows, in any order. Rows without a name, or of nothing, may be there or not. */
export const isSameTable = (truth, found) => {
  const [left, right] = [written(truth), written(found)];
  return [() => true, isNamed, isSome].some(
    (counts) => left.some(counts) && fits(left.filter(counts), right.filter(counts)),
  );
};

/** The first row that was found and has a name has all of a true one. */
export const isLed = (truths, found) =>
  isAmong(truths, found.filter((row) => !row.includes(null)).slice(0, 1));

/** A true row is one of those found. */
export const isAmong = (truths, found) =>
  written(found).some((row) =>
    written(truths).some((truth) => truth.every((cell) => row.includes(cell))),
  );
