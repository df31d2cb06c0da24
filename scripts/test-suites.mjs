/**
 * Tests that `npm test` leaves to a command of their own, so that it stays short: each suite is a
 * list of folders and of the files in them that `npm test` runs all the same. `.ci/run` runs them all.
 */
export const suites = {
  pages: {
    folders: ["packages/app/src/pages", "packages/embed-ui/src"],
    // The path from the demo to the pixels of a chart.
    everywhere: ["demo-page.test.ts"],
  },
};

const escaped = (path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const patternOf = ({ folders, everywhere }) =>
  `/(?:${folders.map(escaped).join("|")})/(?!(?:.*/)?(?:${everywhere.map(escaped).join("|")})$)`;

/** Arguments of Jest for the words after `npm test`; `--suite NAME` picks one of the suites. */
export const jestArguments = (words) => {
  const [first, name, ...rest] = words;
  if (first === "--suite") {
    const suite = suites[name];
    if (suite === undefined) {
      throw new Error(`There is no suite ${name}, only: ${Object.keys(suites).join(", ")}.`);
    }
    return [...suite.folders, ...rest];
  }
  // A person who names files or options wants just these.
  if (words.length > 0) return words;
  return ["--testPathIgnorePatterns", "/node_modules/", ...Object.values(suites).map(patternOf)];
};
