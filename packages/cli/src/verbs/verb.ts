import { Command } from "commander";

/** What the help of a verb says, examples first. */
export interface VerbHelp {
  /** One sentence without a full stop. */
  readonly description: string;
  /** What can be typed as it stands, after the program's name. */
  readonly examples: readonly string[];
}

/** As the program is called where npm has installed it; in the tree it is `npm run cli --`. */
export const programName = "embedded-analytics";

/** A verb of the command line. Its help begins with examples, since they are what most people look for. */
export const verb = (name: string, { description, examples }: VerbHelp): Command =>
  new Command(name)
    .description(description)
    .addHelpText(
      "before",
      ["Examples:", ...examples.map((example) => `  ${programName} ${example}`), ""].join("\n"),
    );

/** A verb that stands for several others and does nothing alone. */
export const verbGroup = (
  name: string,
  description: string,
  verbs: readonly Command[],
): Command => {
  const group = new Command(name).description(description);
  for (const one of verbs) group.addCommand(one);
  return group;
};
