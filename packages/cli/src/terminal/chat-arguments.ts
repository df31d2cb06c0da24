import { parseArgs } from "node:util";

/** What a person asked the terminal client for. */
export interface ChatArguments {
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly user: string | undefined;
  readonly attributes: readonly UserAttribute[];
  readonly groups: readonly string[];
  readonly chatId: string | undefined;
  /** One question; undefined for a conversation. */
  readonly message: string | undefined;
  readonly isColoured: boolean;
  /** The lines as they come. */
  readonly isJson: boolean;
}

/** An attribute of the user for row-level security. */
export interface UserAttribute {
  readonly name: string;
  readonly value: unknown;
}

/** How to call it. */
export const chatUsage = `Usage: npm run chat -- [options]
  --url URL               the Chat API URL of an agent; without it the demo of this machine's service
  --key KEY               an API key or embed token (or EMBEDDED_ANALYTICS_API_KEY)
  --user ID               the externalId of the user who asks
  --attribute NAME=VALUE  a user attribute, also several; VALUE may be JSON
  --group NAME            a group of the user, also several
  --chat-id ID            go on with that thread
  --message "…"           ask one question and leave
  --json                  write the lines as they come
  --no-color              no colours
`;

/** Reads the arguments after `chat`, or tells in a sentence what is wrong with them. */
export const chatArguments = (
  args: readonly string[],
): ChatArguments | { readonly problem: string } => {
  const parsed = parse(args);
  if (typeof parsed === "string") return { problem: parsed };
  const attributes = parsed.attribute?.map(attributeOf) ?? [];
  const odd = attributes.findIndex((attribute) => attribute === undefined);
  if (odd >= 0) return { problem: `--attribute needs the form name=value.` };
  const { url } = parsed;
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    return { problem: "--url needs an address that begins with http:// or https://." };
  }
  if (parsed.message?.trim() === "") return { problem: "--message needs a question." };
  return {
    url,
    key: parsed.key,
    user: parsed.user,
    attributes: attributes.filter((attribute) => attribute !== undefined),
    groups: parsed.group ?? [],
    chatId: parsed["chat-id"],
    message: parsed.message,
    isColoured: !(parsed["no-color"] ?? false),
    isJson: parsed.json ?? false,
  };
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: "string" },
        key: { type: "string" },
        user: { type: "string" },
        attribute: { type: "string", multiple: true },
        group: { type: "string", multiple: true },
        "chat-id": { type: "string" },
        message: { type: "string" },
        json: { type: "boolean" },
        "no-color": { type: "boolean" },
      },
    }).values;
  } catch (cause) {
    // The first sentence names the option; what follows is advice for other programs.
    return `${(cause as Error).message.split(/\.\s|\n/)[0]?.replace(/\.$/, "") ?? ""}.`;
  }
};

/** Numbers, truth values and lists are written as in JSON; all else is a text. */
const attributeOf = (text: string): UserAttribute | undefined => {
  const [, name, value = ""] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const isJson = /^(-?\d+(\.\d+)?|true|false|\[[^]*\]|"[^]*")$/.test(value);
  try {
    return { name, value: isJson ? (JSON.parse(value) as unknown) : value };
  } catch {
    return { name, value };
  }
};
