import { resolve } from "node:path";
import type { AppliedAccount, Environment } from "@embedded-analytics/domain";
import {
  accountNamesOf,
  applyDeclarationFile,
  checkModels,
  type Configuration,
  describeApplied,
  diffDeclarationFile,
  type Output,
  publicUrlOf,
  type ServedAgent,
  warnOfModelsElsewhere,
} from "@embedded-analytics/app/program";
import { exitCodes } from "../verbs/exit-codes.js";
import type { ApplyArguments, DiffArguments, ProvisionArguments } from "../verbs/provision-verb.js";
import { agentJson } from "../commands/agent-json.js";
import { agreedRemovals } from "./agreed-removals.js";
import { describeDifference } from "./describe-difference.js";
import { formatAgents } from "../commands/format-agents.js";
import { exportDeclaration } from "./export-declaration-command.js";
import { withRuntime, type CommandRuntime } from "../commands/with-runtime.js";
import { writeJson } from "../commands/write-json.js";

/** `provision apply`, `provision diff` or `provision export`; answers the exit code. */
export const provisionCommand = (
  asked: ProvisionArguments,
  configuration: Configuration,
  environment: Environment,
  output: Output,
): Promise<number> => {
  const command = `provision ${asked.kind}`;
  if (asked.kind === "export") return exportDeclaration(asked, command, configuration, output);
  const declarationFile = resolve(asked.file);
  return withRuntime({ configuration, command, declarationFile }, (runtime) =>
    asked.kind === "apply"
      ? apply(asked, { runtime, declarationFile, configuration, environment, output })
      : diff(asked, { runtime, declarationFile, configuration, environment, output }),
  );
};

interface Context {
  readonly runtime: CommandRuntime;
  readonly declarationFile: string;
  readonly configuration: Configuration;
  readonly environment: Environment;
  readonly output: Output;
}

/**
 * Makes accounts as declared, beside a running service or without one, shows where their agents are asked
 * (D1), and what is wrong with the models that they name; with mistakes in one the exit code is 1.
 */
const apply = async (
  { isJson, prune, isAgreed }: ApplyArguments,
  { runtime, declarationFile, configuration, environment, output }: Context,
): Promise<number> => {
  const { analytics, agentsOf, cacheDirectory } = runtime;
  const options = { isAgreed, isJson, environment, output };
  const agreed = prune ? await agreedRemovals(analytics, declarationFile, options) : [];
  if (agreed === undefined) return exitCodes.usage;
  const accounts: AppliedAccount[] = [];
  const onApplied = (applied: AppliedAccount): void => {
    accounts.push(applied);
    if (!isJson) output.say(describeApplied(applied));
  };
  try {
    await applyDeclarationFile(analytics, declarationFile, environment, onApplied, agreed);
  } catch (cause) {
    // Keys that were made for earlier accounts are shown only now.
    if (isJson && accounts.length > 0) writeJson(output, { accounts, agents: [] });
    throw cause;
  }
  const agents: ServedAgent[] = [];
  for (const name of await accountNamesOf(declarationFile)) {
    agents.push(...((await agentsOf(name, publicUrlOf(configuration))) ?? []));
  }
  if (isJson) writeJson(output, { accounts, agents: agents.map(agentJson) });
  else formatAgents(agents, output);
  await warnOfModelsElsewhere(declarationFile, configuration, output);
  const isGood = await checkModels(declarationFile, cacheDirectory, output);
  return isGood ? exitCodes.done : exitCodes.failed;
};

/** Shows what applying would do (J2), and writes nothing; the exit code is 3 where it would do something. */
const diff = async (
  { isJson, prune }: DiffArguments,
  { runtime, declarationFile, environment, output }: Context,
): Promise<number> => {
  const { analytics } = runtime;
  const accounts = await diffDeclarationFile(analytics, declarationFile, environment, { prune });
  if (isJson) writeJson(output, { accounts });
  else output.say(describeDifference(accounts));
  const isSame = accounts.every(({ outcome }) => outcome === "unchanged");
  return isSame ? exitCodes.done : exitCodes.found;
};
