/**
 * Pairs of names that a store might take for the same: by collation, by normalization, by trimming,
 * by reading them as a number, a pattern or a piece of syntax. They are all different (T23).
 */
export const lookAlikePairs: readonly (readonly [string, string])[] = [
  ["Buyers", "buyers"],
  ["\u00e9clair", "e\u0301clair"],
  ["\u212bngstrom", "\u00c5ngstrom"],
  ["team", "team "],
  ["side", " side"],
  ["two  words", "two words"],
  ["no\u00a0break", "no break"],
  ["zero\u200bwidth", "zerowidth"],
  ["soft\u00adhyphen", "softhyphen"],
  ["co-op", "coop"],
  ["stra\u00dfe", "strasse"],
  ["\u0131stanbul", "istanbul"],
  ["\ufb01nance", "finance"],
  ["\u0430dmin", "admin"],
  ["\u{1f600}", "\u{1f601}"],
  ["\u4e00", "\u4e8c"],
  ["a_b", "aXb"],
  ["a%", "abc"],
  ["1", "01"],
  ["10", "1e1"],
  ["null", "NULL"],
  ["true", "t"],
  ["{x,y}", "x,y"],
  ['"quoted"', "quoted"],
  ["o'clock", "o''clock"],
  ["back\\slash", "back\\\\slash"],
  ["$1", "$2"],
  ["'); drop table account; --", "'); drop table account; -- "],
  ["\u202eabc", "abc"],
  ["line\u2028separator", "line\u2029separator"],
];

/** All names of the pairs, each once. */
export const lookAlikes: readonly string[] = [...new Set(lookAlikePairs.flat())];
