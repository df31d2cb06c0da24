/** What one of each unit is in the base of its family: gram, metre, second; money has no fixed rates. */
const families: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: { mg: 0.001, g: 1, gram: 1, kg: 1000, kilo: 1000, kilogram: 1000, t: 1e6, ton: 1e6, tonne: 1e6, lb: 453.592_37 }, // prettier-ignore
  length: { mm: 0.001, cm: 0.01, m: 1, metre: 1, meter: 1, km: 1000, kilometre: 1000, kilometer: 1000, mile: 1609.344 }, // prettier-ignore
  time: { second: 1, sec: 1, s: 1, minute: 60, min: 60, hour: 3600, hr: 3600, h: 3600, day: 86_400, week: 604_800 }, // prettier-ignore
  volume: { ml: 0.001, cl: 0.01, l: 1, litre: 1, liter: 1, hl: 100, hectolitre: 100, hectoliter: 100, m3: 1000 }, // prettier-ignore
  energy: { wh: 1, kwh: 1000, mwh: 1e6, gwh: 1e9 },
  data: { byte: 1, kb: 1000, kilobyte: 1000, mb: 1e6, megabyte: 1e6, gb: 1e9, gigabyte: 1e9, tb: 1e12, terabyte: 1e12 }, // prettier-ignore
  area: { m2: 1, sqm: 1, ha: 10_000, hectare: 10_000 },
  euro: { eur: 1, euro: 1, "€": 1 },
  dollar: { usd: 1, dollar: 1, $: 1, us$: 1 },
  pound: { gbp: 1, pound: 1, "£": 1 },
  franc: { chf: 1, franc: 1 },
  ...Object.fromEntries(
    "aud cad nzd sgd hkd sek nok dkk pln czk huf jpy inr zar".split(" ").map((code) => [code, { [code]: 1 }]), // prettier-ignore
  ),
};

/** Currencies that those who have them call dollars. */
const dollars = /^(aud|cad|nzd|sgd|hkd)$/;

interface Unit {
  readonly family: string;
  readonly size: number;
}

const unitNamed = (word: string): Unit | undefined => {
  const small = word.toLowerCase().trim();
  for (const form of [small, small.replace(/s$/, "")])
    for (const [family, sizes] of Object.entries(families)) {
      const size = Object.hasOwn(sizes, form) ? sizes[form] : undefined;
      if (size !== undefined) return { family, size };
    }
  return undefined;
};

/** Whether a word is a unit of time that has one length: months and years have none. */
export const isUnitOfTime = (word: string): boolean => unitNamed(word)?.family === "time";

/** Whether a word is a unit that things are measured in, and no name of what is counted. */
export const isMeasuredUnit = (word: string): boolean => unitNamed(word) !== undefined;

/** Whether a word is one of these units, or leads to one of them: `gb` where figures are in `MB`; lengths of time apart. */
export const isUnitAmong = (word: string, units: ReadonlySet<string>): boolean =>
  !isUnitOfTime(word) &&
  (units.has(word) ||
    (isMeasuredUnit(word) && [...units].some((unit) => converted(1, word, unit) !== undefined)));

/** Whether a word is a currency, however it is written. */
export const isCurrency = (word: string): boolean =>
  /^(euro|dollar|pound|franc|[a-z]{3})$/.test(unitNamed(word)?.family ?? "");

/**
 * A number of one unit in another: `2` of `hours` is 120 of `minutes`. Undefined where nothing leads from one to
 * the other, as from dollars to euros.
 */
export const converted = (number: number, from: string, to: string): number | undefined => {
  if (from.toLowerCase() === to.toLowerCase()) return number;
  const [left, right] = [unitNamed(from), unitNamed(to)];
  // `over 500 dollars` of what is in Australian ones.
  if (/^(dollars?|\$)$/i.test(from.trim()) && dollars.test(right?.family ?? "")) return number;
  return left !== undefined && left.family === right?.family
    ? Number(((number * left.size) / right.size).toPrecision(12))
    : undefined;
};

/** Whether a word is a unit of what there is of things, such as `km`, and none of time or money. */
export const isUnitOfThings = (word: string): boolean =>
  isMeasuredUnit(word) && !isUnitOfTime(word) && !isCurrency(word);
