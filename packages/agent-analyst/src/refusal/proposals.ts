/**
 * What an answer proposes: the items of the last list in it that stands right behind a question. The page offers the same
 * ones to be clicked (`proposals.ts` of its chat), and a reader names them by their place.
 */
export const proposalsIn = (content: string): readonly string[] => {
  const lines = content.split("\n");
  const asked = lines.findLastIndex(
    (line, at) => /\?\s*$/.test(line) && (lines[at + 1] ?? "").startsWith("- "),
  );
  if (asked < 0) return [];
  const behind = lines.slice(asked + 1);
  const end = behind.findIndex((line) => !line.startsWith("- "));
  return behind.slice(0, end < 0 ? behind.length : end).map((line) => line.slice(2).trim());
};

/** A question and what is proposed, as Markdown; the empty line keeps what follows out of the last item. */
export const proposing = (question: string, proposals: readonly string[]): readonly string[] =>
  proposals.length === 0 ? [] : [question, ...proposals.map((each) => `- ${each}`), ""];
