const words: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  "an integer": "a whole number",
};

/**
 * What a schema expected, as a sentence for the person who wrote the input: `number | undefined`
 * becomes "must be a number", `"a" | "b"` becomes `must be "a" or "b"`. That a field may be left
 * out is no news to somebody who did not leave it out.
 */
export const expectationInWords = (message: string): string => {
  const expected = /^Expected (.*)$/s.exec(message)?.[1];
  if (expected === undefined) return message;
  const options = expected
    .split(" | ")
    .filter((option) => option !== "undefined")
    .map((option) => words[option] ?? option);
  const last = options.pop() ?? "as described";
  return options.length === 0 ? `must be ${last}` : `must be ${options.join(", ")} or ${last}`;
};
