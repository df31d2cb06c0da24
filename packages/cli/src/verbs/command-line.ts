import { Command, CommanderError } from "commander";
import type { Environment } from "@embedded-analytics/domain";
import type { Output } from "@embedded-analytics/app/program";
import type { ChatArguments } from "../terminal/chat-arguments.js";
import type { AdminRequest } from "../administration/admin-request.js";
import { agentsVerb, type AgentsArguments } from "./agents-verb.js";
import { auditVerb, type VerifyArguments } from "./audit-verb.js";
import { chatVerb } from "./chat-verb.js";
import { dashboardsVerb, type DashboardsArguments } from "./dashboards-verb.js";
import { exitCodes } from "./exit-codes.js";
import { explainVerb, type ExplainArguments } from "./explain-verb.js";
import { accountVerbs } from "./administration/account-verbs.js";
import { definitionsVerbs } from "./administration/definitions-verbs.js";
import { keysVerb } from "./administration/keys-verb.js";
import { sessionsVerb } from "./administration/sessions-verb.js";
import { embedTenantsVerb, usersVerb } from "./administration/users-verb.js";
import { optionsKeptByNpm } from "./options-kept-by-npm.js";
import { provisionVerb, type ProvisionArguments } from "./provision-verb.js";
import { programName, verb } from "./verb.js";

/** What was asked for, with the arguments of that verb. */
export type Asked =
  | { readonly verb: "serve"; readonly asked: "serve" | "cluster" }
  | { readonly verb: "provision"; readonly asked: ProvisionArguments }
  | { readonly verb: "agents"; readonly asked: AgentsArguments }
  | { readonly verb: "dashboards"; readonly asked: DashboardsArguments }
  | { readonly verb: "explain"; readonly asked: ExplainArguments }
  | { readonly verb: "chat"; readonly asked: ChatArguments }
  | { readonly verb: "audit verify"; readonly asked: VerifyArguments }
  | { readonly verb: "administration"; readonly asked: AdminRequest };

/** All verbs, each of which gives what it was asked for to `run`. */
export const commandLine = (run: (asked: Asked) => void): Command => {
  const program = new Command(programName)
    .description("The service, and the commands beside it")
    .usage("[command]")
    // What stands behind a verb is that verb's: agents and agents list both have --json.
    .enablePositionalOptions()
    .addHelpText("before", firstExamples)
    .addHelpText("after", afterword);
  const verbs = [
    serveVerb("serve", "Serve; so does the program without a command", run),
    serveVerb("cluster", "Serve with three instances behind one address", run),
    provisionVerb((asked) => run({ verb: "provision", asked })),
    agentsVerb(
      (asked) => run({ verb: "agents", asked }),
      (asked) => run({ verb: "administration", asked }),
    ),
    dashboardsVerb((asked) => run({ verb: "dashboards", asked })),
    explainVerb((asked) => run({ verb: "explain", asked })),
    chatVerb((asked) => run({ verb: "chat", asked })),
    ...administrationVerbs(run),
  ];
  for (const one of verbs) program.addCommand(one);
  return program;
};

const administrationVerbs = (run: (asked: Asked) => void): readonly Command[] => {
  const administer = (asked: AdminRequest): void => run({ verb: "administration", asked });
  return [
    keysVerb(administer),
    usersVerb(administer),
    embedTenantsVerb(administer),
    ...definitionsVerbs(administer),
    ...accountVerbs(administer),
    sessionsVerb(administer),
    auditVerb(administer, (asked) => run({ verb: "audit verify", asked })),
  ];
};

/**
 * Reads arguments: what they ask for, or the exit code where they ask for help or are not understood, which
 * is said on `output`. Without arguments the program serves. The environment says what npm kept for itself.
 */
export const readCommandLine = (
  args: readonly string[],
  output: Output,
  environment: Environment = {},
): Asked | number => {
  let found: Asked | undefined;
  const program = commandLine((asked) => {
    found = asked;
  });
  ofOutput(program, output);
  const kept = optionsKeptByNpm(program, args, environment);
  if (kept !== undefined) {
    output.printError(kept);
    return exitCodes.usage;
  }
  try {
    program.parse(args.length === 0 ? ["serve"] : [...args], { from: "user" });
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause;
    return cause.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
  return found ?? exitCodes.usage;
};

/** Commander writes and ends the process itself unless each of its commands has another way. */
const ofOutput = (command: Command, output: Output): void => {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        output.say(text);
      },
      writeErr: (text) => {
        output.printError(text);
      },
      // Help is the same wherever it is written, so that a document can hold it.
      getOutHelpWidth: () => helpColumns,
      getErrHelpWidth: () => helpColumns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError("(--help shows examples and options)");
  for (const one of command.commands) ofOutput(one, output);
};

const helpColumns = 100;

const serveVerb = (
  name: "serve" | "cluster",
  description: string,
  run: (asked: Asked) => void,
): Command =>
  verb(name, { description, examples: [name] }).action(() => run({ verb: "serve", asked: name }));

const firstExamples = `Examples:
  ${programName} serve
  ${programName} provision diff accounts.yaml
  ${programName} provision apply accounts.yaml
  ${programName} agents --usage
  ${programName} chat --message "Revenue by city"
`;

const afterword = `
Configuration is by environment variables; docs/configuration.md lists them. What works over HTTP asks the
service of EMBEDDED_ANALYTICS_URL with the admin key of EMBEDDED_ANALYTICS_API_KEY.
docs/command-line.md has all commands and exit codes.`;
