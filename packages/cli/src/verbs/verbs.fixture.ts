import { readCommandLine, type Asked } from "./command-line.js";

/** What arguments ask for, or the exit code, and what was said about them. */
export const read = (
  ...args: readonly string[]
): { readonly asked: Asked["asked"] | number; readonly said: string; readonly error: string } => {
  let said = "";
  let error = "";
  const answer = readCommandLine(args, {
    say: (text) => (said += text),
    printError: (text) => (error += text),
  });
  return { asked: typeof answer === "number" ? answer : answer.asked, said, error };
};
