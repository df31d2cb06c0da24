import { InvalidArgumentError, Option, type Command } from "commander";
import type { AdminRequest } from "../../administration/admin-request.js";
import { collected, deploymentId } from "../option-values.js";
import { verb } from "../verb.js";
import { deletionVerb } from "./deletion.js";
import { listVerb } from "./lists.js";
import { sending, withSendingOptions, type SendingOptions } from "./sending.js";

/** `agents list`, `create`, `update` and `delete`, over HTTP (J1). */
export const agentsVerbs = (run: (asked: AdminRequest) => void): readonly Command[] => [
  listVerb(
    {
      group: "agents",
      description: "List the account's agents over HTTP, by their ids",
      path: "agents",
      columns: ["id", "name", "deploymentId", "kind", "provider", "model"],
    },
    run,
  ),
  settingVerb(run, {
    name: "create",
    description: "Make an agent of the account over HTTP",
    examples: [
      "agents create 5 analyst",
      'agents create 5 writer --provider gateway --model some-model --instructions "Be brief."',
      "agents create 5 analyst --deployment 2 --dry-run",
    ],
  }),
  settingVerb(run, {
    name: "update",
    description: "Replace all settings of an agent over HTTP: what is left out has its default",
    examples: [
      "agents update 5 analyst --thinking off",
      "agents update 5 analyst --deployment 2 --tool svcMeta --tool svcSqlApi",
    ],
  }),
  deletionVerb(run, {
    group: "agents",
    description: "Delete an agent with which nobody has threads, over HTTP",
    argument: "<id>",
    about: "the id in the list of agents",
    what: "the agent",
    path: "agents",
    example: "5",
  }),
];

interface Options extends SendingOptions {
  readonly deployment?: number;
  readonly provider?: string;
  readonly model?: string;
  readonly instructions?: string;
  readonly thinking?: string;
  readonly tool?: readonly string[];
  readonly acceptClientChatIds?: true;
  readonly settings?: object;
}

interface SettingVerb {
  readonly name: "create" | "update";
  readonly description: string;
  readonly examples: readonly string[];
}

/** The service makes an agent by the same call that replaces one (J1). */
const settingVerb = (
  run: (asked: AdminRequest) => void,
  { name: word, description, examples }: SettingVerb,
): Command =>
  withSendingOptions(
    verb(word, { description, examples })
      .argument("<id>", "the agent's id, as addresses have it")
      .argument("<name>", "the agent's name, as people read it")
      .option("--deployment <id>", "whose data it answers about", deploymentId)
      .option("--provider <name>", "one of the account's providers of language models")
      .option("--model <name>", "one of the provider's models")
      .option("--instructions <text>", "what it is to know")
      .addOption(
        new Option("--thinking <who>", "who sees what it thinks").choices([
          "development",
          "always",
          "off",
        ]),
      )
      .option("--tool <name>", "a tool that it may use; may be given again", collected)
      .option("--accept-client-chat-ids", "let those who ask name new threads")
      .option("--settings <json>", 'further ones, such as {"contextTokens": 64000}', jsonObject),
  ).action((id: string, name: string, options: Options) => {
    const { deployment, provider, model, instructions, thinking, tool: tools } = options;
    const { acceptClientChatIds, settings } = options;
    const named = { deployment, provider, model, instructions, thinking, tools };
    const given = Object.entries({ ...named, acceptClientChatIds }).filter(
      ([, value]) => value !== undefined,
    );
    const body = { ...settings, id, name, ...Object.fromEntries(given) };
    const summary = `${word === "create" ? "make" : "replace the settings of"} the agent ${id}`;
    run(sending({ method: "POST", path: "agents", body, summary, isFinal: false }, options));
  });

const jsonObject = (text: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // It is said below what it must be.
  }
  throw new InvalidArgumentError(`It must be a JSON object such as {"contextTokens": 64000}.`);
};
