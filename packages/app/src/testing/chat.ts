/** A line of a chat, as far as tests look at it (wire-format, 2). */
export interface ChatLine {
  readonly id?: string;
  readonly role?: string;
  readonly content?: string;
  readonly isDelta?: boolean;
  readonly graphPath?: readonly string[];
  readonly toolCall?: { readonly name: string; readonly result?: string };
  readonly state?: { readonly chatId: string; readonly isStreaming: boolean };
  readonly error?: string;
}

/** The lines of a whole response. */
export const chatLinesOf = (text: string): readonly ChatLine[] =>
  text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as ChatLine]));

/** A response while it is being read. */
export interface ChatReader {
  /** Reads on until such a line has come, and answers it; rejects when the response ends before. */
  until(isIt: (line: ChatLine) => boolean): Promise<ChatLine>;
  /** All lines, once the response has ended. */
  rest(): Promise<readonly ChatLine[]>;
}

/** Reads a response line by line; a line that spans two chunks is one. */
export const chatReader = (response: Response): ChatReader => {
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const lines: ChatLine[] = [];
  let looked = 0;
  let begun = "";
  const readMore = async (): Promise<boolean> => {
    const { done = true, value = "" } = (await chunks?.read()) ?? {};
    const whole = (begun + value).split("\n");
    begun = whole.pop() ?? "";
    lines.push(...chatLinesOf(whole.join("\n")));
    return !done;
  };
  return {
    until: async (isIt) => {
      for (;;) {
        while (looked < lines.length) {
          const line = lines[looked++];
          if (line !== undefined && isIt(line)) return line;
        }
        if (!(await readMore())) {
          // A refusal is no line: it is what was read last, together with its status.
          const end = lines.at(-1) ?? begun;
          throw new Error(`It ended (${response.status}): ${JSON.stringify(end)}`);
        }
      }
    },
    rest: async () => {
      while (await readMore());
      return lines;
    },
  };
};

/** The thread's id, by the cutoff. */
export const chatIdOf = (lines: readonly ChatLine[]): string =>
  lines.find(({ id }) => id === "__cutoff__")?.state?.chatId ?? "no cutoff";

/** What the lines of a finished answer hold, to be compared with what is to be expected. */
export const answerOf = (lines: readonly ChatLine[]) => {
  const result = lines
    .filter(({ toolCall }) => toolCall?.name === "svcSqlApi")
    .map(({ toolCall }) => toolCall?.result)
    .findLast((text) => text !== undefined);
  return {
    /** The deltas put together: all that some clients show. */
    said: lines
      .flatMap(({ isDelta, content = "" }) => (isDelta === true ? [content] : []))
      .join(""),
    /** The final answer. */
    final: lines.find(({ graphPath }) => graphPath?.[0] === "final")?.content,
    /** The result of the last statement. */
    result: (result === undefined ? {} : JSON.parse(result)) as {
      readonly data?: readonly (readonly unknown[])[];
      readonly vegaSpec?: string;
    },
  };
};
