import { createInterface } from "node:readline";

/** A person who asks, or a file of questions. */
export interface Prompt {
  /** The next question; undefined when the person leaves or the file ends. */
  next(): Promise<string | undefined>;
  /** Calls back at each Ctrl-C until what it returns is called; Ctrl-D counts as two of them. */
  listen(onInterrupt: () => void): () => void;
}

const ctrlC = "\u0003";
const ctrlD = "\u0004";
const historyMax = 200;

/** The prompt of a terminal, with the line editing and the history that people know. */
export const terminalPrompt = (
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  sign: string,
): Prompt => {
  let history: string[] = [];
  const pasted: string[] = [];
  return {
    next: () =>
      new Promise((resolve) => {
        const early = pasted.shift();
        if (early !== undefined) {
          output.write(`${sign}${early}\n`);
          resolve(early);
          return;
        }
        // One for each question: between them the keys belong to `listen`, and are not echoed.
        const lines = createInterface({
          input,
          output,
          prompt: sign,
          history,
          historySize: historyMax,
          removeHistoryDuplicates: true,
        });
        const read: string[] = [];
        lines.on("history", (kept) => (history = kept));
        lines.on("line", (line) => {
          read.push(line);
          // A paste brings several lines at once.
          setImmediate(() => {
            lines.close();
          });
        });
        lines.on("SIGINT", () => {
          if (lines.line === "") {
            lines.close();
            return;
          }
          lines.write(null, { ctrl: true, name: "e" });
          lines.write(null, { ctrl: true, name: "u" });
        });
        lines.on("SIGTSTP", () => undefined);
        lines.once("close", () => {
          const [first, ...more] = read;
          pasted.push(...more);
          if (first === undefined) output.write("\n");
          resolve(first);
        });
        lines.prompt();
      }),
    listen: (onInterrupt) => {
      const onKeys = (keys: Buffer): void => {
        const text = keys.toString();
        if (text.includes(ctrlC) || text.includes(ctrlD)) onInterrupt();
        if (text.includes(ctrlD)) onInterrupt();
      };
      input.setRawMode(true);
      input.on("data", onKeys);
      input.resume();
      const stop = onSignal(onInterrupt);
      return () => {
        stop();
        input.off("data", onKeys);
        input.setRawMode(false);
        input.pause();
      };
    },
  };
};

/** Questions from a file or another program, one a line. */
export const pipedPrompt = (input: NodeJS.ReadableStream): Prompt => {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  return {
    next: async () => {
      const read = (await lines.next()) as IteratorResult<string, undefined>;
      return read.value;
    },
    listen: onSignal,
  };
};

/** A single question that is known already. */
export const singleQuestion = (question: string): Prompt => {
  const questions = [question];
  return { next: async () => questions.shift(), listen: onSignal };
};

const onSignal = (onInterrupt: () => void): (() => void) => {
  process.on("SIGINT", onInterrupt);
  return () => process.off("SIGINT", onInterrupt);
};
