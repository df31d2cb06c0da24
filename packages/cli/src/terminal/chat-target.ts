import type { Environment } from "@embedded-analytics/domain";
import {
  type Configuration,
  demoKeyPath,
  keptDemoKey,
  shownPath,
} from "@embedded-analytics/app/program";
import type { ChatArguments } from "./chat-arguments.js";
import type { ChatAddress } from "./stream/chat-service.js";

/** Where a conversation goes, or why it cannot begin. */
export type ChatTarget =
  | { readonly address: ChatAddress; readonly isDemo: boolean; readonly greeting: string }
  | { readonly problem: string };

/** An analyst of Berlin, as the service's greeting has her. */
const jane = { externalId: "jane", groups: ["analysts"], city: "Berlin" };

/**
 * Where the arguments lead: without `--url` to the demo of the service on this machine, with the key
 * that it keeps. That key is never sent to another address.
 */
export const chatTarget = async (
  asked: ChatArguments,
  configuration: Configuration,
  environment: Environment,
): Promise<ChatTarget> => {
  const isDemo = asked.url === undefined;
  const givenKey = asked.key ?? environment["EMBEDDED_ANALYTICS_API_KEY"]?.trim();
  const key = givenKey || (isDemo ? await keptDemoKey(configuration) : undefined);
  if (key === undefined) return { problem: isDemo ? noDemoKey(configuration) : noKey };
  const problem = keyProblem(key, asked);
  if (problem !== undefined) return { problem };
  const { settings, as } = userOf(asked);
  const url = asked.url ?? demoUrl(configuration, environment);
  return {
    address: { url, key, sessionSettings: settings },
    isDemo,
    greeting: `${isDemo ? "The demo" : url} answers ${as}. /help tells more.`,
  };
};

const keyProblem = (key: string, { url, user }: ChatArguments): string | undefined => {
  if (!/^[\u0021-\u007e]+$/.test(key)) return "The key has letters that no key has.";
  return url !== undefined && user === undefined && key.startsWith("sk-")
    ? "--url needs --user: who asks decides what is seen."
    : undefined;
};

/** Who asks, as `sessionSettings` and in words; what is left out of the demo's user is Jane's. */
const userOf = (asked: ChatArguments) => {
  const isDemo = asked.url === undefined;
  const attributes = asked.attributes.length > 0 || !isDemo ? asked.attributes : [berlin];
  const groups = asked.groups.length > 0 || !isDemo ? asked.groups : jane.groups;
  const externalId = asked.user ?? jane.externalId;
  const settings = {
    externalId,
    ...(groups.length > 0 && { groups }),
    ...(attributes.length > 0 && { userAttributes: attributes }),
  };
  const traits = [...groups, ...attributes.map(({ name, value }) => `${name}=${String(value)}`)];
  return {
    settings,
    as: traits.length === 0 ? externalId : `${externalId} (${traits.join(", ")})`,
  };
};

const berlin = { name: "city", value: jane.city };

/** D1; a service that listens everywhere listens here, too. */
const demoUrl = ({ host, port }: Configuration, environment: Environment): string => {
  const region = environment["CLOUD_REGION"]?.trim() || "local";
  const here = ["0.0.0.0", "::", "localhost"].includes(host) ? "127.0.0.1" : host;
  const name = here.includes(":") ? `[${here}]` : here;
  const at = `http://${name}:${port === 0 ? 4000 : port}/${encodeURIComponent(region)}`;
  return `${at}/api/v1/public/demo/agents/1/chat/stream-chat-state`;
};

const noKey = "--url needs a key: --key, or EMBEDDED_ANALYTICS_API_KEY.";

const noDemoKey = ({ dataDirectory }: Configuration): string =>
  `There is no demo key in ${shownPath(demoKeyPath(dataDirectory))} yet. Start the service in another terminal with
  npm start
or name another one with --url, --key and --user.`;
