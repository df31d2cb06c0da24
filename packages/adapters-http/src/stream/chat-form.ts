import { ndjson } from "./lines-response.js";

/** How the lines of a chat go over the wire; what they say is the same in every form. */
export interface ChatForm {
  readonly contentType: string;
  /** A line, which ends with its newline, as it is written. */
  readonly framed: (line: string) => string;
  /** What says, in a silence, that the connection lives. */
  readonly beat: string;
}

const asItIs = (line: string): string => line;

const lines: ChatForm = { contentType: ndjson, framed: asItIs, beat: "\n" };

const json: ChatForm = { ...lines, contentType: "application/json; charset=utf-8" };

/** Some proxies hold back everything but this until it is complete (G7). */
const events: ChatForm = {
  contentType: "text/event-stream; charset=utf-8",
  framed: (line) => {
    const { sort } = JSON.parse(line) as { readonly sort?: number };
    return `${sort === undefined ? "" : `id: ${sort}\n`}data: ${line}\n`;
  },
  beat: ":\n\n",
};

/**
 * The form that an `Accept` asks for, by its weights: events where they stand first or beside nothing that
 * lines are; JSON by name only to those who take nothing else; lines to everybody else (G7; wire format, 2).
 */
export const chatFormFor = (accept = ""): ChatForm => {
  const types = accept
    .split(",")
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ type }) => type);
  const isEvents = (type: string): boolean => type === "text/event-stream";
  const takesLines = types.some((type) => /^(application\/.*|\*\/\*|)$/.test(type));
  const [first = ""] = types;
  if (isEvents(first) || (types.some(isEvents) && !takesLines)) return events;
  return types.length > 0 && types.every((type) => type === "application/json") ? json : lines;
};

/** One entry with its weight: 1 where none is given, or none that is a number from 0 to 1. */
const weighed = (entry: string): { readonly type: string; readonly weight: number } => {
  const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const weights = parameters.flatMap(
    (parameter) => /^q=([01](?:\.\d*)?)$/.exec(parameter)?.[1] ?? [],
  );
  return { type, weight: Math.min(Number(weights[0] ?? 1), 1) };
};
