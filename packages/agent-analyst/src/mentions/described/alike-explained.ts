import { stemOf } from "../../words/stem.js";

/** What a description explains a value with, by its stem. */
interface Explained {
  readonly key: string;
  readonly value: string;
}

/** Nouns and kinds that people say for one another; those of a row mean the same to a question. */
const rows: readonly (readonly string[])[] = [
  ["child", "kid", "youngster"],
  ["adult", "grown-up", "grownup"],
  ["man", "male"],
  ["woman", "female"],
  ["electric", "ev", "evs"],
  ["temporary", "temp"],
  ["permanent", "perm"],
  ["casual", "zero-hours"],
];

/** What is said of what waits for something, each by its stems: `on hold for parts`. */
const waiting = ["on hold for", "await", "wait for", "wait on", "pend"];
const ofWaiting = new RegExp(`^(?:${waiting.join("|")}) (.+)$`);

/** The other ways to say that something waits for the same: `waiting for parts` of `HLD on hold for parts`. */
const waitingFor = (key: string): readonly string[] => {
  const [, what] = ofWaiting.exec(key) ?? [];
  return what === undefined ? [] : waiting.map((how) => `${how} ${what}`);
};

/** `walk-ins` of `WLK walk-in`: a verb and its particle make a noun, whose plural stands at the particle. */
const ofParticle = (key: string): readonly string[] =>
  / (?:in|out|off|up|on)$/.test(key) ? [`${key}s`] : [];

/** Whether nothing else is explained with a stem. */
const isFree = (explained: readonly Explained[], key: string): boolean =>
  explained.every((each) => each.key !== key);

/** Stems by which somebody is called who is so: `freelancers` of `FRL freelance`, `contractors` of `CON contract`. */
const doersOf = ({ key }: Explained, description: string): readonly string[] => {
  const word = description
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .find((each) => stemOf(each) === key && !key.includes(" "));
  // Who is employed is no employer.
  return word === undefined || word.length < 6 || /(ed|ing|er|or|y|s)$/.test(word)
    ? []
    : [`${key}er`, `${key}or`];
};

/**
 * Explained values with the other words that people have for them: `kids` of `C child`, and, of a column of persons, those
 * whom a kind makes: `freelancers` of `FRL freelance`. A word that explains another value stays with that one.
 */
export const withAlike = (
  explained: readonly Explained[],
  description: string,
  isOfPersons: boolean,
): readonly Explained[] => [
  ...explained,
  ...explained.flatMap((each) => {
    const row = rows.find((words) => words.some((word) => stemOf(word) === each.key)) ?? [];
    const others = [
      ...row.map(stemOf),
      ...waitingFor(each.key),
      ...ofParticle(each.key),
      ...(isOfPersons ? doersOf(each, description) : []),
    ];
    return others
      .filter((key) => isFree(explained, key))
      .map((key) => ({ key, value: each.value }));
  }),
];
