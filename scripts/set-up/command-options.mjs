import { parseArgs } from "node:util";

/**
 * The options and words of a command of this repository, as `parseArgs` of Node reads them. An option that
 * there is none of, or that lacks its value, is said beside the usage, and the process ends with 2.
 */
export const askedOptions = (usage, config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence is about what was written; what follows explains Node.
    endWithUsage(usage, `${error.message.split(". ")[0]}.`);
  }
};

/** Says what was meant, and ends the process with 2. */
export const endWithUsage = (usage, ...sentences) => {
  for (const sentence of sentences) console.error(sentence);
  console.error(`Usage: npm run ${usage}`);
  process.exit(2);
};
