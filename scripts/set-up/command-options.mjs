import { parseArgs } from "node:util";

/**
 * The options and words of a command of this repository, as `parseArgs` of Node reads them. Where an option is
 * unknown or lacks its value, it says so with the usage on standard error, and ends the process with 2.
 */
export const commandOptions = (usage, config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence is about what was written; what follows explains Node.
    endWithUsage(usage, `${error.message.split(". ")[0]}.`);
  }
};

/** Writes these sentences and the usage to standard error, and ends the process with 2. */
export const endWithUsage = (usage, ...sentences) => {
  for (const sentence of sentences) console.error(sentence);
  console.error(`Usage: npm run ${usage}`);
  process.exit(2);
};
