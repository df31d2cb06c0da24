import type { ServerResponse } from "node:http";
import { QueryStopped } from "@embedded-analytics/domain";
import { beginLines, endLines, writeLine, type LineOptions } from "./lines-response.js";

/**
 * Writes values as lines of JSON, one whole line a write, no faster than the reader takes them. A
 * reader who has gone ends the loop, and with it whatever makes the lines. After the first line a
 * failure is one line `{error}`, and nothing follows it (E7, T18).
 */
export const sendLines = async (
  response: ServerResponse,
  lines: AsyncIterable<object>,
  { requestId, stallSeconds, onDefect }: LineOptions,
): Promise<void> => {
  const write = (line: object): Promise<void> | undefined =>
    writeLine(response, `${JSON.stringify(line)}\n`, stallSeconds);
  beginLines(response, requestId);
  try {
    for await (const line of lines) {
      await write(line);
      if (response.destroyed) return;
    }
  } catch (error) {
    if (response.destroyed) return;
    if (!(error instanceof QueryStopped)) onDefect(error);
    await write({ error: sentenceOf(error) });
  }
  await endLines(response, stallSeconds);
};

const sentenceOf = (error: unknown): string =>
  error instanceof QueryStopped ? error.sentence : "Something went wrong on our side.";
