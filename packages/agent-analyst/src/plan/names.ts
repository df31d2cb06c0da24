import { foldedLetters, foldedPairs, plainOf } from "../words/token.js";

/** Words that the dialect reads as its own wherever they stand. */
const reserved = new Set(
  (
    "all analyse analyze and any array as asc asymmetric both by case cast check collate column constraint create cross " +
    "current_date current_time current_timestamp default deferrable desc describe distinct do else end except exists " +
    "extract false fetch filter for foreign from full grant group having ilike in initially inner intersect into is " +
    "isnull join lambda lateral leading left like limit measure natural not notnull null offset on only or order outer " +
    "over overlaps pivot placing position primary qualify references returning right row rows select show similar some " +
    "substring summarize symmetric table then to trailing trim true try union unique unpivot user using values " +
    "variadic verbose when where window with within"
  ).split(" "),
);

/** A name in a statement, quoted where it has to be. */
export const quotedName = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/i.test(name) && !reserved.has(name.toLowerCase())
    ? name
    : `"${name.replaceAll('"', '""')}"`;

/** A text in a statement. NUL, which ends texts elsewhere, and halves of letters are left out. */
export const quotedText = (text: string): string =>
  `'${text.replaceAll(/\u0000|\p{Surrogate}/gu, "").replaceAll("'", "''")}'`;

/** A moment of the wall clock in a statement. */
export const quotedMoment = (civilMs: number): string => {
  const iso = new Date(civilMs).toISOString();
  return iso.endsWith("T00:00:00.000Z")
    ? `DATE '${iso.slice(0, 10)}'`
    : `TIMESTAMP '${iso.slice(0, 19).replace("T", " ")}'`;
};

const [letters, folded] = [foldedLetters.keys(), foldedLetters.values()].map((each) =>
  quotedText([...each].join("")),
);

/**
 * Letters of a column as they are compared with a text: small, and without accents. Letters that are written as two are
 * replaced only where the text has those two, which keeps statements short.
 */
export const plainSql = (name: string, text: string): string =>
  [...foldedPairs]
    .filter(([, pair]) => text.includes(pair))
    .reduce(
      (sql, [letter, pair]) => `replace(${sql}, ${quotedText(letter)}, ${quotedText(pair)})`,
      `translate(strip_accents(lower(${name})), ${letters}, ${folded})`,
    );

/** That a column has a text somewhere within, case and accents aside: `muller` is in `Müller GmbH`. */
export const containsSql = (name: string, text: string): string =>
  `contains(${plainSql(name, plainOf(text))}, ${quotedText(plainOf(text))})`;

/** A name that is not among these. */
export const freeName = (wanted: string, taken: readonly string[]): string => {
  const small = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  while (small.has(name.toLowerCase())) name = `${name}_`;
  return name;
};
