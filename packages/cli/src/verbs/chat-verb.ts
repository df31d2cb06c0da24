import { InvalidArgumentError, type Command } from "commander";
import type { ChatArguments, UserAttribute } from "../terminal/chat-arguments.js";
import { collected, httpAddress } from "./option-values.js";
import { verb } from "./verb.js";

interface Options {
  readonly url?: string;
  readonly key?: string;
  readonly user?: string;
  readonly attribute?: readonly UserAttribute[];
  readonly group?: readonly string[];
  readonly chatId?: string;
  readonly message?: string;
  readonly json?: true;
  readonly color: boolean;
}

/** `chat`. */
export const chatVerb = (run: (asked: ChatArguments) => void): Command =>
  verb("chat", {
    description: "Talk to an agent in the terminal",
    examples: [
      "chat",
      'chat --message "Revenue by city"',
      "chat --url https://analytics.example/api/v1/public/acme/agents/1/chat/stream-chat-state --user jane --attribute city=Berlin",
    ],
  })
    .option(
      "--url <url>",
      "the Chat API URL of an agent; without it the demo of this machine's service",
      httpAddress,
    )
    .option("--key <key>", "an API key or embed token (or EMBEDDED_ANALYTICS_API_KEY)")
    .option("--user <id>", "the externalId of the user who asks")
    .option(
      "--attribute <name=value>",
      "a user attribute, also several; the value may be JSON",
      attributes,
    )
    .option("--group <name>", "a group of the user, also several", collected)
    .option("--chat-id <id>", "go on with that thread")
    .option("--message <text>", "ask one question and end", question)
    .option("--json", "write the lines as they come")
    .option("--no-color", "no colours")
    .action((options: Options) => {
      run({
        url: options.url,
        key: options.key,
        user: options.user,
        attributes: options.attribute ?? [],
        groups: options.group ?? [],
        chatId: options.chatId,
        message: options.message,
        isColoured: options.color,
        isJson: options.json ?? false,
      });
    });

const question = (text: string): string => {
  if (text.trim() === "") throw new InvalidArgumentError("It must be a question.");
  return text;
};

/** Numbers, truth values and lists are written as in JSON; all else is a text. */
const attributes = (text: string, before: readonly UserAttribute[] = []): UserAttribute[] => {
  const [, name, value = ""] = /^([^=]+)=([^]*)$/.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError("It must be of the form name=value.");
  return [...before, { name, value: attributeValue(value) }];
};

const attributeValue = (value: string): unknown => {
  const isJson = /^(-?\d+(\.\d+)?|true|false|\[[^]*\]|"[^]*")$/.test(value);
  try {
    return isJson ? (JSON.parse(value) as unknown) : value;
  } catch {
    return value;
  }
};
