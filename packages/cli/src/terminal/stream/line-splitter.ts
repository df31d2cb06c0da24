/** Puts lines together again from the chunks that a network makes of them. */
export interface LineSplitter {
  /** The lines that this chunk completes, without their newlines; empty ones are left out. */
  push(chunk: Uint8Array): readonly string[];
}

/** Longer than any line that a turn may write (D13); a stream without newlines fills no memory. */
const lineBytesMax = 16 * 1_048_576;

/** Carries over what a chunk leaves unfinished, also half a letter. Throws when a line has no end. */
export const lineSplitter = (): LineSplitter => {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let restLength = 0;
  return {
    push: (chunk) => {
      const text = decoder.decode(chunk, { stream: true });
      const pieces = text.split("\n");
      const last = pieces.pop() ?? "";
      const lines = pieces.map((piece, at) => (at === 0 ? rest.join("") + piece : piece));
      if (lines.length > 0) [rest, restLength] = [[], 0];
      rest.push(last);
      restLength += last.length;
      if (restLength > lineBytesMax) throw new Error("The service sends a line without an end.");
      return lines.map((line) => line.replace(/\r$/, "")).filter((line) => line !== "");
    },
  };
};
