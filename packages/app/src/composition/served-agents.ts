import { kindOfAgent, languageModelKinds } from "@embedded-analytics/adapters-ai";
import { withdrawnKind, type Ports } from "@embedded-analytics/domain";
import { builtinKinds } from "./builtin-kinds.js";
import { chatUrlOf } from "./chat-url.js";

/** An agent as it is stored, and where it is asked. */
export interface ServedAgent {
  readonly accountName: string;
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Whether this build has agents of that kind. */
  readonly isKnown: boolean;
  readonly chatUrl: string;
}

/** Where the agents of a service are asked. */
export interface ChatPlace {
  readonly publicUrl: string;
  readonly cloudRegion: string;
}

/** The agents of an account, the way the store has them; undefined for an account that is not there. */
export const servedAgentsOf = async (
  accounts: Ports["accounts"],
  accountName: string,
  { publicUrl, cloudRegion }: ChatPlace,
): Promise<readonly ServedAgent[] | undefined> => {
  const kinds = new Set([...builtinKinds.keys(), ...languageModelKinds().keys()]);
  const state = await accounts.load(accountName, []);
  return state?.agents.map(({ id, name, config }) => {
    const kind = kindOfAgent(config);
    const chatUrl = chatUrlOf(publicUrl, cloudRegion, accountName, id);
    return { accountName, id, name, kind, isKnown: kinds.has(kind), chatUrl };
  });
};

/** An agent with its Chat API URL, as a person reads it (D1). */
export const describeAgent = ({ accountName, id, name, chatUrl }: ServedAgent): string =>
  `Chat API of agent ${id} (${name}) of account ${accountName}: ${chatUrl}`;

/** Why an agent will not be of use (C5); undefined where it will. */
export const agentProblem = ({ accountName, id, name, kind, isKnown }: ServedAgent) => {
  if (isKnown) return undefined;
  const why =
    kind === withdrawnKind
      ? "asks a language model whose provider is not declared any more"
      : `is of the kind ${kind}, which this version does not have`;
  return `Agent ${id} (${name}) of account ${accountName} ${why}: it answers nothing but that.`;
};
