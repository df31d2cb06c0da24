import type { Command } from "commander";
import { programName } from "./verb.js";

/**
 * All commands as a part of docs/command-line.md, made of what the help says, so that the document and the help
 * cannot differ: for each one its arguments and options, after its examples.
 */
export const commandReference = (program: Command): string =>
  leavesOf(program)
    .map((command) => section(command, helpOf(command)))
    .join("\n");

/** Commands that do something, each with those above it known: a group does where it takes arguments itself. */
const leavesOf = (command: Command): readonly Command[] => [
  ...(command.commands.length === 0 || command.registeredArguments.length > 0 ? [command] : []),
  ...command.commands.flatMap(leavesOf),
];

const pathOf = (command: Command): readonly string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];

const section = (command: Command, examples: readonly string[]): string => {
  const args = command.registeredArguments.map((argument) => {
    const shown = argument.variadic ? `${argument.name()}…` : argument.name();
    return [argument.required ? `\`<${shown}>\`` : `\`[${shown}]\``, argument.description];
  });
  const options = command.options.map(({ flags, description, mandatory, argChoices = [] }) => {
    const choices = argChoices.length === 0 ? "" : `: ${argChoices.join(", ")}`;
    return [`\`${flags}\``, `${description}${choices}${mandatory ? "; required" : ""}`];
  });
  const rows = [...args, ...options].map(([left, right]) => `| ${left ?? ""} | ${right ?? ""} |\n`);
  return [
    `### ${pathOf(command).join(" ")}\n\n`,
    `${command.description()}.\n\n`,
    "```text\n",
    ...examples.map((example) => `${example}\n`),
    "```\n",
    ...(rows.length === 0 ? [] : ["\n| | |\n|---|---|\n", ...rows]),
  ].join("");
};

/** The examples that the help begins with. */
const helpOf = (command: Command): readonly string[] => {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) });
  command.outputHelp();
  const [examples = ""] = help.split(/\n\nUsage: /);
  return examples.split("\n").flatMap((line) => {
    const text = line.trim();
    return text.startsWith(programName) ? [text] : [];
  });
};
