/** Texts whose repetition has made some rule or parser take more than linear time, somewhere. */
export const hostileTexts: readonly (readonly [what: string, unit: string])[] = [
  ["letters", "a"],
  ["marks in the wrong order", "\u0301\u0316"],
  ["letters that compose", "e\u0301"],
  ["white space", " "],
  ["white space between letters", " a"],
  ["quotes", '"'],
  ["backslashes", "\\"],
  ["at signs", "a@"],
  ["slashes and tildes", "/~"],
  ["digits", "1"],
  ["hyphens", "a-"],
  ["dots", "a."],
  ["braces", "{["],
  ["NUL", "\u0000"],
  ["lone surrogates", "\ud800"],
  ["letters whose lower case is longer", "İ"],
];

/** About so many UTF-16 units of it. */
export const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length));

const small = 8192;
const factor = 16;

/** What is quicker than this is not measured, only passed. */
const msMin = 2;

/**
 * How many times longer work takes on a size of 131,072 than on one of 8,192, going by the quickest of
 * three. Linear work takes 16 times as long, quadratic 256; other programs on the machine make a
 * difference between these, so that `growthMax` lies in their middle.
 */
export const growthOf = (work: (size: number) => unknown): number => {
  const quickestMs = (size: number): number =>
    Math.min(...[1, 2, 3].map(() => elapsedMs(() => work(size))));
  return quickestMs(small * factor) / Math.max(quickestMs(small), msMin);
};

/** Above it work is not linear. */
export const growthMax = 4 * factor;

const elapsedMs = (work: () => unknown): number => {
  const startedMs = performance.now();
  work();
  return performance.now() - startedMs;
};
