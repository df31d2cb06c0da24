/**
 * How English makes nouns and adjectives of verbs and of one another, by what two stems have behind the letters they
 * share: `plac|e` and `plac|ement`, `submi|t` and `submi|ssion`. The number is that of the shared letters that are
 * needed: short ones are shared by chance (`state` and `station`). Who does it (`player`) is none of them: what people
 * play is not how many they are.
 */
const rules: readonly (readonly [left: string, right: RegExp, lettersMin: number])[] = [
  ["", /^(?:ements?|ments?)$/, 4],
  ["", /^(?:ations?|itions?|tions?|ions?)$/, 5],
  ["", /^(?:als?|ity|ances?|anc|ences?|enc|ures?|ur|ages?|ag|ship|ness)$/, 4],
  ["", /^(?:y|t)$/, 6],
  ["", /^cation$/, 5],
  ["er", /^ration$/, 5],
  ["t", /^ssion$/, 4],
  ["b", /^ption$/, 6],
  ["sh", /^cation$/, 5],
  ["d", /^sion$/, 5],
  ["y", /^(?:ication|ianc|ial)$/, 4],
  ["i", /^(?:ication|ianc|ial)$/, 4],
];

/** Stems that look alike and mean different things. */
const apart = new Set([
  "depart department",
  "stat statement",
  "person personal",
  "port portal",
  "sign signal",
  "form formal",
  "mater material",
  "apart apartment",
]);

const sharedLetters = (left: string, right: string): number => {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length++;
  return length;
};

/** Whether two stems are of one word, the one derived from the other: `place` and `placement`. */
export const isDerived = (one: string, other: string): boolean => {
  const [left, right] = one.length <= other.length ? [one, other] : [other, one];
  if (left === right || apart.has(`${left} ${right}`)) return false;
  const shared = sharedLetters(left, right);
  return rules.some(
    ([ending, derived, lettersMin]) =>
      shared >= lettersMin && left.slice(shared) === ending && derived.test(right.slice(shared)),
  );
};

/** The one of these stems that a stem is derived from or leads to; undefined where several are, or none. */
export const derivedAmong = (stem: string, stems: Iterable<string>): string | undefined => {
  const found = new Set<string>();
  for (const each of stems) if (isDerived(stem, each)) found.add(each);
  const [first, ...others] = found;
  return others.length === 0 ? first : undefined;
};
