const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

/** A text as HTML has it, between tags or in an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => entities[character] ?? "");
