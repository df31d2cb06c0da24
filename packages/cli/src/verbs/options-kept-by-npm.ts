import type { Command } from "commander";
import type { Environment } from "@embedded-analytics/domain";

/**
 * What is wrong where npm has kept options for itself: in `npm run provision apply FILE --dry-run` it reads
 * everything that begins with `--` as settings of its own, which reach the command as variables only. The
 * command would then do what it was asked not to do, so it has to refuse. Undefined where nothing is lost.
 */
export const optionsKeptByNpm = (
  program: Command,
  args: readonly string[],
  environment: Environment,
): string | undefined => {
  const script = environment["npm_lifecycle_event"];
  if (script === undefined) return undefined;
  const kept = [...optionsOf(program, args)].filter(
    (option) => isSetByNpm(option, environment) && !args.includes(option),
  );
  if (kept.length === 0) return undefined;
  const [are, they] = kept.length === 1 ? ["was", "it"] : ["were", "they"];
  return (
    `error: ${kept.join(", ")} ${are} read by npm, and ${they} did not get here. Write -- before the ` +
    `arguments: npm run ${script} -- …\n`
  );
};

/** Options of the verb that the arguments name, as they are typed, such as `--dry-run`. */
const optionsOf = (program: Command, args: readonly string[]): readonly string[] => {
  let command = program;
  for (const arg of args) {
    const next = command.commands.find((one) => one.name() === arg);
    if (next === undefined) break;
    command = next;
  }
  return command.options.flatMap(({ long }) => long ?? []);
};

/**
 * Settings of npm itself that people keep in an .npmrc, so that they say nothing about this call. Without
 * them a command asks more, or writes for people; it does nothing that it would not have done.
 */
const npmsOwn: ReadonlySet<string> = new Set(["--yes", "--json", "--all", "--no-color"]);

const isSetByNpm = (option: string, environment: Environment): boolean => {
  const value = environment[`npm_config_${option.slice(2).replaceAll("-", "_")}`];
  return !npmsOwn.has(option) && value !== undefined && value !== "";
};
